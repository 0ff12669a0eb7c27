extension Tokenizer {
  /// Reads a date, a moment or a number without sign.
  mutating func dateOrNumber() throws(Misreading) -> Expression.Value {
    let start = position
    if let end = endOfDate() {
      position = end
      return try momentOrDate(parsing: start..<end)
    }
    let digits = endOfDigits(from: start) - start
    position = start + digits
    if digits == 8, !isDecimal, let date = try? date(start..<position) { return try momentOrDate(date) }
    return .number(try number(from: start))
  }

  /// Whether a full stop and a digit follow.
  private var isDecimal: Bool { peek() == "." && peek(1)?.isDigit == true }

  /// Reads what follows the digits before the full stop.
  private mutating func number(from start: Int) throws(Misreading) -> Fraction {
    let whole = start..<position
    var decimals = position..<position
    if isDecimal {
      position = endOfDigits(from: position + 1)
      decimals = decimals.lowerBound + 1..<position
      // 2.50 is 2.5: zeros at the end say nothing and take room.
      while let last = decimals.last, scalars[last] == "0" { decimals.removeLast() }
    }
    do throws(Fraction.Fault) {
      var (digits, tenths) = (0, 1)
      for place in whole { digits = try digits.timesTen(plus: Int(scalars[place].value - 48)) }
      for place in decimals {
        digits = try digits.timesTen(plus: Int(scalars[place].value - 48))
        tenths = try tenths.timesTen(plus: 0)
      }
      return try Fraction(digits, tenths)
    } catch {
      throw Misreading(.init(error), start..<position)
    }
  }

  /// Where the date ends that begins here, or nil where no word of the shape of a date begins.
  private func endOfDate() -> Int? {
    let first = position..<endOfDigits(from: position)
    guard first.upperBound < scalars.count else { return nil }
    let separator = scalars[first.upperBound]
    if separator == "年" || separator == "년" { return endOfLabeledDate(from: first.upperBound + 1) }
    guard separator == "-" || separator == "/" || separator == "." else { return nil }
    guard let second = digits(behind: first.upperBound, separator),
      second.upperBound < scalars.count, scalars[second.upperBound] == separator,
      let third = digits(behind: second.upperBound, separator)
    else { return nil }
    let counts = [first.count, second.count, third.count]
    let isYearFirst = counts[0] == 4 && counts[1] <= 2 && counts[2] <= 2
    let isYearLast = counts[0] <= 2 && counts[1] <= 2 && counts[2] == 4
    let hasLeadingZero = [first, second, third].contains { $0.count > 1 && scalars[$0.lowerBound] == "0" }
    guard isYearFirst || isYearLast || hasLeadingZero || separator == "." else { return nil }
    let isClosed =
      separator == "." && third.upperBound < scalars.count && scalars[third.upperBound] == "."
    return isClosed ? third.upperBound + 1 : third.upperBound
  }

  /// The run of digits behind a separator; Korean writers put a space after the full stop.
  private func digits(behind place: Int, _ separator: Unicode.Scalar) -> Range<Int>? {
    let start = separator == "." ? endOfSpaces(from: place + 1) : place + 1
    let end = endOfDigits(from: start)
    return start < end ? start..<end : nil
  }

  /// Where the months and days end that stand behind a year with its unit.
  private func endOfLabeledDate(from start: Int) -> Int {
    var end = start
    for labels in ["월月", "일日"] {
      let digits = endOfSpaces(from: end)..<endOfDigits(from: endOfSpaces(from: end))
      guard !digits.isEmpty, digits.upperBound < scalars.count,
        labels.unicodeScalars.contains(scalars[digits.upperBound])
      else { return end }
      end = digits.upperBound + 1
    }
    return end
  }

  private mutating func momentOrDate(parsing range: Range<Int>) throws(Misreading) -> Expression.Value {
    let date: CivilDate
    do throws(CivilDate.ParseError) { date = try self.date(range) } catch {
      throw Misreading(.notADate(error), range)
    }
    return try momentOrDate(date)
  }

  /// Reads the time of day that may stand behind a date: `T18:30`, ` 18:30:15`.
  mutating func momentOrDate(_ date: CivilDate) throws(Misreading) -> Expression.Value {
    guard let mark = peek(), mark == "T" || mark == "t" || mark == " " else { return .date(date) }
    let start = position + 1
    var numbers: [Range<Int>] = []
    var end = start
    while numbers.count < 3 {
      let digits = end..<endOfDigits(from: end)
      guard !digits.isEmpty else { break }
      numbers.append(digits)
      end = digits.upperBound
      guard numbers.count < 3, end < scalars.count, scalars[end] == ":" else { break }
      end += 1
    }
    // Behind a space, only what has a colon is a time.
    guard !numbers.isEmpty, mark != " " || numbers[0].upperBound < end else { return .date(date) }
    position = end
    let values = numbers.map { $0.count <= 2 ? $0.reduce(0) { $0 * 10 + Int(scalars[$1].value - 48) } : -1 }
    guard values.count >= 2, numbers.last?.upperBound == end,
      numbers.dropFirst().allSatisfy({ $0.count == 2 }),
      let time = TimeOfDay(hour: values[0], minute: values[1], second: values.count == 3 ? values[2] : 0)
    else { throw Misreading(.noSuchTime, start..<end) }
    return .moment(CivilMoment(on: date, at: time))
  }

  private func date(_ range: Range<Int>) throws(CivilDate.ParseError) -> CivilDate {
    // A text of digits names no day that counts from today.
    try CivilDate(parsing: String(scalars: scalars[range]), today: .min)
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end].isDigit { end += 1 }
    return end
  }

  private func endOfSpaces(from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end].isSpace { end += 1 }
    return end
  }
}

extension Int {
  fileprivate func timesTen(plus digit: Int) throws(Fraction.Fault) -> Int {
    let (tens, overflow) = multipliedReportingOverflow(by: 10)
    let (sum, overflows) = tens.addingReportingOverflow(digit)
    guard !overflow, !overflows else { throw .overflow }
    return sum
  }
}
