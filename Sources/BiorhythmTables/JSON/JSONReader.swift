extension JSONValue {
  /// The deepest nesting that is read.
  package static let deepestNesting = 64

  /// Reads one JSON text in UTF-8 by the letter of RFC 8259.
  ///
  /// An object that names a key twice is refused: readers disagree which of the two counts, and a rewrite would
  /// drop one. So is half of a surrogate pair, which no text can hold.
  ///
  /// - Throws: ``JSONFault``, with the first thing that is wrong and where.
  package init(parsing bytes: [UInt8]) throws(JSONFault) {
    // RFC 8259 §8.1 lets a reader pass over a byte order mark.
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(bytes[(hasMark ? 3 : 0)...])
    if let place = bytes.span.firstPlaceOfBadUTF8 { throw reader.fault(.notUTF8, at: place) }
    self = try reader.readDocument()
  }
}

/// Reads bytes that are known to be UTF-8, one after the other.
private struct JSONReader {
  /// RFC 8259 §7
  private static let shortEscapes: [(letter: Unicode.Scalar, meant: Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"),
    ("t", "\t"),
  ]

  private let text: ArraySlice<UInt8>
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    text = bytes
    rest = bytes
  }

  /// Returns what is wrong, with the line and column of a place; nil stands for the next byte.
  func fault(_ problem: JSONFault.Problem, at place: Int? = nil) -> JSONFault {
    let before = text[..<(place ?? rest.startIndex)]
    // A lone CR ends a line too, and CRLF ends one.
    let lines = before.indices.count { index in
      before[index] == 0x0A
        || before[index] == 0x0D && (index + 1 == text.endIndex || text[index + 1] != 0x0A)
    }
    let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? text.startIndex
    // Continuation bytes are no scalars of their own.
    return JSONFault(line: lines + 1, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1, problem)
  }

  /// Returns what was expected at the next byte; a comment there is called one.
  private func expected(_ expectation: JSONFault.Expectation) -> JSONFault {
    let isComment = ["//", "/*"].contains { rest.starts(with: $0.utf8) }
    return fault(isComment ? .comment : .expected(expectation))
  }

  mutating func readDocument() throws(JSONFault) -> JSONValue {
    let value = try readValue(depth: 0)
    skipSpace()
    guard rest.isEmpty else { throw expected(.end) }
    return value
  }

  private mutating func skipSpace() {
    rest = rest.drop { " \t\n\r".utf8.contains($0) }
  }

  /// Takes the next byte if it is this one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
    skipSpace()
    guard
      depth < JSONValue.deepestNesting || rest.first != UInt8(ascii: "{") && rest.first != UInt8(ascii: "[")
    else { throw fault(.tooDeep(limit: JSONValue.deepestNesting)) }
    switch rest.first {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    default:
      for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
      where rest.starts(with: word.utf8) {
        rest = rest.dropFirst(word.utf8.count)
        return value
      }
      guard let first = rest.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else {
        throw expected(.value)
      }
      return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONFault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    try readList(until: "}") { (reader) throws(JSONFault) in
      let place = reader.rest.startIndex
      guard reader.rest.first == UInt8(ascii: "\"") else { throw reader.expected(.key) }
      let key = try reader.readString()
      reader.skipSpace()
      guard reader.take(":") else { throw reader.expected(.oneOf(":")) }
      let value = try reader.readValue(depth: depth + 1)
      guard members.updateValue(value, forKey: key) == nil else {
        throw reader.fault(.repeatedKey(key), at: place)
      }
    }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONFault) -> JSONValue {
    var items: [JSONValue] = []
    try readList(until: "]") { (reader) throws(JSONFault) in
      items.append(try reader.readValue(depth: depth + 1))
    }
    return .array(items)
  }

  /// Reads from the opening bracket to the closing one, with commas between.
  private mutating func readList(
    until close: Unicode.Scalar, _ readItem: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    rest = rest.dropFirst()
    skipSpace()
    if take(close) { return }
    var comma: Int?
    repeat {
      skipSpace()
      if let comma, rest.first == UInt8(ascii: "}") || rest.first == UInt8(ascii: "]") {
        throw fault(.trailingComma, at: comma)
      }
      try readItem(&self)
      skipSpace()
      comma = rest.startIndex
    } while take(",")
    guard take(close) else { throw expected(.oneOf(",\(close)")) }
  }

  private mutating func readNumber() throws(JSONFault) -> JSONValue {
    let start = rest
    _ = take("-")
    // RFC 8259 §6: no number but zero begins with a zero.
    if !take("0") { try takeDigits() }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try takeDigits()
    }
    let text = String(decoding: start[..<rest.startIndex], as: UTF8.self)
    if let integer = Int64(text), String(integer) == text { return .integer(integer) }
    return .number(text)
  }

  private mutating func takeDigits() throws(JSONFault) {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { throw expected(.digit) }
    rest = rest.dropFirst(digits.count)
  }

  private mutating func readString() throws(JSONFault) -> String {
    rest = rest.dropFirst()
    var text = ""
    while true {
      let plain = rest.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      text += String(decoding: plain, as: UTF8.self)
      rest = rest.dropFirst(plain.count)
      if take("\"") { return text }
      guard take("\\") else { throw fault(.expected(.oneOf("\""))) }
      text.unicodeScalars.append(try readEscape())
    }
  }

  private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
    for (letter, meant) in Self.shortEscapes where take(letter) { return meant }
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take("\\") else { throw fault(.expected(.escape)) }
    let second = try readCodeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw fault(.expected(.escape)) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Reads `uXXXX`.
  private mutating func readCodeUnit() throws(JSONFault) -> UInt16 {
    guard take("u"), rest.count >= 4 else { throw fault(.expected(.escape)) }
    let digits = rest.prefix(4)
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.expected(.escape)) }
    rest = rest.dropFirst(4)
    return unit
  }
}
