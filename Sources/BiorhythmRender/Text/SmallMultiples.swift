internal import BiorhythmCore
internal import BiorhythmLocalization

/// A curve a row: name, the days, the selected day's value and trend.
struct SmallMultiples {
  let report: Report
  let style: Style

  private var nameColumns: Int {
    let names = report.cycles.map { style.catalog.terms.name(of: $0).displayWidth }.max() ?? 0
    return min(names, style.layoutColumns / 3)
  }

  /// The columns of a space, a percent, a space and an arrow.
  private static let valueColumns = 8

  /// Returns the axis's one or two lines below a line for each cycle, or more lines where there is room.
  func lines(rows: Int) -> [StyledLine] {
    let start = nameColumns + 1
    let axis = TimeAxis(
      window: report.window, columns: style.layoutColumns - start - Self.valueColumns)
    let numbers = DayNumbers(axis: axis, selected: report.selected, style: style).lines(startingAt: start)
    let height = max(1, min(5, (rows - numbers.count) / max(1, report.cycles.count)))
    let readings = report.day(report.selected).readings
    let multiples = report.cycles.enumerated().flatMap { place, cycle in
      lines(of: cycle, readings?[place], axis, height: height)
    }
    return multiples + numbers
  }

  private func lines(of cycle: Cycle, _ reading: Reading?, _ axis: TimeAxis, height: Int) -> [StyledLine] {
    let ink = Ink(cycle)
    let heights = (0..<axis.columns).map { column -> Double? in
      let time = axis.time(at: (Double(column) + 0.5) / Double(axis.columns), since: report.birthday)
      return time < -0.5 ? nil : cycle.value(at: time)
    }
    // With more than two rows, the lowest stays empty between one curve and the next.
    let drawn = height > 2 ? height - 1 : height
    let selected = axis.column(of: report.selected)
    var lines = (0..<drawn).map { row -> StyledLine in
      var line = StyledLine()
      if row == drawn / 2 {
        line.append(
          style.catalog.terms.name(of: cycle)
            .truncated(toColumns: nameColumns, ellipsis: style.glyphs.ellipsis), ink)
      }
      line.pad(toColumn: nameColumns + 1)
      func text(_ columns: Range<Int>) -> String {
        var text = ""
        for value in heights[columns] {
          text.append(value.map { level(of: $0, row: row, of: drawn) } ?? style.glyphs.blank)
        }
        return text
      }
      let marked = selected.map { $0..<$0 + 1 } ?? 0..<0
      line.append(text(0..<marked.lowerBound), ink, columns: marked.lowerBound)
      line.append(text(marked), .chip, columns: marked.count)
      line.append(text(marked.upperBound..<heights.count), ink, columns: heights.count - marked.upperBound)
      guard row == drawn / 2, let reading else { return line }
      line.append(style.glyphs.percent(reading.percent), ink, endingAt: line.columns + 6)
      line.append(" ")
      if let trend = reading.trend { line.append(style.glyphs.mark(trend)) }
      return line
    }
    if drawn < height { lines.append("") }
    return lines
  }

  /// The character of a column that stands as high as a value, in one of several rows.
  private func level(of value: Double, row: Int, of rows: Int) -> Character {
    let levels = style.glyphs.levels
    let steps = Int((value + 1) / 2 * Double(levels.count * rows))
    let step = min(levels.count * rows - 1, steps) - (rows - 1 - row) * levels.count
    return step < 0 ? " " : levels[min(levels.count - 1, step)]
  }
}
