internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--events`: the window's turning points in date order.
enum EventsEntry {
  static let entry = ReportEntry(
    kind: .events, option: .report(.events, .events), formats: [.text, .json, .jsonl, .csv, .ics],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window + [.output],
    examples: [
      "biorhythm --events", "biorhythm --events --from 2026-01-01 --to 2026-12-31",
      "biorhythm --events --format ics --output critical.ics",
    ]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days()
    return .events(try resolver.report(over: days.window, days, about: days.subject))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    // Within a year, a day and its month are enough to tell dates apart.
    try delivery.write(report, eventsOnly: true, isWhole: report.window.count <= 365) { part in
      let list = EventList(report.over(part.days), style: delivery.style)
      return (part.isFirst ? [] : [""]) + list.heading() + list.lines()
    }
  }
}
