internal import BiorhythmTables

/// The first bytes of a file, which tell its format and are then read again.
struct FileBeginning {
  private static let cardBegin = Array("BEGIN:VCARD".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var bytes: [UInt8] = []
  private var passed = 0

  /// Reads until the format is certain.
  init(from source: CSVReader.Source) throws(ReadingFailure) {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while isUndecided {
      var result: Result<Int, ReadingFailure> = .success(0)
      room.withUnsafeMutableBytes { room in
        result = Result { () throws(ReadingFailure) in min(max(try source(room), 0), room.count) }
      }
      let count = try result.get()
      if count == 0 { break }
      bytes += room[..<count]
    }
  }

  /// Whether the file is one of vCards.
  var isCards: Bool { text.count >= Self.cardBegin.count && matches(text) }

  /// Gives bytes that are not read again yet.
  ///
  /// - Returns: How many; 0 when all were.
  mutating func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let piece = bytes[passed...].prefix(room.count)
    room.copyBytes(from: piece)
    passed += piece.count
    if passed == bytes.count, !bytes.isEmpty { (bytes, passed) = ([], 0) }
    return piece.count
  }

  /// The file behind a byte order mark and blank lines.
  private var text: ArraySlice<UInt8> {
    let isMarked = bytes.starts(with: Self.byteOrderMark)
    return bytes[(isMarked ? Self.byteOrderMark.count : 0)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Whether more bytes could still make it a file of vCards.
  private var isUndecided: Bool {
    if bytes.count < Self.byteOrderMark.count, Self.byteOrderMark.starts(with: bytes) { return true }
    return bytes.count < 1 << 16 && text.count < Self.cardBegin.count && matches(text)
  }

  /// Whether bytes and `BEGIN:VCARD` begin alike, in any case.
  private func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, Self.cardBegin).allSatisfy { byte, wanted in
      byte == wanted || wanted != UInt8(ascii: ":") && byte & 0xDF == wanted
    }
  }
}
