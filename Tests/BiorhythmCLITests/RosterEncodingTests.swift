import BiorhythmLocalization
import BiorhythmTables
import Testing

@testable import BiorhythmCLI

struct RosterEncodingTests {
  private static let header = Array("name,birthday\n".utf8)

  /// A row whose name has these bytes.
  private static func row(_ name: [UInt8]) -> [UInt8] { name + Array(",1990-05-15\n".utf8) }

  @Test(
    arguments: [
      ("CP949", [0xB1, 0xE8, 0xC7, 0xCF, 0xB4, 0xC3]), ("GB18030", [0xCD, 0xF5, 0xB7, 0xBC]),
      ("GB18030, four bytes", [0x81, 0x30, 0x81, 0x30]), ("Latin-1", [0x4A, 0x6F, 0x73, 0xE9]),
      ("overlong", [0xC0, 0xAF]), ("overlong", [0xE0, 0x80, 0xAF]), ("overlong", [0xF0, 0x8F, 0x80, 0x80]),
      ("surrogate", [0xED, 0xA0, 0x80]), ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]), ("lone", [0x80]),
      ("cut", [0xEA, 0xB9]), ("late", Array("long enough name \u{E9}".utf8) + [0xFF]),
    ] as [(String, [UInt8])])
  func `a row in another encoding is named, and the others come out`(encoding: String, name: [UInt8]) {
    for cell in [name, [0x22] + name + [0x22], [0x20] + name] {
      let file = Self.header + Self.row(Array("김하늘".utf8)) + Self.row(cell) + Self.row(Array("Ana".utf8))
      for pieces in [[Int.max], [1]] {
        let trial = RosterTrial(bytes: file, pieces: pieces)
        #expect(trial.interruption == nil)
        #expect(trial.names == ["김하늘", "Ana"])
        #expect(trial.badRows.keys.sorted() == [3], "\(encoding)")
        #expect(trial.badRows[3]?.isNotUTF8 == true, "\(encoding)")
      }
    }
  }

  @Test(arguments: [[0x41, 0x00, 0x42], [0x00], [0x22, 0x00, 0x22]] as [[UInt8]])
  func `a NUL is called one`(name: [UInt8]) {
    let file = Self.header + Self.row(name) + Self.row(Array("Ana".utf8))
    #expect(RosterTrial(bytes: file).badRows == [2: .nul])
    #expect(RosterTrial(bytes: file, pieces: [1]).names == ["Ana"])
  }

  @Test func `a bad byte is found wherever it stands`() {
    let good = Array("name,note,birthday\nAna,\"a\nb".utf8)
    for (bad, line) in [
      (good + [0xFF] + Array("\",1990-05-15\n".utf8), 3),
      (Self.header + Array("   ".utf8) + [0xA0], 2),
      (Self.header + Array("Ana,1990-05-15,x".utf8) + [0xE9], 2),
      (Self.header + Array("Ana,19".utf8) + [0xE9] + Array("0\n".utf8), 2),
      (Self.header + Array("\"open".utf8) + [0x0D, 0xFF], 3),
    ] {
      for pieces in [[Int.max], [1]] {
        #expect(RosterTrial(bytes: bad, pieces: pieces).badRows.mapValues(\.isNotUTF8) == [line: true])
      }
    }
  }

  @Test func `a header in another encoding stops the run`() {
    let bytes = Array("name,birthday,\u{E9}".utf8) + [0xFF, 0x0A] + Self.row(Array("Ana".utf8))
    let error = RosterError.notUTF8(
      file: "r.csv", line: 1, looksLike: TextEncoding.candidates(for: bytes.prefix(18)))
    #expect(RosterTrial(bytes: bytes).interruption == .refused(error))
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is refused, with and without a byte order mark`(isBigEndian: Bool, hasMark: Bool) {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "name,birthday\nAna,1990-05-15\n").utf16)
    let bytes = units.flatMap { unit in
      [UInt8(unit >> 8), UInt8(unit & 0xFF)].enumerated().sorted { first, second in
        isBigEndian ? first.offset < second.offset : first.offset > second.offset
      }.map(\.element)
    }
    let trial = RosterTrial(bytes: bytes)
    #expect(trial.interruption == .refused(.notUTF8(file: "r.csv", line: 1, looksLike: [.utf16])))
    #expect(trial.output == "")
  }

  @Test func `characters of every length are kept`() {
    let names = [
      "é", "ÿ", "߿", "ࠀ", "가", "힣", "\u{E000}a", "豈", "𐀀", "😀", "👨‍👩‍👧", "\u{10FFFD}a", "José 가😀 and more",
    ]
    let trial = RosterTrial("name,birthday\n" + names.map { "\($0),1990-05-15\n" }.joined())
    #expect(trial.names == names)
  }

  @Test func `a row longer than a mebibyte is refused by its line`() {
    let long = CSVReader.rowLimit - ",1990-05-15".utf8.count
    let atLimit =
      "name,birthday\n\n" + String(repeating: "a", count: long) + ",1990-05-15\r\nAna,1990-05-15\n"
    #expect(RosterTrial(atLimit).rows.count == 2)
    let beyond = atLimit.replacing("\n\n", with: "\n\nb")
    for pieces in [[Int.max], [4096], [1 << 20, 1]] {
      let trial = RosterTrial(beyond, pieces: pieces)
      let error = RosterError.lineTooLong(file: "r.csv", line: 3, limit: CSVReader.rowLimit)
      #expect(trial.interruption == .refused(error))
    }
  }

  @Test(arguments: [UInt8(0), UInt8(ascii: "a"), UInt8(ascii: "\"")])
  func `an endless file ends soon`(byte: UInt8) {
    let trial = RosterTrial(bytes: Array(repeating: byte, count: 1 << 22))
    let error = RosterError.lineTooLong(file: "r.csv", line: 1, limit: CSVReader.rowLimit)
    #expect(trial.interruption == .refused(error))
    #expect(trial.bytesBeforeReads.count < 10)
  }
}

extension RosterError.RowError {
  fileprivate var isNotUTF8: Bool { if case .notUTF8 = self { true } else { false } }
}
