internal import BiorhythmCore
internal import BiorhythmLocalization

/// The first line of a report: whose it is, what it covers, and the birthday.
struct Heading {
  let report: Report
  let style: Style

  /// Returns one line, or two where they would not fit beside each other.
  func lines() -> [StyledLine] {
    let words = style.catalog.reports
    var first = StyledLine(words.title(report.name?.visible), .strong)
    first.append(" \(style.glyphs.dot) ", .faint)
    first.append(Self.title(of: report.window, style), .strong)
    let born = words.born(report.birthday)
    if first.columns + 2 + born.displayWidth <= style.layoutColumns {
      let end = Graph(report: report, style: style, rows: 1).columns
      first.append(born, .faint, endingAt: max(end, first.columns + 2 + born.displayWidth))
      return [first]
    }
    return [first, StyledLine(born, .faint)]
  }

  /// What a window is called: a month by its name, a day by its date, anything else by its ends.
  static func title(of window: ClosedRange<CivilDate>, _ style: Style) -> String {
    let month = window.lowerBound.month
    if window.lowerBound == window.upperBound { return style.catalog.dates.full(window.lowerBound) }
    return window == month.days ? style.catalog.dates.month(month) : style.catalog.dates.range(window)
  }
}
