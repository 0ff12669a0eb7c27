internal import BiorhythmCore
internal import BiorhythmLocalization

/// What is to be written or run, all decided: each case carries what its report needs, and nothing behind it looks
/// back at what was typed or stored.
enum Request {
  case dashboard(Report)
  case month(Report)
  case year(Report)
  case day(Report)
  case daily(Report, onlyCritical: Bool)
  case oneline(Report)
  case events([Report])
  case compare(Report, with: Person)
  case find(FindRequest)
  case people(PeopleRequest)
  case roster(RosterRequest)
  case calculation(CalculationRequest)
  case evidence(EvidenceRequest)
  case record(RecordRequest)
  case interactive(ScreenRequest)

  /// Does it.
  ///
  /// - Throws: ``Failure``, where it cannot be made or written.
  func run(_ delivery: Delivery) throws(Failure) {
    switch self {
    case .dashboard(let report): try DashboardEntry.write(report, delivery)
    case .month(let report): try MonthEntry.write(report, delivery)
    case .year(let report): try YearEntry.write(report, delivery)
    case .day(let report): try DayEntry.write(report, delivery)
    case .daily(let report, let onlyCritical):
      try DailyEntry.write(report, onlyCritical: onlyCritical, delivery)
    case .oneline(let report): try OneLineEntry.write(report, delivery)
    case .events(let reports): try EventsEntry.write(reports, delivery)
    case .compare(let report, let partner): try CompareEntry.write(report, with: partner, delivery)
    case .find(let find): try FindEntry.write(find, delivery)
    case .people(let people): try PeopleEntry.write(people, delivery)
    case .roster(let roster): try RosterJob(roster, delivery).run()
    case .calculation(let calculation): try CalculateEntry.write(calculation, delivery)
    case .evidence(let evidence): try EvidenceJob(evidence, delivery).run()
    case .record(let record): try RecordEntry.write(record, delivery)
    case .interactive(let screen): try InteractiveEntry.run(screen, delivery)
    }
  }
}
