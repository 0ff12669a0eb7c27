internal import BiorhythmCore

extension RosterReader {
  /// Reads the next row where it is as most are: an unquoted name, an ISO date, and a line end.
  ///
  /// - Returns: Nil for any other row, or a bad one, or the end of what is in memory; ``nextRow()`` then tells.
  @inline(__always)
  mutating func nextPlainRow() -> RosterPerson? {
    guard columns.areFirst, let row = block.next,
      let nameCount = plainNameLength(row, separator: columns.separator)
    else { return nil }
    let name = UnsafeRawBufferPointer(start: row, count: nameCount)
    // What lies behind the end of the block is zero, and so neither a date nor a line end.
    let head = row.loadUnaligned(fromByteOffset: nameCount + 1, as: UInt64.self)
    let tail = row.loadUnaligned(fromByteOffset: nameCount + 9, as: UInt16.self)
    let birthday = DateText(head: UInt64(littleEndian: head), tail: UInt16(littleEndian: tail))
    var count = nameCount + 12
    switch row.load(fromByteOffset: nameCount + 11, as: UInt8.self) {
    case newline: break
    case carriageReturn:
      guard row.load(fromByteOffset: count, as: UInt8.self) == newline else { return nil }
      count += 1
    default: return nil
    }
    guard startsVisibly(name), let ordinal = dates.ordinal(of: birthday), ordinal <= selected.ordinal else {
      return nil
    }
    block.advance(by: count)
    line += 1
    return RosterPerson(name: name, isPlain: true, birthday: birthday, day: selected.ordinal - ordinal)
  }

  /// Returns how many bytes stand before the first separator, or nil where they are not plain text of moderate
  /// length.
  @inline(__always)
  private func plainNameLength(_ row: UnsafeRawPointer, separator: UInt8) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    let separators = ones &* UInt64(separator)
    var highs: UInt64 = 0
    var count = 0
    while true {
      let word = UInt64(littleEndian: row.loadUnaligned(fromByteOffset: count, as: UInt64.self))
      // The lowest high bit that is set marks the first byte below 0x20, comma, quotation mark or separator; those
      // above it may be wrong, as the subtractions borrow.
      let commas = word ^ ones &* 0x2C
      let quotes = word ^ ones &* 0x22
      let ends = word ^ separators
      let marks =
        ((word &- ones &* 0x20) & ~word | (commas &- ones) & ~commas | (quotes &- ones) & ~quotes
          | (ends &- ones) & ~ends) & highBits
      if marks == 0 {
        highs |= word
        count += 8
        continue
      }
      let length = marks.trailingZeroBitCount / 8
      highs |= word & ~(~0 << UInt64(8 * length))
      count += length
      guard row.load(fromByteOffset: count, as: UInt8.self) == separator, count <= Self.plainNameLimit else {
        return nil
      }
      if highs & highBits != 0, !text.utf8.accepts(UnsafeRawBufferPointer(start: row, count: count)) {
        return nil
      }
      return count
    }
  }

  /// The longest name, in bytes, that is taken without measuring the whole row.
  private static var plainNameLimit: Int { 1 << 10 }
}
