/// A content line of a calendar, folded and ended.
///
/// Of the parts of RFC 5545 only those that this program writes are here: a name, a value, and text as a value.
struct CalendarLine {
  /// The most bytes that one physical line has, without its end (RFC 5545 §3.1).
  static let longestLine = 75

  /// The line with its end, one or more physical lines in UTF-8.
  let bytes: [UInt8]

  /// Creates a line from its name and a value that needs no escapes.
  init(_ name: String, _ value: String) {
    bytes = Self.folded("\(name):\(value)")
  }

  /// Creates a line whose value is a text for people, in which controls are made visible.
  init(_ name: String, text: String) {
    var value = ""
    // RFC 5545 §3.3.11: a backslash, a semicolon and a comma are escaped; a colon and a quotation mark are not.
    for scalar in text.visible.unicodeScalars {
      if scalar == "\\" || scalar == ";" || scalar == "," { value += "\\" }
      value.unicodeScalars.append(scalar)
    }
    self.init(name, value)
  }

  /// Cuts a line between characters, or where one is longer than a line, between its scalars.
  private static func folded(_ line: String) -> [UInt8] {
    var result: [UInt8] = []
    var room = longestLine
    func append(_ piece: some Sequence<UInt8>, count: Int) {
      if count > room {
        // RFC 5545 §3.1: a line goes on behind CRLF and a space, which counts.
        result += Array("\r\n ".utf8)
        room = longestLine - 1
      }
      result += piece
      room -= count
    }
    for character in line {
      let count = character.utf8.count
      if count < longestLine {
        append(character.utf8, count: count)
      } else {
        for scalar in character.unicodeScalars {
          append(UTF8.encode(scalar).map(Array.init) ?? [], count: UTF8.width(scalar))
        }
      }
    }
    return result + Array("\r\n".utf8)
  }
}
