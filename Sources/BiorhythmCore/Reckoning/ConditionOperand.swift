/// A value of a condition while it is made into a program.
enum ConditionOperand {
  /// A value that is the same on every day.
  case constant(Expression.Value)
  /// A number that varies from day to day.
  case formula([Term])
  /// A claim, whose steps the program has already.
  case claim

  /// A step of a formula, as an operand stack takes it.
  enum Term {
    case constant(Fraction)
    case quantity(DayQuantity)
    case operation(Operation, range: Range<Int>)

    func names(_ group: Cycle.Group) -> Bool {
      if case .quantity(.percents(group)) = self { true } else { false }
    }
  }

  var kind: Expression.Value.Kind {
    switch self {
    case .constant(let value): value.kind
    case .formula: .number
    case .claim: .truth
    }
  }

  /// The number as part of a formula, or nil where it is none.
  var terms: [Term]? {
    switch self {
    case .constant(.number(let number)): [.constant(number)]
    case .formula(let terms): terms
    default: nil
    }
  }
}
