package import BiorhythmCore
internal import BiorhythmLocalization

/// A month, or any window: one sparkline per cycle, the graph of all curves, the turning points, and a line per day.
package struct MonthReport {
  private let report: Report
  private let style: Style

  /// Creates the report of a window, best one that ``fits(_:style:)``.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// Whether a window can be drawn in one; a longer one is drawn month by month.
  package static func fits(_ window: ClosedRange<CivilDate>, style: Style) -> Bool {
    Graph.fits(window, columns: style.columns)
  }

  /// Returns the parts one below the other, with empty lines between; none wider than the style's columns from 40 up.
  package func lines() -> [StyledLine] {
    let events = EventList(report, style: style)
    let curves = Curves(report: report, style: style)
    return Heading(report: report, style: style).lines()
      + [""] + sparklines()
      + (curves.isMultiple
        ? [] : [""] + curves.lines(rows: 14) + Legend(report: report, style: style).lines())
      + ["", StyledLine(style.catalog.reports.turningPoints, .strong), events.legend()] + events.header()
      + events.lines()
      + ["", StyledLine(style.catalog.reports.dayByDay, .strong)]
      + DayList(report: report, style: style).lines()
  }

  /// A row of levels for each cycle, as wide as the line.
  private func sparklines() -> [StyledLine] {
    SmallMultiples(report: report, style: style).lines(rows: 0)
  }
}
