internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// A person of a roster, ready to be written.
struct RosterPerson {
  /// The name in UTF-8, inside a block of the reader: good until the next row is read.
  let name: UnsafeRawBufferPointer
  /// Whether the name holds no C0 control, quotation mark or comma; false also where that is not known.
  let isPlain: Bool
  let birthday: DateText
  /// Days since birth on the selected day, 0 or more.
  let day: Int
}

extension RosterReader {
  /// What came of reading a row.
  enum Row {
    /// More of the file is needed.
    case incomplete
    /// Nothing stands in the fields.
    case blank
    case person(RosterPerson)
    case bad(line: Int, RosterError.RowError)
  }

  /// Reads the next row, whatever it looks like.
  @inline(never)
  mutating func nextRow() throws(RosterInterruption) -> Row {
    guard !isAtEnd else { return .incomplete }
    var name: RowScan.Field?
    var birthday: RowScan.Field?
    let columns = columns
    var scanner = RowScanner(bytes: block.rest, separator: columns.separator, isWhole: block.isLast)
    let found = scanner.scan { number, field in
      if number == columns.name { name = field }
      if number == columns.birthday { birthday = field }
    }
    guard let row = found else {
      if block.rest.count > Self.rowLimit + 2 {
        throw .refused(text.faultOfLongRow(block.rest, line: line))
      }
      return .incomplete
    }
    let rest = block.rest
    let rowLine = line
    defer {
      block.advance(by: row.next)
      line += row.lineEnds
    }
    try text.check(rest[..<row.end], line: rowLine)
    if let fault = row.fault { return .bad(line: rowLine, fault) }
    guard let name, let birthday else { return unusable(rest[..<row.end], .tooFewFields) }
    let nameBytes = bytes(of: name, in: rest)
    let birthdayBytes = bytes(of: birthday, in: rest)
    if !startsVisibly(nameBytes), String(decoding: nameBytes, as: UTF8.self).isInvisible {
      return unusable(rest[..<row.end], .missingName)
    }
    do throws(RosterError.RowError) {
      let (text, ordinal) = try readBirthday(birthdayBytes)
      return .person(
        RosterPerson(name: nameBytes, isPlain: false, birthday: text, day: selected.ordinal - ordinal))
    } catch { return .bad(line: rowLine, error) }
  }

  private func unusable(_ row: Slice<UnsafeRawBufferPointer>, _ error: RosterError.RowError) -> Row {
    isBlank(row, separators: [columns.separator]) ? .blank : .bad(line: line, error)
  }

  private mutating func bytes(of field: RowScan.Field, in rest: UnsafeRawBufferPointer)
    -> UnsafeRawBufferPointer
  {
    let range = field.hasDoubledQuotes ? block.joinDoubledQuotes(in: field.range) : field.range
    return UnsafeRawBufferPointer(rebasing: rest[range])
  }

  /// Reads a birthday in any form that a person may type, but for the words that mean another day every day.
  private func readBirthday(
    _ bytes: UnsafeRawBufferPointer
  ) throws(RosterError.RowError) -> (DateText, ordinal: Int) {
    if let text = DateText(bytes), let ordinal = dates.ordinal(of: text), ordinal <= selected.ordinal {
      return (text, ordinal)
    }
    let word = String(decoding: bytes, as: UTF8.self)
    if word.isInvisible { throw .missingBirthday }
    let date: CivilDate
    do throws(CivilDate.ParseError) {
      date = try CivilDate(parsing: word, today: selected)
    } catch { throw .wrongBirthday(word, error) }
    // A date has digits; `today` and its like have none.
    guard word.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else {
      throw .wrongBirthday(word, .notADate)
    }
    if date > selected { throw .bornLater(birthday: date, date: selected) }
    return (DateText(date), date.ordinal)
  }
}

/// Whether the first character of a name is certainly seen, told from its first byte.
///
/// False for those that begin a space, control, filler or other character without a shape, and some besides.
@inline(__always)
func startsVisibly(_ name: UnsafeRawBufferPointer) -> Bool {
  let first = name.first ?? 0
  // A bit for each of 0xC3...0xEE: without CD, D8 and E0...E3. There is no branch, as first bytes are hard to foresee.
  let leads: UInt64 = 0xFFE_1FDF_FBFF
  return (leads >> UInt64(first &- 0xC3) & 1) | (first &- 0x21 < 0x5E ? 1 : 0) != 0
}
