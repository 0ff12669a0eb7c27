internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// What the options of a run change in the settings.
struct SettingsChange {
  /// The options that change settings.
  static let options: [OptionName] = [.setBirthday, .forget, .set]

  /// The longest name of a person, in scalars.
  private static let longestName = 200

  /// One thing to change.
  private enum Step {
    /// A birth to store, nil to remove it; no name is the owner's. A name that was typed for a birthday may be a slip.
    case birth(TypedBirth?, of: String?, mayBeSlip: Bool)
    case preference(Preference, Preference.Value?)
  }

  private var steps: [Step] = []

  /// Reads the options.
  ///
  /// - Throws: ``Failure``, with the first thing that cannot be stored whatever the settings are.
  init(_ invocation: Invocation, resolver: Resolver) throws(Failure) {
    for name in invocation.forgotten { steps.append(.birth(nil, of: name, mayBeSlip: false)) }
    if invocation.person != nil, invocation.newBirthday == nil {
      throw .usage(.missingCompanion(.person, .setBirthday))
    }
    if let word = invocation.newBirthday {
      let name = try invocation.person.map { name throws(Failure) in try Self.checked(name, resolver) }
      steps.append(.birth(try resolver.storableBirth(word), of: name, mayBeSlip: true))
    }
    for assignment in invocation.assignments { steps.append(try Self.step(assignment, resolver)) }
  }

  /// Reads `KEY=VALUE`; nothing behind the equals sign takes the value back.
  private static func step(_ assignment: String, _ resolver: Resolver) throws(Failure) -> Step {
    guard let equals = assignment.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .usage(.wrongSetting(assignment))
    }
    let key = String(assignment[..<equals])
    let text = String(assignment[assignment.utf8.index(after: equals)...])
    if key == "birthday" || key.hasPrefix("people.") {
      let birth = text.isEmpty ? nil : try resolver.storableBirth(text)
      let name = key == "birthday" ? nil : try checked(String(key.dropFirst("people.".count)), resolver)
      return .birth(birth, of: name, mayBeSlip: false)
    }
    guard let preference = Preference(rawValue: key) else { throw .usage(.unknownPreference(key)) }
    if text.isEmpty { return .preference(preference, nil) }
    let tag = preference == .language ? Language(tag: text)?.rawValue : nil
    guard let value = Preference.Value(parsing: tag ?? text, for: preference) else {
      throw .usage(.wrongPreference(preference, value: text))
    }
    return .preference(preference, value)
  }

  private static func checked(_ name: String, _ resolver: Resolver) throws(Failure) -> String {
    if (try? DateInput(parsing: name, in: resolver.context(), lexicon: resolver.lexicon)) != nil {
      throw .usage(.nameIsDate(name))
    }
    guard !name.isInvisible, name.unicodeScalars.count <= longestName else {
      throw .usage(.wrongName(longest: longestName))
    }
    return name
  }

  /// Makes the change in settings as they stand in the file, under its lock.
  ///
  /// - Throws: ``Failure``, where they would not be valid then.
  func apply(to settings: inout Settings) throws(Failure) {
    for step in steps {
      switch step {
      case .preference(let preference, let value): settings.preferences[preference] = value
      case .birth(let typed, of: nil, _): settings.owner = typed?.birth
      case .birth(nil, of: let name?, _):
        guard let stored = settings.person(named: name)?.name else { throw settings.unknown(name) }
        settings.people[stored] = nil
      case .birth(let typed?, of: let name?, let mayBeSlip):
        if mayBeSlip, settings.person(named: name) == nil,
          let saved = settings.people.keys.sorted().first(where: { Suggestion.isSlip(name, of: $0) })
        {
          throw .usage(.nearlySavedName(name, saved: saved))
        }
        settings.people[name] = typed.birth
      }
    }
    // Preferred cycles that there are none of would keep every report from being made.
    guard case .list(let ids)? = settings.preferences[.cycles] else { return }
    do {
      _ = try CycleSelection.cycles(ids, custom: settings.customCycles)
    } catch {
      throw .usage(.unknownCycle(error.id, known: CycleSelection.known(custom: settings.customCycles)))
    }
  }

  /// Tells what was stored, a line each.
  ///
  /// - Parameters:
  ///   - before: The settings as they were.
  ///   - after: The settings as they are.
  func messages(from before: Settings, to after: Settings, path: String, words: SettingsWords) -> [String] {
    steps.flatMap { step in
      switch step {
      case .birth(let typed?, let name, _):
        let old = name.map { before.people[$0] } ?? before.owner
        return [words.storedBirthday(name, typed.birth, typed.lunarDate, old, path)]
      case .birth(nil, of: nil, _): return [words.removedBirthday(path)]
      case .birth(nil, of: let name?, _): return [words.forgot(name, path)]
      case .preference(let preference, nil): return [words.removedPreference(preference, path)]
      case .preference(let preference, let value?):
        let old = before.preferences[preference]?.text
        let line = words.storedPreference(preference, value.text, old == value.text ? nil : old, path)
        return [line] + Self.unseenCycle(value, in: after).map(words.showsNoCustomCycle)
      }
    }
  }

  /// The first custom cycle that was stored, where the preferred cycles show none of them.
  private static func unseenCycle(_ value: Preference.Value, in settings: Settings) -> [String] {
    guard case .periods(let periods) = value, let first = periods.keys.sorted().first else { return [] }
    var ids = ["primary"]
    if case .list(let preferred)? = settings.preferences[.cycles] { ids = preferred }
    let shown = try? CycleSelection.cycles(ids, custom: settings.customCycles)
    return shown?.contains { periods[$0.id] != nil } == true ? [] : [first]
  }
}

extension Resolver {
  /// Reads a birth that is to be kept.
  ///
  /// - Throws: ``Failure``, where the day is yet to come or the century must have been forgotten.
  func storableBirth(_ word: String) throws(Failure) -> TypedBirth {
    let typed = try birth(word, isBirth: false)
    do {
      _ = try SettingsChange.storable(typed.birth.date, today: today)
    } catch {
      throw .usage(error)
    }
    return typed
  }
}

extension SettingsChange {
  /// Returns a birthday that can be one.
  ///
  /// - Throws: ``UsageError``, where the day is yet to come or the century must have been forgotten.
  static func storable(_ birthday: CivilDate, today: CivilDate) throws(UsageError) -> CivilDate {
    if birthday > today { throw .futureBirthday(birthday) }
    if birthday.isInFirstCentury { throw .centuryMissing(birthday) }
    return birthday
  }
}

extension Settings {
  /// What is told of a name that is not saved: the first few that are.
  func unknown(_ name: String) -> Failure {
    let names = people.keys.sorted()
    let shown = 10
    return .unknownPerson(name, known: names.prefix(shown) + (names.count > shown ? ["..."] : []))
  }
}

extension Invocation {
  /// Whether an option changes the settings.
  var changesSettings: Bool { typed.contains { SettingsChange.options.contains($0) } }
}
