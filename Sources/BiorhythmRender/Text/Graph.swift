internal import BiorhythmCore

/// All curves over a window that has a column for every day, with zero line, scale and day numbers; the selected day is a vertical line over the
/// whole height.
struct Graph {
  let report: Report
  let style: Style
  /// The rows of the plot itself, an odd number, so that zero has a row of its own.
  let rows: Int

  /// The columns left of the plot: `+100┤`.
  static let scaleColumns = 5
  /// The columns right of the plot: a space and a letter.
  private static let margin = 2

  private var dayCount: Int { report.window.count }

  /// The columns of a day.
  private var columnsPerDay: Int {
    min(4, max(1, (style.layoutColumns - Self.scaleColumns - Self.margin) / dayCount))
  }

  /// The columns of the scale and the plot.
  var columns: Int { Self.scaleColumns + plotColumns }

  private var plotColumns: Int { columnsPerDay * dayCount }

  /// Whether a window has a column for every day at a width.
  static func fits(_ window: ClosedRange<CivilDate>, columns: Int) -> Bool {
    window.count <= max(columns, Style.leastColumns) - scaleColumns - margin
  }

  /// The column in which the middle of a day lies, or nil for a day outside the window.
  private func column(of date: CivilDate) -> Int? {
    guard report.window.contains(date) else { return nil }
    return (date - report.window.lowerBound) * columnsPerDay + columnsPerDay / 2
  }

  /// Days since birth at a fraction of the plot's width.
  private func time(at fraction: Double) -> Double {
    Double(report.window.lowerBound - report.birthday) + fraction * Double(dayCount) - 0.5
  }

  /// Returns `rows` lines of the plot, then one or two of day numbers.
  func lines() -> [StyledLine] {
    let plot = style.glyphs.isUnicode ? brailleCells() : letterCells()
    let middle = rows / 2
    var lines = plot.enumerated().map { row, cells in
      var line = StyledLine()
      let label = [0: "+100", middle: "0", rows - 1: "\(style.glyphs.minus)100"][row] ?? ""
      line.append(label.padded(toColumns: Self.scaleColumns - 1, alignment: .trailing), .faint)
      let axis = row == middle ? style.glyphs.zeroTick : label.isEmpty ? style.glyphs.axis : style.glyphs.tick
      line.append(axis, .faint)
      for cell in cells { line.append(cell.text, cell.ink) }
      return line
    }
    for letter in endLetters() {
      lines[letter.row].pad(toColumn: Self.scaleColumns + plotColumns + 1)
      lines[letter.row].append(letter.text, letter.ink)
    }
    return lines
      + DayNumbers(window: report.window, selected: report.selected, style: style)
      .lines(startingAt: Self.scaleColumns, columnsPerDay: columnsPerDay)
  }

  private typealias Cell = (text: String, ink: Ink)

  /// The plot before any curve: the zero line and the selected day's line.
  private func emptyCells() -> [[Cell]] {
    let selected = column(of: report.selected)
    return (0..<rows).map { row in
      (0..<plotColumns).map { column in
        if column == selected { return (style.glyphs.axis, .selected) }
        return row == rows / 2 ? (style.glyphs.rule, .faint) : (" ", .plain)
      }
    }
  }

  private func brailleCells() -> [[Cell]] {
    var canvas = BrailleCanvas(columns: plotColumns, rows: rows)
    func y(_ value: Double) -> Int { Int(((1 - value) / 2 * Double(canvas.height - 1)).rounded()) }
    // The first cycle is drawn last, so that it lies on top.
    for (index, cycle) in report.cycles.enumerated().reversed() {
      let ink = Ink(cycle)
      var last: Int?
      for x in 0..<canvas.width {
        let time = time(at: (Double(x) + 0.5) / Double(canvas.width))
        guard time >= -0.5 else { continue }
        let now = y(cycle.value(at: time))
        defer { last = now }
        guard LinePattern(index).isDrawn(at: x) else { continue }
        // Steep stretches are filled up to half the way to the dot before.
        let reach = last.map { ($0 + now) / 2 } ?? now
        for y in min(now, reach)...max(now, reach) { canvas.set(x: x, y: y, ink) }
      }
    }
    var cells = emptyCells()
    for row in 0..<rows {
      if let selected = column(of: report.selected) { canvas.fillLeft(column: selected, row: row) }
      for column in 0..<plotColumns {
        if let cell = canvas.cell(column: column, row: row) {
          // On the selected day's line the curve takes that line's color.
          cells[row][column] = (cell.text, cells[row][column].ink == .selected ? .selected : cell.ink)
        }
      }
    }
    return cells
  }

  private func letterCells() -> [[Cell]] {
    var cells = emptyCells()
    for cycle in report.cycles.reversed() {
      for column in 0..<plotColumns {
        let time = time(at: (Double(column) + 0.5) / Double(plotColumns))
        guard time >= -0.5 else { continue }
        let row = row(of: cycle.value(at: time))
        let isTaken = cells[row][column].text.first?.isLetter == true
        cells[row][column] = isTaken ? ("*", .plain) : (cycle.symbol(among: report.cycles), Ink(cycle))
      }
    }
    return cells
  }

  private func row(of value: Double) -> Int { Int(((1 - value) / 2 * Double(rows - 1)).rounded()) }

  /// The letters behind the curves' ends, one a row.
  private func endLetters() -> [(row: Int, text: String, ink: Ink)] {
    let day = report.window.upperBound - report.birthday
    guard day >= 0, report.cycles.count <= rows else { return [] }
    var taken: Set<Int> = []
    return report.cycles.map { cycle in
      let wanted = row(of: cycle.value(onDay: day))
      let free = (0..<rows).filter { !taken.contains($0) }
      let row = free.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
      taken.insert(row)
      return (row, cycle.symbol(among: report.cycles), Ink(cycle))
    }
  }
}

/// How a curve's dots are set, so that curves are told apart without color: a line, dashes, dots, and so on.
struct LinePattern {
  /// How many dots are drawn out of how many.
  private static let rhythms = [
    (1, 1), (4, 6), (1, 3), (6, 8), (2, 4), (1, 2), (3, 5), (1, 4), (8, 10), (2, 5), (1, 6),
  ]

  private let drawn: Int
  private let period: Int

  /// The pattern of the cycle at a place in the report.
  init(_ index: Int) {
    (drawn, period) = Self.rhythms[index % Self.rhythms.count]
  }

  func isDrawn(at x: Int) -> Bool { x % period < drawn }

  /// A sample for the legend, in braille.
  func sample(columns: Int) -> String {
    var canvas = BrailleCanvas(columns: columns, rows: 1)
    for x in 0..<canvas.width where isDrawn(at: x) { canvas.set(x: x, y: 1, .plain) }
    return (0..<columns).map { canvas.cell(column: $0, row: 0)?.text ?? " " }.joined()
  }
}
