/// A day of the proleptic Gregorian calendar, years 0001 to 9999, without time or zone.
///
/// Every value is a valid date: impossible ones stop at the initializer. Dates are `Strideable` by days, so
/// ranges of them are collections and the distance between two is plain integer arithmetic.
///
///     let birthday = CivilDate(year: 1990, month: 5, day: 15)!
///     let today = CivilDate(year: 2026, month: 11, day: 30)!
///     today - birthday                 // 13348
///     (birthday...today).count         // 13349
public struct CivilDate: Hashable, Sendable {
  /// The days since 0001-01-01, which is day 0.
  package let ordinal: Int

  /// 0001-01-01, the first date there is.
  public static let min: CivilDate = CivilDate(ordinal: 0)

  /// 9999-12-31, the last date there is.
  public static let max: CivilDate = CivilDate(ordinal: 3_652_058)

  private init(ordinal: Int) {
    self.ordinal = ordinal
  }

  /// Creates a date from its three numbers, or nil where the calendar has no such day.
  ///
  ///     CivilDate(year: 2023, month: 2, day: 29)     // nil
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = CivilMonth(year: year, month: month), (1...month.length).contains(day) else {
      return nil
    }
    self.init(ordinal: month.firstOrdinal + day - 1)
  }

  /// The month in which the date lies.
  public var month: CivilMonth { CivilMonth(containing: self) }

  /// The day of the month, 1 to 31.
  public var day: Int { ordinal - month.firstOrdinal + 1 }

  /// The day of the week.
  public var weekday: Weekday {
    // 0001-01-01 was a Monday.
    Weekday.allCases[ordinal % 7]
  }

  /// Whether the date lies in years 1 to 100: in what is kept or listed, such a year has lost its century.
  public var isInFirstCentury: Bool { month.year <= 100 }

  /// Returns the date some days later, or nil where that lies past year 9999 or before year 1.
  ///
  /// - Parameter days: Whole days; negative ones go back.
  public func adding(days: Int) -> CivilDate? {
    let (sum, overflow) = ordinal.addingReportingOverflow(days)
    guard !overflow, (0...Self.max.ordinal).contains(sum) else { return nil }
    return CivilDate(ordinal: sum)
  }

  /// Returns the date some months later, or nil where that lies past year 9999 or before year 1.
  ///
  /// The day of the month stays, or becomes the month's last where it is too short: 31 January plus one month
  /// is 28 (or 29) February, and plus two months is 31 March.
  ///
  /// - Parameter months: Whole months, all counted from this date; negative ones go back.
  public func adding(months: Int) -> CivilDate? {
    month.adding(months: months)?.date(wantedDay: day)
  }
}

extension CivilDate: Strideable {
  /// Returns the days from this date to another; negative where that one is earlier.
  public func distance(to other: CivilDate) -> Int { other.ordinal - ordinal }

  /// Returns the date some days later, stopping at the first and the last date there is.
  public func advanced(by days: Int) -> CivilDate {
    adding(days: days) ?? (days < 0 ? .min : .max)
  }

  /// The civil days from the second date to the first.
  public static func - (later: CivilDate, earlier: CivilDate) -> Int { earlier.distance(to: later) }
}
