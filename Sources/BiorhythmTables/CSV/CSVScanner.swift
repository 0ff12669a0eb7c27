/// Where a row of a CSV file ends, and what breaks its rules.
struct CSVRow {
  /// Where a field stands in the bytes, without the quotation marks around it.
  struct Field {
    var start: Int
    var end: Int
    var hasDoubledQuotes = false
  }

  /// Behind the last byte of the row, before its line end.
  var end = 0
  /// Behind the line end.
  var next = 0
  /// How many line ends were passed, the row's own included.
  var lineEnds = 0
  var fault: CSVFault.Problem?
}

/// Takes a row apart by the rules of RFC 4180 §2.
///
/// Beyond them a lone CR ends a row too, and a quotation mark inside an unquoted field is a character like others.
struct CSVScanner {
  /// What is known of the file.
  let bytes: UnsafeRawBufferPointer
  /// What stands between fields.
  let separator: UInt8
  /// Whether nothing follows the bytes, so that their end ends the row.
  let isWhole: Bool

  private var place = 0
  private var row = CSVRow()

  init(_ bytes: UnsafeRawBufferPointer, separator: UInt8, isWhole: Bool) {
    self.bytes = bytes
    self.separator = separator
    self.isWhole = isWhole
  }

  /// Scans the row at the beginning of the bytes, or returns nil where its end is not among them.
  ///
  /// - Parameter visit: Gets each field.
  mutating func scan(_ visit: (CSVRow.Field) -> Void) -> CSVRow? {
    while let field = scanField() {
      visit(field)
      row.end = place
      row.next = place
      guard place < bytes.count else { return row }
      place += 1
      if bytes[row.end] == separator { continue }
      if bytes[row.end] == carriageReturn {
        // A CR at the end of what is known may be one half of a CRLF.
        if place == bytes.count, !isWhole { return nil }
        if place < bytes.count, bytes[place] == newline { place += 1 }
      }
      row.next = place
      row.lineEnds += 1
      return row
    }
    return nil
  }

  /// Moves behind a field, or returns nil where it may go on behind the bytes.
  private mutating func scanField() -> CSVRow.Field? {
    guard place < bytes.count, bytes[place] == quotationMark else {
      let start = place
      skipPlainText()
      return place < bytes.count || isWhole ? CSVRow.Field(start: start, end: place) : nil
    }
    guard let field = scanQuotedField() else { return nil }
    let closed = place
    skipPlainText()
    if place > closed { row.fault = row.fault ?? .textAfterQuote }
    return place < bytes.count || isWhole ? field : nil
  }

  private mutating func skipPlainText() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == separator || byte == newline || byte == carriageReturn { return }
      place += 1
    }
  }

  private mutating func scanQuotedField() -> CSVRow.Field? {
    place += 1
    var field = CSVRow.Field(start: place, end: place)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      let next = place < bytes.count ? bytes[place] : nil
      switch byte {
      case quotationMark:
        guard next == quotationMark else {
          field.end = place - 1
          return next == nil && !isWhole ? nil : field
        }
        field.hasDoubledQuotes = true
        place += 1
      case newline: row.lineEnds += 1
      case carriageReturn where next != newline: row.lineEnds += 1
      default: break
      }
    }
    guard isWhole else { return nil }
    row.fault = row.fault ?? .unclosedQuote
    field.end = place
    return field
  }
}

let quotationMark = UInt8(ascii: "\"")
let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

/// Counts line ends: LF, CRLF and lone CR.
func lineEnds(in bytes: some Sequence<UInt8>) -> Int {
  var count = 0
  var last: UInt8 = 0
  for byte in bytes {
    if byte == carriageReturn || byte == newline && last != carriageReturn { count += 1 }
    last = byte
  }
  return count
}
