internal import BiorhythmCore
internal import BiorhythmLocalization

/// The numbers under a graph's or a sparkline's columns.
struct DayNumbers {
  let axis: TimeAxis
  let selected: CivilDate?
  let style: Style

  private typealias Label = (column: Int, text: String, ink: Ink)

  /// Returns a line of day numbers, each under its own column, and below it the months where there are several.
  ///
  /// The selected day is a chip, and an arrow points at today.
  ///
  /// - Parameter start: The column where the axis begins.
  func lines(startingAt start: Int) -> [StyledLine] {
    let window = axis.window
    var labels: [Label] = []
    func add(_ date: CivilDate, _ text: String, pointingAt offset: Int, _ ink: Ink) -> Bool {
      guard let middle = axis.column(of: date) else { return false }
      let width = text.displayWidth
      let column = max(0, min(start + middle - offset, style.layoutColumns - width))
      let isFree = labels.allSatisfy { label in
        column + width < label.column || label.column + label.text.displayWidth < column
      }
      if isFree { labels.append((column, text, ink)) }
      return isFree
    }
    if let selected {
      let number = String(selected.day)
      _ = add(selected, style.chip(number), pointingAt: 1 + (number.utf8.count - 1) / 2, .chip)
    }
    if let today = style.today, today != selected {
      let short = style.glyphs.peak + String(today.day)
      let long = "\(short) \(style.catalog.reports.daysUntil(0))"
      if !add(today, long, pointingAt: 0, .today) { _ = add(today, short, pointingAt: 0, .today) }
    }
    let isEach = axis.columnsPerDay >= 3
    for date in window where isEach || date.day == 1 || date.day.isMultiple(of: 5) {
      _ = add(date, String(date.day), pointingAt: date.day > 9 ? 1 : 0, .faint)
    }
    if labels.isEmpty { _ = add(window.lowerBound, String(window.lowerBound.day), pointingAt: 0, .faint) }
    let numbers = line(of: labels)
    return window.lowerBound.month == window.upperBound.month
      ? [numbers] : [numbers, months(startingAt: start)]
  }

  private func line(of labels: [Label]) -> StyledLine {
    var line = StyledLine()
    for label in labels.sorted(by: { $0.column < $1.column }) {
      line.pad(toColumn: label.column)
      line.append(label.text, label.ink)
    }
    return line
  }

  /// The months by their names, or by their numbers where a name would not fit under its month.
  private func months(startingAt start: Int) -> StyledLine {
    let window = axis.window
    var months: [(month: CivilMonth, columns: Range<Int>)] = []
    for month in sequence(first: window.lowerBound.month, next: { $0.adding(months: 1) }) {
      guard month <= window.upperBound.month else { break }
      let first = axis.columns(of: max(month.first, window.lowerBound)).lowerBound
      let last = axis.columns(of: min(month.last, window.upperBound)).upperBound
      months.append((month, start + first..<start + last))
    }
    func labels(_ name: (CivilMonth) -> String) -> [Label]? {
      var labels: [Label] = []
      for entry in months {
        let text = name(entry.month)
        guard text.displayWidth < entry.columns.count else { return nil }
        labels.append((entry.columns.lowerBound, text, .faint))
      }
      return labels
    }
    if let labels = labels(style.catalog.dates.month) ?? labels(\.description) { return line(of: labels) }
    // A few days of a month give way to those that have room.
    return line(
      of: months.compactMap { entry in
        let name = [style.catalog.dates.month(entry.month), entry.month.description]
          .first { $0.displayWidth < entry.columns.count }
        return name.map { (entry.columns.lowerBound, $0, .faint) }
      })
  }
}
