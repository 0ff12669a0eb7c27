extension String {
  /// This text made safe for a terminal: what would act unseen is shown as an escape.
  ///
  /// Text from files, settings, and arguments goes through here before it is printed, so that it can neither
  /// move the cursor, reorder a line, nor hide something. Controls, bidirectional controls, line separators,
  /// and invisible format characters become `\n`, `\r`, `\t`, or the form `\u{1B}`, `\u{202E}`.
  ///
  /// Joiners and variation selectors are kept where they belong: U+200C and U+200D between two scalars that
  /// are seen (`👨‍👩‍👧`, `می‌خواهم`), a selector right after one (`❤️`). A backslash is kept as it is, so the
  /// result is for reading and cannot be turned back into the original.
  package var visible: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var result = ""
    var scalars = unicodeScalars.makeIterator()
    var before = Visibility.hidden
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      let visibility = scalar.visibility
      let isKept =
        switch visibility {
        case .glyph, .blank: true
        case .hidden: false
        case .selector: before == .glyph
        case .joiner: (before == .glyph || before == .selector) && next?.visibility == .glyph
        }
      if isKept {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.escape
      }
      before = isKept ? visibility : .hidden
    }
    return result
  }

  /// Whether a reader would see nothing of this text, as with a name of spaces or Hangul fillers.
  ///
  /// True for empty text and for text only of white space, controls, format characters, variation selectors,
  /// and letters without a shape such as U+3164 HANGUL FILLER and U+2800 BRAILLE PATTERN BLANK.
  package var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.visibility != .glyph }
  }

  /// This text with every scalar beyond ASCII as an escape, for example `caf\u{E9}` for `café`.
  ///
  /// ASCII controls are kept; `visible` takes care of those.
  package var asciiEscaped: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.escape
      }
    }
    return result
  }
}

/// What a reader sees of one scalar.
enum Visibility {
  /// A shape of its own, or a mark on one.
  case glyph
  /// An empty space, or nothing at all, in ordinary text.
  case blank
  /// U+200C or U+200D, which shape the scalars on both sides.
  case joiner
  /// A variation selector, which shapes the scalar before it.
  case selector
  /// A control or format character, which acts unseen.
  case hidden
}

extension Unicode.Scalar {
  /// What a reader sees of this scalar.
  ///
  /// Source: General_Category and Default_Ignorable_Code_Point of Unicode 16. Beyond these, U+2800, U+16FE4,
  /// and U+1D159 are drawn empty; and the format characters that are drawn, such as U+06DD,
  /// are glyphs.
  var visibility: Visibility {
    switch value {
    case 0x21...0x7E:
      .glyph
    case 0x00...0x1F, 0x7F...0x9F,  // controls
      0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,  // bidirectional controls
      0x2028, 0x2029,  // line and paragraph separators
      0x00AD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF0...0xFFFB,  // invisible formats
      0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,  // formats of hieroglyphs, shorthand, music
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF:  // tags, and reserved for invisible formats
      .hidden
    case 0x200C, 0x200D:
      .joiner
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      .selector
    case 0x0020, 0x00A0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000,  // spaces
      0x034F, 0x17B4, 0x17B5,  // marks without a shape
      0x115F, 0x1160, 0x3164, 0xFFA0, 0x16FE4,  // fillers
      0x2800, 0x1D159:  // symbols without a shape
      .blank
    default:
      .glyph
    }
  }

  /// This scalar in the notation of a Swift string literal: `\n`, `\r`, `\t`, or for example `\u{AC00}`.
  fileprivate var escape: String {
    switch self {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{\#(String(value, radix: 16, uppercase: true))}"#
    }
  }
}
