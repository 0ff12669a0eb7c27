#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Any JSON, kept so that what the program does not know survives a rewrite of the settings.
enum JSONValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number that is no 64-bit integer; 38 digits of it are kept.
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Why bytes are no JSON that could be written back without loss.
  enum ReadError: Error, Hashable {
    case malformed
    case repeatedKey(String)
  }

  /// Reads one JSON text.
  ///
  /// An object that names a key twice is refused: readers disagree which of the two counts, and a rewrite would
  /// drop one.
  init(parsing bytes: [UInt8]) throws(ReadError) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw .malformed
    }
    if let key = JSONKeyScanner(bytes).firstRepeatedKey() { throw .repeatedKey(key) }
  }

  /// The JSON text, with sorted keys, a line each, and a line feed at the end.
  func formatted() throws -> [UInt8] {
    try encoded([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + [UInt8(ascii: "\n")]
  }

  /// The JSON text without any white space.
  func compact() throws -> [UInt8] {
    try encoded([.sortedKeys, .withoutEscapingSlashes])
  }

  private func encoded(_ formatting: JSONEncoder.OutputFormatting) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return Array(try encoder.encode(self))
  }
}

/// Finds a key that stands twice in one object of a text already known to be JSON; `JSONDecoder` keeps the first
/// in silence.
private struct JSONKeyScanner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func firstRepeatedKey() -> String? {
    var openObjects: [Set<String>] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): openObjects.append([])
      case UInt8(ascii: "}"): openObjects.removeLast()
      case UInt8(ascii: "\""):
        let end = endOfString(from: position)
        if isKey(endingAt: end), let key = decoded(bytes[position..<end]),
          !openObjects[openObjects.count - 1].insert(key).inserted
        {
          return key
        }
        position = end - 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The position after the closing quote.
  private func endOfString(from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position + 1
  }

  /// Whether a colon follows, which in JSON stands only behind keys.
  private func isKey(endingAt end: Int) -> Bool {
    bytes[end...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
  }

  private func decoded(_ literal: ArraySlice<UInt8>) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(literal))
  }
}
