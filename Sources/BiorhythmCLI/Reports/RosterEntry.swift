internal import BiorhythmCore
internal import BiorhythmLocalization

/// `--roster`: a line for every person of a file.
enum RosterEntry {
  static let entry = ReportEntry(
    kind: .roster, option: .report(.roster, .roster, label: "FILE", completion: .file),
    aboutValue: "The file `-` is standard input.",
    formats: [.text, .csv, .jsonl], options: ReportEntry.day + [.onlyCritical, .output],
    examples: [
      "biorhythm --roster people.csv", "biorhythm --roster - --format csv --only-critical < people.csv",
    ]
  ) { (resolver) throws(Failure) in
    .roster(
      RosterRequest(
        file: resolver.argument, selected: try resolver.days().selected, cycles: try resolver.cycles(),
        onlyCritical: resolver.onlyCritical))
  }
}

/// A file of people, and what is shown of them.
struct RosterRequest: Equatable {
  /// The file; `-` is standard input.
  let file: String
  let selected: CivilDate
  let cycles: [Cycle]
  let onlyCritical: Bool
}
