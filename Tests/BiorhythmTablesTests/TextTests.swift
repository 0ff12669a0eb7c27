import BiorhythmTables
import Testing

struct TextTests {
  @Test(arguments: [
    ("", ""), (" ", ""), ("a", "a"), (" \u{3000}a b\t\r\n", "a b"), ("\u{A0}가\u{2028}", "가"),
    ("a \u{301}", "a \u{301}"),
  ])
  func `white space of every kind is trimmed, and nothing inside`(text: String, trimmed: String) {
    #expect(text.trimmed() == trimmed)
  }

  @Test func `only spaces are taken off the end of a line`() {
    #expect(String(" a\t  ".unicodeScalars.withoutTrailingSpaces()) == " a\t")
    #expect(String("  ".unicodeScalars.withoutTrailingSpaces()) == "")
  }

  @Test(arguments: [(0, 2, "00"), (7, 2, "07"), (12, 2, "12"), (123, 2, "123"), (1, 4, "0001")])
  func `zeros stand before a short number`(number: Int, digits: Int, text: String) {
    #expect(number.zeroPadded(to: digits) == text)
  }

  @Test func `hexadecimal digits are upper case`() {
    #expect((0x1B as UInt32).zeroPadded(to: 4, radix: 16) == "001B")
    #expect((0x1F600 as UInt32).zeroPadded(to: 4, radix: 16) == "1F600")
  }

  @Test(
    arguments: [
      ([], nil), ([0x41], nil), ([0xC3, 0xA9], nil), ([0xFF], 0), ([0x41, 0xC3], 1),
      ([0x41, 0xED, 0xA0, 0x80], 1),
      ([0xF0, 0x9F, 0x98, 0x80, 0xC0, 0xAF], 4),
    ] as [([UInt8], Int?)])
  func `the first bad byte is found`(bytes: [UInt8], place: Int?) {
    #expect(bytes.span.firstPlaceOfBadUTF8 == place)
  }
}
