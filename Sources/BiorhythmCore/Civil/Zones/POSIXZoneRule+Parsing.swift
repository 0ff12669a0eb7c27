extension POSIXZoneRule {
  /// Creates a rule from its text, or nil where it is none: `KST-9`, `<+09>-9`, `EST5EDT,M3.2.0,M11.1.0`.
  ///
  /// Days are `Jn`, `n` and `Mm.w.d`, each with `/time` from −167 to 167 hours. Summer time without days, which POSIX
  /// leaves open, is on those of the United States.
  public init?(parsing text: String) {
    // No rule is longer; what is, would be read in vain.
    guard text.utf8.count <= 256 else { return nil }
    var scanner = RuleScanner(text)
    guard scanner.name(), let behind = scanner.time(hoursUpTo: 24),
      let standard = UTCOffset(seconds: -behind)
    else { return nil }
    guard !scanner.isAtEnd else {
      self.init(standard: standard, summer: nil)
      return
    }
    guard scanner.name() else { return nil }
    var ahead = standard.seconds + 3600
    if !scanner.isAtEnd, !scanner.isAt(",") {
      guard let behind = scanner.time(hoursUpTo: 24) else { return nil }
      ahead = -behind
    }
    if scanner.isAtEnd { scanner = RuleScanner(",M3.2.0,M11.1.0") }
    guard let offset = UTCOffset(seconds: ahead), let start = scanner.yearlyTime(),
      let end = scanner.yearlyTime(), scanner.isAtEnd
    else { return nil }
    self.init(standard: standard, summer: Summer(offset: offset, start: start, end: end))
  }
}

/// Reads the parts of a rule from the front.
private struct RuleScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ mark: Unicode.Scalar) -> Bool { rest.first.map { Unicode.Scalar($0) } == mark }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isAt(mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes over the name of a time: three letters or more, or the same with digits and signs in `<>`.
  mutating func name() -> Bool {
    let isQuoted = take("<")
    let name = rest.prefix { byte in
      let scalar = Unicode.Scalar(byte)
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || isQuoted && (scalar.isDigit || scalar == "+" || scalar == "-")
    }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isQuoted || take(">"))
  }

  /// Reads `[+-]h[h][h][:mm[:ss]]` in seconds.
  mutating func time(hoursUpTo limit: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let number = number(0...59) else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,day[/time]`.
  mutating func yearlyTime() -> YearlyTime? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return YearlyTime(day: day, seconds: 7200) }
    return time(hoursUpTo: 167).map { YearlyTime(day: day, seconds: $0) }
  }

  private mutating func day() -> YearlyTime.Day? {
    if take("J") { return number(1...365).map { .withoutLeapDay($0) } }
    guard take("M") else { return number(0...365).map { .withLeapDay($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { Unicode.Scalar($0).isDigit }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    return range.contains(value) ? value : nil
  }
}
