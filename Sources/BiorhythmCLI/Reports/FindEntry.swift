internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// `--find`: the days on which a condition holds.
enum FindEntry {
  static let entry = ReportEntry(
    kind: .find, option: .report(.find, .find, label: "CONDITION", completion: .nothing),
    formats: [.text, .json, .jsonl, .csv, .ics],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window
      + [.with, .limit, .onlyCritical, .output, .alarm],
    examples: [
      "biorhythm --find 'primary >= 80'", "biorhythm --find 'critical = 3' --limit 1",
      "biorhythm --find 'physical > 50 and weekday >= sat' --limit 3",
    ]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days(opensWindow: resolver.limit != nil)
    let window = resolver.searchWindow(days)
    let people = try resolver.peopleTogether()
    let text = resolver.onlyCritical ? "(\(resolver.argument)) and critical > 0" : resolver.argument
    let set: DaySet
    do throws(Expression.Fault) {
      let condition = try Condition(
        parsing: text, cycles: Cycle.builtIn + resolver.customCycles, in: resolver.context(),
        lexicon: resolver.lexicon)
      set = try DaySet(finding: condition, for: people.map(\.birthday), in: window, limit: resolver.limit)
    } catch {
      throw .usage(.wrongExpression(error))
    }
    return .find(
      FindRequest(
        found: FoundDays(set, for: resolver.argument),
        reports: try people.map { person throws(Failure) in
          try resolver.report(of: person, over: window, days)
        }))
  }

  static func write(_ request: FindRequest, _ delivery: Delivery) throws(Failure) {
    let (found, reports) = (request.found, request.reports)
    guard let first = reports.first else { return }
    let group = GroupDays(found.days, condition: found.condition, of: reports)
    let isAlone = reports.count == 1
    try delivery.output.write { (writer) throws(WriteFailure) in
      switch delivery.format {
      case .json where isAlone: try JSONReport(first, found: found).write(to: &writer)
      case .jsonl where isAlone: try JSONLinesReport(first, found: found).write(to: &writer)
      case .csv where isAlone: try CSVReport(first, found: found).write(to: &writer)
      case .json: try group.writeJSON(to: &writer)
      case .jsonl: try group.writeJSONLines(to: &writer)
      case .csv: try group.writeCSV(to: &writer)
      case .ics:
        try delivery.calendar(of: [first])
          .write(found, of: reports.map(\.person), to: &writer)
      default:
        let report = FindReport(found, of: reports, style: delivery.style)
        try writer.append(delivery.style.text(report.heading()))
        for date in found.days { try writer.append(delivery.style.text([report.line(of: date)])) }
        try writer.append(delivery.style.text(report.summary()))
      }
    }
  }
}

/// The days that were found, and whose they are.
struct FindRequest: Equatable {
  let found: FoundDays
  /// Everyone asked about, over the window that was searched.
  let reports: [Report]
}

extension Resolver {
  /// How many days are wanted, if not all.
  var limit: Int? { invocation.limit }

  /// The days to search: the window that was asked for, else a year from the selected day on, or where the first few
  /// days are enough, a hundred years.
  fileprivate func searchWindow(_ days: ChosenDays) -> ClosedRange<CivilDate> {
    if days.isWindowGiven, invocation.to != nil { return days.window }
    let first = days.isWindowGiven ? days.window.lowerBound : days.selected
    let end = first.adding(months: limit == nil ? 12 : 1200)?.adding(days: -1) ?? .max
    return first...max(first, end)
  }
}
