internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--daily`: the summary for cron and mail.
enum DailyEntry {
  static let entry = ReportEntry(
    kind: .daily, option: .report(.daily, .daily), formats: [.text],
    options: ReportEntry.who + ReportEntry.day + [.onlyCritical, .output],
    examples: ["biorhythm --daily", "biorhythm --daily --only-critical"]
  ) { (resolver) throws(Failure) in
    .daily(try resolver.report(on: try resolver.days(takesTime: true)), onlyCritical: resolver.onlyCritical)
  }

  static func write(_ report: Report, onlyCritical: Bool, _ delivery: Delivery) throws(Failure) {
    let summary = DailySummary(report, style: delivery.style)
    try delivery.write(onlyCritical && !summary.isCritical ? [] : summary.lines())
  }
}
