internal import BiorhythmCore
internal import BiorhythmLocalization

/// The first line of a report: whose it is, what it covers, and the birthday.
struct Heading {
  let report: Report
  let style: Style

  /// Returns one line, or more where the parts would not fit beside each other.
  func lines() -> [StyledLine] {
    let words = style.catalog.reports
    let title = StyledLine(words.title(report.name.map(style.shown)), .strong)
    let window = StyledLine(style.catalog.dates.title(of: report.window), .strong)
    var first = title
    first.append(" \(style.glyphs.dot) ", .faint)
    first.append(window)
    let isWide = first.columns <= style.layoutColumns
    let born = words.born(report.birthday)
    if isWide, first.columns + 2 + born.displayWidth <= style.layoutColumns {
      first.append(born, .faint, endingAt: style.layoutColumns)
      return [first]
    }
    return (isWide ? [first] : [title, window]) + [StyledLine(born, .faint)]
  }
}
