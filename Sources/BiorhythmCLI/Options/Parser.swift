internal import BiorhythmCore
internal import BiorhythmLocalization

/// Turns words into an invocation by the option table.
struct Parser {
  /// The longest word that is read, in bytes.
  static let maximumLength = 64 << 10

  private var words: ArraySlice<String>
  private var invocation = Invocation()

  private init(words: [String]) {
    self.words = words[...]
  }

  /// Reads a command line.
  ///
  /// - Parameter words: The words behind the program's name, as bytes.
  /// - Throws: ``UsageError``, for the first word that is wrong.
  static func parse(_ words: [[UInt8]]) throws(UsageError) -> Invocation {
    var texts: [String] = []
    for word in words {
      guard word.count <= maximumLength else { throw .argumentTooLong(limit: maximumLength) }
      guard let text = String(validating: word, as: UTF8.self) else { throw .argumentNotUTF8 }
      texts.append(text)
    }
    var parser = Parser(words: texts)
    while let word = parser.words.popFirst() { try parser.read(word) }
    return parser.invocation
  }

  /// Returns the language that a command line asks for, whatever else is wrong with it.
  static func language(in words: [[UInt8]]) -> Language? {
    let option = OptionName.language.spelling
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    let following = zip(texts, texts.dropFirst()).first { $0.0 == option }?.1
    let attached = texts.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    return (attached ?? following).flatMap { Language(tag: $0) }
  }

  private mutating func read(_ word: String) throws(UsageError) {
    if word == "--" {
      if let extra = words.first { throw .unexpectedWord(extra, suggestion: nil) }
    } else if word.hasPrefix("--") {
      try readLong(word.dropFirst(2))
    } else if word.hasPrefix("-"), word.count > 1 {
      try readShort(word.dropFirst())
    } else {
      throw .unexpectedWord(word, suggestion: Suggestion.option(for: word))
    }
  }

  private mutating func readLong(_ word: Substring) throws(UsageError) {
    // By bytes, as a combining mark behind it makes another character of the sign.
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let entry = OptionTable.entry(named: name) else {
      throw .unknownOption("--" + name, suggestion: Suggestion.option(for: name))
    }
    try apply(entry, attached: equals.map { String(word[word.utf8.index(after: $0)...]) })
  }

  /// Reads `-m`, `-m2026-11`, or several flags in one word.
  private mutating func readShort(_ word: Substring) throws(UsageError) {
    var rest = word
    while let letter = rest.first {
      guard let entry = OptionTable.entry(short: letter) else {
        throw .unknownOption("-" + rest, suggestion: nil)
      }
      rest = rest.dropFirst()
      guard entry.label == nil else {
        return try apply(entry, attached: rest.isEmpty ? nil : String(rest))
      }
      try apply(entry, attached: nil)
    }
  }

  private mutating func apply(_ entry: OptionEntry, attached: String?) throws(UsageError) {
    switch entry.value {
    case .none(let apply):
      if let attached { throw .unwantedValue(entry.name, value: attached) }
      try apply(&invocation)
    case .required(let label, let apply):
      guard let value = attached ?? nextValue() else { throw .missingValue(entry.name, label: label.text) }
      try apply(&invocation, value)
    case .optional(_, let apply):
      try apply(&invocation, attached ?? nextValue())
    }
    if !entry.isRepeatable, invocation.typed.contains(entry.name) { throw .repeated(entry.name) }
    invocation.typed.append(entry.name)
  }

  /// Takes the next word unless it is an option; a negative number is none.
  private mutating func nextValue() -> String? {
    guard let next = words.first else { return nil }
    let isOption = next.hasPrefix("-") && next != "-" && next.dropFirst().first?.isNumber != true
    return isOption ? nil : words.popFirst()
  }
}
