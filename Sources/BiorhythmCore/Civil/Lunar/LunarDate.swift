internal import BiorhythmTables

/// A day of the Korean or Chinese lunisolar calendar, years 1900 to 2100: another way to write a civil date.
///
///     let date = try LunarDate(year: 1990, month: 4, day: 21, in: .korean)
///     date.civil                                      // 1990-05-15
///     LunarDate(date.civil, in: .chinese)?.description  // "1990-04-21"
public struct LunarDate: Hashable, Sendable {
  /// The month.
  public let month: LunarMonth
  /// The day of the month, 1 to 30.
  public let day: Int

  /// Why there is no such day, or none that is certain.
  public enum Fault: Error, Hashable, Sendable {
    /// The text names a lunar calendar and has none of the forms that are read behind it.
    case notADate
    /// The year has fewer than four digits, so the century is a guess.
    case yearNotFourDigits
    /// The year is not in ``LunarCalendar/years``.
    case yearOutOfRange(Int)
    /// No month has this number.
    case noSuchMonth(Int)
    /// The year has no leap month of this number; the one that it has, if any.
    case noSuchLeapMonth(Int, year: Int, in: LunarCalendar, actual: Int?)
    /// The month has no day of this number: a 30th of 29 days, for one.
    case noSuchDay(Int, in: LunarMonth)
    /// The text does not say whose date it is, and the two calendars differ; nil where one has no such day.
    case differs(korean: CivilDate?, chinese: CivilDate?)
  }

  /// Creates a date from its numbers.
  ///
  /// - Throws: ``Fault``, where the calendar has no such day.
  public init(
    year: Int, month: Int, isLeap: Bool = false, day: Int, in calendar: LunarCalendar
  ) throws(Fault) {
    let month = try LunarMonth(year: year, month: month, isLeap: isLeap, in: calendar)
    guard (1...month.length).contains(day) else { throw .noSuchDay(day, in: month) }
    self.month = month
    self.day = day
  }

  /// Creates the lunar date of a civil one, or nil outside 1900-01-31 to 2101-01-28.
  public init?(_ date: CivilDate, in calendar: LunarCalendar) {
    guard let month = LunarMonth(containing: date, in: calendar) else { return nil }
    self.month = month
    day = date - month.first + 1
  }

  /// The same day of the civil calendar.
  public var civil: CivilDate { month.first.advanced(by: day - 1) }

  /// Whose calendar it is.
  public var calendar: LunarCalendar { month.calendar }
}

extension LunarDate: CustomStringConvertible {
  /// The date in machine formats: `2026-10-23`, in a leap month `2025-06L-01`.
  public var description: String { "\(month)-\(day.zeroPadded(to: 2))" }
}
