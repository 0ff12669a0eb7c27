/// Whose lunisolar calendar a date is written in.
///
/// The two are not one: 95 months of the years 1900 to 2100 begin on different days.
public enum LunarCalendar: String, CaseIterable, Sendable {
  /// The calendar of Korea; its dates after 2050 are computed, as the Korean institute has published none.
  case korean
  /// The calendar of China.
  case chinese

  /// The lunar years that are known; the first begins on 1900-01-31, the last ends on 2101-01-28.
  public static let years: ClosedRange<Int> = 1900...2100

  /// The first day of the first year, New Year 1900 of both calendars, in days since 0001-01-01.
  static let firstOrdinal = 693_625

  /// The years in order, each a word of ``LunarTables``.
  var table: [UInt32] {
    switch self {
    case .korean: LunarTables.korean
    case .chinese: LunarTables.chinese
    }
  }
}

/// A year of a lunisolar calendar: 12 or 13 months, each at its place.
struct LunarYear {
  /// The number of the civil year in which it begins.
  let number: Int
  /// The first day, in days since 0001-01-01.
  let firstOrdinal: Int
  private let word: Int

  /// Creates a year, or nil outside ``LunarCalendar/years``.
  init?(_ number: Int, in calendar: LunarCalendar) {
    guard LunarCalendar.years.contains(number) else { return nil }
    let table = calendar.table
    let place = number - LunarCalendar.years.lowerBound
    self.number = number
    word = Int(table[place])
    firstOrdinal = table[..<place].reduce(LunarCalendar.firstOrdinal) { $0 + Self.length(Int($1)) }
  }

  /// Creates the year in which a date lies, or nil outside ``LunarCalendar/years``.
  init?(containing date: CivilDate, in calendar: LunarCalendar) {
    // New Year lies between 21 January and 21 February, so that it is the year of the same number or the one before.
    for number in [date.month.year, date.month.year - 1] {
      guard let year = Self(number, in: calendar), date.ordinal >= year.firstOrdinal else { continue }
      guard date.ordinal < year.firstOrdinal + Self.length(year.word) else { return nil }
      self = year
      return
    }
    return nil
  }

  /// The month that the leap month follows and shares its number with, or nil in a year without one.
  var leapMonth: Int? { word >> 13 == 0 ? nil : word >> 13 }

  /// How many months there are, 12 or 13.
  var count: Int { leapMonth == nil ? 12 : 13 }

  /// Returns the days of the month at a place, 29 or 30.
  func length(at place: Int) -> Int { 29 + word >> place & 1 }

  /// Returns the first day of the month at a place, in days since 0001-01-01.
  func firstOrdinal(at place: Int) -> Int {
    firstOrdinal + 29 * place + (word & (1 << place - 1)).nonzeroBitCount
  }

  /// Returns the place of a month, from 0, or nil where the year has no such leap month.
  func place(of month: Int, isLeap: Bool) -> Int? {
    guard !isLeap || leapMonth == month else { return nil }
    guard let leapMonth, isLeap || month > leapMonth else { return month - 1 }
    return month
  }

  /// Returns the month at a place.
  func month(at place: Int) -> (number: Int, isLeap: Bool) {
    guard let leapMonth, place >= leapMonth else { return (place + 1, false) }
    return (place, place == leapMonth)
  }

  private static func length(_ word: Int) -> Int {
    29 * (word >> 13 == 0 ? 12 : 13) + (word & 0x1FFF).nonzeroBitCount
  }
}
