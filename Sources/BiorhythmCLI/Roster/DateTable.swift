internal import BiorhythmCore

/// The ten characters of an ISO date as two little-endian numbers.
struct DateText {
  /// `1990-05-`
  let head: UInt64
  /// `15`
  let tail: UInt16

  init(head: UInt64, tail: UInt16) {
    self.head = head
    self.tail = tail
  }

  init(_ date: CivilDate) {
    let bytes = Array(date.description.utf8)
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    tail = bytes.suffix(2).reversed().reduce(0) { $0 << 8 | UInt16($1) }
  }

  /// Creates the text from ten bytes whose separators are two of `-`, of `.` or of `/`, or nil for other separators.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 10, bytes[4] == bytes[7], "-./".utf8.contains(bytes[4]) else { return nil }
    let dashes: UInt64 = 0x2D00_002D_0000_0000
    head = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) & 0x00FF_FF00_FFFF_FFFF | dashes
    tail = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
  }
}

/// The first days of years and months, to turn an ISO date into a day number with a few additions.
struct DateTable: ~Copyable {
  /// For each year, twice the ordinal of its first day, and one for a leap year; −1 for year 0.
  private let years: UnsafeMutablePointer<Int32>
  /// For each number that two digits can say, in a common year and 128 places on in a leap year: the days before the
  /// month, and its length in the upper half; 0 where there is no such month.
  private let months: UnsafeMutablePointer<UInt32>

  init() {
    years = .allocate(capacity: 10_000)
    months = .allocate(capacity: 256)
    years.initialize(repeating: -1, count: 10_000)
    months.initialize(repeating: 0, count: 256)
    for year in 1...9999 {
      guard let january = CivilMonth(year: year, month: 1), let march = CivilMonth(year: year, month: 3)
      else {
        continue
      }
      let isLeap = march.firstOrdinal - january.firstOrdinal == 60
      years[year] = Int32(2 * january.firstOrdinal + (isLeap ? 1 : 0))
    }
    for (year, place) in [(2001, 0), (2004, 128)] {
      for number in 1...12 {
        guard let month = CivilMonth(year: year, month: number) else { continue }
        let before = month.firstOrdinal - (Int(years[year]) >> 1)
        months[place + number] = UInt32(before) | UInt32(month.length) << 16
      }
    }
  }

  deinit {
    years.deallocate()
    months.deallocate()
  }

  /// Returns the ordinal of a date, or nil where the text is not an ISO date that exists.
  @inline(__always)
  func ordinal(of text: DateText) -> Int? {
    // What is left of the zeros and dashes must be digits and nothing: adding takes anything else past 0x7F.
    let head = text.head ^ 0x2D30_302D_3030_3030
    let tail = text.tail ^ 0x3030
    let isWrong =
      (head | (head &+ 0x7F76_767F_7676_7676)) & 0x8080_8080_8080_8080
      | UInt64((tail | (tail &+ 0x7676)) & 0x8080)
    guard isWrong == 0 else { return nil }
    let digits = UInt32(truncatingIfNeeded: head)
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF
    let year = years[Int((pairs & 0xFF) &* 100 &+ pairs >> 16)]
    let month = Int(head >> 40 & 0xFF) &* 10 &+ Int(head >> 48)
    let day = UInt32(tail & 0xFF) &* 10 &+ UInt32(tail >> 8)
    guard year >= 0 else { return nil }
    let found = months[Int(year & 1) << 7 | month]
    guard day &- 1 < found >> 16 else { return nil }
    return Int(year >> 1) &+ Int(found & 0xFFFF) &+ Int(day) &- 1
  }
}
