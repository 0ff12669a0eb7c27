extension JSONValue {
  /// Why bytes are no JSON that could be written back without loss.
  enum ReadError: Error, Hashable {
    case malformed
    case repeatedKey(String)
  }

  /// The deepest nesting that is read.
  static let deepestNesting = 64

  /// Reads one JSON text in UTF-8 by the letter of RFC 8259.
  ///
  /// An object that names a key twice is refused: readers disagree which of the two counts, and a rewrite would
  /// drop one. So is half of a surrogate pair, which no text can hold.
  init(parsing bytes: [UInt8]) throws(ReadError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed }
    // RFC 8259 §8.1 lets a reader pass over a byte order mark.
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(bytes[(hasMark ? 3 : 0)...])
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

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func readDocument() throws(JSONValue.ReadError) -> JSONValue {
    let value = try readValue(depth: 0)
    skipSpace()
    guard rest.isEmpty else { throw .malformed }
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

  private mutating func readValue(depth: Int) throws(JSONValue.ReadError) -> JSONValue {
    guard depth < JSONValue.deepestNesting else { throw .malformed }
    skipSpace()
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
      return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONValue.ReadError) -> JSONValue {
    var members: [String: JSONValue] = [:]
    try readList(until: "}") { (reader) throws(JSONValue.ReadError) in
      let key = try reader.readString()
      reader.skipSpace()
      guard reader.take(":") else { throw .malformed }
      let value = try reader.readValue(depth: depth + 1)
      guard members.updateValue(value, forKey: key) == nil else { throw .repeatedKey(key) }
    }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONValue.ReadError) -> JSONValue {
    var items: [JSONValue] = []
    try readList(until: "]") { (reader) throws(JSONValue.ReadError) in
      items.append(try reader.readValue(depth: depth + 1))
    }
    return .array(items)
  }

  /// Reads from the opening bracket to the closing one, with commas between.
  private mutating func readList(
    until close: Unicode.Scalar, _ readItem: (inout JSONReader) throws(JSONValue.ReadError) -> Void
  ) throws(JSONValue.ReadError) {
    rest = rest.dropFirst()
    skipSpace()
    if take(close) { return }
    repeat {
      skipSpace()
      try readItem(&self)
      skipSpace()
    } while take(",")
    guard take(close) else { throw .malformed }
  }

  private mutating func readNumber() throws(JSONValue.ReadError) -> JSONValue {
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

  private mutating func takeDigits() throws(JSONValue.ReadError) {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { throw .malformed }
    rest = rest.dropFirst(digits.count)
  }

  private mutating func readString() throws(JSONValue.ReadError) -> String {
    guard take("\"") else { throw .malformed }
    var text = ""
    while true {
      let plain = rest.prefix { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      text += String(decoding: plain, as: UTF8.self)
      rest = rest.dropFirst(plain.count)
      if take("\"") { return text }
      guard take("\\") else { throw .malformed }
      text.unicodeScalars.append(try readEscape())
    }
  }

  private mutating func readEscape() throws(JSONValue.ReadError) -> Unicode.Scalar {
    for (letter, meant) in Self.shortEscapes where take(letter) { return meant }
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), take("\\") else { throw .malformed }
    let second = try readCodeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw .malformed }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Reads `uXXXX`.
  private mutating func readCodeUnit() throws(JSONValue.ReadError) -> UInt16 {
    guard take("u"), rest.count >= 4 else { throw .malformed }
    let digits = rest.prefix(4)
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .malformed }
    rest = rest.dropFirst(4)
    return unit
  }
}
