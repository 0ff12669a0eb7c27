internal import BiorhythmCore

/// Curves over a window, with zero line, scale, weekends and day numbers; the selected day is an unbroken line, on which
/// dots and percents show where it meets the curves.
struct Graph {
  let curves: [Curve]
  let window: ClosedRange<CivilDate>
  let selected: CivilDate
  let style: Style
  /// The rows of the plot itself, an odd number, so that zero has a row of its own.
  let rows: Int

  init(curves: [Curve], window: ClosedRange<CivilDate>, selected: CivilDate, style: Style, rows: Int) {
    self.curves = curves
    self.window = window
    self.selected = selected
    self.style = style
    self.rows = rows
  }

  /// The graph of a report's cycles.
  init(report: Report, style: Style, rows: Int) {
    self.init(
      curves: Curve.curves(of: report, style), window: report.window, selected: report.selected, style: style,
      rows: rows)
  }

  /// The columns left of the plot: `+100┤`.
  static let scaleColumns = 5
  /// The columns right of the plot: a space and a letter.
  private static let margin = 2

  /// The days and their columns.
  var axis: TimeAxis {
    TimeAxis(window: window, columns: style.layoutColumns - Self.scaleColumns - Self.margin)
  }

  /// Whether a window has a column for every day at a width.
  static func fits(_ window: ClosedRange<CivilDate>, columns: Int) -> Bool {
    window.count <= max(columns, Style.leastColumns) - scaleColumns - margin
  }

  /// Returns `rows` lines of the plot, then one of day numbers, and one of months where there are several.
  func lines() -> [StyledLine] {
    let axis = axis
    var cells = ground(axis)
    draw(on: &cells, axis)
    readOut(on: &cells, axis)
    let middle = rows / 2
    var lines = cells.enumerated().map { row, cells in
      var line = StyledLine()
      let label = row == 0 ? "+100" : row == middle ? "0" : row == rows - 1 ? style.glyphs.minus + "100" : ""
      line.append(label.padded(toColumns: Self.scaleColumns - 1, alignment: .trailing), .faint)
      line.append(
        row == middle ? style.glyphs.zeroTick : label.isEmpty ? style.glyphs.axis : style.glyphs.tick, .faint)
      // Cells of one ink are one piece.
      var start = 0
      while start < cells.count {
        let ink = cells[start].ink
        var end = start
        var text = ""
        while end < cells.count, cells[end].ink == ink {
          text += cells[end].text
          end += 1
        }
        line.append(text, ink, columns: end - start)
        start = end
      }
      return line
    }
    addEndLetters(to: &lines)
    return lines
      + DayNumbers(axis: axis, selected: selected, style: style).lines(startingAt: Self.scaleColumns)
  }

  private typealias Cell = (text: String, ink: Ink)

  /// The plot before any curve: weekends and the zero line.
  private func ground(_ axis: TimeAxis) -> [[Cell]] {
    let shade = (0..<axis.columns).map { column in axis.date(at: column).weekday.isWeekend }
    return (0..<rows).map { row in
      shade.map { isWeekend in
        if row == rows / 2 { return (style.glyphs.rule, .faint) }
        return isWeekend ? (style.glyphs.weekend, .faint) : (" ", .plain)
      }
    }
  }

  /// Draws the curves; the first is drawn last, so that it lies on top.
  private func draw(on cells: inout [[Cell]], _ axis: TimeAxis) {
    if style.glyphs.cells == .letters { return drawLetters(on: &cells, axis) }
    var canvas = DotCanvas(columns: axis.columns, rows: rows, style.glyphs.cells)
    for curve in curves.reversed() {
      var last: Int?
      for x in 0..<canvas.width {
        let time = axis.time(at: (Double(x) + 0.5) / Double(canvas.width), since: curve.birthday)
        guard time >= -0.5 else { continue }
        let now = canvas.y(of: curve.cycle.value(at: time))
        defer { last = now }
        guard curve.pattern.isDrawn(at: x) else { continue }
        // Steep stretches are filled up to half the way to the dot before.
        let reach = last.map { ($0 + now) / 2 } ?? now
        for y in min(now, reach)...max(now, reach) { canvas.set(x: x, y: y, curve.ink) }
      }
    }
    for row in 0..<rows {
      for column in 0..<axis.columns {
        if let cell = canvas.cell(column: column, row: row) { cells[row][column] = cell }
      }
    }
  }

  private func drawLetters(on cells: inout [[Cell]], _ axis: TimeAxis) {
    for curve in curves.reversed() {
      for column in 0..<axis.columns {
        let time = axis.time(at: (Double(column) + 0.5) / Double(axis.columns), since: curve.birthday)
        guard time >= -0.5 else { continue }
        let row = row(of: curve.cycle.value(at: time))
        let isTaken = cells[row][column].text.utf8.first.map { $0 > UInt8(ascii: "@") && $0 < 0x7B } ?? false
        cells[row][column] = isTaken ? ("*", .plain) : (curve.symbol, curve.ink)
      }
    }
  }

  /// Draws the selected day's line over everything, dots where it meets the curves, and the percents beside them.
  private func readOut(on cells: inout [[Cell]], _ axis: TimeAxis) {
    guard let column = axis.column(of: selected) else { return }
    for row in 0..<rows { cells[row][column] = (style.glyphs.axis, .selected) }
    var labels: [[Cell]] = Array(repeating: [], count: rows)
    for curve in curves {
      guard let value = curve.value(on: selected) else { continue }
      let row = row(of: value)
      if cells[row][column].ink == .selected { cells[row][column] = (style.glyphs.point, curve.ink) }
      labels[row].append((percent(value), curve.ink))
    }
    for (row, labels) in labels.enumerated() where !labels.isEmpty {
      let width = labels.reduce(-1) { $0 + $1.text.displayWidth + 1 }
      // On the right, or on the left where the plot ends.
      var place = column + 1 + width <= axis.columns ? column + 1 : column - width
      guard place >= 0, place + width <= axis.columns else { continue }
      for (index, label) in labels.enumerated() {
        if index > 0 { place += 1 }
        for character in label.text.unicodeScalars {
          cells[row][place] = (String(character), label.ink)
          place += 1
        }
        if index < labels.count - 1 { cells[row][place] = (" ", .plain) }
      }
    }
  }

  /// A percentage without its sign of percent: `+82`, `−97`, `0`.
  private func percent(_ value: Double) -> String {
    let percent = Cycle.percent(of: value)
    return (percent < 0 ? style.glyphs.minus : percent > 0 ? "+" : "") + String(abs(percent))
  }

  private func row(of value: Double) -> Int {
    DotCanvas(columns: 0, rows: rows, style.glyphs.cells).row(of: value)
  }

  /// Adds the letters behind the curves' ends, one a row.
  private func addEndLetters(to lines: inout [StyledLine]) {
    guard curves.count <= rows else { return }
    var isTaken = Array(repeating: false, count: rows)
    for curve in curves {
      guard let value = curve.value(on: window.upperBound) else { continue }
      let wanted = row(of: value)
      let free = (0..<rows).filter { !isTaken[$0] }
      let row = free.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
      isTaken[row] = true
      lines[row].append(" ")
      lines[row].append(curve.symbol, curve.ink)
    }
  }
}
