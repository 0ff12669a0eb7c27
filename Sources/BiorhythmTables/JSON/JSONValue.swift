/// Any JSON, kept so that what the program does not know survives a rewrite of the settings.
package enum JSONValue: Hashable, Sendable {
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
  package func formatted() -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The JSON text on one line, with sorted keys.
  package func compact() -> String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
