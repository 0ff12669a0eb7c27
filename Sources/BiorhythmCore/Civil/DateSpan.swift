/// A length of time on the calendar: a whole count of months and an exact count of days, which never turn into
/// each other.
///
///     DateSpan(months: 1, days: try Fraction(5, 2)).description     // "1 month 2 1/2 days"
public struct DateSpan: Hashable, Sendable {
  /// Whole months; a year is 12.
  public var months: Int
  /// Days; an hour is 1/24.
  public var days: Fraction

  /// Creates a span.
  public init(months: Int = 0, days: Fraction = 0) {
    self.months = months
    self.days = days
  }

  /// Creates the span from one date to another in whole months and the days that are left.
  ///
  /// It has the most months, counted from the start, whose day of the month does not pass the end: from 2024-01-31
  /// to 2024-02-29 are 29 days, as February never reaches day 31, and from 2024-02-29 to 2025-02-28 are 11 months
  /// and 30 days. Backwards both counts are negative or zero.
  public init(from start: CivilDate, to end: CivilDate) {
    var months = (end.month.year - start.month.year) * 12 + end.month.month - start.month.month
    if end >= start, start.day > end.day { months -= 1 }
    if end < start, start.day < end.day { months += 1 }
    // The months lie between two dates, so there always is a date after them.
    let turn = start.adding(months: months) ?? start
    self.init(months: months, days: Fraction(end - turn))
  }

  /// Why a span cannot be added to a date.
  public enum Fault: Error, Hashable, Sendable {
    /// The result lies outside years 0001 to 9999.
    case dateOutOfRange
    /// The result lies between two seconds.
    case fractionOfSecond
  }
}

extension CivilMoment {
  /// Returns the moment a span later: its months first, counted at once and clamped once to the month's end, then
  /// its days.
  ///
  /// - Throws: ``DateSpan/Fault``; a fraction of a second is refused and never rounded.
  public func adding(_ span: DateSpan) throws(DateSpan.Fault) -> CivilMoment {
    let parts = span.days.denominator
    guard 86_400.isMultiple(of: parts) else { throw .fractionOfSecond }
    let seconds = remainder(span.days.numerator, parts) * (86_400 / parts)
    guard let month = date.adding(months: span.months), let day = month.adding(days: span.days.floor),
      let moment = CivilMoment(startOf: day).adding(seconds: secondsSinceMidnight + seconds)
    else { throw .dateOutOfRange }
    return moment
  }
}

extension DateSpan: CustomStringConvertible {
  /// The span in English, months before days, what is zero left out: `1 month 2 1/2 days`, `13348 days`, `0 days`.
  public var description: String { Self.text([(Fraction(months), "month"), (days, "day")]) }

  /// The span in English with its years: `36 years 6 months 15 days`.
  public var descriptionWithYears: String {
    Self.text([(Fraction(months / 12), "year"), (Fraction(months % 12), "month"), (days, "day")])
  }

  private static func text(_ counts: [(count: Fraction, unit: String)]) -> String {
    let words = counts.filter { $0.count != 0 }.map { count, unit in
      "\(count) \(unit)\((-1...1).contains(count) ? "" : "s")"
    }
    return words.isEmpty ? "0 days" : words.joined(separator: " ")
  }
}
