/// The values that wait for their operation: the evaluator of every expression.
struct OperandStack {
  typealias Value = Expression.Value
  typealias Reason = Expression.Fault.Reason

  private var values: [Value] = []

  init() { values.reserveCapacity(4) }

  /// The value that came last.
  var top: Value? { values.last }

  /// Takes the next step: a value is put on top, an operation replaces those that it needs.
  mutating func take(_ action: Instruction.Action, in context: Expression.Context) throws(Reason) {
    switch action {
    case .push(let value):
      values.append(value)
    case .name(let name):
      values.append(try Self.value(of: name, in: context))
    case .unit(let unit):
      values.append(try pop().counting(unit))
    case .operation(let operation) where operation.isUnary:
      values.append(try pop().applying(operation))
    case .operation(let operation):
      let second = try pop()
      values.append(try pop().applying(operation, second))
    }
  }

  private mutating func pop() throws(Reason) -> Value {
    guard let value = values.popLast() else { throw .missingValue }
    return value
  }

  /// Returns what a name stands for.
  static func value(of name: Name, in context: Expression.Context) throws(Reason) -> Value {
    switch name {
    case .today: return .date(context.today)
    case .tomorrow: return try .date(context.today.adding(days: 1).inRange())
    case .yesterday: return try .date(context.today.adding(days: -1).inRange())
    case .weekday(let weekday):
      let days = remainder(weekday.rawValue - context.today.weekday.rawValue, 7)
      return try .date(context.today.adding(days: days).inRange())
    case .number(let number): return .number(Fraction(number))
    case .now:
      guard let now = context.now else { throw .noNow }
      return .moment(now)
    case .birthday:
      guard let birthday = context.birthday else { throw .noBirthday }
      return .date(birthday)
    case .answer:
      guard let answer = context.answer else { throw .noAnswer }
      return answer
    case .ofDay: throw .unknownName(known: Lexicon.english.spellings + Lexicon.wordsOfAll)
    }
  }
}

extension CivilDate? {
  fileprivate func inRange() throws(Expression.Fault.Reason) -> CivilDate {
    guard let self else { throw .dateOutOfRange }
    return self
  }
}
