internal import BiorhythmCore
internal import BiorhythmLocalization

/// What was typed beside what is stored: answers, once, whatever a report asks of the two.
///
/// Reports and the live screen find people, cycles and days here and nowhere else.
struct Resolver {
  let invocation: Invocation
  private let settings: Settings
  /// The settings file, which is named where its cycles are unknown.
  private let settingsPath: String?
  /// The civil date of the local clock.
  let today: CivilDate

  init(_ invocation: Invocation, settings: Settings, settingsPath: String? = nil, today: CivilDate) {
    self.invocation = invocation
    self.settings = settings
    self.settingsPath = settingsPath
    self.today = today
  }

  var onlyCritical: Bool { invocation.onlyCritical }
  /// The columns that were asked for.
  var columns: Int? { invocation.columns }
  /// The word behind the report's option, where one is needed.
  var argument: String { invocation.argument ?? "" }
}

// MARK: People

extension Resolver {
  /// Everyone whose birthday is stored, the owner first.
  var everyone: [Person] { settings.everyone }

  /// Finds whose report it is: a birth that was typed, else a saved person, else the owner.
  func person() throws(Failure) -> Person {
    if let birth = try typedBirth() { return Person(birth: birth) }
    if let name = invocation.person { return try person(named: name) }
    guard let owner = settings.owner else { throw .noBirthday }
    return Person(.owner, birth: owner)
  }

  /// Finds whose report it is, whether or not the owner's birthday is known.
  func identity() throws(Failure) -> Person.Identity {
    if try typedBirth() != nil { return .unnamed }
    return try invocation.person.map { name throws(Failure) in try person(named: name).identity } ?? .owner
  }

  /// The birth that was typed for this run.
  func typedBirth() throws(Failure) -> Birth? {
    guard let word = invocation.birthday else { return nil }
    if invocation.person != nil { throw .usage(.conflict(.birthday, .person)) }
    return Birth(on: try date(word))
  }

  /// Finds the person of a comparison: a saved name, or a birthday.
  func partnerArgument() throws(Failure) -> Person {
    if let person = settings.person(named: argument) { return person }
    let birthday: CivilDate
    do {
      birthday = try CivilDate(parsing: argument, today: today)
    } catch {
      // A word that is nothing like a date is a name that is not saved.
      guard error == .notADate else { throw .usage(.wrongDate(argument, error)) }
      throw settings.unknown(argument)
    }
    if birthday > today { throw .usage(.futureBirthday(birthday)) }
    return Person(birth: Birth(on: birthday))
  }

  private func person(named name: String) throws(Failure) -> Person {
    guard let person = settings.person(named: name) else { throw settings.unknown(name) }
    return person
  }
}

// MARK: Cycles

extension Resolver {
  /// The cycles of the settings.
  var customCycles: [Cycle] { settings.customCycles }

  /// Finds the cycles: those of the option, else the preferred ones, else the primaries.
  func cycles() throws(Failure) -> [Cycle] {
    var ids = ["primary"]
    if case .list(let preferred)? = settings.preferences[.cycles] { ids = preferred }
    ids = invocation.cycles ?? ids
    guard !ids.isEmpty else { throw .usage(.noCycles) }
    do {
      return try CycleSelection.cycles(ids, custom: customCycles)
    } catch {
      if invocation.cycles == nil, let settingsPath {
        throw .settings(
          .invalid(path: settingsPath, .wrongValue(key: Preference.cycles.rawValue, value: error.id)))
      }
      throw .usage(.unknownCycle(error.id, known: CycleSelection.known(custom: customCycles)))
    }
  }
}
