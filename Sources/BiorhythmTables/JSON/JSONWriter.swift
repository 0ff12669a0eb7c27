/// Writes JSON piece by piece: the one place that knows commas, colons and indents.
///
///     var json = JSONWriter()
///     json.beginObject()
///     json.key("period")
///     json.write(23)
///     json.endObject()          // {"period":23}
///
/// Every value stands behind a key or in an array; what is begun must be ended. Without white space, or pretty: a line
/// for each member and element, indented by two spaces, and a space on both sides of a colon.
package struct JSONWriter {
  private let isPretty: Bool
  private var depth = 0
  /// Whether something stands before the next value or key in its object or array.
  private var needsComma = false
  /// Whether the next value stands behind its key, where no comma and no new line belong.
  private var isBehindKey = false

  /// What is written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer of an empty text.
  package init(isPretty: Bool = false) {
    self.isPretty = isPretty
  }

  /// Opens an object: `{`.
  package mutating func beginObject() { begin("{") }

  /// Closes an object: `}`.
  package mutating func endObject() { end("}") }

  /// Opens an array: `[`.
  package mutating func beginArray() { begin("[") }

  /// Closes an array: `]`.
  package mutating func endArray() { end("]") }

  /// Writes a member's key; its value comes next.
  ///
  /// - Parameter isOnNewLine: Whether a line feed and a space come before it, to break a long line.
  package mutating func key(_ key: String, isOnNewLine: Bool = false) {
    separate()
    if isOnNewLine { raw("\n ") }
    raw(key.jsonString)
    raw(isPretty ? " : " : ":")
    isBehindKey = true
  }

  /// Writes a string, or `null`.
  package mutating func write(_ text: String?) { value(text?.jsonString ?? "null") }

  /// Writes a whole number, or `null`.
  package mutating func write(_ number: (some BinaryInteger)?) { value(number.map { "\($0)" } ?? "null") }

  /// Writes a number in its shortest text; infinity is `null`.
  package mutating func write(_ number: Double) { value(number.jsonNumber) }

  /// Writes any value; an object's keys are sorted.
  package mutating func write(_ json: JSONValue) {
    switch json {
    case .null: value("null")
    case .bool(let truth): value(truth ? "true" : "false")
    case .integer(let number): value(String(number))
    case .number(let text): value(text)
    case .string(let text): write(text)
    case .array(let items):
      beginArray()
      for item in items { write(item) }
      endArray()
    case .object(let members):
      beginObject()
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        self.key(key)
        write(member)
      }
      endObject()
    }
  }

  private mutating func value(_ text: String) {
    separate()
    raw(text)
    needsComma = true
  }

  private mutating func begin(_ bracket: String) {
    separate()
    raw(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: String) {
    depth -= 1
    if needsComma { startLine() }
    raw(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    if needsComma { raw(",") }
    if depth > 0 { startLine() }
  }

  private mutating func startLine() {
    if isPretty { raw("\n" + String(repeating: "  ", count: depth)) }
  }

  private mutating func raw(_ text: String) { bytes += text.utf8 }
}
