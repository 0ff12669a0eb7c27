import Testing

@testable import BiorhythmRender

struct VisibleTextTests {
  @Test(arguments: [
    "", " ", "Ada", "Zoë", "김바이", "Ёлка", "a\u{A0}b", "👍🏽", "🇰🇷", "e\u{301}",
    "👨‍👩‍👧", "🏳️‍🌈", "❤️", "1️⃣", "❤︎", "می‌خواهم", "क्‍ष", "葛\u{E0100}", "\u{FFFD}",
  ])
  func `ordinary text is shown as it is`(text: String) {
    #expect(unicode(text.visible) == unicode(text))
  }

  @Test(arguments: [
    ("\n", #"\n"#), ("\r", #"\r"#), ("\r\n", #"\r\n"#), ("\t", #"\t"#),
    ("\u{0}", #"\u{0}"#), ("\u{7}", #"\u{7}"#), ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{7F}", #"\u{7F}"#),
    ("\u{80}", #"\u{80}"#), ("\u{9B}31m", #"\u{9B}31m"#), ("\u{9F}", #"\u{9F}"#),
    ("a\u{202E}b", #"a\u{202E}b"#), ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
    ("\u{61C}", #"\u{61C}"#), ("\u{200E}", #"\u{200E}"#), ("\u{200F}", #"\u{200F}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("a\u{AD}b", #"a\u{AD}b"#), ("a\u{200B}b", #"a\u{200B}b"#),
    ("\u{2060}", #"\u{2060}"#), ("\u{2064}", #"\u{2064}"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
    ("\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#), ("a\u{E0061}", #"a\u{E0061}"#),
  ])
  func `what acts unseen is shown as an escape`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(arguments: [
    ("\u{200D}", #"\u{200D}"#), ("a\u{200D}", #"a\u{200D}"#), ("\u{200D}a", #"\u{200D}a"#),
    ("a\u{200D} b", #"a\u{200D} b"#), ("a \u{200C}b", #"a \u{200C}b"#),
    ("a\u{200D}\u{200D}b", #"a\u{200D}\u{200D}b"#), ("a\u{200D}\nb", #"a\u{200D}\nb"#),
    ("\u{3164}\u{200C}a", "\u{3164}" + #"\u{200C}a"#),
  ])
  func `a joiner with nothing to join is shown as an escape`(text: String, shown: String) {
    #expect(unicode(text.visible) == unicode(shown))
  }

  @Test(arguments: [
    ("\u{FE0F}", #"\u{FE0F}"#), (" \u{FE0F}", #" \u{FE0F}"#), ("\n\u{FE0F}", #"\n\u{FE0F}"#),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}" + #"\u{FE0F}"#), ("a\u{FE00}\u{E0100}", "a\u{FE00}" + #"\u{E0100}"#),
  ])
  func `a variation selector with nothing to vary is shown as an escape`(text: String, shown: String) {
    #expect(unicode(text.visible) == unicode(shown))
  }

  @Test func `a backslash is kept as it is`() {
    #expect(#"C:\new"#.visible == #"C:\new"#)
    #expect("\\n\n".visible == #"\n\n"#)
  }

  @Test func `shown text is shown the same again`() {
    let text = "a\u{200D}\u{1B}❤️\u{202E}\u{FE0F}می‌خواهم\u{200C}"
    #expect(unicode(text.visible.visible) == unicode(text.visible))
  }

  @Test func `every scalar without a shape in Unicode is known as one`() {
    // Marks that are drawn around or above the digits or letters after them, though formats by category.
    let drawnFormats: Set<UInt32> = [
      0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
    ]
    let drawnEmpty: Set<UInt32> = [0x2800, 0x16FE4, 0x1D159]
    var differing: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isShapeless =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
        case .format: !drawnFormats.contains(value)
        default: properties.isDefaultIgnorableCodePoint || drawnEmpty.contains(value)
        }
      if isShapeless != (scalar.visibility != .glyph) {
        differing.append("U+\(String(value, radix: 16, uppercase: true))")
      }
    }
    #expect(differing == [])
  }

  @Test(arguments: ["a", "\u{301}", "\u{1B}", "\u{202E}", "\u{200D}", "\u{FE0F}", "👍", "\u{1F1F0}"])
  func `five million bytes of one scalar are shown in linear time`(scalar: String) {
    let text = String(repeating: scalar, count: 5_000_000 / scalar.utf8.count)
    let duration = ContinuousClock().measure {
      #expect(!text.visible.isEmpty)
    }
    #expect(duration < .seconds(60))
  }
}

struct InvisibleTextTests {
  @Test(arguments: [
    "", " ", "\t\n", "\u{A0}\u{2003}\u{3000}", "\u{200B}", "\u{200D}\u{FE0F}", "\u{1B}", "\u{AD}",
    "\u{202E}", "\u{2028}", "\u{E0061}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{2800}", " \u{34F} ",
  ])
  func `a name of which nothing is seen is invisible`(name: String) {
    #expect(name.isInvisible)
  }

  @Test(arguments: ["a", " a ", "\u{3164}가", "👨‍👩‍👧", "❤️", "\u{301}", ".", "\u{2801}", "\u{202E}a"])
  func `a name of which something is seen is not invisible`(name: String) {
    #expect(!name.isInvisible)
  }
}

struct ASCIIEscapeTests {
  @Test(arguments: [
    ("", ""), ("Ada", "Ada"), ("café", #"caf\u{E9}"#), ("가", #"\u{AC00}"#), ("e\u{301}", #"e\u{301}"#),
    ("👍🏽", #"\u{1F44D}\u{1F3FD}"#), ("a\nb", "a\nb"), (#"\u{E9}"#, #"\u{E9}"#),
  ])
  func `every scalar beyond ASCII is an escape`(text: String, escaped: String) {
    #expect(text.asciiEscaped == escaped)
  }
}

/// The scalars of a text, which unlike its characters tell canonically equal texts apart.
private func unicode(_ text: String) -> [Unicode.Scalar] {
  Array(text.unicodeScalars)
}
