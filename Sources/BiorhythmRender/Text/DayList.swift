internal import BiorhythmCore
internal import BiorhythmLocalization

/// A line for each day of the window, with a bar and the value of every cycle.
struct DayList {
  private let report: Report
  private let style: Style
  private let dateColumns: Int

  init(report: Report, style: Style) {
    self.report = report
    self.style = style
    dateColumns =
      1 + (Weekday.allCases.map { style.catalog.dates.shortWeekday($0).displayWidth }.max() ?? 0) + 3
  }

  /// The columns of a space and a value: ` +100%`.
  private static let valueColumns = 6
  /// The columns around a bar: a space before it, and behind it the value and a mark.
  private static let frameColumns = 1 + valueColumns + 1
  /// The columns of a cycle at least: a bar has one column on each side of zero.
  private static let leastColumns = frameColumns + 3

  /// Returns the lines; cycles that do not fit beside each other follow in another table below.
  func lines() -> [StyledLine] {
    let room = style.layoutColumns - dateColumns
    let perTable = max(1, room / Self.leastColumns)
    var tables: [[StyledLine]] = []
    var start = 0
    while start < report.cycles.count {
      let cycles = start..<min(start + perTable, report.cycles.count)
      tables.append(table(of: cycles, columnsPerCycle: min(room / cycles.count, 40)))
      start = cycles.upperBound
    }
    return Array(tables.joined(separator: [""]))
  }

  private func table(of places: Range<Int>, columnsPerCycle: Int) -> [StyledLine] {
    var header = StyledLine()
    for (index, place) in places.enumerated() {
      let cycle = report.cycles[place]
      header.pad(toColumn: dateColumns + index * columnsPerCycle + 1)
      header.append(
        style.catalog.terms.name(of: cycle).truncated(
          toColumns: columnsPerCycle - 2, ellipsis: style.glyphs.ellipsis),
        Ink(cycle))
    }
    let severalMonths = report.window.lowerBound.month != report.window.upperBound.month
    let rows = report.window.flatMap { date -> [StyledLine] in
      let row = row(of: report.day(date), places, columnsPerCycle: columnsPerCycle)
      guard severalMonths, date.day == 1 || date == report.window.lowerBound else { return [row] }
      return [StyledLine(style.catalog.dates.month(date.month), .faint), row]
    }
    return [header] + rows
  }

  private func row(of day: Report.Day, _ places: Range<Int>, columnsPerCycle: Int) -> StyledLine {
    // A bar has a middle, so its columns are odd.
    let half = (columnsPerCycle - Self.frameColumns - 1) / 2
    let barColumns = Bar.columns(half: half)
    let isSelected = day.date == report.selected
    var line = StyledLine(isSelected ? style.glyphs.pointer : " ", isSelected ? .selected : .plain)
    let weekday = style.catalog.dates.shortWeekday(day.date.weekday)
    line.append(weekday, isSelected ? .selected : day.date.weekday.isWeekend ? .faint : .plain)
    line.append(String(day.date.day), isSelected ? .selected : .plain, endingAt: dateColumns)
    for (index, place) in places.enumerated() {
      guard let reading = day.readings?[place] else { continue }
      line.pad(toColumn: dateColumns + index * columnsPerCycle + 1)
      let ink = Ink(reading.cycle)
      line.append(Bar(value: reading.value, ink: ink, halfColumns: half).line(style.glyphs))
      line.append(
        style.glyphs.percent(reading.percent), ink,
        endingAt: dateColumns + index * columnsPerCycle + 1 + barColumns + Self.valueColumns)
      if let point = reading.turningPoint { line.append(style.glyphs.mark(point), .critical) }
    }
    return line
  }
}
