/// Why bytes are no zone file that can be trusted.
public enum ZoneFileFault: Error, Hashable, Sendable {
  /// They do not begin as a zone file does.
  case notAZoneFile
  /// The version is none of 1 to 4.
  case unknownVersion(UInt8)
  /// They end before what their header promises.
  case cutShort
  /// The counts of the header cannot be: no type of local time, or indicators for some of them.
  case badCounts
  /// The changes are out of order or beyond any time.
  case badTimes
  /// A type of local time is missing, or its offset or its name is beyond bounds.
  case badTypes
  /// The rule behind the last change cannot be read.
  case badRule
  /// The file counts leap seconds, as civil time does not.
  case countsLeapSeconds
}

extension ZoneRules {
  /// Creates the rules that a zone file holds (RFC 9636, TZif, versions 1 to 4).
  ///
  /// Nothing that the file says about itself is believed before the bytes are there.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``ZoneFileFault``.
  public init(parsing bytes: [UInt8]) throws(ZoneFileFault) {
    var reader = ByteReader(bytes)
    let header = try ZoneFileHeader(from: &reader)
    guard header.version > 1 else {
      let block = try ZoneFileBlock(from: &reader, header, timeSize: 4)
      self.init(initial: block.initial, changes: block.changes, rule: nil)
      return
    }
    // A second block with times of 64 bits stands behind the first, which is for old readers.
    try reader.skip(header.size(timeSize: 4))
    let second = try ZoneFileHeader(from: &reader)
    guard second.version == header.version else { throw .badCounts }
    let block = try ZoneFileBlock(from: &reader, second, timeSize: 8)
    self.init(initial: block.initial, changes: block.changes, rule: try Self.footer(&reader))
  }

  /// Reads the rule between two newlines; an empty one says that nothing is known (RFC 9636 §3.3).
  private static func footer(_ reader: inout ByteReader) throws(ZoneFileFault) -> POSIXZoneRule? {
    guard try reader.byte() == 0x0A else { throw .badRule }
    var text: [UInt8] = []
    while case let byte = try reader.byte(), byte != 0x0A { text.append(byte) }
    guard !text.isEmpty else { return nil }
    guard let rule = POSIXZoneRule(parsing: String(decoding: text, as: UTF8.self)) else { throw .badRule }
    return rule
  }
}

/// The counts at the head of a block (RFC 9636 §3.1).
private struct ZoneFileHeader {
  let version: UInt8
  let isUTC: Int
  let isStandard: Int
  let leapSeconds: Int
  let times: Int
  let types: Int
  let characters: Int

  init(from reader: inout ByteReader) throws(ZoneFileFault) {
    guard reader.count >= 4, try reader.integer(size: 4) == 0x545A_6966 else { throw .notAZoneFile }
    let mark = try reader.byte()
    switch mark {
    case 0: version = 1
    case UInt8(ascii: "2")...UInt8(ascii: "4"): version = mark - UInt8(ascii: "0")
    default: throw .unknownVersion(mark)
    }
    try reader.skip(15)
    isUTC = try reader.count32()
    isStandard = try reader.count32()
    leapSeconds = try reader.count32()
    times = try reader.count32()
    types = try reader.count32()
    characters = try reader.count32()
  }

  /// The bytes of the block behind this header; counts of 32 bits cannot overflow it.
  func size(timeSize: Int) -> Int {
    times * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + isStandard + isUTC
  }
}

/// The changes of a block (RFC 9636 §3.2).
private struct ZoneFileBlock {
  let initial: UTCOffset
  let changes: [ZoneRules.Change]

  init(
    from reader: inout ByteReader, _ header: ZoneFileHeader, timeSize: Int
  ) throws(ZoneFileFault) {
    guard header.leapSeconds == 0 else { throw .countsLeapSeconds }
    guard (1...256).contains(header.types), header.characters > 0,
      [0, header.types].contains(header.isStandard), [0, header.types].contains(header.isUTC)
    else { throw .badCounts }
    guard header.size(timeSize: timeSize) <= reader.count else { throw .cutShort }
    var times: [Int] = []
    for _ in 0..<header.times {
      let time = try reader.integer(size: timeSize)
      // RFC 9636 §3.2: no time should be less than −2^59, and none later has a meaning either.
      guard (-1 << 59...1 << 59).contains(time), times.last.map({ $0 < time }) ?? true else {
        throw .badTimes
      }
      times.append(time)
    }
    var indices: [Int] = []
    for _ in 0..<header.times { indices.append(Int(try reader.byte())) }
    var offsets: [UTCOffset] = []
    for _ in 0..<header.types {
      let seconds = try reader.integer(size: 4)
      let isSummer = try reader.byte()
      let name = try reader.byte()
      guard let offset = UTCOffset(seconds: seconds), isSummer <= 1, name < header.characters else {
        throw .badTypes
      }
      offsets.append(offset)
    }
    guard let first = offsets.first, indices.allSatisfy({ $0 < offsets.count }) else { throw .badTypes }
    initial = first
    changes = zip(times, indices).map { ZoneRules.Change(second: $0, offset: offsets[$1]) }
    try reader.skip(header.characters + header.isStandard + header.isUTC)
  }
}

/// Takes bytes from the front, big-endian, and never more than there are.
private struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bytes are left.
  var count: Int { bytes.count - position }

  mutating func skip(_ size: Int) throws(ZoneFileFault) {
    guard size <= count else { throw .cutShort }
    position += size
  }

  mutating func byte() throws(ZoneFileFault) -> UInt8 {
    guard position < bytes.count else { throw .cutShort }
    defer { position += 1 }
    return bytes[position]
  }

  /// Takes a count of 32 bits without sign.
  mutating func count32() throws(ZoneFileFault) -> Int { try integer(size: 4) & 0xFFFF_FFFF }

  /// Takes an integer with sign.
  mutating func integer(size: Int) throws(ZoneFileFault) -> Int {
    guard size <= count else { throw .cutShort }
    var bits: UInt64 = 0
    for place in position..<position + size { bits = bits << 8 | UInt64(bytes[place]) }
    position += size
    return size == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(Int64(truncatingIfNeeded: bits))
  }
}
