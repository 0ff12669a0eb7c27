internal import BiorhythmTables

extension CivilDate: CustomStringConvertible, LosslessStringConvertible {
  /// The date as ISO 8601 writes it: ten characters, `1990-05-15`.
  public var description: String { "\(month)-\(day.zeroPadded(to: 2))" }

  /// Creates a date from just the ten characters that ``description`` gives.
  public init?(_ description: String) {
    guard description.utf8.count == 10, let date = try? CivilDate(parsing: description, today: .min),
      date.description == description
    else { return nil }
    self = date
  }
}

extension CivilMonth: CustomStringConvertible {
  /// The month as ISO 8601 writes it: seven characters, `1990-05`.
  public var description: String { "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))" }
}

extension CivilDate {
  /// Why a text is no date.
  public enum ParseError: Error, Hashable, Sendable {
    /// The text has none of the forms that are read.
    case notADate
    /// The year has fewer than four digits, so the century is a guess.
    case yearNotFourDigits
    /// The year stands last; the date that was meant, where only one reading is possible.
    case yearNotFirst(meant: CivilDate?)
    /// The year is 0 or past 9999.
    case yearOutOfRange
    /// No month has this number.
    case noSuchMonth(Int)
    /// The month has no day of this number.
    case noSuchDay(Int, in: CivilMonth)
  }

  /// Creates a date from text that a person typed.
  ///
  /// Read are `1990-05-15`, `1990.05.15`, `1990/05/15`, `19900515`, `1990년 5월 15일`, `1990年5月15日`, the same in
  /// full-width digits and separators, and the words `today`, `yesterday` and `tomorrow`. White space around the
  /// text is passed over.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - today: The day that the three words count from.
  /// - Throws: ``ParseError``, with what is wrong.
  public init(parsing text: String, today: CivilDate) throws(ParseError) {
    let trimmed = DateScanner(text)
    switch trimmed.word {
    case "today": self = today
    case "yesterday": self = today.advanced(by: -1)
    case "tomorrow": self = today.advanced(by: 1)
    default:
      let parts = try trimmed.parts(labels: ["年月日", "년월일"], compact: 8)
      guard parts.count == 3 else { throw .notADate }
      if parts[0].digits <= 2, parts[2].digits == 4 {
        throw .yearNotFirst(meant: Self.meant(parts[0].value, parts[1].value, year: parts[2].value))
      }
      let month = try CivilMonth(parts[0], parts[1])
      guard parts[2].digits <= 2 else { throw .notADate }
      guard let date = CivilDate(year: month.year, month: month.month, day: parts[2].value) else {
        throw .noSuchDay(parts[2].value, in: month)
      }
      self = date
    }
  }

  /// The date that `first` and `second` with a year behind them must mean, where just one order is possible.
  private static func meant(_ first: Int, _ second: Int, year: Int) -> CivilDate? {
    let dayFirst = CivilDate(year: year, month: second, day: first)
    let monthFirst = CivilDate(year: year, month: first, day: second)
    return dayFirst == nil || monthFirst == nil || dayFirst == monthFirst ? dayFirst ?? monthFirst : nil
  }
}

extension CivilMonth {
  /// Creates a month from text that a person typed: `2026-11`, also with `.`, `/`, `2026년 11월`, `202611`.
  ///
  /// - Throws: ``CivilDate/ParseError``, with what is wrong.
  public init(parsing text: String) throws(CivilDate.ParseError) {
    let parts = try DateScanner(text).parts(labels: ["年月", "년월"], compact: 6)
    guard parts.count == 2 else { throw .notADate }
    if parts[0].digits <= 2, parts[1].digits == 4 { throw .notADate }
    try self.init(parts[0], parts[1])
  }

  fileprivate init(_ year: DateScanner.Number, _ month: DateScanner.Number) throws(CivilDate.ParseError) {
    guard year.digits >= 4 else { throw .yearNotFourDigits }
    guard year.digits == 4, year.value > 0 else { throw .yearOutOfRange }
    guard month.digits <= 2 else { throw .notADate }
    guard let result = CivilMonth(year: year.value, month: month.value) else {
      throw .noSuchMonth(month.value)
    }
    self = result
  }
}

/// Takes a typed date apart into numbers, whatever its script and separators.
private struct DateScanner {
  struct Number {
    var value: Int
    var digits: Int
  }

  /// The text without white space around it, half-width.
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    let halfWidth = text.unicodeScalars.map { scalar in
      // Full-width forms U+FF01...U+FF5E stand 0xFEE0 above their ASCII twins.
      (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
    }
    scalars = Array(halfWidth.trimmed())
  }

  /// The text as a word to compare with.
  var word: String {
    scalars.count > 16 ? "" : String(String.UnicodeScalarView(scalars)).lowercased()
  }

  /// Returns the numbers: split at one kind of separator, or each followed by its label, or of one run of digits.
  ///
  /// - Parameters:
  ///   - labels: The units that may follow the numbers, one string of them for each language.
  ///   - compact: How many digits a date without separators has; its year takes four, the rest two each.
  func parts(labels: [String], compact: Int) throws(CivilDate.ParseError) -> [Number] {
    var numbers: [Number] = []
    var separators: [Unicode.Scalar] = []
    var position = 0
    func skipSpaces() {
      while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    }
    while position < scalars.count {
      var number = Number(value: 0, digits: 0)
      while position < scalars.count, let digit = digit(at: position) {
        number.digits += 1
        // More digits than any date has: the value no longer matters, and must not overflow.
        if number.digits <= 8 { number.value = number.value * 10 + digit }
        position += 1
      }
      guard number.digits > 0, numbers.count < 3 else { throw .notADate }
      numbers.append(number)
      guard position < scalars.count else { break }
      separators.append(scalars[position])
      position += 1
      // Korean and Chinese writers put a space after the unit, and Koreans after the full stop.
      if scalars[position - 1].value > 0x7F || scalars[position - 1] == "." { skipSpaces() }
    }
    let joined = String(String.UnicodeScalarView(separators))
    if labels.contains(joined) { return numbers }
    if joined.isEmpty, let only = numbers.first { return try split(only, compact: compact) }
    let isClosed = separators.count == numbers.count && separators.allSatisfy { $0 == "." }
    let between = isClosed ? separators.dropLast() : separators[...]
    guard let separator = between.first, "-./".unicodeScalars.contains(separator),
      between.allSatisfy({ $0 == separator }), between.count == numbers.count - 1
    else { throw .notADate }
    return numbers
  }

  private func split(_ number: Number, compact: Int) throws(CivilDate.ParseError) -> [Number] {
    guard number.digits == compact else {
      // Six digits are a date without its century; four are a year without its month.
      throw compact == 8 && number.digits == 6 ? .yearNotFourDigits : .notADate
    }
    var rest = number.value
    var parts: [Number] = []
    for _ in 0..<(compact - 4) / 2 {
      parts.insert(Number(value: rest % 100, digits: 2), at: 0)
      rest /= 100
    }
    return [Number(value: rest, digits: 4)] + parts
  }

  private func digit(at position: Int) -> Int? {
    let scalar = scalars[position]
    return ("0"..."9").contains(scalar) ? Int(scalar.value - 48) : nil
  }
}
