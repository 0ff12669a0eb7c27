import BiorhythmTables
import Testing

struct CSVReaderTests {
  /// A row with its line, or what is wrong with one.
  private enum Found: Equatable {
    case row(Int, [String])
    case fault(Int, CSVFault.Problem)
  }

  /// Reads a file in pieces of some bytes.
  private func read(
    _ bytes: [UInt8], by length: Int = .max, where isWanted: ([String]) -> Bool = { $0.count == 2 }
  ) throws -> (header: [String], found: [Found]) {
    var rest = bytes[...]
    let source: CSVReader.Source = { (room) throws(ReadingFailure) in
      let piece = rest.prefix(min(length, room.count))
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
    var reader = CSVReader()
    let header = try reader.readHeader(from: source, where: isWanted)
    var found: [Found] = []
    while true {
      do throws(CSVFault) {
        switch try reader.next() {
        case .row(let row):
          found.append(
            .row(reader.line, (0..<row.count).map { row[$0].string }))
        case .needsMore: try? reader.fill(from: source)
        case .end: return (header, found)
        }
      } catch {
        found.append(.fault(error.line, error.problem))
      }
    }
  }

  @Test(arguments: [Int.max, 1, 3, 7])
  func `rows of every kind have their fields and lines`(length: Int) throws {
    let file = "\u{FEFF}date;value\r\n2026-11-30;7\r\n\r\n ;\"\"\n\"a;\"\"b\"\"\nc\";x\r;가\n1;2;3;;\nlast"
    let (header, found) = try read(Array(file.utf8), by: length)
    #expect(header == ["date", "value"])
    #expect(
      found == [
        .row(2, ["2026-11-30", "7"]), .row(5, ["a;\"b\"\nc", "x"]), .row(7, ["", "가"]),
        .row(8, ["1", "2", "3", "", ""]), .row(9, ["last"]),
      ])
  }

  @Test(arguments: [Int.max, 1])
  func `a fault is one row's, and the reader goes on behind it`(length: Int) throws {
    let file =
      Array("a,b\n1,\"2\"x\n".utf8) + [0xFF] + Array(",1\n2,".utf8) + [0x00] + Array("\n3,4\n\"open,5\n".utf8)
    #expect(
      try read(file, by: length).found == [
        .fault(2, .textAfterQuote), .fault(3, .notUTF8(looksLike: [.western])), .fault(4, .nul),
        .row(5, ["3", "4"]),
        .fault(6, .unclosedQuote),
      ])
  }

  @Test func `more fields than are foreseen are read`() throws {
    let cells = (0..<1000).map(String.init)
    let file =
      "a,b\n" + cells.joined(separator: ",") + "\n" + cells.map { "\"\($0)\"" }.joined(separator: ",") + "\n"
    #expect(try read(Array(file.utf8)).found == [.row(2, cells), .row(3, cells)])
  }

  @Test(arguments: [
    ("a,b\n", UInt8(ascii: ",")), ("a;b\n", UInt8(ascii: ";")), ("a\tb\n", UInt8(ascii: "\t")),
    ("a|b\n", UInt8(ascii: "|")), ("sep=#\na#b\n", UInt8(ascii: "#")), ("\"x,y\";b\n", UInt8(ascii: ";")),
  ])
  func `the header tells what stands between fields`(file: String, separator: UInt8) throws {
    var rest = Array(file.utf8)[...]
    var reader = CSVReader()
    _ = try reader.readHeader(
      from: { (room) throws(ReadingFailure) in
        let piece = rest.prefix(room.count)
        room.copyBytes(from: piece)
        rest = rest.dropFirst(piece.count)
        return piece.count
      }, where: { $0.count == 2 })
    #expect(reader.separator == separator)
  }

  @Test func `a header that is not wanted is split into the most cells`() throws {
    #expect(try read(Array("a|b|c;d\n".utf8), where: { _ in false }).header == ["a", "b", "c;d"])
    #expect(try read(Array("sep=;\na,b\n".utf8), where: { _ in false }).header == ["a,b"])
    #expect(throws: CSVReader.HeaderFault.empty) { try read(Array(" \n\n".utf8)) }
  }
}
