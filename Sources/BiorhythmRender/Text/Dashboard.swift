package import BiorhythmCore

/// The phone app's main view: the graph above, the selected day's bars, values and trends below.
package struct Dashboard {
  private let report: Report
  private let style: Style
  /// The rows of the graph's plot: with them the whole takes 22 for the primaries at 80 columns.
  private static let plotRows = 9

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// Returns lines that fit a terminal of 24 rows, prompt included.
  package func lines() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    return Heading(report: report, style: style).lines()
      + Graph(report: report, style: style, rows: Self.plotRows).lines()
      + Legend(report: report, style: style).lines()
      + ["", table.heading()] + table.bars()
      + [""] + table.next()
  }
}
