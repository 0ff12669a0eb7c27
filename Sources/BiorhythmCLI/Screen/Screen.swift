package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmRender

/// The live screen as a value: keys go in, effects and pictures come out.
package struct Screen {
  /// What is seen besides the graph and the day.
  enum Mode: Equatable {
    case browsing
    case prompt(Prompt)
    /// The panel of all keys.
    case keys
  }

  let today: CivilDate
  /// How it looks; the columns are the most to use of the window's.
  let style: Style
  var people: People
  var cursor: Cursor
  var mode = Mode.browsing
  /// Said until the next key.
  var message: String?

  /// The sets of cycles to choose from, and the place of the one shown.
  private let cycleSets: [[Cycle]]
  private var cycleSet = 0

  /// Creates a screen, which opens with the prompt where no birthday is known.
  ///
  /// - Parameters:
  ///   - settings: What is stored.
  ///   - person: The saved name of the person shown first, or nil for the owner.
  ///   - birthday: A birthday typed for this run, shown instead.
  ///   - cycles: The cycles shown first.
  ///   - selected: The day selected first, which may lie before the birthday.
  ///   - today: The civil date of the local clock.
  ///   - style: How it looks; the columns are the most to use of the window's.
  package init(
    settings: Settings, person: String? = nil, birthday: CivilDate? = nil, cycles: [Cycle] = Cycle.primaries,
    selected: CivilDate, today: CivilDate, style: Style
  ) {
    self.today = today
    self.style = style
    cursor = Cursor(selected)
    people = People(
      settings: settings, current: birthday.map { .typed($0) } ?? person.map { .saved($0) } ?? .owner)
    let groups = Cycle.Group.allCases.map { group in
      (Cycle.builtIn + settings.customCycles).filter { $0.group == group }
    }
    let sets = groups.filter { !$0.isEmpty }
    cycleSets = sets.contains(cycles) ? sets : [cycles] + sets
    cycleSet = cycleSets.firstIndex(of: cycles) ?? 0
    if people.birthday == nil { openBirthdayPrompt() }
  }

  /// What is shown, or nil where no birthday is known.
  package var report: Report? {
    people.birthday.map { birthday in
      Report(
        name: people.name, birthday: birthday, window: cursor.date.month.days, selected: cursor.date,
        cycles: cycleSets[cycleSet])
    }
  }

  mutating func openBirthdayPrompt() {
    mode = .prompt(
      Prompt(.birthday(person: people.name), text: people.birthday?.description ?? ""))
  }

  mutating func showNextCycles() {
    cycleSet = (cycleSet + 1) % cycleSets.count
  }

  /// Takes over the outcome of storing a birthday.
  package mutating func finishStoring(_ birthday: CivilDate, _ outcome: Result<Settings, Failure>) {
    switch outcome {
    case .success(let settings):
      people.update(settings)
      mode = .browsing
      message = style.catalog.screen.stored(birthday)
    case .failure(let failure):
      // What was typed stays, for another try.
      guard case .prompt(var prompt) = mode else { return }
      prompt.refuse(failure)
      mode = .prompt(prompt)
    }
  }
}
