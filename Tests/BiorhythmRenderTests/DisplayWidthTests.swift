import BiorhythmRender
import FoundationEssentials
import Testing

struct DisplayWidthTests {
  @Test func `an ASCII letter takes one column`() {
    #expect(Character("a").displayWidth == 1)
    #expect("biorhythm".displayWidth == 9)
  }

  @Test func `an empty text takes no column`() {
    #expect("".displayWidth == 0)
  }

  @Test(arguments: ["\u{0}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}"])
  func `a control takes no column`(control: String) {
    #expect(control.displayWidth == 0)
    #expect("a\(control)b".displayWidth == 2)
  }

  @Test func `a decomposed Hangul syllable takes two columns`() {
    #expect("\u{1112}\u{1161}\u{11AB}".displayWidth == 2)
    #expect("\u{D55C}".displayWidth == 2)
  }

  @Test func `a vowel or final consonant of Hangul alone takes no column`() {
    #expect("\u{1161}".displayWidth == 0)
    #expect("\u{11AB}".displayWidth == 0)
  }

  @Test(arguments: ["🇰🇷", "1️⃣", "#️⃣", "👨‍👩‍👧", "🏳️‍🌈", "❤️", "👍🏽", "☝🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func `an emoji sequence takes two columns`(emoji: Character) {
    #expect(emoji.displayWidth == 2)
  }

  @Test(arguments: ["é", "e\u{301}", "a\u{300}\u{323}\u{308}", "§", "α", "…", "─"] as [Character])
  func `an accented or ambiguous character takes one column`(character: Character) {
    #expect(character.displayWidth == 1)
  }

  @Test func `a slice is measured as its text`() {
    let text = "가나 cafe"
    #expect(text.displayWidth == 9)
    #expect(text.dropFirst().displayWidth == 7)
    #expect(text.suffix(4).displayWidth == 4)
  }

  @Test func `one character of a million accents takes one column, at once`() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(text.displayWidth == 1)
    #expect(text.truncated(toColumns: 1) == text)
  }
}

struct TruncationTests {
  @Test(arguments: [
    ("biorhythm", 9, "biorhythm"),
    ("biorhythm", 8, "biorhyt…"),
    ("biorhythm", 2, "b…"),
    ("biorhythm", 1, "…"),
    ("biorhythm", 0, ""),
    ("biorhythm", -1, ""),
    ("", 0, ""),
    ("a", 1, "a"),
    ("바이오리듬", 10, "바이오리듬"),
    ("바이오리듬", 9, "바이오리…"),
    ("바이오리듬", 8, "바이오…"),
    ("바이오리듬", 6, "바이…"),
    ("바이오리듬", 2, "…"),
    ("바이오리듬", 1, "…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ("🇰🇷🇯🇵", 3, "🇰🇷…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `text is cut before the character that does not fit`(text: String, columns: Int, cut: String) {
    #expect(text.truncated(toColumns: columns) == cut)
  }

  @Test(arguments: [
    ("~", 3, "bi~"), ("~", 1, "~"), ("~", 0, ""),
    ("...", 5, "bi..."), ("...", 3, "..."), ("...", 2, "bi"),
    ("", 3, "bio"),
  ])
  func `the ellipsis is the caller's, and left out where it does not fit`(
    ellipsis: String, columns: Int, cut: String
  ) {
    #expect("biorhythm".truncated(toColumns: columns, ellipsis: ellipsis) == cut)
  }

  // Case 36: No cut splits a wide character.
  @Test(arguments: -1...12)
  func `no cut is wider than asked, nor splits a character`(columns: Int) throws {
    for sequence in try WidthSequence.all() {
      let text = "a" + sequence.text + "가" + sequence.text
      for ellipsis in ["…", "~", "..."] {
        let cut = text.truncated(toColumns: columns, ellipsis: ellipsis)
        #expect(cut.displayWidth <= max(columns, 0), "\(sequence.name)")
        let wholeCharacters = text.indices.map { text[..<$0] }
        #expect(
          cut == text || wholeCharacters.contains { cut == $0 || cut == $0 + ellipsis }, "\(sequence.name)")
      }
    }
  }
}

struct PaddingTests {
  @Test(arguments: [
    (ColumnAlignment.leading, "몸   "), (.center, " 몸  "), (.trailing, "   몸"),
  ])
  func `text is filled up with spaces to its columns`(alignment: ColumnAlignment, padded: String) {
    #expect("몸".padded(toColumns: 5, alignment: alignment) == padded)
  }

  @Test(arguments: [ColumnAlignment.leading, .center, .trailing])
  func `text that fills its columns is left as it is`(alignment: ColumnAlignment) {
    #expect("바이오".padded(toColumns: 6, alignment: alignment) == "바이오")
    #expect("바이오".padded(toColumns: 5, alignment: alignment) == "바이오")
    #expect("".padded(toColumns: 0, alignment: alignment) == "")
    #expect("a".padded(toColumns: -1, alignment: alignment) == "a")
  }

  @Test func `a slice is padded as its text`() {
    #expect("abc".dropFirst().padded(toColumns: 3) == "bc ")
  }
}

/// Our widths against those of Python's wcwidth 0.2.14 with Unicode 16.0.0.
struct ReferenceWidthTests {
  /// The widths of wcwidth, but for three departures.
  @Test func `every scalar is as wide as wcwidth has it`() throws {
    var differing: [String] = []
    var count = 0
    for (scalars, reference) in try repertoire() {
      for value in scalars {
        guard let scalar = Unicode.Scalar(value) else { continue }
        count += 1
        let expected =
          switch scalar.properties.generalCategory {
          // wcwidth has no width (-1) for a control; here it takes no column.
          case .control: 0
          // A spacing mark has an advance of its own, as in the C library and later releases of wcwidth; the
          // four East Asian wide ones among them are drawn over their base.
          case .spacingMark where !eastAsianWideMarks.contains(value): 1
          // A skin tone without its emoji is drawn as a wide swatch, as in later releases of wcwidth.
          case .modifierSymbol where 0x1F3FB...0x1F3FF ~= value: 2
          default: reference
          }
        if Character(scalar).displayWidth != expected {
          differing.append("U+\(String(value, radix: 16, uppercase: true))")
        }
      }
    }
    #expect(differing == [])
    #expect(count == 0x110000 - 0x800)
  }

  @Test func `the selector U+FE0F widens the scalars that wcwidth lists, and no other`() throws {
    let listed = try fixture("wcwidth-16-emoji.txt").flatMap { try scalarRange($0) }
    var widened: [UInt32] = []
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), Character(scalar).displayWidth == 1 else { continue }
      var text = String(scalar)
      text.unicodeScalars.append("\u{FE0F}")
      if text.displayWidth == 2 { widened.append(value) }
    }
    #expect(widened == listed)
  }

  /// Sequences whose width is deliberately not that of wcwidth 0.2.14, with ours.
  static let departures = [
    // A character takes at most two columns.
    "Devanagari long conjunct": 2,
    "Hangul two leading consonants": 2,
    // A spacing mark has an advance of its own.
    "Devanagari spacing vowel": 2,
    "Devanagari visarga": 2,
    "Tamil spacing vowel": 2,
    "Khmer spacing vowel": 2,
    // A skin tone makes its base an emoji, and is a wide swatch without one.
    "pointing finger, skin tone": 2,
    "skin tone alone": 2,
    // U+200D joins emoji, not letters; wcwidth skips whatever follows it.
    "letters with ZWJ": 2,
  ]

  @Test func `every sequence is as wide as wcwidth has it`() throws {
    let sequences = try WidthSequence.all()
    for sequence in sequences {
      let expected = Self.departures[sequence.name] ?? sequence.width
      #expect(sequence.text.displayWidth == expected, "\(sequence.name)")
    }
    #expect(sequences.count == 84)
  }

  @Test func `every departure from wcwidth is one`() throws {
    let widths = try WidthSequence.all().map { ($0.name, $0.width) }
    for (name, width) in Self.departures {
      let reference = try #require(widths.first { $0.0 == name })
      #expect(reference.1 != width, "\(name)")
    }
  }

  private let eastAsianWideMarks: Set<UInt32> = [0x302E, 0x302F, 0x16FF0, 0x16FF1]

  /// The runs of equal width of all scalars.
  private func repertoire() throws -> [(scalars: ClosedRange<UInt32>, width: Int)] {
    try fixture("wcwidth-16.txt").map { line in
      let fields = line.split(separator: " ")
      try #require(fields.count == 2)
      return (try scalarRange(fields[0]), try #require(Int(fields[1])))
    }
  }
}

/// A named text and the columns wcwidth's `wcswidth` has for it.
private struct WidthSequence {
  let name: String
  let text: String
  let width: Int

  /// The sequences of the fixture, one line each: `2: flag = 1F1E9 1F1EA`.
  static func all() throws -> [WidthSequence] {
    try fixture("wcswidth-16.txt").map { line in
      let head = try #require(line.split(separator: ":").first)
      let fields = line.dropFirst(head.count + 2).split(separator: " = ")
      try #require(fields.count == 2)
      var text = String.UnicodeScalarView()
      for code in fields[1].split(separator: " ") {
        text.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
      }
      return WidthSequence(name: String(fields[0]), text: String(text), width: try #require(Int(head)))
    }
  }
}

/// A range such as `0300..036F`.
private func scalarRange(_ text: Substring) throws -> ClosedRange<UInt32> {
  let bounds = text.split(separator: "..").compactMap { UInt32($0, radix: 16) }
  try #require(bounds.count == 2)
  return bounds[0]...bounds[1]
}

/// The lines of a fixture, without its comments.
private func fixture(_ name: String) throws -> [Substring] {
  let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  let path = folder.joined(separator: "/") + "/Fixtures/" + name
  return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter {
    !$0.hasPrefix("#")
  }
}
