/// Takes what stands behind the name of a lunar calendar apart into numbers.
struct LunarScanner {
  private let scalars: ArraySlice<Unicode.Scalar>
  /// Where the date ends that was read, or where reading stopped.
  private(set) var position: Int

  /// Creates a scanner of half-width text.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    position = scalars.startIndex
  }

  /// Reads the date with which the text begins.
  ///
  /// - Throws: ``LunarDate/Fault``, for what is no date in any calendar.
  mutating func numbers() throws(LunarDate.Fault) -> LunarNumbers {
    skipSpaces()
    let year = try year()
    if let compact = digits(atMost: 4), compact.count == 4 {
      return LunarNumbers(year: year, month: compact.value / 100, isLeap: false, day: compact.value % 100)
    }
    let yearEnd = position
    skipSpaces()
    guard let mark = next(), let labels = Self.labels(after: mark) else { throw .notADate }
    guard labels.mayHaveSpaces || position == yearEnd + 1 else { throw .notADate }
    skipSpaces(if: labels.mayHaveSpaces)
    let isMarked = take("윤闰閏")
    skipSpaces(if: labels.mayHaveSpaces)
    guard let month = digits(atMost: 2)?.value ?? chineseMonth() else { throw .notADate }
    let isLettered = take("Ll")
    skipSpaces(if: labels.mayHaveSpaces)
    guard take(labels.month), !(isMarked && isLettered) else { throw .notADate }
    skipSpaces(if: labels.mayHaveSpaces)
    let number = digits(atMost: 2)
    guard let day = number?.value ?? chineseNumber() else { throw .notADate }
    let end = position
    skipSpaces(if: labels.mayHaveSpaces)
    // 初一 is a day as it stands; a number needs its unit where the year and the month have theirs.
    if !take(labels.day) {
      guard labels.mayEndOpen || number == nil else { throw .notADate }
      position = end
    }
    return LunarNumbers(year: year, month: month, isLeap: isMarked || isLettered, day: day)
  }

  /// Reads four digits, or four Chinese ones.
  private mutating func year() throws(LunarDate.Fault) -> Int {
    let all = scalars[position...].prefix { $0.isDigit }
    let digits = all.isEmpty ? scalars[position...].prefix { Self.chineseDigit($0) != nil } : all
    guard (1...8).contains(digits.count) else { throw .notADate }
    guard digits.count >= 4 else { throw .yearNotFourDigits }
    let isCompact = digits.count == 8
    let year = isCompact ? digits.prefix(4) : digits
    position += year.count
    let value = year.reduce(0) { $0 * 10 + (Self.chineseDigit($1) ?? Int($1.value & 0xF)) }
    guard year.count == 4 else { throw .yearOutOfRange(value) }
    return value
  }

  /// How the numbers behind the year are written.
  private struct Labels {
    /// What stands behind the month.
    var month: String
    /// What stands behind the day.
    var day: String
    /// Whether that may be left out.
    var mayEndOpen: Bool
    /// Whether spaces may stand between the numbers.
    var mayHaveSpaces: Bool
  }

  private static func labels(after mark: Unicode.Scalar) -> Labels? {
    switch mark {
    case "년": Labels(month: "월", day: "일", mayEndOpen: false, mayHaveSpaces: true)
    case "年": Labels(month: "月", day: "日号號", mayEndOpen: false, mayHaveSpaces: true)
    case ".": Labels(month: ".", day: ".", mayEndOpen: true, mayHaveSpaces: true)
    case "-", "/": Labels(month: String(mark), day: "", mayEndOpen: true, mayHaveSpaces: false)
    default: nil
    }
  }

  /// Reads 正月, 冬月 (the 11th), 腊月 (the 12th) or a number.
  private mutating func chineseMonth() -> Int? {
    if take("正") { return 1 }
    if take("冬") { return 11 }
    if take("腊臘") { return 12 }
    return chineseNumber()
  }

  /// Reads 一, 初一, 十, 十五, 二十, 廿一, 二十一, 三十 and their like, 1 to 99.
  private mutating func chineseNumber() -> Int? {
    if take("初") { return take("十") ? 10 : chineseUnit() }
    if take("廿") { return 20 + (chineseUnit() ?? 0) }
    let first = chineseUnit()
    return take("十") ? 10 * (first ?? 1) + (chineseUnit() ?? 0) : first
  }

  /// The digit that a Chinese numeral stands for, 0 to 9.
  private static func chineseDigit(_ scalar: Unicode.Scalar) -> Int? {
    scalar == "零" ? 0 : chineseDigits.firstIndex(of: scalar)
  }

  private static let chineseDigits = Array("〇一二三四五六七八九".unicodeScalars)

  private mutating func chineseUnit() -> Int? {
    guard let digit = peek().flatMap(Self.chineseDigit), digit > 0 else { return nil }
    position += 1
    return digit
  }

  private mutating func digits(atMost limit: Int) -> (value: Int, count: Int)? {
    let digits = scalars[position...].prefix { $0.isDigit }
    guard (1...limit).contains(digits.count) else { return nil }
    position += digits.count
    return (digits.reduce(0) { $0 * 10 + Int($1.value - 48) }, digits.count)
  }

  private func peek() -> Unicode.Scalar? { position < scalars.endIndex ? scalars[position] : nil }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  private mutating func take(_ wanted: String) -> Bool {
    guard let scalar = peek(), wanted.unicodeScalars.contains(scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces(if isAllowed: Bool = true) {
    while isAllowed, let scalar = peek(), scalar.isSpace { position += 1 }
  }
}
