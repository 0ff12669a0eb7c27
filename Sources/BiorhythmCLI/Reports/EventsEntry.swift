internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// `--events`: the window's turning points in date order.
enum EventsEntry {
  static let entry = ReportEntry(
    kind: .events, option: .report(.events, .events), formats: [.text, .json, .jsonl, .csv, .ics],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window + [
      .with, .onlyCritical, .output, .alarm,
    ],
    examples: [
      "biorhythm --events", "biorhythm --events --from 2026-01-01 --to 2026-12-31",
      "biorhythm --events --only-critical --format ics --output critical.ics",
    ]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days()
    let first = try resolver.report(over: days.window, days, about: days.subject)
    let others = try resolver.peopleTogether().dropFirst().map { person throws(Failure) in
      try resolver.report(of: person, over: days.window, days)
    }
    return .events(
      ([first] + others).map { report in
        var report = report
        report.crossingsOnly = resolver.onlyCritical
        return report
      })
  }

  /// Writes the turning points of one person, or of several side by side.
  static func write(_ reports: [Report], _ delivery: Delivery) throws(Failure) {
    if reports.count == 1 {
      let list = EventList(reports[0], style: delivery.style)
      return try delivery.write(reports[0], eventsOnly: true, isWhole: false) { part in
        let lines = list.lines(over: part.days)
        return part.isFirst ? list.heading() + lines : lines.isEmpty ? [] : [""] + lines
      }
    }
    let days = DaySet(eventfulFor: reports)
    let group = GroupDays(days, condition: nil, of: reports)
    let list = GroupEventList(days, of: reports, style: delivery.style)
    try delivery.output.write { (writer) throws(WriteFailure) in
      switch delivery.format {
      case .json: try group.writeJSON(to: &writer)
      case .jsonl: try group.writeJSONLines(to: &writer)
      case .csv: try group.writeCSV(to: &writer)
      case .ics:
        try delivery.calendar(of: reports).write(to: &writer)
      default:
        try writer.append(delivery.style.text(list.heading()))
        for date in days { try writer.append(delivery.style.text(list.lines(of: date))) }
      }
    }
  }
}
