internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// What the options of a run change in the settings, checked before anything is stored.
struct SettingsChange {
  /// The options that change settings.
  static let options: Set<OptionName> = [.setBirthday, .forget, .set]

  /// The longest name of a person, in scalars.
  private static let longestName = 200

  private var birthday: CivilDate?
  private var person: String?
  private var forgotten: [String] = []
  private var preferences: [(key: Preference, value: Preference.Value?)] = []

  /// Checks the options.
  ///
  /// - Throws: ``Failure``, with the first thing that cannot be stored.
  init(_ invocation: Invocation, settings: Settings, today: CivilDate) throws(Failure) {
    let resolver = Resolver(invocation, settings: settings, today: today)
    let birthday = try invocation.newBirthday.map { word throws(Failure) in try resolver.date(word) }
    do {
      self.birthday = try birthday.map { (date) throws(UsageError) in try Self.storable(date, today: today) }
      try readOptions(of: invocation)
    } catch {
      throw .usage(error)
    }
    for name in invocation.forgotten {
      guard let stored = settings.person(named: name)?.name else {
        throw settings.unknown(name)
      }
      forgotten.append(stored)
    }
    try checkCycles(after: settings)
  }

  private mutating func readOptions(of invocation: Invocation) throws(UsageError) {
    if invocation.birthday != nil { throw .conflict("--birthday", "--set-birthday") }
    if let name = invocation.person {
      if birthday == nil { throw .onlyWith(.person, [OptionName.setBirthday.spelling]) }
      guard !name.isInvisible, name.unicodeScalars.count <= Self.longestName else { throw .wrongName }
      person = name
    }
    for assignment in invocation.assignments { preferences.append(try Self.preference(assignment)) }
  }

  /// Returns a birthday that can be one.
  ///
  /// - Throws: ``UsageError``, where the day is yet to come or the century must have been forgotten.
  static func storable(_ birthday: CivilDate, today: CivilDate) throws(UsageError) -> CivilDate {
    if birthday > today { throw .futureBirthday(birthday) }
    if birthday.month.year < 100 { throw .centuryMissing(birthday) }
    return birthday
  }

  private static func preference(
    _ assignment: String
  ) throws(UsageError) -> (key: Preference, value: Preference.Value?) {
    guard let equals = assignment.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .wrongSetting(assignment)
    }
    let key = String(assignment[..<equals])
    let text = String(assignment[assignment.utf8.index(after: equals)...])
    guard let preference = Preference(rawValue: key) else {
      throw .unknownPreference(key, known: Preference.allCases.map(\.rawValue))
    }
    // Nothing behind the equals sign takes the preference back.
    if text.isEmpty { return (preference, nil) }
    guard let value = Preference.Value(parsing: text, for: preference) else {
      throw .wrongPreference(preference, value: text)
    }
    return (preference, value)
  }

  /// Refuses preferred cycles that there are none of, so that the next report can be made.
  private func checkCycles(after settings: Settings) throws(Failure) {
    guard preferences.contains(where: { $0.key == .cycles || $0.key == .customCycles }) else { return }
    var changed = settings
    apply(to: &changed)
    guard case .list(let ids)? = changed.preferences[.cycles] else { return }
    do {
      _ = try CycleSelection.cycles(ids, custom: changed.customCycles)
    } catch {
      let known = CycleSelection.groupNames + (Cycle.builtIn + changed.customCycles).map(\.id)
      throw .usage(.unknownCycle(error.id, known: known))
    }
  }

  /// Makes the change.
  func apply(to settings: inout Settings) {
    for name in forgotten { settings.people[name] = nil }
    if let birthday {
      settings.store(Birth(on: birthday), of: person)
    }
    for (preference, value) in preferences { settings.preferences[preference] = value }
  }

  /// Tells what was stored, a line each.
  func messages(path: String, words: SettingsWords) -> [String] {
    var lines: [String] = []
    for name in forgotten { lines.append(words.forgot(name, path)) }
    if let birthday { lines.append(words.storedBirthday(person, birthday, path)) }
    for (preference, value) in preferences {
      lines.append(
        value.map { words.storedPreference(preference.rawValue, $0.text, path) }
          ?? words.removedPreference(preference.rawValue, path))
    }
    return lines
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
