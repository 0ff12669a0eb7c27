internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--month`: sparklines, graph, turning points and a line a day.
enum MonthEntry {
  static let entry = ReportEntry(
    kind: .month,
    option: .report(.month, .month, short: "m", optional: "YYYY-MM", completion: .month),
    aboutValue: "Without a month, it is the selected day's.",
    formats: [.text, .json, .jsonl, .csv, .ics, .svg, .html],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window + [.output, .alarm],
    examples: [
      "biorhythm --month", "biorhythm --month 2026-11 --ascii", "biorhythm --month --next-month",
      "biorhythm --month --format svg --output month.svg",
    ]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days(in: try resolver.monthArgument().map(Scope.month))
    return .month(try resolver.report(over: days.window, days, about: days.subject))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    try delivery.write(report, isWhole: MonthReport.fits(report.window, style: delivery.style)) { part in
      (part.isFirst ? [] : ["", ""]) + MonthReport(report.over(part.days), style: delivery.style).lines()
    }
  }
}
