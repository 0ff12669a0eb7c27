extension Expression {
  /// What an expression comes to.
  public enum Value: Hashable, Sendable {
    /// An exact number.
    case number(Fraction)
    /// A length of time; between two dates also the same length in months and days.
    case span(DateSpan, betweenDates: DateSpan?)
    /// A day.
    case date(CivilDate)
    /// A day and a time.
    case moment(CivilMoment)
    /// Whether a claim holds.
    case truth(Bool)

    /// The kinds of values; the raw value is the word in machine formats.
    public enum Kind: String, CaseIterable, Sendable {
      /// An exact number.
      case number
      /// A length of time.
      case span
      /// A day.
      case date
      /// A day and a time.
      case moment
      /// Whether a claim holds.
      case truth
    }

    /// The kind of the value.
    public var kind: Kind {
      switch self {
      case .number: .number
      case .span: .span
      case .date: .date
      case .moment: .moment
      case .truth: .truth
      }
    }

    static func span(_ span: DateSpan) -> Value { .span(span, betweenDates: nil) }
  }
}

extension Expression.Value: CustomStringConvertible {
  /// The value in machine form, English in every language.
  ///
  /// `5/6`, `580 8/23`, `2017-09-30`, `2026-11-30T12:00:00`, `1 month 2 1/2 days`, `true`; a span between two dates
  /// that are a month or more apart says it twice, `13348 days = 36 years 6 months 15 days`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .span(let span, let betweenDates?) where betweenDates.months != 0:
      "\(span) = \(betweenDates.descriptionWithYears)"
    case .span(let span, _): span.description
    case .date(let date): date.description
    case .moment(let moment): moment.description
    case .truth(let isTrue): isTrue.description
    }
  }
}
