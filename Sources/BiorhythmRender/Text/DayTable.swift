internal import BiorhythmCore
internal import BiorhythmLocalization

/// One day's bars, values and trends, a cycle a row.
///
/// Columns and lines stay where they are from day to day, so that nothing jumps on a screen that moves.
struct DayTable {
  let report: Report
  let style: Style

  private var terms: Terms { style.catalog.terms }

  /// Returns the date, how far it lies from today, and the day of life, in a line, or two where one would be too wide.
  func heading() -> [StyledLine] {
    let facts = facts
    let rest = facts.dropFirst().reduce(into: facts.first ?? "") { line, fact in
      line.append(fact.spans.first?.ink == .critical ? "  " : " \(style.glyphs.dot) ", .faint)
      line.append(fact)
    }
    var line = date
    guard line.columns + 1 + rest.columns <= style.layoutColumns else { return [line, rest] }
    line.append(" ")
    line.append(rest)
    return [line]
  }

  /// Returns the date and those of the facts that fit, what is critical before all others, in one line.
  func shortHeading() -> StyledLine {
    let facts = facts
    var room = style.layoutColumns - date.columns
    let kept = facts.indices.sorted {
      $0 == facts.count - 1 && $1 != $0 && facts[$0].spans[0].ink == .critical
    }
    .filter { place in
      guard facts[place].columns + 3 <= room else { return false }
      room -= facts[place].columns + 3
      return true
    }
    return kept.sorted().reduce(into: date) { line, place in
      line.append(line.columns == date.columns ? " " : " \(style.glyphs.dot) ", .faint)
      line.append(facts[place])
    }
  }

  private var date: StyledLine {
    StyledLine(style.chip(style.catalog.dates.full(report.selected)), .chip)
  }

  /// What is said behind the date: how far it lies from today, the day of life, and whether several primaries are
  /// critical.
  private var facts: [StyledLine] {
    var facts: [StyledLine] = report.moment.map { [StyledLine($0.time.clock)] } ?? []
    if let today = style.today, report.selected > today {
      facts.append(StyledLine(style.catalog.reports.daysUntil(report.selected - today)))
    }
    facts.append(StyledLine(dayOfLife))
    if let calendar = report.lunarCalendar, let date = LunarDate(report.selected, in: calendar) {
      facts.append(StyledLine(style.catalog.lunar.short(date)))
    }
    if let several = terms.severalCritical(report.day(report.selected).criticalCount) {
      facts.append(StyledLine("\(style.glyphs.critical) \(several)", .critical))
    }
    return facts
  }

  private var dayOfLife: String {
    report.day(report.selected).number.map(style.catalog.reports.dayOfLife)
      ?? style.catalog.reports.beforeBirth
  }

  /// Returns a row for each cycle, none before birth.
  func bars() -> [StyledLine] {
    let layout = Layout(report.cycles, style, hasMoments: report.exact != nil)
    return (report.day(report.selected).readings ?? []).map { row(of: $0, layout) }
  }

  /// The lines that ``values()`` takes on any day.
  var valueRows: Int { (report.cycles.count + valuesPerLine - 1) / valuesPerLine }

  /// The columns of a name, a space, a percent, an arrow and two more; names are cut so that two values fit.
  private var valueColumns: Int {
    let names = report.cycles.map { terms.name(of: $0).displayWidth }.max() ?? 0
    return min(names + 1 + 5 + 1 + 2, (style.layoutColumns + 2) / 2)
  }

  private var valuesPerLine: Int { max(1, (style.layoutColumns + 2) / valueColumns) }

  /// Returns the names, percents and trends alone, as many beside each other as fit; none before birth.
  func values() -> [StyledLine] {
    let readings = report.day(report.selected).readings ?? []
    return stride(from: 0, to: readings.count, by: valuesPerLine).map { start in
      var line = StyledLine()
      for (place, reading) in readings[start..<min(start + valuesPerLine, readings.count)].enumerated() {
        line.pad(toColumn: place * valueColumns)
        let name = terms.name(of: reading.cycle)
          .truncated(toColumns: valueColumns - 9, ellipsis: style.glyphs.ellipsis)
        line.append(name, Ink(reading.cycle))
        line.append(
          style.glyphs.percent(reading.percent), Ink(reading.cycle),
          endingAt: (place + 1) * valueColumns - 3)
        if let trend = reading.trend { line.append(style.glyphs.mark(trend)) }
      }
      return line
    }
  }

  private func row(of reading: Reading, _ layout: Layout) -> StyledLine {
    let ink = Ink(reading.cycle)
    var line = StyledLine(style.symbol(of: reading.cycle, among: report.cycles) + " ", ink)
    line.append(
      terms.name(of: reading.cycle)
        .truncated(toColumns: layout.nameColumns - 2, ellipsis: style.glyphs.ellipsis), ink)
    line.pad(toColumn: layout.barStart)
    line.append(Bar(value: reading.value, ink: ink, halfColumns: layout.barHalf).line(style.glyphs))
    line.append(style.glyphs.percent(reading.percent), ink, endingAt: layout.percentEnd)
    line.append(" ")
    if let trend = reading.trend { line.append(style.glyphs.mark(trend)) }
    guard let period = reading.cycle.period, let day = reading.dayOfCycle else { return line }
    if layout.gaugeColumns > 0 {
      line.pad(toColumn: layout.percentEnd + 4)
      let passed = layout.gaugeColumns * day / period
      line.append(String(repeating: style.glyphs.passed, count: passed), ink)
      line.append(String(repeating: style.glyphs.coming, count: layout.gaugeColumns - passed), .faint)
    }
    line.append("\(day)/\(period)", endingAt: layout.turnEnd)
    if let point = reading.turningPoint {
      line.append(" ")
      line.append(style.glyphs.mark(point), point.isCritical ? .critical : .plain)
      if layout.namesEvents {
        line.append(" ")
        line.append(
          point.isCritical ? terms.critical : terms.turningPoint(point), point.isCritical ? .critical : .plain
        )
        line.append(reading.clockBehind)
      }
    }
    return line
  }

  /// Where the parts of a row stand; where there is little room, words and gauges give way to the bars.
  private struct Layout {
    /// The columns of a letter and the name.
    let nameColumns: Int
    let barHalf: Int
    let gaugeColumns: Int
    let namesEvents: Bool
    private let turnColumns: Int

    init(_ cycles: [Cycle], _ style: Style, hasMoments: Bool) {
      let terms = style.catalog.terms
      let names = cycles.map { terms.name(of: $0).displayWidth }.max() ?? 0
      nameColumns = 2 + min(names, style.layoutColumns / 3)
      let periods = cycles.compactMap(\.period)
      turnColumns = periods.map { "\($0 - 1)/\($0)".utf8.count }.max() ?? 0
      let words = [terms.critical, terms.turningPoint(.peak), terms.turningPoint(.valley)]
      let eventColumns =
        periods.isEmpty ? 0 : 3 + (words.map(\.displayWidth).max() ?? 0) + (hasMoments ? 6 : 0)
      // A space, a percent, a space and an arrow; a space and the turn; a space and a mark.
      let least = nameColumns + 1 + 6 + 2 + 1 + turnColumns + 2
      let room = style.layoutColumns - least
      let leastBar = 2 * 6 + 1
      namesEvents = room - eventColumns + 2 >= leastBar
      var free = room - (namesEvents ? eventColumns - 2 : 0)
      gaugeColumns = periods.isEmpty || free - 13 < leastBar ? 0 : 10
      if gaugeColumns > 0 { free -= gaugeColumns + 2 }
      barHalf = max(1, min((free - 1) / 2, 20))
    }

    var barStart: Int { nameColumns + 1 }
    var percentEnd: Int { barStart + Bar.columns(half: barHalf) + 6 }
    var turnEnd: Int { percentEnd + 3 + (gaugeColumns > 0 ? gaugeColumns + 2 : 0) + turnColumns }
  }
}
