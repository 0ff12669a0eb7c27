extension DateSpan {
  typealias Reason = Expression.Fault.Reason

  /// Days that are added to a date as a plain number.
  static func wholeDays(_ number: Fraction) throws(Reason) -> DateSpan {
    guard number.isWhole else { throw .fractionOfDay(number) }
    return DateSpan(days: number)
  }

  func plus(_ other: DateSpan) throws(Reason) -> DateSpan {
    let (sum, overflow) = months.addingReportingOverflow(other.months)
    guard !overflow else { throw .overflow }
    return DateSpan(months: sum, days: try reckon(days, +, other.days))
  }

  func scaled(by factor: Fraction) throws(Reason) -> DateSpan {
    let months = try reckon(Fraction(self.months), *, factor)
    guard months.isWhole else { throw .fractionOfMonth(months) }
    return DateSpan(
      months: months.numerator, days: try reckon(days, *, factor))
  }

  /// Returns how many months or how many days two spans have, whichever both have alone, and one of that unit.
  func counts(
    with other: DateSpan
  ) throws(Reason) -> (first: Fraction, second: Fraction, unit: DateSpan) {
    if months == 0, other.months == 0 { return (days, other.days, DateSpan(days: 1)) }
    guard days == 0, other.days == 0 else { throw .monthsAgainstDays }
    return (Fraction(months), Fraction(other.months), DateSpan(months: 1))
  }

  /// Returns a number below, at or above zero where this span is shorter than another, equal, or longer.
  func order(with other: DateSpan) throws(Reason) -> Int {
    let monthOrder = months == other.months ? 0 : months < other.months ? -1 : 1
    let dayOrder = days == other.days ? 0 : days < other.days ? -1 : 1
    guard monthOrder * dayOrder >= 0 else { throw .monthsAgainstDays }
    return monthOrder + dayOrder
  }
}
