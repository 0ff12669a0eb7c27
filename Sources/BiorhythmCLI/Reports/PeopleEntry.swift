internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// `--people`: everyone saved, a line each.
enum PeopleEntry {
  static let entry = ReportEntry(
    kind: .people, option: .report(.people, .people), formats: [.text, .csv, .jsonl, .html],
    options: ReportEntry.day + [.onlyCritical, .output, .find],
    examples: [
      "biorhythm --people", "biorhythm --people --only-critical --format csv",
      "biorhythm --people --find 'primary > 0'",
    ]
  ) { (resolver) throws(Failure) in
    // A first birthday is to be stored by the way in that every report names.
    if resolver.everyone.isEmpty { throw .noBirthday }
    let people = try resolver.everyone.map { person throws(Failure) in
      PeopleRequest.Entry(person: person, exact: try resolver.exactBirth(of: person))
    }
    return .people(
      PeopleRequest(
        people: people, selected: try resolver.days().selected, cycles: try resolver.cycles(),
        onlyCritical: resolver.onlyCritical, condition: try resolver.condition()))
  }

  static func write(_ request: PeopleRequest, _ delivery: Delivery) throws(Failure) {
    let people = try request.found()
    try delivery.output.write { (writer) throws(WriteFailure) in
      if delivery.format == .html {
        return try HTMLPeople(
          on: request.selected, cycles: request.cycles, catalog: delivery.style.catalog
        ).write(people.lazy.map { ($0.person, $0.exact) }, to: &writer)
      }
      var rows = PersonRows(
        Self.rowFormat(of: delivery), cycles: request.cycles, selected: request.selected)
      try rows.writeHeader(to: &writer)
      for entry in people { try rows.write(entry.person, born: entry.exact, to: &writer) }
    }
    for person in request.unborn {
      let words = delivery.style.catalog.reports
      delivery.complain("\(person.name ?? words.you): \(words.beforeBirth)")
    }
  }

  private static func rowFormat(of delivery: Delivery) -> PersonRows.Format {
    switch delivery.format {
    case .csv: .csv(isOnTerminal: delivery.isOnTerminal)
    case .jsonl: .jsonLines
    default: .table(delivery.style)
    }
  }
}

/// Everyone saved, and what is shown of them.
struct PeopleRequest {
  /// Someone, and the instant of birth where its time is known.
  struct Entry {
    let person: Person
    let exact: ExactBirth?
  }

  let people: [Entry]
  let selected: CivilDate
  let cycles: [Cycle]
  let onlyCritical: Bool
  /// What must hold on the day for a person to be shown.
  let condition: Condition?

  /// Those who have a biorhythm on the selected day, and for whom the conditions hold.
  func found() throws(Failure) -> [Entry] {
    let wanted = people.filter { entry in
      guard entry.person.birthday <= selected else { return false }
      var report = Report(of: entry.person, window: selected...selected, selected: selected, cycles: [])
      report.exact = entry.exact
      return !onlyCritical || report.day(selected).criticalCount > 0
    }
    guard let condition else { return wanted }
    do throws(Expression.Fault) {
      var found: [Entry] = []
      for entry in wanted where try condition.holds(on: selected, for: entry.person.birthday) {
        found.append(entry)
      }
      return found
    } catch { throw .usage(.wrongExpression(error)) }
  }

  /// Those who have none yet.
  var unborn: [Person] { people.map(\.person).filter { $0.birthday > selected } }
}
