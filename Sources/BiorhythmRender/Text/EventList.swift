package import BiorhythmCore
internal import BiorhythmLocalization

/// The window's critical days, peaks and valleys, in date order: a line a day and a column a cycle, under a heading for
/// each month; days with several critical primaries stand out.
package struct EventList {
  private let report: Report
  private let style: Style
  /// The cycles that have turning points.
  private let cycles: [Cycle]
  /// The columns before the first cycle's.
  private let start: Int
  /// The columns of a cycle and the gap behind it.
  private let cycleColumns: Int
  /// Whether a mark is followed by a word, or by an arrow where there is little room.
  private let hasWords: Bool

  /// Creates the list of a report's window.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
    cycles = report.cycles.filter { $0.period != nil }
    let terms = style.catalog.terms
    let weekdays = Weekday.allCases.map { style.catalog.dates.shortWeekday($0).displayWidth }.max() ?? 0
    start = 2 + weekdays + 1 + 2 + 2
    let words = Trend.allCases.map(terms.trend) + [terms.turningPoint(.peak), terms.turningPoint(.valley)]
    let clock = report.exact == nil ? 0 : 6
    let word = 2 + (words.map(\.displayWidth).max() ?? 0) + clock
    let name = cycles.map { terms.name(of: $0).displayWidth }.max() ?? 0
    let several = [terms.doubleCritical, terms.tripleCritical].map(\.displayWidth).max() ?? 0
    let room = style.layoutColumns - start
    let count = max(1, cycles.count)
    let wide = max(word, name) + 2
    let narrow = word + 1
    // Several crossings can be said by marks, but a name is not cut for the word.
    if wide * count + 3 <= room {
      (hasWords, cycleColumns) = (true, wide)
    } else {
      hasWords = narrow * count + several <= room
      cycleColumns = hasWords ? narrow : max(4 + clock, min(10 + clock, (room - 4) / count))
    }
  }

  /// Whether every cycle has a column; else the turning points of a day follow one another.
  private var hasColumns: Bool { cycleColumns * cycles.count + 4 <= style.layoutColumns - start }

  /// Returns what stands above the list of its own: whose it is, the marks, the cycles, and where nothing follows, that
  /// nothing does.
  package func heading() -> [StyledLine] {
    let isEmpty = report.eventfulDays.first { _ in true } == nil
    return Heading(report: report, style: style).lines() + [legend(), ""] + header()
      + (isEmpty ? [StyledLine(style.catalog.reports.noTurningPoints, .faint)] : [])
  }

  /// Returns what the marks mean, in one line.
  package func legend() -> StyledLine {
    let terms = style.catalog.terms
    let critical = (style.glyphs.critical, terms.critical)
    let extremes = [
      (style.glyphs.peak, terms.turningPoint(.peak)), (style.glyphs.valley, terms.turningPoint(.valley)),
    ]
    let marks = [critical] + (report.crossingsOnly ? [] : extremes)
    return StyledLine("  " + marks.map { "\($0.0) \($0.1)" }.joined(separator: "   "), .faint)
  }

  /// Returns the line of the cycles' names above their columns, or none where they have no columns.
  package func header() -> [StyledLine] {
    guard hasColumns else { return [] }
    var line = StyledLine()
    for (place, cycle) in cycles.enumerated() {
      line.pad(toColumn: start + place * cycleColumns)
      let name = style.catalog.terms.name(of: cycle)
      line.append(name.truncated(toColumns: cycleColumns - 1, ellipsis: style.glyphs.ellipsis), Ink(cycle))
    }
    return [line]
  }

  /// Returns a line for each day that has a turning point, or more where they do not fit beside each other, under a
  /// heading for each month; none wider than the style's columns from 40 up.
  package func lines() -> [StyledLine] { lines(over: report.window) }

  /// Returns the lines of some of the window's days.
  ///
  /// Every month that begins in them gets its heading, so that the parts of a window make its whole.
  package func lines(over days: ClosedRange<CivilDate>) -> [StyledLine] {
    var month: CivilMonth?
    var lines: [StyledLine] = []
    for date in days {
      let day = self.lines(of: report.day(date))
      guard !day.isEmpty else { continue }
      if date.month != month {
        if month != nil { lines.append("") }
        lines.append(StyledLine(style.catalog.dates.month(date.month), .strong))
        month = date.month
      }
      lines += day
    }
    return lines
  }

  private func lines(of day: Report.Day) -> [StyledLine] {
    let isSelected = day.date == report.selected
    let readings = (day.readings ?? []).filter { $0.turningPoint != nil }
    guard !readings.isEmpty else { return [] }
    let weekday = day.date.weekday
    var line = StyledLine(isSelected ? style.glyphs.pointer + " " : "  ", .selected)
    line.append(
      style.catalog.dates.shortWeekday(weekday),
      isSelected ? .selected : weekday.isWeekend ? .faint : .plain)
    line.append(String(day.date.day), isSelected ? .selected : .plain, endingAt: start - 2)
    line.pad(toColumn: start)
    guard hasColumns else { return flow(readings, day, behind: line) }
    for reading in readings {
      guard let point = reading.turningPoint, let place = cycles.firstIndex(of: reading.cycle) else {
        continue
      }
      line.pad(toColumn: start + place * cycleColumns)
      line.append(entry(point, reading))
    }
    guard let several = style.catalog.terms.severalCritical(day.criticalCount) else { return [line] }
    line.pad(toColumn: start + cycles.count * cycleColumns)
    // Where there is no room for the words, as many marks as there are crossings say it.
    let marks = String(repeating: style.glyphs.critical, count: day.criticalCount)
    line.append(
      line.columns + several.displayWidth <= style.layoutColumns ? several : marks, .critical)
    return [line]
  }

  private func entry(_ point: TurningPoint, _ reading: Reading) -> StyledLine {
    let ink = Ink(reading.cycle)
    var entry = StyledLine(style.glyphs.mark(point), point.isCritical ? .critical : .plain)
    if hasWords {
      let terms = style.catalog.terms
      entry.append(" " + (point.isCritical ? terms.trend(point.trend) : terms.turningPoint(point)), ink)
    } else if point.isCritical {
      entry.append(style.glyphs.mark(point.trend), ink)
    }
    entry.append(reading.clockBehind)
    return entry
  }

  /// The turning points of a day one after the other, with their cycles' names.
  private func flow(_ readings: [Reading], _ day: Report.Day, behind date: StyledLine) -> [StyledLine] {
    var entries = readings.compactMap { reading in
      reading.turningPoint.map { point in
        var entry = self.entry(point, reading)
        entry.append(" " + style.catalog.terms.name(of: reading.cycle), Ink(reading.cycle))
        return entry
      }
    }
    if let several = style.catalog.terms.severalCritical(day.criticalCount) {
      entries.append(StyledLine(several, .critical))
    }
    var lines: [StyledLine] = []
    var line = date
    for entry in entries {
      if line.columns > start, line.columns + 3 + entry.columns > style.layoutColumns {
        lines.append(line)
        line = StyledLine()
        line.pad(toColumn: start)
      }
      if line.columns > start { line.append("   ") }
      line.append(entry)
    }
    return lines + [line]
  }
}
