package import BiorhythmCore
internal import BiorhythmLocalization

/// A day in detail: bars, percents, days of the cycles and trends, and what comes next.
package struct DayReport {
  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  package func lines() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    let words = style.catalog.reports
    var who = StyledLine(words.title(report.name.map(style.shown)), .strong)
    who.append(" \(style.glyphs.dot) ", .faint)
    who.append(words.born(report.birthday), .faint)
    return [who] + table.headingLines() + [""] + table.bars() + [""] + table.next()
  }
}
