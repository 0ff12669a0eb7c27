internal import BiorhythmTables

/// A thing that a person may prefer; the raw value is its key in the file.
public enum Preference: String, CaseIterable, Sendable {
  /// The language of what people read.
  case language
  /// When to use color.
  case color
  /// Which characters to draw with.
  case charset
  /// How many columns the terminal takes for characters such as `●` and `│` (UAX #11, ambiguous).
  case ambiguousWidth
  /// Which colors to use.
  case palette
  /// Whose lunar dates are shown beside the civil ones.
  case lunar
  /// The cycles that are shown.
  case cycles
  /// Cycles of one's own.
  case customCycles

  /// What a preference is set to.
  public enum Value: Hashable, Sendable {
    /// One of ``Preference/choices``.
    case choice(String)
    /// Ids of cycles and groups, in order.
    case list([String])
    /// Periods in days by the id of the custom cycle.
    case periods([String: Int])
  }

  /// The words that may be chosen from, or nil where the value is no such word.
  public var choices: [String]? {
    switch self {
    case .language: ["auto", "en", "ko", "ja", "zh-Hans", "zh-Hant", "de"]
    case .color: ["auto", "always", "never"]
    case .charset: ["auto", "unicode", "ascii"]
    case .ambiguousWidth: ["1", "2"]
    case .palette: ["classic", "safe"]
    case .lunar: ["none", "korean", "chinese"]
    case .cycles, .customCycles: nil
    }
  }
}

extension Preference.Value {
  /// Creates a value from the text behind `KEY=`, or nil where the preference cannot have it.
  ///
  /// - Parameters:
  ///   - text: A choice, a list joined by commas, or `id:period` pairs joined by commas.
  ///   - preference: What is set.
  public init?(parsing text: String, for preference: Preference) {
    let items = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed() }
    switch preference {
    case .cycles:
      self.init(.array(items.map { .string($0) }), for: preference)
    case .customCycles:
      var periods: [String: JSONValue] = [:]
      for item in items {
        let pair = item.split(separator: ":", omittingEmptySubsequences: false).map { $0.trimmed() }
        guard pair.count == 2, let period = Int64(pair[1]), periods[pair[0]] == nil else { return nil }
        periods[pair[0]] = .integer(period)
      }
      self.init(.object(periods), for: preference)
    default:
      self.init(.string(text), for: preference)
    }
  }

  init?(_ json: JSONValue, for preference: Preference) {
    switch (preference.choices, json) {
    case (let choices?, .string(let text)):
      guard let choice = choices.first(where: { $0.lowercased() == text.lowercased() }) else { return nil }
      self = .choice(choice)
    case (let choices?, .integer(let number)):
      guard choices.contains(String(number)) else { return nil }
      self = .choice(String(number))
    case (nil, .array(let items)) where preference == .cycles:
      let ids = items.compactMap { if case .string(let id) = $0 { id } else { nil } }
      guard ids.count == items.count, !ids.isEmpty, ids.allSatisfy({ !$0.isEmpty }) else { return nil }
      self = .list(ids)
    case (nil, .object(let members)) where preference == .customCycles:
      var periods: [String: Int] = [:]
      for (id, value) in members {
        guard case .integer(let period) = value, Cycle(customID: id, period: Int(period)) != nil else {
          return nil
        }
        periods[id] = Int(period)
      }
      self = .periods(periods)
    default:
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .choice(let word): Int64(word).map { .integer($0) } ?? .string(word)
    case .list(let ids): .array(ids.map { .string($0) })
    case .periods(let periods): .object(periods.mapValues { .integer(Int64($0)) })
    }
  }

  /// The value as `--set KEY=VALUE` takes it.
  public var text: String {
    switch self {
    case .choice(let word): word
    case .list(let ids): ids.joined(separator: ",")
    case .periods(let periods):
      periods.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
    }
  }
}
