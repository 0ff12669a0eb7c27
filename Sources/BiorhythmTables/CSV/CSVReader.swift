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
///       case .row(let row): print(reader.line, row[0].string)
///       case .needsMore: try reader.fill(from: source)
///       case .end: return
///       }
///     }
package struct CSVReader: ~Copyable {
  /// Fills memory with the next bytes of the file and returns how many; 0 at its end.
  package typealias Source = (UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int

  /// What came of asking for a row.
  package enum Step {
    /// A row, which is there until the next one is asked for.
    case row(CSVFields)
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

  var block = CSVBlock()
  var nextLine = 1
  private let utf8 = UTF8Check()
  private var start: UnsafeMutableRawPointer
  private var count = 0
  private var isPlain = false
  private var fields: UnsafeMutablePointer<CSVRow.Field>
  private var capacity = 64

  /// Creates a reader that has read nothing.
  package init() {
    start = block.start
    fields = .allocate(capacity: capacity)
  }

  deinit {
    fields.deallocate()
  }

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  package var isShort: Bool { block.isShort }

  /// Reads on.
  package mutating func fill(from source: Source) throws(ReadingFailure) {
    // Two bytes more for the line end.
    try block.fill(upTo: Self.rowLimit + 2, from: source)
  }

  /// Moves to the next row that is not blank.
  ///
  /// - Throws: ``CSVFault``; the row is passed, but for one that is too long, behind which nothing can be read.
  package mutating func next() throws(CSVFault) -> Step {
    while !block.isAtEnd {
      start = block.start
      line = nextLine
      var length = passPlainRow()
      if length == nil { length = try passRow() }
      guard let length else { return .needsMore }
      // Most rows end with something that is seen.
      if length > 0 && isSeen(start.load(fromByteOffset: length - 1, as: UInt8.self), besides: separator)
        || !isBlank(UnsafeRawBufferPointer(start: start, count: length), separator: separator)
      {
        return .row(CSVFields(count: count, isPlain: isPlain, row: start, fields: fields))
      }
    }
    return .end
  }

  /// Takes apart a row as most are, eight bytes at a time: no quotation marks, no controls, not very long or wide.
  ///
  /// - Returns: Its length without the line end, or nil for any other row; ``passRow()`` then tells.
  @inline(__always)
  private mutating func passPlainRow() -> Int? {
    // Copies that no store can change, so that they stay in registers.
    let (bytes, fields, capacity, separator) = (start, fields, capacity, separator)
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let separators = 0x0101_0101_0101_0101 &* UInt64(separator)
    // The words that hold what is not ASCII: between them and the others no character is cut.
    var (firstHigh, lastHigh) = (Int.max, -1)
    var (count, fieldStart, offset) = (0, 0, 0)
    while offset < 1 << 12 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      var highs = word & highBits
      // A high bit for each byte that is below 0x20, a quotation mark or the separator.
      var marks =
        ~(isNotZero(word & 0xE0E0_E0E0_E0E0_E0E0) & isNotZero(word ^ 0x2222_2222_2222_2222)
        & isNotZero(word ^ separators)) & highBits
      var next = 0
      while marks != 0 {
        let end = offset &+ marks.trailingZeroBitCount / 8
        guard count < capacity else { return nil }
        fields[count] = CSVRow.Field(start: fieldStart, end: end)
        count &+= 1
        fieldStart = end &+ 1
        let byte = bytes.load(fromByteOffset: end, as: UInt8.self)
        if byte == separator {
          marks &= marks &- 1
          continue
        }
        let isTwo =
          byte == carriageReturn && bytes.load(fromByteOffset: fieldStart, as: UInt8.self) == newline
        guard isTwo || byte == newline else { return nil }
        next = fieldStart &+ (isTwo ? 1 : 0)
        // What stands behind the row does not count.
        highs &= (marks & (0 &- marks)) &- 1
        break
      }
      if highs != 0 {
        firstHigh = min(firstHigh, offset)
        lastHigh = offset
      }
      offset &+= 8
      guard next != 0 else { continue }
      let length = fieldStart &- 1
      if lastHigh >= 0 {
        let count = min(length, lastHigh &+ 8) &- firstHigh
        guard utf8.accepts(UnsafeRawBufferPointer(start: bytes + firstHigh, count: count)) else { return nil }
      }
      self.count = count
      isPlain = true
      block.advance(by: next)
      nextLine &+= 1
      return length
    }
    return nil
  }

  /// The high bit of each byte that is not zero, and other bits.
  @inline(__always)
  private func isNotZero(_ word: UInt64) -> UInt64 {
    ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word
  }

  /// Takes apart a row of any kind.
  ///
  /// - Returns: Its length without the line end, or nil where the end is not in memory.
  @inline(never)
  private mutating func passRow() throws(CSVFault) -> Int? {
    let rest = block.rest
    count = 0
    isPlain = false
    var scanner = CSVScanner(UnsafeRawBufferPointer(rest), separator: separator, isWhole: block.isLast)
    let row = scanner.scan { append($0) }
    if row.map({ $0.end > Self.rowLimit }) ?? (rest.count > Self.rowLimit + 2) {
      throw CSVFault(line: line, .tooLong(limit: Self.rowLimit))
    }
    guard let row else { return nil }
    block.advance(by: row.next)
    nextLine += row.lineEnds
    try check(UnsafeRawBufferPointer(rebasing: rest[..<row.end]), line: line)
    if let fault = row.fault { throw CSVFault(line: line, fault) }
    joinDoubledQuotes(in: rest)
    return row.end
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

  /// Turns the doubled quotation marks of fields into single ones, in place.
  private func joinDoubledQuotes(in bytes: UnsafeMutableRawBufferPointer) {
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

  /// Throws where the bytes of a row are no text.
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
}

/// Whether a byte certainly is a character that is seen, and no separator.
@inline(__always)
private func isSeen(_ byte: UInt8, besides separator: UInt8) -> Bool {
  (0x23..<0x7F).contains(byte) && byte != separator
}

/// Whether a row has nothing in its fields but white space.
@inline(never)
private func isBlank(_ row: UnsafeRawBufferPointer, separator: UInt8) -> Bool {
  !row.contains { isSeen($0, besides: separator) }
    && String(decoding: row, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar == "\"" || separator == scalar.value
    }
}
