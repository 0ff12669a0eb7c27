package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmRender

/// The live screen as a value: keys go in, effects and pictures come out.
package struct Screen {
  /// What is seen besides the graph and the day.
  enum Mode: Equatable {
    case browsing
    case prompt(Prompt)
    /// The calculator over the lower half.
    case calculator
    /// The panel of all keys.
    case keys
  }

  private(set) var today: CivilDate
  /// How it looks; the columns are the most to use of the window's.
  private(set) var style: Style
  var people: People { didSet { exact = zones.exactIfKnown(people.person) } }
  var selected: SelectedDay
  var mode = Mode.browsing
  /// What was reckoned so far; it stays while the calculator is closed.
  var calculator: Calculator
  /// What `n` and `N` step through, in place of the critical days.
  var search: Search?
  /// The weekdays of the screen's language, which can be typed for the next such day.
  let weekdays: [String: Weekday]
  /// Said until the next key.
  var message: String?

  /// The time zones of this computer.
  let zones: Zones
  /// The instant of birth of whoever is shown, where its time is known.
  private var exact: ExactBirth?
  /// The calendar whose dates are shown beside the civil ones, if one is.
  private let lunarCalendar: LunarCalendar?
  /// The cycles that a condition can name.
  let knownCycles: [Cycle]
  /// The sets of cycles to choose from, and the place of the one shown.
  private let cycleSets: [[Cycle]]
  private var cycleSet = 0

  /// Creates a screen, which opens with the prompt where no birthday is known.
  package init(_ request: ScreenRequest, style: Style, zones: Zones) {
    self.zones = zones
    lunarCalendar = request.lunarCalendar
    today = request.today
    var style = style
    style.columns = request.mostColumns
    self.style = style
    selected = SelectedDay(request.selected)
    weekdays = Dictionary(
      Weekday.allCases.map { (style.catalog.dates.weekday($0).lowercased(), $0) }
    ) { first, _ in first }
    people = People(everyone: request.everyone, shown: request.shown, typed: request.typed)
    exact = zones.exactIfKnown(people.person)
    calculator = Calculator(
      context: Expression.Context(today: request.today, now: request.now, birthday: people.person?.birthday),
      lexicon: Lexicon(weekdays: weekdays))
    let known = Cycle.builtIn + request.customCycles
    knownCycles = known
    let groups = Cycle.Group.allCases.map { group in
      known.filter { $0.group == group }
    }
    let sets = groups.filter { !$0.isEmpty }
    cycleSets = sets.contains(request.cycles) ? sets : [request.cycles] + sets
    cycleSet = cycleSets.firstIndex(of: request.cycles) ?? 0
    if people.person == nil { openBirthdayPrompt() }
  }

  /// What is shown, or nil where no birthday is known.
  package var report: Report? {
    people.person.map { person in
      var report = Report(
        of: person, window: selected.date.month.days, selected: selected.date, cycles: cycleSets[cycleSet])
      report.exact = exact
      report.lunarCalendar = lunarCalendar
      return report
    }
  }

  /// What the names in a date or an expression stand for.
  var context: Expression.Context {
    Expression.Context(today: today, now: calculator.lines.context.now, birthday: people.person?.birthday)
  }

  /// Takes note of what the local clock shows: past midnight today is another day, and who looked at today goes on to it.
  package mutating func meet(_ now: CivilMoment) {
    calculator.meet(Expression.Context(today: now.date, now: now, birthday: people.person?.birthday))
    guard now.date != today else { return }
    if selected.date == today { selected = SelectedDay(now.date) }
    today = now.date
    if style.today != nil { style.today = today }
  }

  /// The words that a date, an expression or a condition may have.
  var lexicon: Lexicon { Lexicon(weekdays: weekdays) }

  /// Opens the calculator, whose birthday is that of whoever is shown.
  mutating func openCalculator() {
    calculator.meet(context)
    mode = .calculator
  }

  mutating func openBirthdayPrompt() {
    mode = .prompt(
      Prompt(.birthday(person: people.name), text: people.person?.birth.description ?? ""))
  }

  mutating func showNextCycles() {
    cycleSet = (cycleSet + 1) % cycleSets.count
  }

  /// Takes over the outcome of storing a birthday: who is stored now, or why it was not.
  package mutating func finishStoring(_ birth: Birth, _ outcome: Result<[Person], Failure>) {
    switch outcome {
    case .success(let everyone):
      people.update(everyone)
      mode = .browsing
      message = style.catalog.screen.stored(birth)
    case .failure(let failure):
      // What was typed stays, for another try.
      guard case .prompt(var prompt) = mode else { return }
      prompt.refuse(failure)
      mode = .prompt(prompt)
    }
  }
}
