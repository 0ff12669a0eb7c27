internal import BiorhythmCore
internal import BiorhythmLocalization

/// `--roster`: a line for every person of a file.
enum RosterEntry {
  static let entry = ReportEntry(
    kind: .roster, option: .report(.roster, .roster, label: "FILE", completion: .file),
    aboutValue: "The file `-` is standard input.",
    formats: [.text, .csv, .jsonl],
    options: ReportEntry.day + [.onlyCritical, .output, .columns, .find],
    examples: [
      "biorhythm --roster people.csv", "biorhythm --roster - --format csv --only-critical < people.csv",
      "biorhythm --roster contacts.vcf --find 'physical > 50'",
      "biorhythm --roster team.csv --columns name=Who,birthday=Born",
    ], notes: HeaderWords.lines
  ) { (resolver) throws(Failure) in
    .roster(
      RosterRequest(
        file: resolver.argument, selected: try resolver.days().selected, cycles: try resolver.cycles(),
        onlyCritical: resolver.onlyCritical, columns: try resolver.rosterColumns(),
        condition: try resolver.condition()))
  }
}

/// A file of people, and what is shown of them.
struct RosterRequest {
  /// The file; `-` is standard input.
  let file: String
  let selected: CivilDate
  let cycles: [Cycle]
  let onlyCritical: Bool
  /// The columns that were named.
  let columns: RosterColumns.Names
  /// What must hold on the day for a person to be shown.
  let condition: Condition?
}
