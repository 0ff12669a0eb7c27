internal import BiorhythmCore
internal import BiorhythmTables

/// The ten characters of an ISO date as two little-endian numbers, and the way back to the day.
struct DateText: Equatable {
  /// How many bytes a date has.
  static let length = 10

  /// `1990-05-`
  let head: UInt64
  /// `15`
  let tail: UInt16

  init(head: UInt64, tail: UInt16) {
    self.head = head
    self.tail = tail
  }

  /// Creates the text of a date.
  init(_ date: CivilDate) {
    func digits(_ number: Int) -> UInt64 { UInt64(0x3030 | number / 10 | (number % 10) << 8) }
    let month = date.month
    head =
      digits(month.year / 100) | digits(month.year % 100) << 16 | digits(month.month) << 40
      | 0x2D00_002D_0000_0000
    tail = UInt16(digits(date.day))
  }

  /// Creates the text from ten bytes whose separators are two of `-`, of `.` or of `/`, or nil for other separators.
  @inline(__always)
  init?(_ text: BorrowedText) {
    guard text.count == Self.length else { return nil }
    let word = UInt64(littleEndian: text.start.loadUnaligned(as: UInt64.self))
    let separator = UInt8(truncatingIfNeeded: word >> 32)
    guard UInt8(truncatingIfNeeded: word >> 56) == separator,
      // `-`, `.` and `/` stand side by side.
      (UInt8(ascii: "-")...UInt8(ascii: "/")).contains(separator)
    else { return nil }
    head = word & 0x00FF_FF00_FFFF_FFFF | 0x2D00_002D_0000_0000
    tail = UInt16(littleEndian: text.start.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
  }

  /// The days from 0001-01-01 to the date, or nil where the text is not an ISO date that exists.
  ///
  /// The same as `CivilDate(parsing:today:)` says, by a few additions.
  @inline(__always)
  var ordinal: Int? {
    // What is left of the zeros and dashes must be digits and nothing: adding takes anything else past 0x7F.
    let head = self.head ^ 0x2D30_302D_3030_3030
    let tail = self.tail ^ 0x3030
    let isWrong =
      (head | (head &+ 0x7F76_767F_7676_7676)) & 0x8080_8080_8080_8080
      | UInt64((tail | (tail &+ 0x7676)) & 0x8080)
    let digits = UInt32(truncatingIfNeeded: head)
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF
    let (century, yearOfCentury) = (pairs & 0xFF, pairs >> 16)
    let month = UInt32(truncatingIfNeeded: (head >> 40 & 0xFF) &* 10 &+ head >> 48)
    let day = UInt32(tail & 0xFF) &* 10 &+ UInt32(tail >> 8)
    let year = century &* 100 &+ yearOfCentury
    let isLeap: UInt32 = (yearOfCentury == 0 ? century : yearOfCentury) & 3 == 0 ? 1 : 0
    let length = month == 2 ? 28 &+ isLeap : 30 &+ ((month &+ month >> 3) & 1)
    guard isWrong == 0, year != 0, month &- 1 < 12, day &- 1 < length else { return nil }
    // In years that begin with March, each five months have 153 days, and January and February are months 13 and 14.
    let isEarly = month < 3
    let marchYear = isEarly ? year &- 1 : year
    let daysOfMonths = (979 &* (isEarly ? month &+ 12 : month) &- 2919) >> 5
    let centuries = marchYear / 100
    // From the March before the first January, 306 days.
    return Int(1461 &* marchYear / 4 &- centuries &+ centuries / 4 &+ daysOfMonths &+ day) &- 307
  }
}

extension RowWriter {
  /// Writes a date.
  @inline(__always)
  mutating func append(_ date: DateText) {
    append(date.head, count: 8)
    append(UInt64(date.tail), count: 2)
  }
}

/// A date as text, stepped day by day without a division.
struct DateSteps {
  /// The text of the day.
  @inline(__always)
  var text: DateText {
    // ⌊day / 10⌋ for two digits.
    let tens = (day &* 205) &>> 11
    return DateText(
      head: head, tail: 0x3030 | UInt16(truncatingIfNeeded: tens | (day &- 10 &* tens) &<< 8))
  }

  /// The day as a date.
  var date: CivilDate { month.date(wantedDay: day) }

  private var month: CivilMonth
  private var head: UInt64
  private var day: Int
  private var lastDay: Int

  init(_ date: CivilDate) {
    month = date.month
    head = DateText(date).head
    day = date.day
    lastDay = date.month.length
  }

  /// Goes on to the next day; past the last date there is, the text no longer matters.
  @inline(__always)
  mutating func advance() {
    day &+= 1
    if day > lastDay { beginMonth() }
  }

  @inline(never)
  private mutating func beginMonth() {
    month = month.adding(months: 1) ?? month
    head = DateText(month.first).head
    day = 1
    lastDay = month.length
  }
}
