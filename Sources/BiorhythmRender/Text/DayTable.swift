internal import BiorhythmCore
internal import BiorhythmLocalization

/// One day's bars, values and trends, a cycle a row, and what comes next.
struct DayTable {
  let report: Report
  let style: Style

  private var terms: Terms { style.catalog.terms }
  private var nameColumns: Int { (report.cycles.map { terms.name(of: $0).displayWidth }.max() ?? 0) + 2 }

  /// Returns the date and the day of life in a line.
  func heading() -> StyledLine {
    var line = StyledLine(style.catalog.dates.full(report.selected), .selected)
    line.append(" \(style.glyphs.dot) ", .faint)
    line.append(dayOfLife)
    if let several = terms.severalCritical(report.day(report.selected).criticalCount) {
      line.append("  \(style.glyphs.critical) \(several)", .critical)
    }
    return line
  }

  private var dayOfLife: String {
    report.day(report.selected).number.map(style.catalog.reports.dayOfLife)
      ?? style.catalog.reports.beforeBirth
  }

  /// Returns a row for each cycle; in narrow windows the bars stand in rows of their own.
  func bars() -> [StyledLine] {
    let readings = report.day(report.selected).readings ?? []
    let facts = readings.map { Facts($0, style) }
    let trendColumns = facts.map { $0.trend.displayWidth }.max() ?? 0
    let turnColumns = facts.map { $0.turn.displayWidth }.max() ?? 0
    let eventColumns = facts.map { $0.event.displayWidth }.max() ?? 0
    let factColumns = 1 + 5 + 2 + trendColumns + 2 + turnColumns + (eventColumns > 0 ? 2 + eventColumns : 0)
    let room = style.layoutColumns - nameColumns - factColumns
    let isWide = room >= 15
    let half = min((isWide ? room - 1 : style.layoutColumns - nameColumns - 1) / 2, 20)
    return zip(readings, facts).flatMap { reading, facts -> [StyledLine] in
      let ink = Ink(reading.cycle)
      let bar = Bar(value: reading.value, ink: ink, halfColumns: half).line(style.glyphs)
      var line = StyledLine(terms.name(of: reading.cycle), ink)
      line.pad(toColumn: nameColumns)
      if isWide { line.append(bar) }
      line.append(style.glyphs.percent(reading.percent), ink, endingAt: line.columns + (isWide ? 6 : 5))
      let start = line.columns + 2
      line.pad(toColumn: start)
      line.append(facts.trend)
      line.pad(toColumn: start + trendColumns + (trendColumns > 0 ? 2 : 0))
      line.append(facts.turn, endingAt: start + trendColumns + (trendColumns > 0 ? 2 : 0) + turnColumns)
      if isWide {
        if !facts.event.isEmpty {
          line.append("  ")
          line.append(facts.event, facts.isCritical ? .critical : .plain)
        }
        return [line]
      }
      var below = StyledLine()
      below.pad(toColumn: nameColumns)
      below.append(bar)
      var lines = [line, below]
      if !facts.event.isEmpty {
        var event = StyledLine()
        event.pad(toColumn: nameColumns)
        event.append(facts.event, facts.isCritical ? .critical : .plain)
        lines.append(event)
      }
      return lines
    }
  }

  /// What stands behind a bar.
  private struct Facts {
    let trend: String
    let turn: String
    let event: String
    let isCritical: Bool

    init(_ reading: Reading, _ style: Style) {
      let terms = style.catalog.terms
      trend = reading.trend.map { "\(style.glyphs.mark($0)) \(terms.trend($0))" } ?? ""
      turn = reading.cycle.period.flatMap { period in reading.dayOfCycle.map { "\($0)/\(period)" } } ?? ""
      event = reading.turningPoint.map { "\(style.glyphs.mark($0)) \(terms.turningPoint($0))" } ?? ""
      isCritical = reading.turningPoint?.isCritical == true
    }
  }

  /// Returns, under a heading, each cycle's next critical day and next peak or valley.
  func next() -> [StyledLine] {
    guard let day = report.day(report.selected).number else { return [] }
    let isDated = style.layoutColumns - nameColumns >= 40
    let rows = report.cycles.compactMap { cycle -> (Cycle, [StyledLine])? in
      let coming = [cycle.next(after: day, where: \.isCritical), cycle.next(after: day) { !$0.isCritical }]
      let entries = coming.compactMap { $0.map { entry($0.point, days: $0.days, isDated: isDated) } }
      return entries.isEmpty ? nil : (cycle, entries)
    }
    guard !rows.isEmpty else { return [] }
    let firstColumns = rows.map { $0.1[0].columns }.max() ?? 0
    let lastColumns = rows.flatMap { $0.1.dropFirst().map(\.columns) }.max() ?? 0
    let isWide = nameColumns + firstColumns + 3 + lastColumns <= style.layoutColumns
    var lines = [StyledLine(style.catalog.reports.next, .strong)]
    for (cycle, entries) in rows {
      var line = StyledLine(terms.name(of: cycle), Ink(cycle))
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

  /// One turning point to come; the date gives way where there is little room.
  private func entry(_ point: TurningPoint, days: Int, isDated: Bool) -> StyledLine {
    var line = StyledLine(style.glyphs.mark(point) + " ", point.isCritical ? .critical : .plain)
    line.append(point.isCritical ? terms.critical : terms.turningPoint(point))
    let words = style.catalog.reports
    let date = isDated ? report.selected.adding(days: days) : nil
    line.append(" " + (date.map { words.upcoming($0, days) } ?? words.daysUntil(days)))
    return line
  }
}
