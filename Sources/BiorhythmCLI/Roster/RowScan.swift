internal import BiorhythmLocalization

/// Where a row of a CSV file ends, and what breaks its rules.
struct RowScan {
  /// Where a field stands in the bytes, without the quotation marks around it.
  struct Field {
    var range: Range<Int>
    var hasDoubledQuotes = false
  }

  /// Behind the last byte of the row, before its line end.
  var end: Int
  /// Behind the line end.
  var next: Int
  /// How many line ends were passed, the row's own included.
  var lineEnds: Int
  var fieldCount: Int
  var fault: RosterError.RowError?
}

/// Takes a row apart by the rules of RFC 4180 §2.
///
/// Beyond them a lone CR ends a row too, and a quotation mark inside an unquoted field is a character like others.
struct RowScanner {
  /// What is known of the file.
  let bytes: UnsafeRawBufferPointer
  /// What stands between fields.
  let separator: UInt8
  /// Whether nothing follows the bytes, so that their end ends the row.
  let isWhole: Bool

  private var place = 0
  private var lineEnds = 0
  private var fault: RosterError.RowError?

  init(bytes: UnsafeRawBufferPointer, separator: UInt8, isWhole: Bool) {
    self.bytes = bytes
    self.separator = separator
    self.isWhole = isWhole
  }

  /// Scans the row at the beginning of the bytes, or returns nil where its end is not among them.
  ///
  /// - Parameter visit: Gets each field with its number, from 0 on.
  mutating func scan(_ visit: (_ number: Int, _ field: RowScan.Field) -> Void) -> RowScan? {
    var fieldCount = 0
    while let field = scanField() {
      visit(fieldCount, field)
      fieldCount += 1
      let end = place
      guard place < bytes.count else {
        return RowScan(end: end, next: end, lineEnds: lineEnds, fieldCount: fieldCount, fault: fault)
      }
      place += 1
      if bytes[end] == separator { continue }
      if bytes[end] == carriageReturn {
        // A CR at the end of what is known may be one half of a CRLF.
        if place == bytes.count, !isWhole { return nil }
        if place < bytes.count, bytes[place] == newline { place += 1 }
      }
      return RowScan(end: end, next: place, lineEnds: lineEnds + 1, fieldCount: fieldCount, fault: fault)
    }
    return nil
  }

  /// Moves behind a field, or returns nil where it may go on behind the bytes.
  private mutating func scanField() -> RowScan.Field? {
    guard place < bytes.count, bytes[place] == quotationMark else {
      let start = place
      skipPlainText()
      return place < bytes.count || isWhole ? RowScan.Field(range: start..<place) : nil
    }
    guard let field = scanQuotedField() else { return nil }
    let closed = place
    skipPlainText()
    if place > closed { fault = fault ?? .textAfterQuote }
    return place < bytes.count || isWhole ? field : nil
  }

  private mutating func skipPlainText() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == separator || byte == newline || byte == carriageReturn { return }
      place += 1
    }
  }

  private mutating func scanQuotedField() -> RowScan.Field? {
    place += 1
    var field = RowScan.Field(range: place..<place)
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      let next = place < bytes.count ? bytes[place] : nil
      switch byte {
      case quotationMark:
        guard next == quotationMark else {
          field.range = start..<place - 1
          return next == nil && !isWhole ? nil : field
        }
        field.hasDoubledQuotes = true
        place += 1
      case newline: lineEnds += 1
      case carriageReturn where next != newline: lineEnds += 1
      default: break
      }
    }
    guard isWhole else { return nil }
    fault = fault ?? .unclosedQuote
    field.range = start..<place
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
