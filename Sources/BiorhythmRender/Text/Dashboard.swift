package import BiorhythmCore

/// The phone app's main view: the graph, the selected day's bars, values and trends, and what comes next.
package struct Dashboard {
  private let report: Report
  private let style: Style

  /// Creates the dashboard of a report.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// The lines where the terminal's are not known: all of a usual window, but for the prompt.
  private static let usualRows = 23
  /// The most lines, so that what was on the screen before does not scroll away for the sake of a higher graph.
  private static let mostRows = 33

  /// Whether the window can be drawn in one; the graph of a longer one is drawn month by month.
  package var isWhole: Bool { Graph.fits(report.window, columns: style.columns) }

  /// Returns the dashboard of a window that ``isWhole``: at most as many lines as the terminal has, less one for the
  /// prompt, and never fewer than the day's rows; none wider than the style's columns from 40 up.
  package func lines() -> [StyledLine] {
    let rows = style.rows.map { min($0 - 1, Self.mostRows) } ?? Self.usualRows
    let lines = FittedDashboard(report, style: style).lines(rows: max(1, rows))
    // Nothing follows, so that empty lines at the end serve nobody.
    return Array(lines.reversed().drop { $0.columns == 0 }.reversed())
  }

  /// Returns the heading and the graph over some days, which must fit the width, and an empty line.
  package func graph(over days: ClosedRange<CivilDate>) -> [StyledLine] {
    let part = report.over(days)
    return Heading(report: part, style: style).lines()
      + Curves(report: part, style: style).lines(rows: max(11, report.cycles.count + 2)) + [""]
  }

  /// Returns the selected day, and what comes next.
  package func day() -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    let next = ComingPoints(report: report, style: style).line()
    return table.heading() + table.bars() + (next.map { [$0] } ?? [])
  }
}

/// The curves of a report in the way that suits their number: one graph for up to four, else small multiples.
struct Curves {
  let report: Report
  let style: Style

  /// Curves beyond this number in one graph are a thicket.
  static let mostInOneGraph = 4

  var isMultiple: Bool { report.cycles.count > Self.mostInOneGraph }

  private var axisRows: Int { report.window.lowerBound.month == report.window.upperBound.month ? 1 : 2 }

  /// The fewest lines that ``lines(rows:)`` needs.
  var leastRows: Int { axisRows + (isMultiple ? report.cycles.count : 3) }

  /// Returns at most a number of lines, of which the last one or two are the axis; a plot of an odd number of rows.
  func lines(rows: Int) -> [StyledLine] {
    if isMultiple { return SmallMultiples(report: report, style: style).lines(rows: rows) }
    let plot = rows - axisRows
    return Graph(report: report, style: style, rows: plot.isMultiple(of: 2) ? plot - 1 : plot).lines()
  }
}
