internal import BiorhythmCore
internal import BiorhythmLocalization

/// Which days were asked for.
struct ChosenDays: Equatable {
  /// The month or window to show.
  var window: ClosedRange<CivilDate>
  /// The day to mark.
  var selected: CivilDate
  /// The time of that day whose values are wanted, if one was asked for.
  var time: TimeOfDay?
  /// Whether that day was asked for, rather than a month or a window that happens to have one.
  var isDayChosen: Bool
  /// Whether the window was asked for, rather than being the month of the selected day.
  var isWindowGiven = false

  /// The day that the person must have lived to see: the one that was asked for, else the last one shown.
  var subject: CivilDate { isDayChosen ? selected : window.upperBound }
}

/// The days behind a report's option, such as `--month 2026-11`.
struct Scope {
  let option: OptionName
  /// How they are called.
  let name: String
  let days: ClosedRange<CivilDate>

  /// The days of a month.
  static func month(_ month: CivilMonth) -> Scope {
    Scope(option: .month, name: month.description, days: month.days)
  }
}

extension Resolver {
  /// Finds the window and the selected day.
  ///
  /// The moves count from the day that was asked for; without one, from today where it lies in the scope or window,
  /// else from the first day there, or the birthday where that comes later.
  ///
  /// - Parameters:
  ///   - scope: The days behind the report's option.
  ///   - day: The day behind the report's option.
  ///   - opensWindow: Whether a window may have a beginning alone.
  ///   - takesTime: Whether the report has values at a time of the day.
  func days(
    in scope: Scope? = nil, day dayInput: DateInput? = nil, opensWindow: Bool = false, takesTime: Bool = false
  ) throws(Failure) -> ChosenDays {
    let given = try givenWindow(besides: scope, mayBeOpen: opensWindow)
    let input = try invocation.date.map { word throws(Failure) in try dateInput(word, takesTime: takesTime) }
    let (date, day) = (input?.date, dayInput?.date)
    let time = input?.time ?? dayInput?.time
    if let scope, let date, !scope.days.contains(date) {
      throw .usage(.disagreement(scope.option, value: scope.name, date: date))
    }
    if let day, let date, date != day {
      throw .usage(.disagreement(.day, value: day.description, date: date))
    }
    var selected = date ?? day ?? today
    if date == nil, day == nil, let asked = given ?? scope?.days, !asked.contains(selected) {
      let birthday = (try? person())?.birthday
      selected = asked.lowerBound
      if let birthday, asked.contains(birthday) { selected = birthday }
    }
    for (option, step) in invocation.steps {
      guard let next = selected.taking(step) else { throw .usage(.outOfCalendar(option, from: selected)) }
      selected = next
    }
    return ChosenDays(
      window: given ?? selected.month.days, selected: selected, time: time,
      isDayChosen: date != nil || day != nil || !invocation.steps.isEmpty || (scope == nil && given == nil),
      isWindowGiven: given != nil)
  }

  /// Reads a date behind which a time may stand.
  private func dateInput(_ word: String, takesTime: Bool) throws(Failure) -> DateInput {
    guard takesTime else { return .date(try date(word)) }
    do throws(DateInput.Fault) {
      return try DateInput(parsing: word, in: context(), lexicon: lexicon)
    } catch { throw .usage(UsageError(word, error)) }
  }

  private func givenWindow(
    besides scope: Scope?, mayBeOpen: Bool
  ) throws(Failure) -> ClosedRange<CivilDate>? {
    switch (invocation.from, invocation.to) {
    case (nil, nil): return nil
    case (let from?, nil) where mayBeOpen: return try date(from)...CivilDate.max
    case (.some, nil): throw .usage(.loneEnd(.from, missing: .to))
    case (nil, .some): throw .usage(.loneEnd(.to, missing: .from))
    case (let from?, let to?):
      let (from, to) = (try date(from), try date(to))
      if from > to { throw .usage(.windowTurned(from: from, to: to)) }
      // Beside a window, the scope would be a second one.
      if let scope { throw .usage(.unwantedValue(scope.option, value: scope.name)) }
      return from...to
    }
  }

  /// Returns the report over some days.
  ///
  /// - Parameter subject: The day that the person must have lived to see, if any.
  func report(
    over window: ClosedRange<CivilDate>, _ days: ChosenDays, about subject: CivilDate?
  ) throws(Failure) -> Report {
    let person = try person()
    if let subject, subject < person.birthday {
      throw .usage(.beforeBirth(date: subject, birthday: person.birthday))
    }
    return try report(of: person, over: window, days)
  }

  /// Returns the report on the selected day alone.
  func report(on days: ChosenDays) throws(Failure) -> Report {
    try report(over: days.selected...days.selected, days, about: days.selected)
  }

  /// The month behind the report's option, if one stands there: a month, or any date in it.
  func monthArgument() throws(Failure) -> CivilMonth? {
    guard let word = invocation.argument else { return nil }
    do {
      return try CivilMonth(parsing: word)
    } catch {
      do throws(Failure) {
        return try date(word).month
      } catch .usage(.wrongDate) {
        throw .usage(.wrongMonth(word, error))
      } catch {
        throw error
      }
    }
  }

  /// The day behind the report's option, if one stands there.
  func dayArgument() throws(Failure) -> DateInput? {
    try invocation.argument.map { word throws(Failure) in try dateInput(word, takesTime: true) }
  }
}
