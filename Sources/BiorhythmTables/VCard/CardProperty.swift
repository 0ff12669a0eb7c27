/// A property of a card whose value is read; all others are passed over.
enum CardProperty {
  case begin, end
  /// `FN`, the name as it is written.
  case formattedName
  /// `N`, the name in parts.
  case name
  case birthday
  /// `AGENT`, which in version 2.1 another card may follow.
  case agent

  /// Finds the property of a line, whatever group stands before it and in whichever case.
  ///
  /// - Parameter line: A line, unfolded or not: `item1.BDAY;VALUE=date:1990-05-15`.
  @inline(__always)
  init?(of line: UnsafeRawBufferPointer) {
    var start = 0
    var index = 0
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: ".") { start = index + 1 }
      index += 1
    }
    // The longest name that matters has five letters.
    guard index - start <= 5 else { return nil }
    var letters: UInt64 = 0
    for byte in line[start..<index] { letters = letters << 8 | UInt64(byte & 0xDF) }
    switch letters {
    case 0x4245_4749_4E: self = .begin
    case 0x454E_44: self = .end
    case 0x464E: self = .formattedName
    case 0x4E: self = .name
    case 0x4244_4159: self = .birthday
    case 0x4147_454E_54: self = .agent
    default: return nil
    }
  }
}

/// Whether a line is `BEGIN:VCARD` or `END:VCARD` rather than that of something else.
@inline(__always)
func isVCard(_ line: UnsafeRawBufferPointer) -> Bool {
  var end = line.count
  while end > 0, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
  guard end >= 6 else { return false }
  var letters: UInt64 = 0
  for byte in line[end - 5..<end] { letters = letters << 8 | UInt64(byte & 0xDF) }
  var colon = end - 6
  while colon > 0, line[colon] == 0x20 || line[colon] == 0x09 { colon -= 1 }
  return letters == 0x5643_4152_44 && line[colon] == UInt8(ascii: ":")
}

/// A property's line, unfolded, taken apart (RFC 6350 §3.3).
struct CardLine {
  /// The parameters, names in upper case, values without quotation marks; one without a name, as 2.1 has, has an empty
  /// name.
  private(set) var parameters: [(name: String, value: String)] = []
  /// The value as it is written.
  let value: ArraySlice<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    let line = Array(bytes)
    var isQuoted = false
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var end = line.count
    for (index, byte) in line.enumerated() {
      if byte == quotationMark { isQuoted.toggle() }
      guard !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") else { continue }
      pieces.append(line[start..<index])
      start = index + 1
      if byte == UInt8(ascii: ":") {
        end = start
        break
      }
    }
    // A quotation mark that nothing closes quotes nothing.
    if isQuoted, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      pieces = line[..<colon].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      end = colon + 1
    }
    value = line[end...]
    parameters = pieces.dropFirst().map { piece in
      let text = String(decoding: piece, as: UTF8.self).replacing("\"", with: "").trimmed()
      guard let sign = text.firstIndex(of: "=") else { return ("", text) }
      return (text[..<sign].uppercased(), String(text[text.index(after: sign)...]))
    }
  }

  /// The value of a parameter.
  subscript(parameter: String) -> String? {
    parameters.first { $0.name == parameter }?.value
  }

  /// Whether the value is in quoted-printable, which version 2.1 may also say without `ENCODING=`.
  var isQuotedPrintable: Bool {
    parameters.contains { ["", "ENCODING"].contains($0.name) && $0.value.lowercased() == "quoted-printable" }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the parameters of a property say that its value is in quoted-printable.
  var isQuotedPrintable: Bool {
    CardLine(UnsafeRawBufferPointer(rebasing: self[..<Swift.min(count, 1 << 10)])).isQuotedPrintable
  }
}
