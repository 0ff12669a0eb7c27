package import BiorhythmCore
internal import BiorhythmLocalization

/// The turning points of several people in date order: a line a day and a column a person, under a heading for each
/// month.
package struct GroupEventList {
  private let days: DaySet
  private let reports: [Report]
  private let style: Style
  private let names: [String]
  /// The columns before the first person's.
  private let start: Int
  /// The columns of a person and the gap behind it; nil where people stand one after the other, with their names.
  private let personColumns: Int?

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - days: The days on which anyone has a turning point.
  ///   - reports: Each person over the same window; at least one.
  package init(_ days: DaySet, of reports: [Report], style: Style) {
    self.days = days
    self.reports = reports
    self.style = style
    names = reports.map { style.shown(style.catalog.reports.name(of: $0.person)) }
    let weekdays = Weekday.allCases.map { style.catalog.dates.shortWeekday($0).displayWidth }.max() ?? 0
    start = 2 + weekdays + 1 + 2 + 2
    let room = (style.layoutColumns - start) / reports.count
    // A mark and a letter for three cycles and the gaps between them.
    let clock = reports.contains { $0.exact != nil } ? 6 : 0
    let least = (reports.first?.cycles.count ?? 0) * (4 + clock) + 1
    let widest = max(least, (names.map(\.displayWidth).max() ?? 0) + 2)
    personColumns = room >= least ? min(room, widest) : nil
  }

  /// Returns what stands above the list: the window, the marks, the cycles' letters and the names.
  package func heading() -> [StyledLine] {
    let (terms, glyphs) = (style.catalog.terms, style.glyphs)
    var lines = TextFlow.lines(names.joined(separator: ", "), columns: style.layoutColumns)
      .map { StyledLine($0, .strong) }
    lines.append(StyledLine(style.catalog.dates.range(days.window), .faint))
    let points: [TurningPoint] =
      reports[0].crossingsOnly
      ? [.criticalRising, .criticalFalling] : [.criticalRising, .criticalFalling, .peak, .valley]
    var legend = StyledLine()
    for point in points {
      let trend = point.isCritical ? terms.trend(point.trend) : ""
      let arrow = point.isCritical ? glyphs.mark(point.trend) : ""
      let words = point.isCritical ? "\(terms.critical) \(trend)" : terms.turningPoint(point)
      append("\(glyphs.mark(point))\(arrow) \(words)", .faint, to: &legend, lines: &lines)
    }
    lines.append(legend)
    var letters = StyledLine()
    for cycle in reports[0].cycles where cycle.period != nil {
      let letter = style.symbol(of: cycle, among: reports[0].cycles)
      append("\(letter) \(terms.name(of: cycle))", Ink(cycle), to: &letters, lines: &lines)
    }
    lines += [letters, ""]
    guard !days.isEmpty else {
      return lines + [StyledLine(style.catalog.reports.noTurningPoints, .faint)]
    }
    guard let personColumns else { return lines }
    var header = StyledLine()
    for (place, name) in names.enumerated() {
      header.pad(toColumn: start + place * personColumns)
      header.append(
        name.truncated(toColumns: personColumns - 1, ellipsis: glyphs.ellipsis), .strong)
    }
    return lines + [header]
  }

  /// Returns the lines of a day: a month's heading where it is the first of it, and what everyone has.
  package func lines(of date: CivilDate) -> [StyledLine] {
    let isFirst = days.next(from: max(date.month.first, days.window.lowerBound)) == date
    let isVeryFirst = days.next(from: days.window.lowerBound) == date
    var lines = isFirst ? [StyledLine(style.catalog.dates.month(date.month), .strong)] : []
    if isFirst, !isVeryFirst { lines.insert("", at: 0) }
    let isSelected = date == reports[0].selected
    var line = StyledLine(isSelected ? style.glyphs.pointer + " " : "  ", .selected)
    line.append(
      style.catalog.dates.shortWeekday(date.weekday),
      isSelected ? .selected : date.weekday.isWeekend ? .faint : .plain)
    line.append(String(date.day), isSelected ? .selected : .plain, endingAt: start - 2)
    line.pad(toColumn: start)
    for (place, report) in reports.enumerated() {
      let entries = entries(of: report, on: date)
      guard !entries.isEmpty else { continue }
      if let personColumns {
        line.pad(toColumn: start + place * personColumns)
        for entry in entries {
          line.append(entry)
          line.append(" ")
        }
      } else {
        var whole = StyledLine(names[place], .strong)
        for entry in entries {
          whole.append(" ")
          whole.append(entry)
        }
        if line.columns > start, line.columns + 2 + whole.columns > style.layoutColumns {
          lines.append(line)
          line = StyledLine()
          line.pad(toColumn: start)
        }
        if line.columns > start { line.append("  ") }
        line.append(whole)
      }
    }
    return lines + [line]
  }

  /// A mark and the cycle's letter for each turning point of a day.
  private func entries(of report: Report, on date: CivilDate) -> [StyledLine] {
    let day = report.day(date)
    return (day.readings ?? []).compactMap { reading -> StyledLine? in
      guard let point = reading.turningPoint else { return nil }
      let ink: Ink = point.isCritical && day.criticalCount > 1 ? .critical : Ink(reading.cycle)
      var entry = StyledLine(style.glyphs.mark(point), point.isCritical ? .critical : .plain)
      if point.isCritical { entry.append(style.glyphs.mark(point.trend), ink) }
      entry.append(style.symbol(of: reading.cycle, among: report.cycles) + reading.clockBehind, ink)
      return entry
    }
  }

  private func append(
    _ text: String, _ ink: Ink, to line: inout StyledLine, lines: inout [StyledLine]
  ) {
    if line.columns > 0, line.columns + 3 + text.displayWidth > style.layoutColumns {
      lines.append(line)
      line = StyledLine()
    }
    line.append((line.columns > 0 ? "   " : "") + text, ink)
  }
}
