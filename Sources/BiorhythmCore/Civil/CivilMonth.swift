/// A month of the proleptic Gregorian calendar, years 0001 to 9999.
public struct CivilMonth: Hashable, Sendable {
  /// The months since January of year 1, which is month 0.
  private let ordinal: Int

  private init(ordinal: Int) {
    self.ordinal = ordinal
  }

  /// Creates a month from its two numbers, or nil where there is none.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(ordinal: (year - 1) * 12 + month - 1)
  }

  /// Creates the month in which a date lies.
  public init(containing date: CivilDate) {
    // The cycle of 400 years has 146,097 days; its years begin in March, so that the leap day comes last.
    // Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    let days = date.ordinal + 306
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    self.init(ordinal: (era * 400 + yearOfEra - 1) * 12 + monthFromMarch + 2)
  }

  /// The year, 1 to 9999.
  public var year: Int { ordinal / 12 + 1 }

  /// The month of the year, 1 to 12.
  public var month: Int { ordinal % 12 + 1 }

  /// The number of days, 28 to 31.
  public var length: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first day.
  public var first: CivilDate { CivilDate.min.advanced(by: firstOrdinal) }

  /// The last day.
  public var last: CivilDate { first.advanced(by: length - 1) }

  /// All days, first to last.
  public var days: ClosedRange<CivilDate> { first...last }

  /// Returns the day of this month that bears a number, or the last where the month is too short for it.
  ///
  /// - Parameter wantedDay: 1 to 31.
  public func date(wantedDay: Int) -> CivilDate {
    first.advanced(by: Swift.min(wantedDay, length) - 1)
  }

  /// Returns the month some months later, or nil past year 9999 or before year 1.
  public func adding(months: Int) -> CivilMonth? {
    let (sum, overflow) = ordinal.addingReportingOverflow(months)
    guard !overflow, (0..<9999 * 12).contains(sum) else { return nil }
    return CivilMonth(ordinal: sum)
  }

  private var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The days from 0001-01-01 to the first of this month.
  package var firstOrdinal: Int {
    let before = year - 1
    // Days before each month of a common year.
    let start = (367 * month - 362) / 12 - (month <= 2 ? 0 : isLeapYear ? 1 : 2)
    return 365 * before + before / 4 - before / 100 + before / 400 + start
  }
}

extension CivilMonth: Comparable {
  /// Whether the first month comes before the second.
  public static func < (first: CivilMonth, second: CivilMonth) -> Bool { first.ordinal < second.ordinal }
}
