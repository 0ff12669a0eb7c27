internal import BiorhythmTables

/// A day number as its ASCII digits, counted up in place.
struct DayDigits {
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

  /// Writes the digits.
  @inline(__always)
  func write(to cursor: inout RowCursor) {
    cursor.append((digits &<< UInt64(8 &* (8 &- length))).byteSwapped, count: length)
  }
}
