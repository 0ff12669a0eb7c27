internal import BiorhythmTables

/// A month of the Korean or Chinese lunisolar calendar, years 1900 to 2100.
public struct LunarMonth: Hashable, Sendable {
  /// Whose calendar it is.
  public let calendar: LunarCalendar
  /// The year; it begins with New Year, between 21 January and 21 February of the civil year of that number.
  public let year: Int
  /// The month of the year, 1 to 12; a leap month has the number of the month before it.
  public let month: Int
  /// Whether it is a leap month.
  public let isLeap: Bool
  /// The number of days, 29 or 30.
  public let length: Int
  /// The first day.
  public let first: CivilDate

  /// Creates a month from its numbers.
  ///
  /// - Throws: ``LunarDate/Fault``, where the calendar has no such month.
  public init(
    year: Int, month: Int, isLeap: Bool = false, in calendar: LunarCalendar
  ) throws(LunarDate.Fault) {
    guard let months = LunarYear(year, in: calendar) else { throw .yearOutOfRange(year) }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    guard let place = months.place(of: month, isLeap: isLeap) else {
      throw .noSuchLeapMonth(month, year: year, in: calendar, actual: months.leapMonth)
    }
    self.init(at: place, of: months, in: calendar)
  }

  /// Creates the month in which a date lies, or nil outside 1900-01-31 to 2101-01-28.
  public init?(containing date: CivilDate, in calendar: LunarCalendar) {
    guard let year = LunarYear(containing: date, in: calendar) else { return nil }
    // Months have 29 or 30 days, so that this is the month or the one before it.
    let guess = min((date.ordinal - year.firstOrdinal) / 29, year.count - 1)
    let place = year.firstOrdinal(at: guess) > date.ordinal ? guess - 1 : guess
    self.init(at: place, of: year, in: calendar)
  }

  private init(at place: Int, of months: LunarYear, in calendar: LunarCalendar) {
    self.calendar = calendar
    year = months.number
    (month, isLeap) = months.month(at: place)
    length = months.length(at: place)
    first = CivilDate.min.advanced(by: months.firstOrdinal(at: place))
  }

  /// All months that are known of a calendar, first to last.
  public static func all(of calendar: LunarCalendar) -> [LunarMonth] {
    LunarCalendar.years.compactMap { LunarYear($0, in: calendar) }.flatMap { year in
      (0..<year.count).map { LunarMonth(at: $0, of: year, in: calendar) }
    }
  }
}

extension LunarMonth: CustomStringConvertible {
  /// The month in machine formats: `2026-10`, a leap month `2025-06L`.
  public var description: String {
    "\(year)-\(month.zeroPadded(to: 2))\(isLeap ? "L" : "")"
  }
}
