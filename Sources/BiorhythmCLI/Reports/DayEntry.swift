internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--day`: one day in detail.
enum DayEntry {
  static let entry = ReportEntry(
    kind: .day, option: .report(.day, .day, short: "d", optional: "DATE", completion: .date),
    aboutValue: "Without a date, it is the selected day.",
    formats: [.text, .json, .jsonl, .csv, .ics],
    options: ReportEntry.who + ReportEntry.day + [.output, .alarm],
    examples: ["biorhythm --day", "biorhythm --day tomorrow", "biorhythm --day 2026-11-30 --format json"]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days(day: try resolver.dayArgument(), takesTime: true)
    return .day(try resolver.report(on: days))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    try delivery.write(report) { _ in DayReport(report, style: delivery.style).lines() }
  }
}
