internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// `--year`: every day of twelve months.
enum YearEntry {
  static let entry = ReportEntry(
    kind: .year, option: .report(.year, .year, optional: "YYYY", completion: .nothing),
    aboutValue: "Without a year, it is the selected day's.",
    formats: [.text, .json, .jsonl, .csv, .ics, .svg, .html],
    options: ReportEntry.who + ReportEntry.day + [.output, .alarm],
    examples: [
      "biorhythm --year", "biorhythm --year 2027 --person Minji",
      "biorhythm --year --format html --output year.html",
    ]
  ) { (resolver) throws(Failure) in
    let year = try resolver.yearArgument()
    var days = try resolver.days(in: year.map { Scope(option: .year, name: "\($0)", days: $0.days) })
    days.window = CivilYear(containing: days.selected).days
    return .year(try resolver.report(over: days.window, days, about: days.subject))
  }

  static func write(_ report: Report, _ delivery: Delivery) throws(Failure) {
    try delivery.write(report, picture: .year) { _ in YearReport(report, style: delivery.style).lines() }
  }
}

extension Resolver {
  /// The year behind the report's option, if one stands there: a year, or any date in it.
  fileprivate func yearArgument() throws(Failure) -> CivilYear? {
    guard let word = invocation.argument else { return nil }
    do {
      return try CivilYear(parsing: word)
    } catch {
      do throws(Failure) {
        return CivilYear(containing: try date(word))
      } catch .usage(.wrongDate) {
        throw .usage(.wrongYear(word, error))
      } catch {
        throw error
      }
    }
  }
}
