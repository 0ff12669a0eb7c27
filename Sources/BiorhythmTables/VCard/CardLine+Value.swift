extension CardLine {
  /// The value in UTF-8: quoted-printable and character set undone, what is escaped still escaped.
  func text() throws(CardTextFault) -> String {
    let bytes = isQuotedPrintable ? Self.decodingQuotedPrintable(value) : Array(value)
    let set = self["CHARSET"] ?? "UTF-8"
    switch set.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "":
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .notUTF8(looksLike: TextEncoding.candidates(for: bytes))
      }
      return text
    case "iso-8859-1", "latin1", "windows-1252", "cp1252":
      return String(String.UnicodeScalarView(bytes.map(Self.westernScalar)))
    default: throw .unknownCharacterSet(set)
    }
  }

  /// Undoes RFC 2045 §6.7; an equals sign without two digits behind it stands for itself.
  private static func decodingQuotedPrintable(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let high = rest.first.flatMap(hexadecimal),
        let low = rest.dropFirst().first.flatMap(hexadecimal)
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The characters 0x80 to 0x9F of code page 1252, where ISO 8859-1 has controls that nobody writes.
  private static let western = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  private static func westernScalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? western[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }
}

/// Why a value is no text.
enum CardTextFault: Error {
  case notUTF8(looksLike: [TextEncoding])
  case unknownCharacterSet(String)
}

extension String {
  /// This value with its escapes undone (RFC 6350 §3.4); a line break becomes a space.
  var cardUnescaped: String { cardComponents(separator: nil).first ?? "" }

  /// The parts of a value between separators that are not escaped, each with its escapes undone.
  func cardComponents(separator: Unicode.Scalar?) -> [String] {
    var parts = [""]
    var isEscaped = false
    for scalar in unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n", "N": parts[parts.count - 1].append(" ")
        case "\\", ",", ";", ":": parts[parts.count - 1].unicodeScalars.append(scalar)
        default: parts[parts.count - 1].unicodeScalars.append(contentsOf: ["\\", scalar])
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append("")
      } else {
        let isBreak = scalar == "\n" || scalar == "\r"
        parts[parts.count - 1].unicodeScalars.append(isBreak ? " " : scalar)
      }
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    return parts
  }
}
