extension CSVReader {
  /// What may stand between fields where no line `sep=` tells; the first is taken where the header does not either.
  private static let separators = Array(",;\t|".utf8)

  /// Why no header was read.
  package enum HeaderFault: Error, Hashable, Sendable {
    /// The file has no rows.
    case empty
    case unusable(CSVFault)
    case unreadable(ReadingFailure)
  }

  /// One way to split a header.
  private struct Split {
    var cells: [String] = []
    var separator: UInt8
    var row = CSVRow()
  }

  /// Reads the first row that is not blank as a header, and learns from it what stands between fields.
  ///
  /// - Parameters:
  ///   - source: Reads the file.
  ///   - isWanted: Whether cells are a header that was wanted.
  /// - Returns: The cells, trimmed, split by the first separator with which they are wanted; where there is none, by the
  ///   one that splits into the most.
  package mutating func readHeader(
    from source: Source, where isWanted: ([String]) -> Bool
  ) throws(HeaderFault) -> [String] {
    try fillHeader(source)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if block.rest.starts(with: mark) { block.advance(by: mark.count) }
    var separators = Self.separators
    while !block.isAtEnd {
      let splits = separators.compactMap { split(by: $0) }
      if nextLine == 1, let first = splits.first, let named = namedSeparator(in: block.rest[..<first.row.end])
      {
        separators = [named]
        try pass(first.row)
        continue
      }
      if let split = splits.first(where: { isWanted($0.cells) }) { return try take(split) }
      guard splits.count == separators.count, let first = splits.first else {
        if block.rest.count > Self.rowLimit + 2 {
          throw .unusable(CSVFault(line: nextLine, .tooLong(limit: Self.rowLimit)))
        }
        try fillHeader(source)
        continue
      }
      if splits.contains(where: { $0.cells.allSatisfy(\.isEmpty) }) {
        try pass(first.row)
      } else {
        return try take(splits.dropFirst().reduce(first) { $1.cells.count > $0.cells.count ? $1 : $0 })
      }
    }
    throw .empty
  }

  /// Splits the row at the beginning, or returns nil where its end is not known yet.
  private func split(by separator: UInt8) -> Split? {
    let bytes = UnsafeRawBufferPointer(block.rest)
    var split = Split(separator: separator)
    var scanner = CSVScanner(bytes, separator: separator, isWhole: block.isLast)
    let row = scanner.scan { field in
      let text = String(decoding: bytes[field.start..<field.end], as: UTF8.self)
      split.cells.append(text.replacing("\"\"", with: "\"").trimmed())
    }
    guard let row else { return nil }
    split.row = row
    return split
  }

  /// The separator of a line `sep=;`, as spreadsheets write it above the header.
  private func namedSeparator(in line: Slice<UnsafeMutableRawBufferPointer>) -> UInt8? {
    guard line.count == 5, let last = line.last, last < 0x80, last != quotationMark,
      String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return last
  }

  private mutating func take(_ split: Split) throws(HeaderFault) -> [String] {
    separator = split.separator
    try pass(split.row)
    return split.cells
  }

  private mutating func pass(_ row: CSVRow) throws(HeaderFault) {
    do throws(CSVFault) {
      try check(UnsafeRawBufferPointer(rebasing: block.rest[..<row.end]), line: nextLine)
    } catch { throw .unusable(error) }
    block.advance(by: row.next)
    nextLine += row.lineEnds
  }

  private mutating func fillHeader(_ source: Source) throws(HeaderFault) {
    do throws(ReadingFailure) { try fill(from: source) } catch { throw .unreadable(error) }
  }
}
