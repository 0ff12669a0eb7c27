internal import BiorhythmCore

/// A date as its ten ASCII digits and hyphens, stepped day by day without a division.
struct DateDigits {
  /// How many bytes a date has.
  static let length = 10

  private var month: CivilMonth
  /// `2026-11-` in the order of memory.
  private var prefix: UInt64
  private var day: Int
  private var lastDay: Int

  init(_ date: CivilDate) {
    month = date.month
    prefix = Self.prefix(of: date.month)
    day = date.day
    lastDay = date.month.length
  }

  /// Goes on to the next day; past the last date there is, the digits no longer matter.
  mutating func advance() {
    day += 1
    guard day > lastDay else { return }
    month = month.adding(months: 1) ?? month
    prefix = Self.prefix(of: month)
    day = 1
    lastDay = month.length
  }

  /// Writes the date and returns its length.
  func write(to place: UnsafeMutableRawPointer) -> Int {
    place.storeBytes(of: prefix, as: UInt64.self)
    // ⌊day / 10⌋ for two digits.
    let tens = (day &* 205) &>> 11
    place.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ tens), toByteOffset: 8, as: UInt8.self)
    place.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ day &- 10 &* tens), toByteOffset: 9, as: UInt8.self)
    return Self.length
  }

  private static func prefix(of month: CivilMonth) -> UInt64 {
    // From the last character to the first: the later one is put before those that are there.
    var prefix: UInt64 = 0
    for (number, digits) in [(month.month, 2), (month.year, 4)] {
      prefix = prefix << 8 | UInt64(UInt8(ascii: "-"))
      var rest = number
      for _ in 0..<digits {
        prefix = prefix << 8 | UInt64(48 + rest % 10)
        rest /= 10
      }
    }
    return prefix.littleEndian
  }
}

/// A day number as its ASCII digits, counted up in place.
struct DayDigits {
  /// How many bytes `write` touches; no day number is that long.
  static let room = 8

  /// Eight digits with leading zeros, the last one in the lowest byte.
  private var digits: UInt64
  /// How many of them are written.
  private var length: Int

  init(_ number: Int) {
    let text = String(number)
    length = text.utf8.count
    digits = text.utf8.reduce(0x3030_3030_3030_3030) { $0 << 8 | UInt64($1) }
  }

  /// Counts one day up.
  mutating func advance() {
    digits &+= 1
    var shift: UInt64 = 0
    var place = 1
    while UInt8(truncatingIfNeeded: digits &>> shift) == 0x3A {
      // ":" stands behind "9": this place starts again, the next one carries.
      digits &-= 10 &<< shift
      digits &+= 0x100 &<< shift
      shift &+= 8
      place &+= 1
    }
    if place > length { length = place }
  }

  /// Writes the digits and returns how many there are.
  func write(to place: UnsafeMutableRawPointer) -> Int {
    place.storeBytes(of: (digits &<< UInt64(8 &* (8 &- length))).bigEndian, as: UInt64.self)
    return length
  }
}
