extension Expression.Value {
  typealias Reason = Expression.Fault.Reason

  /// Returns the value after an operation that takes one.
  func applying(_ operation: Operation) throws(Reason) -> Self {
    switch (operation, self) {
    case (.negate, .number(let number)): .number(try reckon(0, -, number))
    case (.negate, .span(let span, _)): .span(try span.scaled(by: -1))
    case (.not, .truth(let isTrue)): .truth(!isTrue)
    default: throw .wrongKinds([kind])
    }
  }

  /// Returns the value after an operation with another behind it.
  func applying(_ operation: Operation, _ second: Self) throws(Reason) -> Self {
    switch operation {
    case .add: return try adding(second)
    case .subtract: return try subtracting(second)
    case .multiply: return try multiplied(by: second)
    case .divide: return try divided(by: second)
    case .modulo: return try modulo(second)
    case .less, .lessOrEqual, .equal, .unequal, .greaterOrEqual, .greater:
      return .truth(try compared(operation, to: second))
    case .and, .or:
      guard case (.truth(let left), .truth(let right)) = (self, second) else { throw wrongKinds(second) }
      return .truth(operation == .and ? left && right : left || right)
    case .negate, .not: throw wrongKinds(second)
    }
  }

  /// Returns the span of so many units as this number says.
  func counting(_ unit: Unit) throws(Reason) -> Self {
    guard case .number(let count) = self else { throw .wrongKinds([kind]) }
    switch unit {
    case .month: return .span(try DateSpan(months: 1).scaled(by: count))
    case .year: return .span(try DateSpan(months: 12).scaled(by: count))
    case .week: return .span(try DateSpan(days: 7).scaled(by: count))
    case .day: return .span(DateSpan(days: count))
    case .hour: return .span(DateSpan(days: try reckon(count, /, 24)))
    case .minute: return .span(DateSpan(days: try reckon(count, /, 1440)))
    }
  }

  private func wrongKinds(_ second: Self) -> Reason { .wrongKinds([kind, second.kind]) }

  private func adding(_ second: Self) throws(Reason) -> Self {
    switch (self, second) {
    case (.number(let first), .number(let second)):
      .number(try reckon(first, +, second))
    case (.span(let first, _), .span(let second, _)):
      .span(try first.plus(second))
    case (.date, .span(let span, _)), (.moment, .span(let span, _)):
      try shifted(by: span)
    case (.span(let span, _), .date), (.span(let span, _), .moment):
      try second.shifted(by: span)
    case (.date, .number(let number)), (.moment, .number(let number)):
      try shifted(by: .wholeDays(number))
    case (.number(let number), .date), (.number(let number), .moment):
      try second.shifted(by: .wholeDays(number))
    default: throw wrongKinds(second)
    }
  }

  private func subtracting(_ second: Self) throws(Reason) -> Self {
    switch (self, second) {
    case (.number(let first), .number(let second)):
      return .number(try reckon(first, -, second))
    case (.span(let first, _), .span(let second, _)):
      return .span(try first.plus(try second.scaled(by: -1)))
    case (.date, .span(let span, _)), (.moment, .span(let span, _)):
      return try shifted(by: try span.scaled(by: -1))
    case (.date, .number(let number)), (.moment, .number(let number)):
      return try shifted(by: try DateSpan.wholeDays(number).scaled(by: -1))
    case (.date(let end), .date(let start)):
      return .span(
        DateSpan(days: Fraction(end - start)), betweenDates: DateSpan(from: start, to: end))
    default:
      guard let end = moment, let start = second.moment else { throw wrongKinds(second) }
      let seconds = start.seconds(to: end)
      return .span(DateSpan(days: try reckon(Fraction(seconds), /, 86_400)))
    }
  }

  private func multiplied(by second: Self) throws(Reason) -> Self {
    switch (self, second) {
    case (.number(let first), .number(let second)):
      .number(try reckon(first, *, second))
    case (.span(let span, _), .number(let factor)), (.number(let factor), .span(let span, _)):
      .span(try span.scaled(by: factor))
    default: throw wrongKinds(second)
    }
  }

  private func divided(by second: Self) throws(Reason) -> Self {
    switch (self, second) {
    case (.number(let first), .number(let second)):
      return .number(try reckon(first, /, second))
    case (.span(let span, _), .number(let divisor)):
      return .span(try span.scaled(by: try reckon(1, /, divisor)))
    case (.span(let first, _), .span(let second, _)):
      let (first, second, _) = try first.counts(with: second)
      return .number(try reckon(first, /, second))
    default: throw wrongKinds(second)
    }
  }

  private func modulo(_ second: Self) throws(Reason) -> Self {
    switch (self, second) {
    case (.number(let first), .number(let second)):
      return .number(try reckon(first, Fraction.modulo, second))
    case (.span(let first, _), .span(let second, _)):
      let (first, second, unit) = try first.counts(with: second)
      return .span(try unit.scaled(by: try reckon(first, Fraction.modulo, second)))
    default: throw wrongKinds(second)
    }
  }

  private func compared(_ operation: Operation, to second: Self) throws(Reason) -> Bool {
    switch (self, second) {
    case (.number(let first), .number(let second)): return operation.holds(first, second)
    case (.date(let first), .date(let second)): return operation.holds(first, second)
    case (.span(let first, _), .span(let second, _)):
      return operation.holds(try first.order(with: second), 0)
    case (.truth(let first), .truth(let second)) where operation == .equal || operation == .unequal:
      return (first == second) == (operation == .equal)
    default:
      guard let first = moment, let second = second.moment else { throw wrongKinds(second) }
      return operation.holds(first, second)
    }
  }

  /// The moment, also that at which a date begins.
  private var moment: CivilMoment? {
    switch self {
    case .moment(let moment): moment
    case .date(let date): CivilMoment(startOf: date)
    default: nil
    }
  }

  private func shifted(by span: DateSpan) throws(Reason) -> Self {
    guard let start = moment else { throw .wrongKinds([kind, .span]) }
    do throws(DateSpan.Fault) {
      let end = try start.adding(span)
      if case .date = self, end.secondsSinceMidnight == 0 { return .date(end.date) }
      return .moment(end)
    } catch { throw Reason(error) }
  }
}

extension Operation {
  /// Whether a comparison holds.
  func holds<Quantity: Comparable>(_ first: Quantity, _ second: Quantity) -> Bool {
    switch self {
    case .less: first < second
    case .lessOrEqual: first <= second
    case .equal: first == second
    case .unequal: first != second
    case .greaterOrEqual: first >= second
    case .greater: first > second
    default: false
    }
  }
}

/// Reckons with two numbers, and gives a fault the name that it has in expressions.
func reckon(
  _ first: Fraction, _ operation: (Fraction, Fraction) throws(Fraction.Fault) -> Fraction, _ second: Fraction
) throws(Expression.Fault.Reason) -> Fraction {
  do throws(Fraction.Fault) { return try operation(first, second) } catch { throw .init(error) }
}
