extension String {
  /// This text as a JSON string with its quotation marks, such as `"Ana \"A\""`.
  ///
  /// Beyond what RFC 8259 asks for, everything that acts unseen in a terminal or breaks a line is written as `\u` and
  /// four digits: DEL, C1 controls, U+2028, U+2029 and bidirectional controls. A reader gets back the exact text.
  package var jsonString: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22: result += #"\""#
      case 0x5C: result += #"\\"#
      case 0x00...0x1F,  // RFC 8259 §7: controls must be escaped.
        0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        result += #"\u"# + scalar.value.zeroPadded(to: 4, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Double {
  /// This number as JSON: the shortest text that reads back to the same number; `1`, not `1.0`, and never `-0`.
  ///
  /// RFC 8259 §6 has no text for infinity and for what is no number; those are `null`.
  package var jsonNumber: String {
    guard isFinite else { return "null" }
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
