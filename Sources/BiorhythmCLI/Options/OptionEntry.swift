internal import BiorhythmCore
internal import BiorhythmLocalization

/// One option: how it is typed, and what it does to an invocation.
///
/// The table of them drives the parser, the help, the manual and the completion scripts; only the parser calls the
/// closures.
struct OptionEntry: Sendable {
  let name: OptionName
  let short: Character?
  let section: OptionSection
  let value: Value

  /// The value behind an option.
  enum Value: Sendable {
    case none(@Sendable (inout Invocation) throws(UsageError) -> Void)
    case required(Label, @Sendable (inout Invocation, String) throws(UsageError) -> Void)
    case optional(Label, @Sendable (inout Invocation, String?) throws(UsageError) -> Void)
  }

  /// How a value is called in the help, and what a shell may offer for it.
  struct Label: Hashable, Sendable {
    let text: String
    let completion: Completion
  }

  /// What a shell may offer.
  enum Completion: Hashable, Sendable {
    case nothing
    /// One of a closed set; a word that ends in an equals sign is to be typed on.
    case words([String])
    /// Some of a closed set, joined by commas.
    case list([String])
    case file
    /// The name of a saved person.
    case person
    case date
    case month
  }

  /// The label of the value, if the option takes one.
  var label: Label? {
    switch value {
    case .none: nil
    case .required(let label, _), .optional(let label, _): label
    }
  }

  /// Whether it may be typed again: as one more where each counts, or to overrule how things look, as an alias may ask.
  var isRepeatable: Bool {
    switch name {
    case .previousDay, .nextDay, .previousMonth, .nextMonth, .set, .forget, .with: true
    default: label == nil || section == .output || section == .about
    }
  }

  /// Whether the value may be left out.
  var isValueOptional: Bool { if case .optional = value { true } else { false } }

  /// How it is typed in full: `--month [YYYY-MM]`.
  var synopsis: String {
    name.spelling + (label.map { isValueOptional ? " [\($0.text)]" : " \($0.text)" } ?? "")
  }
}

extension OptionEntry {
  static func flag(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil,
    _ apply: @escaping @Sendable (inout Invocation) throws(UsageError) -> Void
  ) -> OptionEntry {
    OptionEntry(name: name, short: short, section: section, value: .none(apply))
  }

  /// An option with a value of a closed set.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil, of choices: Choice.Type,
    _ apply: @escaping @Sendable (inout Invocation, Choice) -> Void
  ) -> OptionEntry {
    let words = choices.allCases.map(\.rawValue)
    return OptionEntry(
      name: name, short: short, section: section,
      value: .required(Label(text: words.joined(separator: "|"), completion: .words(words))) {
        (invocation, word) throws(UsageError) in
        guard let choice = Choice(rawValue: word) else {
          throw .wrongChoice(name, value: word, choices: words)
        }
        apply(&invocation, choice)
      })
  }

  static func value(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil, label: String,
    completion: Completion = .nothing,
    _ apply: @escaping @Sendable (inout Invocation, String) throws(UsageError) -> Void
  ) -> OptionEntry {
    OptionEntry(
      name: name, short: short, section: section,
      value: .required(Label(text: label, completion: completion), apply))
  }

  /// An option that names a file; no name at all is none, as a variable that is not set would give.
  static func file(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil,
    _ target: any WritableKeyPath<Invocation, String?> & Sendable
  ) -> OptionEntry {
    value(name, section, short: short, label: "FILE", completion: .file) {
      (invocation, word) throws(UsageError) in
      if word.isEmpty { throw .missingValue(name, label: "FILE") }
      invocation[keyPath: target] = word
    }
  }

  static func date(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil,
    _ target: any WritableKeyPath<Invocation, String?> & Sendable
  ) -> OptionEntry {
    value(name, section, short: short, label: "DATE", completion: .date) { invocation, word in
      invocation[keyPath: target] = word
    }
  }

  static func optionalValue(
    _ name: OptionName, _ section: OptionSection, short: Character? = nil, label: String,
    completion: Completion = .nothing,
    _ apply: @escaping @Sendable (inout Invocation, String?) throws(UsageError) -> Void
  ) -> OptionEntry {
    OptionEntry(
      name: name, short: short, section: section,
      value: .optional(Label(text: label, completion: completion), apply))
  }

  /// An option that moves the selected day.
  static func step(_ name: OptionName, _ step: @escaping @Sendable (Int) -> Step) -> OptionEntry {
    optionalValue(name, .when, label: "N") { (invocation, word) throws(UsageError) in
      invocation.steps.append(
        (name, step(try word.map { word throws(UsageError) in try count(word, of: name) } ?? 1)))
    }
  }

  /// Reads a whole number of a range.
  static func number(
    _ word: String, of name: OptionName, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(word), range.contains(number), word.first != "+" else {
      throw .outOfRange(name, value: word, range)
    }
    return number
  }

  /// The largest count that is read: all years there are have far fewer days.
  private static let largestCount = 1_000_000_000

  /// Reads a whole number from 1 on.
  static func count(_ word: String, of name: OptionName) throws(UsageError) -> Int {
    guard let count = Int(word), (1...largestCount).contains(count), word.first != "+" else {
      throw .wrongCount(name, value: word, largest: largestCount)
    }
    return count
  }
}
