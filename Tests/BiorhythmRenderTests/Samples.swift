import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

/// The report over a month, or over the days between two dates.
func report(
  born birthday: String, _ first: String, _ last: String? = nil, selected: String? = nil,
  cycles: [Cycle] = Cycle.primaries
) throws -> Report {
  let window = try last.map { try date(first)...date($0) } ?? CivilMonth(parsing: first).days
  return Report(
    of: Person(birth: Birth(on: try date(birthday))), window: window,
    selected: try selected.map(date) ?? window.lowerBound,
    cycles: cycles)
}

extension Style {
  /// English without color, as wide as said.
  static func plain(_ columns: Int, ascii: Bool = false) -> Style {
    Style(columns: columns, glyphs: ascii ? .ascii : .unicode, catalog: Language.english.catalog)
  }
}
