/// Reads rows of text fields, in memory that does not grow with the file.
///
/// A file is UTF-8 text, with or without a byte order mark. Fields follow RFC 4180 §2 with comma, semicolon, TAB or `|`
/// between them, or what a first line `sep=;` names, and LF, CRLF or CR behind a row. Rows with nothing but white space
/// in their fields are passed over. What is wrong with a row is thrown by ``next()``, which then goes on behind it.
///
///     var reader = CSVReader()
///     let names = try reader.readHeader(from: source) { $0.contains("name") }
///     while true {
///       switch try reader.next() {
///       case .row: print(reader.line, reader[0])
///       case .needsMore: try reader.fill(from: source)
///       case .end: return
///       }
///     }
package struct CSVReader: ~Copyable {
  /// Fills memory with the next bytes of the file and returns how many; 0 at its end.
  package typealias Source = (UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

  /// What came of asking for a row.
  package enum Step {
    /// A row's fields are there, until the next one is asked for.
    case row
    /// More of the file is needed; see ``fill(from:)``.
    case needsMore
    case end
  }

  /// The longest row that is read, in bytes without its line end; it bounds the memory.
  package static let rowLimit = 1 << 20

  /// What stands between fields.
  package internal(set) var separator = UInt8(ascii: ",")
  /// The line on which the row in hand begins, from 1 on.
  package private(set) var line = 1
  /// How many fields the row in hand has.
  package private(set) var count = 0
  /// Whether the row in hand certainly holds no quotation mark and no control character.
  package private(set) var isPlain = false

  var block = CSVBlock()
  var nextLine = 1
  private let utf8 = UTF8Check()
  private var start: UnsafeMutableRawPointer?
  private var fields: UnsafeMutablePointer<CSVRow.Field>
  private var capacity = 64

  /// Creates a reader that has read nothing.
  package init() {
    fields = .allocate(capacity: 64)
  }

  deinit {
    fields.deallocate()
  }

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  package var isShort: Bool { block.isShort }

  /// The bytes of a field of the row in hand; ``RowWriter/stride`` bytes behind them are readable.
  package subscript(_ index: Int) -> UnsafeRawBufferPointer {
    @inline(__always) get {
      let field = fields[index]
      return UnsafeRawBufferPointer(start: start.map { $0 + field.start }, count: field.end - field.start)
    }
  }

  /// Reads on.
  package mutating func fill(from source: Source) throws(ReadingFailure) {
    // Two bytes more for the line end.
    try block.fill(upTo: Self.rowLimit + 2, from: source)
  }

  /// Moves to the next row that is not blank.
  ///
  /// - Throws: ``CSVFault``; the row is passed, but for one that is too long, behind which nothing can be read.
  package mutating func next() throws(CSVFault) -> Step {
    while true {
      if block.isAtEnd { return .end }
      let rest = block.rest
      start = rest.baseAddress
      line = nextLine
      guard let row = scanPlainRow(rest) ?? scanRow(rest) else {
        if rest.count > Self.rowLimit + 2 { throw tooLong(rest) }
        return .needsMore
      }
      try pass(row, of: rest)
      if !isBlank(rest[..<row.end]) { return .row }
    }
  }

  /// Moves behind a row, or throws what is wrong with it.
  @inline(__always)
  private mutating func pass(_ row: CSVRow, of rest: UnsafeMutableRawBufferPointer) throws(CSVFault) {
    block.advance(by: row.next)
    nextLine += row.lineEnds
    // What is plain and ASCII was seen to be so.
    if isPlain, row.fault == nil { return }
    let bytes = UnsafeRawBufferPointer(rebasing: rest[..<row.end])
    if bytes.count > Self.rowLimit { throw tooLong(rest) }
    try check(bytes, line: line)
    if let fault = row.fault { throw CSVFault(line: line, fault) }
    if !isPlain { joinDoubledQuotes(in: rest) }
  }

  /// Throws where the bytes of a row are no text.
  @inline(never)
  func check(_ bytes: UnsafeRawBufferPointer, line: Int) throws(CSVFault) {
    let text = bytes.bindMemory(to: UInt8.self)
    if let place = text.span.firstPlaceOfBadUTF8 {
      throw CSVFault(
        line: line + lineEnds(in: bytes[..<place]), .notUTF8(looksLike: TextEncoding.candidates(for: bytes)))
    }
    guard let place = bytes.firstIndex(of: 0) else { return }
    // In UTF-16 a NUL stands beside each ASCII character; such a file is at fault from its first line on.
    let zeros = bytes.count { $0 == 0 }
    let isUTF16 = line == 1 && zeros >= bytes.count / 3 && zeros < bytes.count
    throw CSVFault(
      line: line + lineEnds(in: bytes[..<place]), isUTF16 ? .notUTF8(looksLike: [.utf16]) : .nul)
  }

  private func tooLong(_ bytes: UnsafeMutableRawBufferPointer) -> CSVFault {
    CSVFault(line: line, .tooLong(limit: Self.rowLimit))
  }

  /// Turns the doubled quotation marks of fields into single ones, in place.
  private mutating func joinDoubledQuotes(in bytes: UnsafeMutableRawBufferPointer) {
    for index in 0..<count where fields[index].hasDoubledQuotes {
      var read = fields[index].start
      var write = read
      while read < fields[index].end {
        bytes[write] = bytes[read]
        read += bytes[read] == quotationMark ? 2 : 1
        write += 1
      }
      fields[index].end = write
    }
  }

  /// Whether a row has nothing in its fields but white space.
  @inline(__always)
  private func isBlank(_ row: Slice<UnsafeMutableRawBufferPointer>) -> Bool {
    // Most rows begin or end with something that is seen.
    if let first = row.first, (0x23..<0x7F).contains(first), first != separator { return false }
    if let last = row.last, (0x23..<0x7F).contains(last), last != separator { return false }
    return isBlankBehind(row)
  }

  @inline(never)
  private func isBlankBehind(_ row: Slice<UnsafeMutableRawBufferPointer>) -> Bool {
    if row.contains(where: { (0x23..<0x7F).contains($0) && $0 != separator }) { return false }
    return String(decoding: row, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar == "\"" || separator == scalar.value
    }
  }

  /// Takes apart a row of any kind.
  @inline(never)
  private mutating func scanRow(_ rest: UnsafeMutableRawBufferPointer) -> CSVRow? {
    count = 0
    isPlain = false
    var scanner = CSVScanner(UnsafeRawBufferPointer(rest), separator: separator, isWhole: block.isLast)
    return scanner.scan { append($0) }
  }

  private mutating func append(_ field: CSVRow.Field) {
    if count == capacity {
      let larger = UnsafeMutablePointer<CSVRow.Field>.allocate(capacity: 2 * capacity)
      larger.update(from: fields, count: count)
      fields.deallocate()
      fields = larger
      capacity *= 2
    }
    fields[count] = field
    count += 1
  }

  /// Takes apart a row as most are, eight bytes at a time: no quotation marks, no controls, not very long or wide.
  ///
  /// - Returns: Nil for any other row, or the end of what is in memory; ``scanRow(_:)`` then tells.
  @inline(__always)
  private mutating func scanPlainRow(_ rest: UnsafeMutableRawBufferPointer) -> CSVRow? {
    guard let bytes = rest.baseAddress else { return nil }
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let separators = 0x0101_0101_0101_0101 &* UInt64(separator)
    // The words that hold what is not ASCII: between them and the others no character is cut.
    var (firstHigh, lastHigh) = (-1, -1)
    var fieldStart = 0
    var offset = 0
    count = 0
    while offset < 1 << 12 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // A high bit for each byte that is below 0x20, a quotation mark or the separator.
      var marks =
        ~(isNotZero(word & 0xE0E0_E0E0_E0E0_E0E0) & isNotZero(word ^ 0x2222_2222_2222_2222)
        & isNotZero(word ^ separators)) & highBits
      while marks != 0 {
        let end = offset + marks.trailingZeroBitCount / 8
        let byte = bytes.load(fromByteOffset: end, as: UInt8.self)
        if byte == separator {
          guard count < capacity - 1 else { return nil }
          fields[count] = CSVRow.Field(start: fieldStart, end: end)
          count += 1
          fieldStart = end + 1
          marks &= marks - 1
          continue
        }
        var next = end + 1
        if byte == carriageReturn {
          guard bytes.load(fromByteOffset: next, as: UInt8.self) == newline else { return nil }
          next += 1
        } else if byte != newline {
          return nil
        }
        fields[count] = CSVRow.Field(start: fieldStart, end: end)
        count += 1
        if word & highBits & ~(~0 << UInt64(8 * (end - offset))) != 0 {
          lastHigh = offset
          if firstHigh < 0 { firstHigh = offset }
        }
        isPlain = true
        var row = CSVRow(end: end, next: next, lineEnds: 1)
        if firstHigh >= 0, !isUTF8(bytes + firstHigh, count: min(end, lastHigh + 8) - firstHigh) {
          row.fault = .notUTF8(looksLike: [])
        }
        return row
      }
      if word & highBits != 0 {
        lastHigh = offset
        if firstHigh < 0 { firstHigh = offset }
      }
      offset += 8
    }
    return nil
  }

  /// The high bit of each byte that is not zero, and other bits.
  @inline(__always)
  private func isNotZero(_ word: UInt64) -> UInt64 {
    ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word
  }

  @inline(__always)
  private func isUTF8(_ bytes: UnsafeMutableRawPointer, count: Int) -> Bool {
    utf8.accepts(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
