internal import BiorhythmCore
internal import BiorhythmLocalization

/// `--evidence`: whether records run with the curves.
enum EvidenceEntry {
  static let entry = ReportEntry(
    kind: .evidence,
    option: .report(.evidence, .evidence, optional: "FILE", completion: .file),
    aboutValue: "The file `-` is standard input.",
    formats: [.text, .json, .svg, .html],
    options: ReportEntry.who + [.cycles, .permutations, .seed, .output],
    examples: ["biorhythm --evidence", "biorhythm --evidence deaths.csv --format json"]
  ) { (resolver) throws(Failure) in
    let cycles = try resolver.cycles()
    // Told before a long file is read.
    if let composite = cycles.first(where: { $0.period == nil }) { throw .evidence(.composite(composite)) }
    return .evidence(
      EvidenceRequest(
        file: resolver.invocation.argument, person: try resolver.knownPerson(), today: resolver.today,
        cycles: cycles, permutations: resolver.invocation.permutations ?? 9_999,
        seed: UInt64(resolver.invocation.seed ?? 1)))
  }
}

/// Records, and how they are examined.
struct EvidenceRequest: Equatable {
  /// The file; nil is the diary, `-` standard input.
  let file: String?
  /// Whose records they are, where a birthday is known.
  let person: Person?
  let today: CivilDate
  let cycles: [Cycle]
  let permutations: Int
  let seed: UInt64
}
