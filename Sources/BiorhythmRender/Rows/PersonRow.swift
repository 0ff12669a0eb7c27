package import BiorhythmCore
package import BiorhythmTables

/// A person of a list, ready to be written as a row.
package struct PersonRow {
  /// The name, or nil for the owner of the settings.
  let name: BorrowedText?
  /// Whether the name holds no C0 control, quotation mark or comma; false also where that is not known.
  let isPlain: Bool
  let birthday: DateText
  /// Days since birth on the selected day, 0 or more for who is born.
  package let day: Int

  /// Creates the row of a person.
  ///
  /// - Parameter selected: The day that is shown.
  package init(name: BorrowedText?, birthday: CivilDate, selected: CivilDate) {
    self.name = name
    isPlain = false
    self.birthday = DateText(birthday)
    day = selected - birthday
  }

  /// Creates the row of a person who is written down as most are, or returns nil for any other.
  ///
  /// - Parameters:
  ///   - name: A name that begins with a character that is seen.
  ///   - isPlain: Whether it holds no C0 control, quotation mark or comma.
  ///   - birthday: An ISO date, or one with `.` or `/`.
  ///   - selected: The day that is shown.
  package init?(name: BorrowedText, isPlain: Bool, birthday: BorrowedText, selected: CivilDate) {
    guard name.startsVisibly, let text = DateText(birthday), let ordinal = text.ordinal else { return nil }
    self.name = name
    self.isPlain = isPlain
    self.birthday = text
    day = selected.ordinal - ordinal
  }

  /// The name; empty for the owner.
  var text: String { name?.string ?? "" }

  /// Lets a body use the row of a person whose birthday is known.
  ///
  /// - Parameters:
  ///   - person: Who.
  ///   - selected: The day that is shown.
  static func with(
    _ person: Person, on selected: CivilDate, _ body: (PersonRow) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let name = Array((person.name ?? "").utf8)
    // Memory behind the name may be read.
    try (name + [UInt8](repeating: 0, count: RowWriter.stride)).withUnsafeBufferPointer {
      (bytes) throws(WriteFailure) in
      let text = bytes.baseAddress.map { BorrowedText(start: $0, count: name.count) }
      try body(
        PersonRow(name: person.name == nil ? nil : text, birthday: person.birthday, selected: selected))
    }
  }
}

extension BorrowedText {
  /// Whether the first character is certainly seen, told from its first byte.
  ///
  /// False for those that begin a space, control, filler or other character without a shape, and some besides.
  @inline(__always)
  fileprivate var startsVisibly: Bool {
    let first = count > 0 ? start.load(as: UInt8.self) : 0
    // A bit for each of 0xC3...0xEE: without CD, D8 and E0...E3. There is no branch, as first bytes are hard to foresee.
    let leads: UInt64 = 0xFFE_1FDF_FBFF
    // Negative for 0x21...0x7E.
    let ascii = (0x20 &- Int64(first)) & (Int64(first) &- 0x7F)
    return leads >> UInt64(first &- 0xC3) & 1 | UInt64(bitPattern: ascii) >> 63 != 0
  }
}
