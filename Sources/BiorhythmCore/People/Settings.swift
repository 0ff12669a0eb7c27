internal import BiorhythmTables

/// What the program remembers: birthdays and preferences.
///
/// Keys that it does not know, from a newer version or a hand edit, are kept and written back.
public struct Settings: Hashable, Sendable {
  /// The owner's birth.
  public var owner: Birth?

  /// The births of other people by name. Names that are canonically equivalent are one name.
  public var people: [String: Birth] = [:]

  /// The preferences that are set, by their key.
  public var preferences: [Preference: Preference.Value] = [:]

  /// Everything as it stood in the file.
  private var document: [String: JSONValue] = [:]

  /// No birthday, no people, no preferences.
  public init() {}

  /// The layout of the file that this program writes.
  public static let version: Int64 = 1
}

extension Settings {
  /// Reads the text of a settings file.
  ///
  /// - Parameter bytes: A JSON object in UTF-8.
  /// - Throws: ``SettingsError/Content``, with the first thing that is wrong.
  public init(parsing bytes: [UInt8]) throws(SettingsError.Content) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      if case .repeatedKey(let key) = error.problem { throw .repeatedKey(key) }
      throw .notJSON(error)
    }
    guard case .object(let members) = value else { throw .notAnObject }
    document = members
    if let version = members["version"], version != .integer(Self.version) {
      guard case .integer(let number) = version, number > Self.version else {
        throw .wrongValue(key: "version", value: version.shortText)
      }
      throw .wrongVersion(version.shortText)
    }
    if let birthday = members["birthday"], birthday != .null {
      owner = try Self.birth(birthday, in: members, key: "")
    }
    if let people = members["people"] {
      guard case .object(let people) = people else {
        throw .wrongValue(key: "people", value: people.shortText)
      }
      for (name, person) in people {
        let key = "people.\(name).birthday"
        guard case .object(let person) = person, let birthday = person["birthday"] else {
          throw .wrongValue(key: key, value: person.shortText)
        }
        self.people[name] = try Self.birth(birthday, in: person, key: "people.\(name).")
      }
    }
    for preference in Preference.allCases {
      guard let member = members[preference.rawValue], member != .null else { continue }
      guard let value = Preference.Value(member, for: preference) else {
        throw .wrongValue(key: preference.rawValue, value: member.shortText)
      }
      preferences[preference] = value
    }
  }

  /// Reads a birth whose time and zone stand beside its day.
  ///
  /// - Parameter key: What stands before the keys in a message.
  private static func birth(
    _ birthday: JSONValue, in members: [String: JSONValue], key: String
  ) throws(SettingsError.Content) -> Birth {
    let date = try date(birthday, key: key + "birthday")
    guard let value = members["birthTime"], value != .null else { return Birth(on: date) }
    guard case .string(let text) = value, let time = TimeOfDay(parsing: text) else {
      throw .wrongValue(key: key + "birthTime", value: value.shortText)
    }
    let zone = members["birthZone"] ?? .null
    guard case .string(let name) = zone, !name.isEmpty else {
      throw .wrongValue(key: key + "birthZone", value: zone.shortText)
    }
    return Birth(
      on: date, at: Birth.Clock(time, in: UTCOffset(parsing: name).map { .offset($0) } ?? .named(name)))
  }

  /// Writes a birth; without a time, none is left of an earlier one.
  private static func write(_ birth: Birth?, to members: inout [String: JSONValue]) {
    members["birthday"] = birth.map { .string($0.date.description) }
    members["birthTime"] = birth?.clock.map { .string($0.time.description) }
    members["birthZone"] = birth?.clock.map { .string($0.zone.description) }
  }

  private static func date(_ value: JSONValue, key: String) throws(SettingsError.Content) -> CivilDate {
    guard case .string(let text) = value, let date = CivilDate(text) else {
      throw .wrongValue(key: key, value: value.shortText)
    }
    return date
  }

  /// Returns the text of the settings file: pretty-printed JSON in UTF-8 with sorted keys.
  public func formatted() -> [UInt8] {
    var members = document
    members["version"] = .integer(Self.version)
    Self.write(owner, to: &members)
    var people: [String: JSONValue] = [:]
    for (name, birth) in self.people {
      var person: [String: JSONValue] = [:]
      if case .object(let known)? = members["people"], case .object(let fields)? = known[name] {
        person = fields
      }
      Self.write(birth, to: &person)
      people[name] = .object(person)
    }
    members["people"] = people.isEmpty ? nil : .object(people)
    for preference in Preference.allCases {
      members[preference.rawValue] = preferences[preference]?.json
    }
    return JSONValue.object(members).formatted()
  }

  /// Returns the person saved under a name, in any canonically equivalent spelling; the name is as it was stored.
  public func person(named name: String) -> Person? {
    people.index(forKey: name).map { Person(.named(people[$0].key), birth: people[$0].value) }
  }

  /// Stores a birth under a name, or the owner's where there is none.
  public mutating func store(_ birth: Birth, of name: String?) {
    if let name { people[name] = birth } else { owner = birth }
  }

  /// Everyone whose birthday is stored: the owner first, then the others by name.
  public var everyone: [Person] {
    (owner.map { [Person(.owner, birth: $0)] } ?? [])
      + people.sorted { $0.key < $1.key }.map { Person(.named($0.key), birth: $0.value) }
  }

  /// The custom cycles of the preferences, sorted by id.
  public var customCycles: [Cycle] {
    guard case .periods(let periods)? = preferences[.customCycles] else { return [] }
    return periods.sorted { $0.key < $1.key }.compactMap { Cycle(customID: $0.key, period: $0.value) }
  }
}

extension JSONValue {
  /// The value as a message quotes it, cut where it is long.
  fileprivate var shortText: String {
    let text =
      switch self {
      case .string(let text): text
      default: compact()
      }
    return text.shortened(to: 40)
  }
}
