/// An encoding of text that is not UTF-8; the raw value is its name for `iconv`.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf16 = "UTF-16"
  case korean = "CP949"
  case japanese = "CP932"
  case simplifiedChinese = "GB18030"
  case traditionalChinese = "BIG5"
  case western = "CP1252"

  /// Returns the encodings that bytes may be in, the likeliest first; several where the bytes do not tell.
  ///
  /// - Parameter bytes: Some text that is not UTF-8, such as a row.
  package static func candidates(for bytes: some Collection<UInt8>) -> [TextEncoding] {
    let bytes = Array(bytes)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return [.utf16] }
    let pairs = CharacterPairs(bytes)
    // Letters with accents stand between letters without; where a pair breaks off, it was none.
    if pairs.areBroken || pairs.withHighTrail == 0 && pairs.withLowLead == 0 { return [.western] }
    return [.korean, .japanese, .simplifiedChinese, .traditionalChinese].filter { encoding in
      pairs.all.allSatisfy { encoding.isCommon(lead: $0.lead, trail: $0.trail) }
    }
  }

  /// Whether two bytes are a character of everyday writing.
  private func isCommon(lead: UInt8, trail: UInt8) -> Bool {
    switch self {
    // KS X 1001: the syllables. GB 2312: punctuation and the characters of both levels. Big5: punctuation and the
    // frequent characters. JIS X 0208 in Shift_JIS: kana and characters.
    case .korean: (0xB0...0xC8).contains(lead) && trail >= 0xA1
    case .simplifiedChinese: ((0xA1...0xA3).contains(lead) || (0xB0...0xF7).contains(lead)) && trail >= 0xA1
    case .traditionalChinese:
      ((0xA1...0xA3).contains(lead) || (0xA4...0xC6).contains(lead))
        && ((0x40...0x7E).contains(trail) || trail >= 0xA1)
    case .japanese:
      ((0x81...0x9F).contains(lead) || (0xE0...0xEA).contains(lead)) && trail != 0x7F && trail <= 0xFC
    case .utf16, .western: false
    }
  }
}

/// Bytes taken as characters of one byte in ASCII and of two beyond.
private struct CharacterPairs {
  var all: [(lead: UInt8, trail: UInt8)] = []
  /// Whether some lead byte has no byte behind it that could be the second one.
  var areBroken = false

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let lead = rest.popFirst() {
      guard lead >= 0x80 else { continue }
      guard let trail = rest.first, trail >= 0x40, trail != 0x7F, lead > 0x80, lead < 0xFF else {
        areBroken = true
        continue
      }
      rest = rest.dropFirst()
      all.append((lead, trail))
    }
  }

  var withHighTrail: Int { all.count { $0.trail >= 0x80 } }

  /// Pairs whose first byte is no letter in a Western encoding.
  var withLowLead: Int { all.count { $0.lead < 0xA0 } }
}
