internal import BiorhythmCore
internal import BiorhythmLocalization

extension Request {
  /// Refuses options that do not go together, so that none is passed over in silence.
  static func check(_ invocation: Invocation, kind: ReportKind, format: Format) throws(UsageError) {
    if invocation.birthday != nil, invocation.person != nil { throw .conflict("--birthday", "--person") }
    if invocation.birthday != nil || invocation.person != nil, kind == .roster {
      throw .conflict(invocation.birthday != nil ? "--birthday" : "--person", "--roster")
    }
    let offered = formats(of: kind)
    if !offered.contains(format) {
      throw .formatNotOffered(format.rawValue, report: kind, offered: offered.map(\.rawValue))
    }
    if invocation.onlyCritical, kind != .daily, kind != .roster {
      throw .onlyWith(.onlyCritical, ["--daily", "--roster"])
    }
    switch (invocation.from, invocation.to) {
    case (nil, nil): break
    case (.some, nil): throw .loneEnd(.from, missing: .to)
    case (nil, .some): throw .loneEnd(.to, missing: .from)
    case (let from?, let to?):
      if from > to { throw .windowTurned(from: from, to: to) }
      if invocation.month != nil { throw .conflict("--month YYYY-MM", "--from") }
      switch kind {
      case .dashboard, .month, .events, .compare: break
      case .day, .daily, .oneline, .roster, .interactive:
        throw .onlyWith(.from, ["--month", "--events", "--compare"])
      }
    }
    if let month = invocation.month, let date = invocation.date, date.month != month {
      throw .disagreement(.month, value: month.description, date: date)
    }
    if let day = invocation.day, let date = invocation.date, date != day {
      throw .disagreement(.day, value: day.description, date: date)
    }
    if kind == .interactive, invocation.output != nil { throw .conflict("--interactive", "--output") }
  }

  /// Finds the window and the selected day.
  ///
  /// The moves count from the day that was asked for; without one, from today where it lies in the month or window,
  /// else from the first day there, or the birthday where that comes later.
  static func when(
    _ invocation: Invocation, _ settings: Settings, kind: ReportKind
  ) throws(Failure) -> (window: ClosedRange<CivilDate>, selected: CivilDate) {
    var given: ClosedRange<CivilDate>?
    if let from = invocation.from, let to = invocation.to { given = from...to }
    var selected = invocation.date ?? invocation.day ?? invocation.today
    if invocation.date == nil, invocation.day == nil, let scope = given ?? invocation.month?.days,
      !scope.contains(selected)
    {
      let birthday = (try? person(invocation.person, invocation.birthday, in: settings))?.birthday
      selected = scope.lowerBound
      if let birthday, scope.contains(birthday) { selected = birthday }
    }
    for (option, step) in invocation.steps {
      guard let next = selected.taking(step) else { throw .usage(.outOfCalendar(option, from: selected)) }
      selected = next
    }
    if let given { return (given, selected) }
    return (
      kind == .day || kind == .daily || kind == .oneline ? selected...selected : selected.month.days, selected
    )
  }
}
