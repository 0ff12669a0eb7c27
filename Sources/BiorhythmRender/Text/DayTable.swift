internal import BiorhythmCore
internal import BiorhythmLocalization

/// One day's bars, values and trends, a cycle a row, and what comes next.
struct DayTable {
  let report: Report
  let style: Style
  /// Whether columns and lines stay where they are from day to day, as they must on a screen that moves.
  var isSteady = false

  private var terms: Terms { style.catalog.terms }
  private var nameColumns: Int { (report.cycles.map { terms.name(of: $0).displayWidth }.max() ?? 0) + 2 }

  /// Returns the date and the day of life in a line; on a screen, the day of life gives way where there is little room.
  func heading() -> StyledLine {
    let date = style.catalog.dates.full(report.selected)
    let line = heading(date, dayOfLife)
    return isSteady && line.columns > style.layoutColumns ? heading(date, nil) : line
  }

  private func heading(_ date: String, _ dayOfLife: String?) -> StyledLine {
    var line = StyledLine(date, .selected)
    if let dayOfLife {
      line.append(" \(style.glyphs.dot) ", .faint)
      line.append(dayOfLife)
    }
    if let several = terms.severalCritical(report.day(report.selected).criticalCount) {
      line.append("  \(style.glyphs.critical) \(several)", .critical)
    }
    return line
  }

  /// Returns the heading in two lines where one would be too wide.
  func headingLines() -> [StyledLine] {
    let line = heading()
    guard line.columns > style.layoutColumns, let last = line.spans.last else { return [line] }
    var first = StyledLine()
    for span in line.spans.dropLast() { first.append(span.text, span.ink) }
    if last.text == dayOfLife { first = StyledLine(style.catalog.dates.full(report.selected), .selected) }
    return [first, StyledLine(String(last.text.drop { $0 == " " }), last.ink)]
  }

  private var dayOfLife: String {
    report.day(report.selected).number.map(style.catalog.reports.dayOfLife)
      ?? style.catalog.reports.beforeBirth
  }

  /// Returns a row for each cycle; in narrow windows the bars stand in rows of their own.
  func bars() -> [StyledLine] {
    let readings = report.day(report.selected).readings ?? []
    let facts = readings.map { Facts($0, style, isBrief: isSteady) }
    let widths = isSteady ? FactColumns(reservedFor: report.cycles, style) : FactColumns(of: facts)
    let room = style.layoutColumns - nameColumns - widths.total
    let isWide = room >= 15
    // On a screen that moves, the event has its place before the bar, whose columns stay where they are.
    let barStart = isSteady ? max(nameColumns, widths.event + 1) : nameColumns
    let half = min((isWide ? room - 1 : style.layoutColumns - barStart - 1) / 2, 20)
    return zip(readings, facts).flatMap { reading, facts -> [StyledLine] in
      let ink = Ink(reading.cycle)
      let bar = Bar(value: reading.value, ink: ink, halfColumns: half).line(style.glyphs)
      var line = StyledLine(terms.name(of: reading.cycle), ink)
      line.pad(toColumn: nameColumns)
      if isWide { line.append(bar) }
      line.append(style.glyphs.percent(reading.percent), ink, endingAt: line.columns + (isWide ? 6 : 5))
      let trendStart = line.columns + 2
      let turnStart = trendStart + widths.trend + (widths.trend > 0 ? 2 : 0)
      line.pad(toColumn: trendStart)
      line.append(facts.trend)
      line.pad(toColumn: turnStart)
      line.append(facts.turn, endingAt: turnStart + widths.turn)
      let event = StyledLine(facts.event, facts.isCritical ? .critical : .plain)
      if isWide {
        if event.columns > 0 { line.append("  ") }
        line.append(event)
        return [line]
      }
      var below = isSteady ? event : StyledLine()
      below.pad(toColumn: barStart)
      below.append(bar)
      if isSteady || event.columns == 0 { return [line, below] }
      var indented = StyledLine()
      indented.pad(toColumn: nameColumns)
      indented.append(event)
      return [line, below, indented]
    }
  }

  /// What stands behind a bar.
  private struct Facts {
    let trend: String
    let turn: String
    let event: String
    let isCritical: Bool

    /// A brief event leaves out what the trend says already.
    init(_ reading: Reading, _ style: Style, isBrief: Bool) {
      trend = reading.trend.map { Self.trend($0, style) } ?? ""
      turn = reading.cycle.period.flatMap { period in reading.dayOfCycle.map { "\($0)/\(period)" } } ?? ""
      event = reading.turningPoint.map { Self.event($0, style, isBrief: isBrief) } ?? ""
      isCritical = reading.turningPoint?.isCritical == true
    }

    static func trend(_ trend: Trend, _ style: Style) -> String {
      "\(style.glyphs.mark(trend)) \(style.catalog.terms.trend(trend))"
    }

    static func event(_ point: TurningPoint, _ style: Style, isBrief: Bool) -> String {
      let terms = style.catalog.terms
      return "\(style.glyphs.mark(point)) "
        + (isBrief && point.isCritical ? terms.critical : terms.turningPoint(point))
    }
  }

  /// The columns of the facts behind the bars.
  private struct FactColumns {
    let trend: Int
    let turn: Int
    let event: Int

    /// The columns that these facts need.
    init(of facts: [Facts]) {
      trend = facts.map { $0.trend.displayWidth }.max() ?? 0
      turn = facts.map { $0.turn.displayWidth }.max() ?? 0
      event = facts.map { $0.event.displayWidth }.max() ?? 0
    }

    /// The columns that the facts of any day need.
    init(reservedFor cycles: [Cycle], _ style: Style) {
      let periods = cycles.compactMap(\.period)
      turn = periods.map { "\($0 - 1)/\($0)".displayWidth }.max() ?? 0
      trend = periods.isEmpty ? 0 : Trend.allCases.map { Facts.trend($0, style).displayWidth }.max() ?? 0
      event =
        periods.isEmpty
        ? 0 : TurningPoint.allCases.map { Facts.event($0, style, isBrief: true).displayWidth }.max() ?? 0
    }

    /// The columns of all, with the percents before them and the gaps between.
    var total: Int { 1 + 5 + 2 + trend + 2 + turn + (event > 0 ? 2 + event : 0) }
  }

  /// Returns, under a heading, each cycle's next critical day and next peak or valley.
  func next() -> [StyledLine] {
    guard let day = report.day(report.selected).number else { return [] }
    let coming = report.cycles.compactMap {
      cycle -> (cycle: Cycle, points: [(point: TurningPoint, days: Int)])? in
      let points = [cycle.next(after: day, where: \.isCritical), cycle.next(after: day) { !$0.isCritical }]
        .compactMap { $0 }
      return points.isEmpty ? nil : (cycle, points)
    }
    guard !coming.isEmpty else { return [] }
    var isDated = style.layoutColumns - nameColumns >= 40
    var rows = coming.map { row in row.points.map { entry($0.point, days: $0.days, isDated: isDated) } }
    var isWide = fitInOneLine(rows)
    if isSteady {
      isWide = fitInOneLine(longestEntries())
      if isWide, isDated, !fitInOneLine(rows) {
        isDated = false
        rows = coming.map { row in row.points.map { entry($0.point, days: $0.days, isDated: isDated) } }
      }
    }
    let firstColumns = rows.map { $0[0].columns }.max() ?? 0
    var lines = [StyledLine(style.catalog.reports.next, .strong)]
    for (row, entries) in zip(coming, rows) {
      var line = StyledLine(terms.name(of: row.cycle), Ink(row.cycle))
      line.pad(toColumn: nameColumns)
      line.append(entries[0])
      for entry in entries.dropFirst() {
        if isWide {
          line.pad(toColumn: nameColumns + firstColumns + 3)
        } else {
          lines.append(line)
          line = StyledLine()
          line.pad(toColumn: nameColumns)
        }
        line.append(entry)
      }
      lines.append(line)
    }
    return lines
  }

  /// Whether the two entries of every row fit beside each other.
  private func fitInOneLine(_ rows: [[StyledLine]]) -> Bool {
    let firstColumns = rows.map { $0[0].columns }.max() ?? 0
    let lastColumns = rows.flatMap { $0.dropFirst().map(\.columns) }.max() ?? 0
    return nameColumns + firstColumns + 3 + lastColumns <= style.layoutColumns
  }

  /// The longest entries without dates that any day may have.
  private func longestEntries() -> [[StyledLine]] {
    let longest = report.cycles.compactMap(\.period).max() ?? 0
    return [(TurningPoint.criticalRising, TurningPoint.peak), (.criticalFalling, .valley)].map {
      first, last in
      [first, last].map { entry($0, days: longest, isDated: false) }
    }
  }

  /// One turning point to come; the date gives way where there is little room.
  private func entry(_ point: TurningPoint, days: Int, isDated: Bool) -> StyledLine {
    var line = StyledLine(style.glyphs.mark(point) + " ", point.isCritical ? .critical : .plain)
    line.append(point.isCritical ? terms.critical : terms.turningPoint(point))
    let words = style.catalog.reports
    let date = isDated ? report.selected.adding(days: days) : nil
    // A year on, a day and its month could be any year's.
    let dated = date.map {
      days > 330 ? "\($0)" + terms.aside(words.daysUntil(days)) : words.upcoming($0, days)
    }
    line.append(" " + (dated ?? words.daysUntil(days)))
    return line
  }
}
