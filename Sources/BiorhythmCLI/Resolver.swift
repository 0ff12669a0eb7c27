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
  /// The words of the report's language, in which weekdays can be typed.
  private let catalog: Catalog
  /// Date and time of the local clock.
  let now: CivilMoment
  /// The time zones of this computer.
  let zones: Zones
  /// The civil date of the local clock.
  var today: CivilDate { now.date }

  init(
    _ invocation: Invocation, settings: Settings, settingsPath: String? = nil, catalog: Catalog,
    host: Host
  ) {
    self.invocation = invocation
    self.settings = settings
    self.settingsPath = settingsPath
    self.catalog = catalog
    now = host.now
    zones = Zones(environment: host.environment)
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
    return try birth(word, isBirth: true).birth
  }

  /// Finds the person of a comparison: a saved name, or a birthday.
  func partnerArgument() throws(Failure) -> Person {
    if let person = settings.person(named: argument) { return person }
    // A word that is nothing like a date is a name that is not saved.
    if let input = try? BirthInput(parsing: argument) {
      do { _ = try CivilDate(typed: input.date, in: context(), lexicon: lexicon) } catch {
        if case .expression(let fault) = error, fault.mayBeName { throw settings.unknown(argument) }
      }
    }
    let birth = try birth(argument, isBirth: false).birth
    if birth.date > today { throw .usage(.futureBirthday(birth.date)) }
    return Person(birth: birth)
  }

  /// Finds everyone whose days are asked about: whose report it is, and those who are added.
  func peopleTogether() throws(Failure) -> [Person] {
    var people = [try person()]
    for name in invocation.companions {
      for person in name == "all" ? everyone : [try person(named: name)] where !people.contains(person) {
        people.append(person)
      }
    }
    return people
  }

  func person(named name: String) throws(Failure) -> Person {
    guard let person = settings.person(named: name) else { throw settings.unknown(name) }
    return person
  }
}

// MARK: Cycles

extension Resolver {
  /// The calendar whose dates are shown beside the civil ones, if one is.
  var lunarCalendar: LunarCalendar? {
    if case .choice(let word)? = settings.preferences[.lunar] { LunarCalendar(rawValue: word) } else { nil }
  }

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

// MARK: Expressions

extension Resolver {
  /// The weekdays of the report's language by their names.
  var weekdays: [String: Weekday] {
    Dictionary(Weekday.allCases.map { (catalog.dates.weekday($0).lowercased(), $0) }) { first, _ in first }
  }

  /// The words that a date or an expression may have.
  var lexicon: Lexicon { Lexicon(weekdays: weekdays) }

  /// What the names in a date or an expression stand for.
  ///
  /// - Parameter isBirth: Whether a birth is read, which cannot count from itself.
  func context(isBirth: Bool = false) -> Expression.Context {
    Expression.Context(today: today, now: now, birthday: isBirth ? nil : (try? person())?.birthday)
  }

  /// Reads a word where a date is wanted.
  ///
  /// - Parameter isBirth: Whether it is a birth, which cannot count from itself.
  func date(_ word: String, isBirth: Bool = false) throws(Failure) -> CivilDate {
    // Most dates are plain, and cost nothing more than that.
    if let date = try? CivilDate(parsing: word, today: today) { return date }
    do {
      return try CivilDate(typed: word, in: context(isBirth: isBirth), lexicon: lexicon)
    } catch {
      throw .usage(UsageError(word, error))
    }
  }
}

extension UsageError {
  /// What is wrong with a word that was typed for a date.
  init(_ word: String, _ fault: DateInput.Fault) {
    switch fault {
    case .notADate(let error): self = .wrongDate(word, error)
    // A single word that is no expression is more likely to be a date gone wrong.
    case .expression(let fault) where fault.mayBeName: self = .wrongDate(word, .notADate)
    case .expression(let fault): self = .wrongExpression(fault)
    case .wrongKind(let kind): self = .notADate(word, kind)
    }
  }
}

extension Expression.Fault {
  /// Whether the whole text is one word that is not known.
  fileprivate var mayBeName: Bool {
    switch reason {
    case .unknownName, .strangeCharacter, .missingOperator, .empty: place == 0 || reason == .missingOperator
    default: false
    }
  }
}
