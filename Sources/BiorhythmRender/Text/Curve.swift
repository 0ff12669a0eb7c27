internal import BiorhythmCore
internal import BiorhythmLocalization

/// One line of a graph.
struct Curve {
  let cycle: Cycle
  let birthday: CivilDate
  let pattern: LinePattern
  /// What stands for it in a graph of letters and behind its end; one column wide.
  let symbol: String

  var ink: Ink { Ink(cycle) }

  /// Returns the height on a date, or nil before birth.
  func value(on date: CivilDate) -> Double? {
    let day = date - birthday
    return day < 0 ? nil : cycle.value(onDay: day)
  }

  /// Returns the curves of a report: solid where color tells them apart, else each with its own dashes.
  static func curves(of report: Report, _ style: Style) -> [Curve] {
    report.cycles.enumerated().map { place, cycle in
      Curve(
        cycle: cycle, birthday: report.birthday, pattern: style.hasColors ? .solid : LinePattern(place),
        symbol: style.symbol(of: cycle, among: report.cycles))
    }
  }
}

/// How a curve's dots are set, so that curves are told apart without color: a line, dashes, dots, and so on.
struct LinePattern {
  /// How many dots are drawn out of how many.
  private static let rhythms = [
    (1, 1), (4, 6), (1, 3), (6, 8), (2, 4), (1, 2), (3, 5), (1, 4), (8, 10), (2, 5), (1, 6),
  ]

  private let drawn: Int
  private let period: Int

  /// The pattern of the cycle at a place in the report.
  init(_ index: Int) {
    (drawn, period) = Self.rhythms[index % Self.rhythms.count]
  }

  /// An unbroken line.
  static let solid = LinePattern(0)
  /// Dashes.
  static let dashed = LinePattern(1)

  func isDrawn(at x: Int) -> Bool { x % period < drawn }

  /// A sample for the legend.
  func sample(columns: Int, _ cells: DotCells) -> String {
    var canvas = DotCanvas(columns: columns, rows: 1, cells)
    for x in 0..<canvas.width where isDrawn(at: x) { canvas.set(x: x, y: 1, .plain) }
    return (0..<columns).map { canvas.cell(column: $0, row: 0)?.text ?? " " }.joined()
  }
}

extension Style {
  /// The letter of a cycle: the first of its name where the language is written in Latin letters and no other cycle
  /// shown begins with it, else the one of ``Cycle/symbol(among:)``.
  func symbol(of cycle: Cycle, among cycles: [Cycle]) -> String {
    let own = cycles.map { catalog.terms.name(of: $0).unicodeScalars.first ?? " " }
    guard own.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic }), Set(own).count == own.count,
      cycles.allSatisfy({ $0.group != .composite && $0.group != .custom }),
      let place = cycles.firstIndex(of: cycle)
    else { return cycle.symbol(among: cycles) }
    return String(own[place])
  }
}
