/// A rule for a zone's clocks that holds in every year (POSIX, environment variable `TZ`; RFC 9636 §3.3.1).
///
///     POSIXZoneRule(parsing: "CET-1CEST,M3.5.0,M10.5.0/3")?.standard     // +01:00
public struct POSIXZoneRule: Hashable, Sendable {
  /// The offset outside summer time.
  public let standard: UTCOffset
  /// Summer time, or nil where there is none.
  let summer: Summer?

  /// When clocks are put forward and back each year.
  struct Summer: Hashable, Sendable {
    var offset: UTCOffset
    /// In standard time.
    var start: YearlyTime
    /// In summer time.
    var end: YearlyTime
  }

  init(standard: UTCOffset, summer: Summer?) {
    self.standard = standard
    self.summer = summer
  }

  /// Returns the offset at a second since 1970.
  func offset(at second: Int) -> UTCOffset {
    guard summer != nil else { return standard }
    let year = Self.year(of: second)
    // A change may lie some days beyond its year, so that the last one may be of two years ago.
    return changes(ofYears: year - 2...year + 1).last { $0.second <= second }?.offset ?? standard
  }

  /// Returns the changes within some seconds since 1970, in order.
  func changes(in window: Range<Int>) -> [ZoneRules.Change] {
    let years = Self.year(of: window.lowerBound) - 1...Self.year(of: window.upperBound) + 1
    return changes(ofYears: years).filter { window.contains($0.second) }
  }

  private func changes(ofYears years: ClosedRange<Int>) -> [ZoneRules.Change] {
    guard let summer else { return [] }
    let all = years.flatMap { year in
      let start = summer.start.second(ofYear: year) - standard.seconds
      let end = summer.end.second(ofYear: year) - summer.offset.seconds
      let both = [
        ZoneRules.Change(second: start, offset: summer.offset),
        ZoneRules.Change(second: end, offset: standard),
      ]
      return start <= end ? both : both.reversed()
    }.enumerated().sorted { ($0.element.second, $0.offset) < ($1.element.second, $1.offset) }.map(\.element)
    // Where summer time ends as that of the next year begins, it never ends.
    let following = all.dropFirst().map(Optional.some) + [nil]
    return zip(all, following).filter { $0.second != $1?.second }.map(\.0)
  }

  private static func year(of second: Int) -> Int {
    let days = (second - remainder(second, 86_400)) / 86_400
    let cycle = YearlyTime.daysOfCycle
    let rest = remainder(days - YearlyTime.firstDay, cycle)
    let date = YearlyTime.firstDate.advanced(by: rest)
    return date.month.year + (days - YearlyTime.firstDay - rest) / cycle * 400
  }
}

/// A day of every year with a time, which may lie before or beyond the day.
struct YearlyTime: Hashable, Sendable {
  /// How the day is given.
  enum Day: Hashable, Sendable {
    /// 1 to 365; 29 February has no number.
    case withoutLeapDay(Int)
    /// 0 to 365; 29 February is day 59 of a leap year.
    case withLeapDay(Int)
    /// A weekday, 0 Sunday to 6, in a week 1 to 5 of a month; 5 is the last.
    case weekday(Int, week: Int, month: Int)
  }

  var day: Day
  /// Seconds from midnight, within a week either way (RFC 9636 §3.3.1).
  var seconds: Int

  /// The Gregorian calendar repeats itself every 400 years, weekdays too.
  static let daysOfCycle = 146_097
  /// 2001-01-01 in days since 1970-01-01; the cycle of 2001 to 2400 stands for every other.
  static let firstDay = 11_323
  static let firstDate = CivilDate.min.advanced(by: 730_485)

  /// The local second of the change in a year, counted from 1970-01-01T00:00:00 on the same clock.
  func second(ofYear year: Int) -> Int {
    let place = remainder(year - 2001, 400)
    let cycles = (year - 2001 - place) / 400
    let dayNumber = date(ofYear: 2001 + place) - Self.firstDate
    return (Self.firstDay + cycles * Self.daysOfCycle + dayNumber) * 86_400 + seconds
  }

  private func date(ofYear year: Int) -> CivilDate {
    let first = Self.month(1, of: year).first
    switch day {
    case .withLeapDay(let number): return first.advanced(by: number)
    case .withoutLeapDay(let number):
      let hasPassedLeapDay = number > 59 && Self.month(2, of: year).length == 29
      return first.advanced(by: number - 1 + (hasPassedLeapDay ? 1 : 0))
    case .weekday(let weekday, let week, let number):
      let month = Self.month(number, of: year)
      let ahead = remainder(weekday - month.first.weekday.rawValue, 7)
      let wanted = ahead + 7 * (week - 1)
      return month.first.advanced(by: wanted < month.length ? wanted : wanted - 7)
    }
  }

  /// A month of a year from 2001 to 2400.
  private static func month(_ month: Int, of year: Int) -> CivilMonth {
    firstDate.month.adding(months: (year - 2001) * 12 + month - 1) ?? firstDate.month
  }
}
