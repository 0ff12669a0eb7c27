package import BiorhythmCore

/// The phone app's main view: the graph above, the selected day's bars, values and trends below.
package struct Dashboard {
  private let report: Report
  private let style: Style
  /// The rows of the graph's plot: nine make a whole of 22 for the primaries at 80 columns, prompt and all on a screen;
  /// more cycles need a row each for their letters.
  private let plotRows: Int

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
    plotRows = max(9, report.cycles.count | 1)
  }

  /// Returns the graph over some days, which must fit the width.
  package func graph(over days: ClosedRange<CivilDate>) -> [StyledLine] {
    let part = report.over(days)
    return Heading(report: part, style: style).lines()
      + Graph(report: part, style: style, rows: plotRows).lines()
      + Legend(report: part, style: style).lines() + [""]
  }

  /// Returns the selected day, and what comes next.
  package func day() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    return table.headingLines() + table.bars() + [""] + table.next()
  }
}
