internal import BiorhythmCore
internal import BiorhythmLocalization

/// The numbers under a graph's or a sparkline's columns.
struct DayNumbers {
  let window: ClosedRange<CivilDate>
  let selected: CivilDate?
  let style: Style

  /// Returns a line of day numbers, each under its own column, and below it the months where there are several.
  ///
  /// - Parameters:
  ///   - start: The column of the first day.
  ///   - columns: The columns of all days.
  ///   - columnsPerDay: The columns of one day, or nil where the days are more than the columns.
  func lines(startingAt start: Int, columns: Int, columnsPerDay: Int?) -> [StyledLine] {
    guard let columnsPerDay else { return [ends(startingAt: start, columns: columns)] }
    var labels: [(column: Int, text: String, ink: Ink)] = []
    func add(_ date: CivilDate, _ ink: Ink) {
      let text = String(date.day)
      let middle = (date - window.lowerBound) * columnsPerDay + (columnsPerDay - text.count + 1) / 2
      // At the edge of the window a number ends under its day instead of beginning there.
      let column = min(start + middle, style.layoutColumns - text.count)
      let isFree = labels.allSatisfy { column + text.count < $0.column || $0.column + $0.text.count < column }
      if isFree { labels.append((column, text, ink)) }
    }
    if let selected, window.contains(selected) { add(selected, .selected) }
    for date in window where columnsPerDay > 2 || date.day == 1 || date.day.isMultiple(of: 5) {
      add(date, .faint)
    }
    if !window.contains(where: { $0.day == 1 || $0.day.isMultiple(of: 5) }) { add(window.lowerBound, .faint) }
    var line = StyledLine()
    for label in labels.sorted(by: { $0.column < $1.column }) {
      line.pad(toColumn: label.column)
      line.append(label.text, label.ink)
    }
    guard window.lowerBound.month != window.upperBound.month else { return [line] }
    return [line, months(startingAt: start, columnsPerDay: columnsPerDay)]
  }

  private func months(startingAt start: Int, columnsPerDay: Int) -> StyledLine {
    var line = StyledLine()
    for month in sequence(first: window.lowerBound.month, next: { $0.adding(months: 1) }) {
      guard month <= window.upperBound.month else { break }
      let column = start + max(0, month.first - window.lowerBound) * columnsPerDay
      let name = style.catalog.dates.month(month)
      guard column >= line.columns + (line.columns == 0 ? 0 : 1),
        column + name.displayWidth <= style.layoutColumns
      else { continue }
      line.pad(toColumn: column)
      line.append(name, .faint)
    }
    return line
  }

  /// The first and the last date, for windows with less than a column a day.
  private func ends(startingAt start: Int, columns: Int) -> StyledLine {
    var line = StyledLine()
    line.pad(toColumn: start)
    line.append(window.lowerBound.description, .faint)
    line.append(window.upperBound.description, .faint, endingAt: start + columns)
    return line
  }
}
