/// Any JSON, kept so that what the program does not know survives a rewrite of the settings.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A whole number that is written just as Swift writes it.
  case integer(Int64)
  /// Any other number, digit by digit as it was read: `2.50`, `-0`, `1e400`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The JSON text, with sorted keys, a line for each member and element, and a line feed at the end.
  func formatted() -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The JSON text on one line, with sorted keys.
  func compact() -> String {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON, indented by two spaces or without any white space.
private struct JSONWriter {
  let isPretty: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .integer(let value): write(String(value))
    case .number(let text): write(text)
    case .string(let text): write(text.jsonString)
    case .array(let items):
      write(items, between: "[", "]") { $0.write($1) }
    case .object(let members):
      write(members.sorted { $0.key < $1.key }, between: "{", "}") { writer, member in
        writer.write(member.key.jsonString + (writer.isPretty ? " : " : ":"))
        writer.write(member.value)
      }
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write<Item>(
    _ items: [Item], between open: String, _ close: String, _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    write(open)
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { write(",") }
      startLine()
      writeItem(&self, item)
    }
    depth -= 1
    if !items.isEmpty { startLine() }
    write(close)
  }

  private mutating func startLine() {
    if isPretty { write("\n" + String(repeating: "  ", count: depth)) }
  }
}
