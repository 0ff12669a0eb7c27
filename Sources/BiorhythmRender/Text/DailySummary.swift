package import BiorhythmCore
internal import BiorhythmLocalization

/// The summary for cron and mail: a few plain lines of at most 78 columns, worded the same every day.
package struct DailySummary {
  /// The most columns that a mail is sure to keep on one line (RFC 5322 §2.1.1).
  private static let mostColumns = 78

  private let report: Report
  private let style: Style

  /// Creates the summary of the selected day.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  private var columns: Int { min(style.layoutColumns, Self.mostColumns) }

  /// Whether a primary cycle is critical on the day.
  package var isCritical: Bool { report.day(report.selected).criticalCount > 0 }

  /// Returns a title, a row for each cycle, and sentences on critical days, with empty lines between.
  package func lines() -> [StyledLine] {
    let words = style.catalog.reports
    let day = report.day(report.selected)
    let next = day.number == nil ? nil : nextCritical
    return flow(words.dailyTitle(report.name.map(style.shown), report.selected)) + [""]
      + rows(of: day.readings ?? []) + [""] + flow(today(day)) + (next.map(flow) ?? [])
  }

  private func flow(_ sentence: String) -> [StyledLine] {
    TextFlow.lines(sentence, columns: columns).map { StyledLine($0) }
  }

  private func rows(of readings: [Reading]) -> [StyledLine] {
    let terms = style.catalog.terms
    let names = readings.map { terms.name(of: $0.cycle) }
    let turns = readings.map { reading in
      reading.cycle.period.flatMap { period in
        reading.dayOfCycle.map { style.catalog.reports.dayOfCycle($0, period) }
      } ?? ""
    }
    let percentEnd = (names.map(\.displayWidth).max() ?? 0) + 7
    let trendColumns = Trend.allCases.map { terms.trend($0).displayWidth }.max() ?? 0
    let turnStart = percentEnd + 2 + trendColumns + 2
    let eventStart = turnStart + (turns.map(\.displayWidth).max() ?? 0) + 2
    let events = readings.map { reading in
      reading.turningPoint.map { terms.turningPoint($0) + reading.clockBehind } ?? ""
    }
    // In narrow windows what happens on a day stands below its row.
    let isWide = eventStart + (events.map(\.displayWidth).max() ?? 0) <= columns
    return readings.indices.flatMap { index -> [StyledLine] in
      var line = StyledLine(names[index])
      line.append(style.glyphs.percent(readings[index].percent), endingAt: percentEnd)
      if let trend = readings[index].trend { line.append("  " + terms.trend(trend)) }
      line.pad(toColumn: turnStart)
      line.append(turns[index])
      guard !events[index].isEmpty else { return [line] }
      if !isWide { return [line, StyledLine("  " + events[index])] }
      line.pad(toColumn: eventStart)
      line.append(events[index])
      return [line]
    }
  }

  private func today(_ day: Report.Day) -> String {
    guard day.number != nil else { return style.catalog.reports.beforeBirth }
    let critical = report.criticalPrimaries(on: report.selected)
    return critical.isEmpty
      ? style.catalog.reports.notCriticalOnDay
      : style.catalog.reports.criticalOnDay(critical.map { style.catalog.terms.name(of: $0) })
  }

  private var nextCritical: String? {
    let coming = Cycle.primaries.compactMap { report.next($0, where: \.isCritical) }
    guard let days = coming.map(\.days).min(), let date = report.selected.adding(days: days) else {
      return nil
    }
    let names = coming.filter { $0.days == days }.map { style.catalog.terms.name(of: $0.cycle) }
    return style.catalog.reports.nextCritical(date, names, days)
  }
}
