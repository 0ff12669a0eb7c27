package import BiorhythmCore

/// The phone app's main view: the graph above, the selected day's bars, values and trends below.
package struct Dashboard {
  private let report: Report
  private let style: Style
  private let graphRows: Int

  /// Creates the view.
  ///
  /// - Parameter graphRows: The rows of the graph's plot, an odd number.
  package init(_ report: Report, style: Style, graphRows: Int = 9) {
    self.report = report
    self.style = style
    self.graphRows = graphRows
  }

  /// Returns 22 lines for the primaries at 80 columns, so that they fit a terminal of 24 rows.
  package func lines() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    return Heading(report: report, style: style).lines()
      + Graph(report: report, style: style, rows: graphRows).lines()
      + Legend(report: report, style: style).lines()
      + ["", table.heading()] + table.bars()
      + [""] + table.next()
  }
}
