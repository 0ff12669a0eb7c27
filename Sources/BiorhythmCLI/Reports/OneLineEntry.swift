internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--oneline`: the day for a prompt or a status bar.
enum OneLineEntry {
  static let entry = ReportEntry(
    kind: .oneline, option: .report(.oneline, .oneline), formats: [.text],
    options: ReportEntry.who + ReportEntry.day + [.output],
    examples: ["biorhythm --oneline", "biorhythm --oneline --ascii --color never"]
  ) { (resolver) throws(Failure) in
    .oneline(try resolver.report(on: try resolver.days(takesTime: true)))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    try delivery.write(OneLine(report, style: delivery.style).lines())
  }
}
