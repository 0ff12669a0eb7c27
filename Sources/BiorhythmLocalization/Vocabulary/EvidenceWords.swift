package import BiorhythmCore

/// The words of the evidence report and of the diary.
package struct EvidenceWords: Sendable {
  /// Heading of the report.
  package let title: @Sendable (Evidence.Kind) -> String
  /// What was read: rows, days with a record, days between without one; many people have none.
  package let read: @Sendable (_ rows: Int, _ days: Int, _ gaps: Int?) -> String
  /// How much values differ between the curve's top and its middle, also in standard deviations.
  package let slope: @Sendable (_ size: String, _ inSDs: String) -> String
  /// Events seen on critical days, and expected there by chance.
  package let counts: @Sendable (_ seen: Int, _ expected: String) -> String
  /// The smallest effect that this record would have shown with 80 % certainty.
  package let smallest: @Sendable (String) -> String
  /// The same for events: a count above the expected.
  package let smallestCount: @Sendable (String) -> String
  /// Label of the curve in the picture.
  package let curve: String
  /// Label of the record in the picture.
  package let record: @Sendable (Evidence.Kind) -> String
  /// How p-values were made.
  package let method: @Sendable (_ permutations: Int, _ seed: UInt64, _ cycles: Int) -> String
  /// The sentence where nothing was found.
  package let nothing: String
  /// The sentence where something was found, in these cycles.
  package let found: @Sendable (_ cycles: [String]) -> String
  /// Said of an examination that was ended early.
  package let endedEarly: @Sendable (_ done: Int, _ asked: Int) -> String
  /// How far a long examination has come.
  package let progress: @Sendable (_ done: String, _ asked: Int) -> String
  /// A number was written down, in place of others or as a new one; no name is the owner.
  package let recorded:
    @Sendable (_ value: String, _ date: CivilDate, _ name: String?, _ before: [String], _ path: String) ->
      String
}

extension EvidenceWords {
  /// Returns what was read, in words.
  package func read(_ evidence: Evidence) -> String {
    let span = evidence.to - evidence.from + 1
    return read(evidence.rows, evidence.days, evidence.kind == .people ? nil : span - evidence.days)
  }

  /// Returns the one sentence of a verdict.
  package func verdict(_ evidence: Evidence, terms: Terms) -> String {
    let found = evidence.cycles.filter { $0.pValue < Evidence.level }.map { terms.name(of: $0.cycle) }
    return found.isEmpty ? nothing : self.found(found)
  }
}

/// Why a file of records, or one of its rows, cannot be used; the file `-` is standard input.
package enum RecordsError: Error, Hashable, Sendable {
  case noHeader(file: String)
  /// The header names neither a date with or without a value, nor a birthday and a date; its cells.
  case missingColumn(file: String, header: [String])
  /// A value that is no finite number.
  case wrongValue(file: String, line: Int, String)
}
