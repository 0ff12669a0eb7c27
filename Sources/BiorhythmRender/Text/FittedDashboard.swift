package import BiorhythmCore

/// The dashboard in a window of any height: the graph takes the rows to spare, and where there are too few, parts give
/// way, those first that are missed least.
///
/// Nothing moves up or down as the selected day moves.
package struct FittedDashboard {
  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// A part of the dashboard, top to bottom.
  private enum Part {
    case heading, graph, legend, gap, day, bars, next
  }

  /// The choices of parts and the least rows of their graph's plot, the richest first.
  private static let choices: [(parts: [Part], plotRows: Int)] = [
    ([.heading, .graph, .legend, .gap, .day, .bars, .gap, .next], 5),
    ([.heading, .graph, .legend, .gap, .day, .bars], 3),
    ([.heading, .graph, .legend, .day, .bars], 3),
    ([.heading, .graph, .day, .bars], 3),
    ([.heading, .day, .bars], 0),
    ([.day, .bars], 0),
  ]

  /// Returns lines for a window of any height.
  ///
  /// - Parameters:
  ///   - rows: The rows that the dashboard may take.
  ///   - covered: How many of them, from below, something else lies on. What comes next is given up for it; only where
  ///     that is not enough does the rest move.
  /// - Returns: At most as many lines as there are rows that are not covered.
  package func lines(rows: Int, covered: Int = 0) -> [StyledLine] {
    let heights = heights()
    func fixedRows(_ parts: [Part]) -> Int { parts.reduce(0) { $0 + (heights[$1] ?? 0) } }
    var parts = Self.choices.first { fixedRows($0.parts) + $0.plotRows <= rows }?.parts ?? [.day, .bars]
    let spare = max(0, rows - fixedRows(parts))
    let plotRows = spare.isMultiple(of: 2) ? spare - 1 : spare
    if covered > 0 {
      guard parts.last == .next, (heights[.next] ?? 0) >= covered else { return lines(rows: rows - covered) }
      parts.removeLast()
    }
    var lines: [StyledLine] = []
    for part in parts {
      let start = lines.count
      lines += self.lines(of: part, plotRows: plotRows)
      let height = (heights[part] ?? 0) + (part == .graph ? plotRows : 0)
      lines += Array(repeating: "", count: max(0, start + height - lines.count))
      // Zero has a row of its own, so the plot cannot take an even number of rows.
      if part == .heading, parts.contains(.graph), plotRows < spare { lines.append("") }
    }
    return Array(lines.prefix(max(0, rows - covered)))
  }

  private func lines(of part: Part, plotRows: Int) -> [StyledLine] {
    let table = DayTable(report: report, style: style, isSteady: true)
    return switch part {
    case .heading: Heading(report: report, style: style).lines()
    case .graph: Graph(report: report, style: style, rows: plotRows).lines()
    case .legend: Legend(report: report, style: style).lines()
    case .gap: [""]
    case .day: [table.heading()]
    case .bars: table.bars()
    case .next: table.next()
    }
  }

  /// The rows that each part may need on any day; the graph's are those below the plot.
  private func heights() -> [Part: Int] {
    var born = report
    born.selected = max(report.selected, report.birthday)
    let table = DayTable(report: born, style: style, isSteady: true)
    return [
      .heading: headingRows, .graph: 1, .legend: Legend(report: report, style: style).lines().count, .gap: 1,
      .day: 1, .bars: table.bars().count, .next: table.next().count,
    ]
  }

  /// The rows of the heading of the month with the longest name.
  private var headingRows: Int {
    (0..<12).compactMap { report.window.lowerBound.month.adding(months: $0) }
      .map { Heading(report: report.over($0.days), style: style).lines().count }.max() ?? 1
  }
}
