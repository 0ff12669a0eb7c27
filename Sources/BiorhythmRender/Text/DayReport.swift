package import BiorhythmCore
internal import BiorhythmLocalization

/// A day in detail: bars, percents, days of the cycles and trends, and what comes next.
package struct DayReport {
  private let report: Report
  private let style: Style

  /// Creates the report of the selected day.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// Returns whose day it is, the date, a row for each cycle, and what comes next; none wider than the style's columns
  /// from 40 up.
  package func lines() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    let words = style.catalog.reports
    var who = StyledLine(words.title(report.name.map(style.shown)), .strong)
    who.append(words.born(report.birthday), .faint, endingAt: style.layoutColumns)
    let next = ComingPoints(report: report, style: style).table()
    return [who] + table.heading() + [""] + table.bars() + (next.isEmpty ? [] : [""] + next)
  }
}
