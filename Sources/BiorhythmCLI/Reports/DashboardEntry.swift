internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// The report without an option: the month's graph above, the selected day below.
enum DashboardEntry {
  static let entry = ReportEntry(
    kind: .dashboard, option: nil, formats: [.text, .json, .jsonl, .csv, .ics, .svg, .html],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window + [.output, .alarm],
    examples: ["biorhythm", "biorhythm --birthday 1990-05-15 --date 2026-12-24"]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days(takesTime: true)
    return .dashboard(try resolver.report(over: days.window, days, about: days.selected))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    let dashboard = Dashboard(report, style: delivery.style)
    try delivery.write(report, isWhole: dashboard.isWhole) { part in
      if dashboard.isWhole { return dashboard.lines() }
      return dashboard.graph(over: part.days) + (part.isLast ? dashboard.day() : [])
    }
  }
}
