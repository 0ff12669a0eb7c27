/// What was read of one card.
struct Card: ~Copyable {
  /// The value of `FN`, or the parts of `N` put together where a card has none.
  private(set) var name = TextMemory()
  /// The line of `N`.
  private var parts = TextMemory()
  /// The birthday as a date is typed.
  private(set) var birthday = TextMemory()
  /// Whether the name certainly holds no quotation mark, comma or control character.
  private(set) var isPlain = false

  private let utf8 = UTF8Check()

  /// Begins another card.
  mutating func removeAll() {
    name.removeAll()
    parts.removeAll()
    birthday.removeAll()
    isPlain = false
  }

  /// Reads a property; of several names or birthdays the first that is not empty counts.
  ///
  /// - Parameter line: The line, unfolded.
  @inline(__always)
  mutating func read(_ property: CardProperty, _ line: UnsafeRawBufferPointer) throws(CardTextFault) {
    switch property {
    case .formattedName where name.isEmpty:
      if let value = plainValue(of: line) {
        isPlain = true
        name.append(value)
      } else {
        name.append(text: try CardLine(line).text().cardUnescaped.trimmed())
      }
    case .name where name.isEmpty && parts.isEmpty: parts.append(line)
    case .birthday where birthday.isEmpty: try readBirthday(line)
    default: break
    }
  }

  /// Makes up the name of a card without `FN`.
  @inline(__always)
  mutating func finish() throws(CardTextFault) {
    if name.isEmpty, !parts.isEmpty { try joinParts() }
  }

  @inline(never)
  private mutating func joinParts() throws(CardTextFault) {
    let components = try CardLine(parts.bytes).text().cardComponents(separator: ";")
    name.append(text: fullName(given: components.dropFirst().first ?? "", family: components.first ?? ""))
  }

  @inline(__always)
  private mutating func readBirthday(_ line: UnsafeRawBufferPointer) throws(CardTextFault) {
    // `BDAY:1990-05-15`, as most are, needs nothing done to it; the dashes of `BDAY:19900515` are put in.
    let separator = UInt8(ascii: ":")
    if line.count == 15, line[4] == separator, line[9] == UInt8(ascii: "-"), line[12] == UInt8(ascii: "-") {
      birthday.append(UnsafeRawBufferPointer(rebasing: line[5...]))
    } else if line.count == 13, line[4] == separator, line[5...].allSatisfy({ (0x30...0x39).contains($0) }) {
      for range in [5..<9, 9..<11, 11..<13] {
        if range.lowerBound > 5 { birthday.append(UInt8(ascii: "-")) }
        birthday.append(UnsafeRawBufferPointer(rebasing: line[range]))
      }
    } else if let text = try CardLine(line).birthday() {
      birthday.append(text: text)
    }
  }

  /// The value of `FN:Ana Rossi` where nothing has to be done to it.
  @inline(__always)
  private func plainValue(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard line.count > 3, line[2] == UInt8(ascii: ":") else { return nil }
    var high: UInt8 = 0
    for byte in line[3...] {
      if byte < 0x20 || byte == quotationMark || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\") {
        return nil
      }
      high |= byte
    }
    let value = UnsafeRawBufferPointer(rebasing: line[3...])
    if value.first == 0x20 || value.last == 0x20 { return nil }
    return high < 0x80 || utf8.accepts(value) ? value : nil
  }
}
