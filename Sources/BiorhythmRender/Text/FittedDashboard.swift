package import BiorhythmCore

/// The dashboard in a window of any size, laid out for it: one part below another, or from 120 columns the day beside the
/// graph. The graph takes the rows to spare, and where there are too few, parts give way, those first that are missed
/// least.
///
/// Nothing moves up or down as the selected day moves.
package struct FittedDashboard {
  private let report: Report
  private let style: Style

  /// Creates the dashboard of a report whose window is drawn in one.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// The columns from which the day stands beside the graph.
  private static let besideColumns = 120

  /// A part of the dashboard, top to bottom.
  private enum Part {
    /// The title alone, without the birthday.
    case title
    case heading, graph, gap, day, bars, next
    /// The values of cycles whose curves have no room.
    case values
  }

  /// The choices of parts, the richest first.
  private static let choices: [(parts: [Part], spareRows: Int)] = [
    ([.heading, .gap, .graph, .gap, .day, .gap, .bars, .gap, .next], 8),
    ([.heading, .graph, .gap, .day, .bars, .next], 4),
    ([.title, .graph, .day, .bars, .next], 0),
    ([.title, .graph, .day, .bars], 0),
    ([.title, .day, .bars, .next], 0),
    ([.title, .day, .bars], 0),
    ([.day, .bars], 0),
  ]

  /// The choices for more cycles than bars are drawn of.
  private static let choicesOfMany: [(parts: [Part], spareRows: Int)] = [
    ([.heading, .gap, .graph, .gap, .day, .gap, .next], 8),
    ([.heading, .graph, .gap, .day, .next], 4),
    ([.title, .graph, .day, .next], 0),
    ([.title, .graph, .day], 0),
    ([.title, .day, .values, .next], 0),
    ([.title, .day, .values], 0),
    ([.day, .values], 0),
  ]

  /// Returns lines for a window of any height, none wider than the style's columns from 40 up.
  ///
  /// - Parameters:
  ///   - rows: The rows that the dashboard may take.
  ///   - covered: How many of them, from below, something else lies on. Only where what comes next does not make room
  ///     enough does the rest move.
  /// - Returns: At most as many lines as there are rows that are not covered.
  package func lines(rows: Int, covered: Int = 0) -> [StyledLine] {
    let curves = Curves(report: report, style: style)
    if style.layoutColumns >= Self.besideColumns, !curves.isMultiple, rows >= Self.leastRowsBeside {
      return Array(beside(rows: rows - covered).prefix(max(0, rows - covered)))
    }
    let heights = heights()
    let choices = curves.isMultiple ? Self.choicesOfMany : Self.choices
    func fixedRows(_ parts: [Part]) -> Int { parts.reduce(0) { $0 + (heights[$1] ?? 0) } }
    let parts =
      choices.first { fixedRows($0.parts) + $0.spareRows <= rows - covered }?.parts ?? [.day, .values]
    let spare = max(0, rows - covered - fixedRows(parts))
    var lines: [StyledLine] = []
    for part in parts {
      let height = (heights[part] ?? 0) + (part == .graph ? spare : 0)
      let made = self.lines(of: part, rows: height)
      // Small multiples are as many lines on every day, so that nothing moves where they leave some.
      let isSteady = part == .graph && curves.isMultiple
      lines += made + Array(repeating: "", count: isSteady ? 0 : max(0, height - made.count))
    }
    return Array(lines.prefix(max(0, rows - covered)))
  }

  private func lines(of part: Part, rows: Int) -> [StyledLine] {
    let table = DayTable(report: report, style: style)
    return switch part {
    case .heading: Heading(report: report, style: style).lines()
    case .title: Array(Heading(report: report, style: style).lines().prefix(1))
    case .graph: Curves(report: report, style: style).lines(rows: rows)
    case .gap: [""]
    case .day: [table.shortHeading()]
    case .bars: table.bars()
    case .values: table.values()
    case .next: ComingPoints(report: report, style: style).line().map { [$0] } ?? []
    }
  }

  /// The rows that each part needs on any day; the graph's are the fewest.
  private func heights() -> [Part: Int] {
    let curves = Curves(report: report, style: style)
    return [
      .heading: headingRows, .graph: curves.leastRows, .title: 1, .gap: 1, .day: 1,
      .bars: report.cycles.count, .next: 1, .values: DayTable(report: report, style: style).valueRows,
    ]
  }

  /// The rows of the heading of the month with the longest name.
  private var headingRows: Int {
    (0..<12).compactMap { report.window.lowerBound.month.adding(months: $0) }
      .map { Heading(report: report.over($0.days), style: style).lines().count }.max() ?? 1
  }

  /// The fewest rows in which the day stands beside the graph.
  private static let leastRowsBeside = 12

  /// The graph on the left; the day, its bars and what comes next on the right.
  private func beside(rows: Int) -> [StyledLine] {
    let columns = style.layoutColumns
    let gap = 3
    var right = style
    right.columns = min(76, max(52, columns * 2 / 5))
    var left = style
    left.columns = columns - right.columns - gap
    let heading = Heading(report: report, style: style).lines()
    let height = rows - heading.count
    let graph = Curves(report: report, style: left).lines(rows: height)
    let day = DayTable(report: report, style: right)
    let bars = day.bars()
    let next = ComingPoints(report: report, style: right).list()
    // Bars stand a row apart where there is room for it.
    let isLoose = height >= 3 + 2 * bars.count + next.count + 2
    var panel = day.heading() + [""]
    for bar in bars { panel += isLoose ? [bar, ""] : [bar] }
    if !isLoose { panel.append("") }
    panel += next
    return heading
      + (0..<max(graph.count, min(panel.count, height))).map { row in
        var line = row < graph.count ? graph[row] : ""
        guard row < panel.count else { return line }
        line.pad(toColumn: left.columns + gap)
        line.append(panel[row])
        return line
      }
  }
}
