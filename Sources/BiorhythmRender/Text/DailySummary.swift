package import BiorhythmCore
internal import BiorhythmLocalization

/// The summary for cron and mail: a few plain lines of at most 78 columns, worded the same every day.
package struct DailySummary {
  /// The most columns that a mail is sure to keep on one line (RFC 5322 §2.1.1).
  package static let columns = 78

  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    var plain = style
    plain.palette = nil
    plain.columns = Self.columns
    self.style = plain
  }

  /// Whether a primary cycle is critical on the day.
  package var isCritical: Bool { report.day(report.selected).criticalCount > 0 }

  package func lines() -> [StyledLine] {
    let words = style.catalog.reports
    let day = report.day(report.selected)
    var lines = [StyledLine(words.dailyTitle(report.name?.visible, report.selected)), ""]
    lines += rows(of: day.readings ?? [])
    lines += ["", StyledLine(today(day))]
    if let number = day.number, let next = nextCritical(after: number) { lines.append(StyledLine(next)) }
    return lines
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
    return readings.indices.map { index in
      var line = StyledLine(names[index])
      line.append(style.glyphs.percent(readings[index].percent), endingAt: percentEnd)
      if let trend = readings[index].trend { line.append("  " + terms.trend(trend)) }
      line.pad(toColumn: turnStart)
      line.append(turns[index])
      if let point = readings[index].turningPoint {
        line.pad(toColumn: eventStart)
        line.append(terms.turningPoint(point))
      }
      return line
    }
  }

  private func today(_ day: Report.Day) -> String {
    guard let number = day.number else { return style.catalog.reports.beforeBirth }
    let critical = Cycle.primaries.filter { $0.turningPoint(onDay: number)?.isCritical == true }
    return critical.isEmpty
      ? style.catalog.reports.notCriticalOnDay
      : style.catalog.reports.criticalOnDay(critical.map { style.catalog.terms.name(of: $0) })
  }

  private func nextCritical(after day: Int) -> String? {
    let coming = Cycle.primaries.compactMap { cycle in
      cycle.next(after: day, where: \.isCritical).map { (cycle: cycle, days: $0.days) }
    }
    guard let days = coming.map(\.days).min(), let date = report.selected.adding(days: days) else {
      return nil
    }
    let names = coming.filter { $0.days == days }.map { style.catalog.terms.name(of: $0.cycle) }
    return style.catalog.reports.nextCritical(date, names, days)
  }
}
