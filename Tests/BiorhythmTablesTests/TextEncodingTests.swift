import BiorhythmTables
import Testing

struct TextEncodingTests {
  /// What iconv makes of names.
  @Test(
    arguments: [
      ("김하늘", [0xB1, 0xE8, 0xC7, 0xCF, 0xB4, 0xC3], TextEncoding.korean),
      ("王芳", [0xCD, 0xF5, 0xB7, 0xBC], .simplifiedChinese),
      ("陳美玲", [0xB3, 0xAF, 0xAC, 0xFC, 0xAC, 0xC2], .traditionalChinese),
      ("山田太郎", [0x8E, 0x52, 0x93, 0x63, 0x91, 0xBE, 0x98, 0x59], .japanese),
      ("José", [0x4A, 0x6F, 0x73, 0xE9], .western),
      ("Müller", [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], .western),
      ("UTF-16", [0xFF, 0xFE, 0x41, 0x00], .utf16),
    ] as [(String, [UInt8], TextEncoding)])
  func `the encoding that bytes are in is among the candidates`(
    name: String, bytes: [UInt8], encoding: TextEncoding
  ) {
    let found = TextEncoding.candidates(for: bytes + Array(",1990-05-15".utf8))
    #expect(found.contains(encoding), "\(name): \(found)")
  }

  @Test func `Western letters and UTF-16 are told from all others`() {
    #expect(
      TextEncoding.candidates(for: Array("Jos".utf8) + [0xE9] + Array(",1990-05-15".utf8)) == [.western])
    #expect(TextEncoding.candidates(for: [0xFE, 0xFF, 0x00, 0x41]) == [.utf16])
    #expect(!TextEncoding.candidates(for: [0xB1, 0xE8, 0xC7, 0xCF, 0xB4, 0xC3]).contains(.western))
  }
}
