internal import BiorhythmCore
internal import BiorhythmLocalization

/// Reads a roster row by row.
struct RosterReader: ~Copyable {
  /// The longest row that is read, in bytes without its line end; it bounds the memory.
  static let rowLimit = 1 << 20

  /// The day on which people must be born.
  let selected: CivilDate
  let columns: RosterColumns
  let text: TextCheck
  let dates = DateTable()
  var block: RosterBlock
  /// The line of the next row, from 1 on.
  var line: Int

  /// Creates a reader and reads the header.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day on which people must be born.
  ///   - source: Reads the file.
  init(file: String, selected: CivilDate, source: RosterBlock.Source) throws(RosterInterruption) {
    let text = TextCheck(file: file)
    var block = RosterBlock()
    var line = 1
    try block.fill(from: source)
    if block.rest.starts(with: byteOrderMark) { block.advance(by: byteOrderMark.count) }
    columns = try Self.readHeader(text: text, block: &block, line: &line, source: source)
    self.selected = selected
    self.text = text
    self.block = block
    self.line = line
  }

  /// Whether the last row was read.
  var isAtEnd: Bool { block.isLast && block.rest.isEmpty }

  private static func readHeader(
    text: borrowing TextCheck, block: inout RosterBlock, line: inout Int, source: RosterBlock.Source
  ) throws(RosterInterruption) -> RosterColumns {
    while !(block.isLast && block.rest.isEmpty) {
      switch HeaderScan(block.rest, isWhole: block.isLast) {
      case .incomplete:
        if block.rest.count > rowLimit + 2 { throw .refused(text.faultOfLongRow(block.rest, line: line)) }
        try block.fill(from: source)
      case .blank(let row):
        try text.check(block.rest[..<row.end], line: line)
        block.advance(by: row.next)
        line += row.lineEnds
      case .found(let columns, let row):
        try text.check(block.rest[..<row.end], line: line)
        block.advance(by: row.next)
        line += row.lineEnds
        return columns
      case .wrong(let fault, let row):
        try text.check(block.rest[..<row.end], line: line)
        switch fault {
        case .missing(let column): throw .refused(.missingColumn(file: text.file, column: column))
        case .repeated(let column): throw .refused(.repeatedColumn(file: text.file, column: column))
        }
      }
    }
    throw .refused(.noHeader(file: text.file))
  }
}

extension RosterBlock {
  /// Reads on, a whole row if it can be; see ``fill(upTo:from:)``.
  mutating func fill(from source: Source) throws(RosterInterruption) {
    do throws(RosterReadFailure) {
      // Two bytes more for the line end.
      try fill(upTo: RosterReader.rowLimit + 2, from: source)
    } catch { throw .unreadable(error) }
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Refuses a file that is not text, by its name and line.
struct TextCheck: ~Copyable {
  let file: String
  let utf8 = UTF8Check()

  init(file: String) {
    self.file = file
  }

  /// Checks a row.
  ///
  /// - Parameters:
  ///   - row: All its bytes.
  ///   - line: Where it begins.
  func check(_ row: Slice<UnsafeRawBufferPointer>, line: Int) throws(RosterInterruption) {
    let row = UnsafeRawBufferPointer(rebasing: row)
    if row.count > RosterReader.rowLimit { throw .refused(faultOfLongRow(row, line: line)) }
    if utf8.accepts(row) { return }
    if let place = utf8.placeOfFault(in: row) { throw .refused(fault(at: place, in: row, line: line)) }
  }

  /// What is wrong with bytes that go on beyond the longest row: a file without line ends is rarely text.
  func faultOfLongRow(_ bytes: UnsafeRawBufferPointer, line: Int) -> RosterError {
    let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(RosterReader.rowLimit))
    if let place = utf8.placeOfFault(in: beginning, isCut: true) {
      return fault(at: place, in: beginning, line: line)
    }
    return .lineTooLong(file: file, line: line, limit: RosterReader.rowLimit)
  }

  private func fault(at place: Int, in bytes: UnsafeRawBufferPointer, line: Int) -> RosterError {
    let line = line + lineEnds(in: bytes[..<place])
    // A file in UTF-16 is at fault from its first line on.
    return .notUTF8(file: file, line: line, looksLikeUTF16: line == 1 && looksLikeUTF16(bytes, at: place))
  }

  /// Whether a fault is a byte order mark of UTF-16, or the NUL that stands beside each ASCII character there.
  private func looksLikeUTF16(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let before = place > 0 ? bytes[place - 1] : 0
    let after = place + 1 < bytes.count ? bytes[place + 1] : 0
    return switch bytes[place] {
    case 0xFE: after == 0xFF
    case 0xFF: after == 0xFE
    case 0: before != 0 || after != 0
    default: false
    }
  }
}
