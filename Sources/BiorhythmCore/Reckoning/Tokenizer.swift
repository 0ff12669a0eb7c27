/// A word of an expression.
struct Token {
  enum Kind: Equatable {
    case value(Expression.Value)
    /// A name or a unit; `day` can be both.
    case word(Name?, Unit?)
    case operation(Operation)
    case open
    case close
  }

  var kind: Kind
  /// Where it stands, in Unicode scalars.
  var range: Range<Int>
  /// Whether no white space parts it from what stands before.
  var isJoined: Bool

  var number: Fraction? {
    if case .value(.number(let number)) = kind { number } else { nil }
  }
}

/// Takes an expression apart into words.
///
/// It reads the longest date, number or name there is at each place. Numbers are without sign. A date is one word
/// where it has the shape of a date: `2026-11-30`, a year of four digits first or a number with a leading zero, three
/// numbers with full stops, units behind the numbers as in Korean and Chinese, or eight digits that are a date.
struct Tokenizer {
  /// The text, half-width.
  let scalars: [Unicode.Scalar]
  let lexicon: Lexicon
  var position = 0
  private var tokens: [Token] = []

  static func tokens(of text: String, lexicon: Lexicon) throws(Misreading) -> [Token] {
    var tokenizer = Tokenizer(text, lexicon)
    try tokenizer.readAll()
    return tokenizer.tokens
  }

  private init(_ text: String, _ lexicon: Lexicon) {
    scalars = text.unicodeScalars.halfWidth()
    self.lexicon = lexicon
    tokens.reserveCapacity(8)
  }

  private mutating func readAll() throws(Misreading) {
    while true {
      let end = tokens.last?.range.upperBound
      skipSpaces()
      guard let scalar = peek() else { return }
      let start = position
      let kind: Token.Kind =
        if scalar.isDigit {
          .value(try dateOrNumber())
        } else if scalar.isLetter {
          try word()
        } else {
          try sign(scalar)
        }
      tokens.append(Token(kind: kind, range: start..<position, isJoined: start == end))
      if case .word(_, _?) = kind { try joinFraction() }
    }
  }

  /// Makes one number of `1/2` where a unit follows it and no space stands in it.
  private mutating func joinFraction() throws(Misreading) {
    guard tokens.count >= 4 else { return }
    let parts = tokens[(tokens.count - 4)..<(tokens.count - 1)]
    guard let numerator = parts.first?.number, let denominator = parts.last?.number,
      let line = parts.dropFirst().first, line.kind == .operation(.divide),
      parts.dropFirst().allSatisfy(\.isJoined), let first = parts.first, let last = parts.last,
      !(first.isJoined && tokens.dropLast(4).last?.bindsAsFraction == true)
    else { return }
    do throws(Fraction.Fault) {
      let number = Token(
        kind: .value(.number(try numerator / denominator)),
        range: first.range.lowerBound..<last.range.upperBound, isJoined: first.isJoined)
      tokens.replaceSubrange((tokens.count - 4)..<(tokens.count - 1), with: [number])
    } catch {
      throw Misreading(.init(error), line.range)
    }
  }

  private mutating func sign(_ scalar: Unicode.Scalar) throws(Misreading) -> Token.Kind {
    position += 1
    switch scalar {
    case "(": return .open
    case ")": return .close
    case "+": return .operation(.add)
    case "-", "−": return .operation(.subtract)
    case "*", "×": return .operation(.multiply)
    case "/", "÷": return .operation(.divide)
    case "=": return .operation(.equal)
    case "<": return .operation(take("=") ? .lessOrEqual : .less)
    case ">": return .operation(take("=") ? .greaterOrEqual : .greater)
    case "!" where take("="): return .operation(.unequal)
    default: throw Misreading(.strangeCharacter, position - 1..<position)
    }
  }

  private mutating func word() throws(Misreading) -> Token.Kind {
    if let date = try lunarDate() { return .value(try momentOrDate(date)) }
    let start = position
    // An id may have hyphens; the longest name wins, and what is left behind a hyphen is subtracted.
    var ends: [Int] = []
    repeat {
      position += 1
      while let scalar = peek(), scalar.isLetter || scalar.isDigit || scalar.isMark { position += 1 }
      ends.append(position)
    } while position - start < 48 && peek() == "-" && peek(1).map { $0.isLetter || $0.isDigit } == true
    for end in ends.reversed() {
      position = end
      let text = String(scalars: scalars[start..<end])
      if let kind = meaning(of: text) { return kind }
    }
    throw Misreading(.unknownName(known: lexicon.spellings + Lexicon.wordsOfAll), start..<position)
  }

  /// Reads the lunar date that begins here, if one does.
  private mutating func lunarDate() throws(Misreading) -> CivilDate? {
    guard let first = peek(), LunarInput.openers.contains(first) else { return nil }
    do throws(LunarInput.Misreading) {
      guard let (input, end) = try LunarInput.reading(scalars[position...]) else { return nil }
      position = end
      return input.date.civil
    } catch { throw Misreading(.notALunarDate(error.fault), position..<error.end) }
  }

  private func meaning(of word: String) -> Token.Kind? {
    let name = lexicon.name(word)
    let lowercased = word.lowercased()
    switch lowercased {
    case "and": return .operation(.and)
    case "or": return .operation(.or)
    case "not": return .operation(.not)
    case "mod": return .operation(.modulo)
    default:
      let unit = Unit(lowercased)
      return name == nil && unit == nil ? nil : .word(name, unit)
    }
  }
}

extension Tokenizer {
  func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek() == wanted else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() {
    while let scalar = peek(), scalar.isSpace { position += 1 }
  }
}

extension Token {
  /// Whether a fraction behind it would take the number away from it: `6/1/2 days`.
  fileprivate var bindsAsFraction: Bool { kind == .operation(.divide) || kind == .operation(.multiply) }
}

extension Unicode.Scalar {
  /// Whether it is white space; the properties of Unicode are slow to look up, and seldom needed.
  var isSpace: Bool { isASCII ? value == 32 || (9...13).contains(value) : properties.isWhitespace }

  var isDigit: Bool { ("0"..."9").contains(self) }

  var isLetter: Bool {
    isASCII
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" : properties.isAlphabetic
  }

  /// Whether it is an accent or its like, which belongs to the letter before.
  var isMark: Bool { !isASCII && properties.generalCategory == .nonspacingMark }
}

extension String.UnicodeScalarView {
  /// These scalars with full-width forms in place of their ASCII twins, one for one.
  func halfWidth() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    // Counting the scalars would read the text twice.
    scalars.reserveCapacity(String(self).utf8.count)
    for scalar in self {
      // Full-width forms U+FF01...U+FF5E stand 0xFEE0 above their ASCII twins.
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return scalars
  }
}

extension String {
  /// Creates a text of some scalars, one at a time: for a few of them by far the fastest way.
  init(scalars: some Sequence<Unicode.Scalar>) {
    self.init()
    for scalar in scalars { unicodeScalars.append(scalar) }
  }
}
