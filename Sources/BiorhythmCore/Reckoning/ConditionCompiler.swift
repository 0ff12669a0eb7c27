/// Makes a program of a condition: what is the same on every day is reckoned now, and kinds are checked.
struct ConditionCompiler {
  private let context: Expression.Context
  private var builder: DayProgramBuilder
  private var operands: [ConditionOperand] = []

  static func program(
    of expression: Expression, cycles: [Cycle], context: Expression.Context
  ) throws(Expression.Fault) -> DayProgram {
    var compiler = ConditionCompiler(
      context: context, builder: DayProgramBuilder(text: expression.text, cycles: cycles))
    for instruction in expression.instructions {
      do throws(Expression.Fault.Reason) {
        try compiler.take(instruction)
      } catch {
        throw Expression.Fault(error, in: expression.text, at: instruction.range)
      }
    }
    switch compiler.operands.last {
    case .claim?: break
    case .constant(.truth(let isTrue))?: compiler.builder.append(.constant(isTrue))
    case let other:
      throw Expression.Fault(.notACondition(other?.kind ?? .number), in: expression.text, at: 0..<0)
    }
    return compiler.builder.program
  }

  private mutating func take(_ instruction: Instruction) throws(Expression.Fault.Reason) {
    switch instruction.action {
    case .push(let value):
      operands.append(.constant(value))
    case .name(.ofDay(let quantity)):
      operands.append(.formula([.quantity(quantity)]))
    case .name(let name):
      operands.append(.constant(try OperandStack.value(of: name, in: context)))
    case .unit(let unit):
      let count = try pop()
      guard case .constant(let value) = count else { throw .wrongKinds([count.kind]) }
      operands.append(.constant(try value.counting(unit)))
    case .operation(let operation) where operation.isUnary:
      operands.append(try applied(operation, to: try pop(), instruction.range))
    case .operation(let operation):
      let second = try pop()
      operands.append(try applied(operation, to: try pop(), second, instruction.range))
    }
  }

  private mutating func pop() throws(Expression.Fault.Reason) -> ConditionOperand {
    guard let operand = operands.popLast() else { throw .missingValue }
    return operand
  }

  private mutating func applied(
    _ operation: Operation, to operand: ConditionOperand, _ range: Range<Int>
  ) throws(Expression.Fault.Reason) -> ConditionOperand {
    switch (operation, operand) {
    case (_, .constant(let value)):
      return .constant(try value.applying(operation))
    case (.negate, .formula(let terms)):
      return .formula(terms + [.operation(.negate, range: range)])
    case (.not, .claim):
      builder.append(.not)
      return .claim
    default:
      throw .wrongKinds([operand.kind])
    }
  }

  private mutating func applied(
    _ operation: Operation, to first: ConditionOperand, _ second: ConditionOperand, _ range: Range<Int>
  ) throws(Expression.Fault.Reason) -> ConditionOperand {
    if case .constant(let first) = first, case .constant(let second) = second {
      return .constant(try first.applying(operation, second))
    }
    let kinds = [first.kind, second.kind]
    switch operation {
    case .add, .subtract, .multiply, .divide, .modulo:
      guard let first = first.terms, let second = second.terms else { throw .wrongKinds(kinds) }
      return .formula(first + second + [.operation(operation, range: range)])
    case .less, .lessOrEqual, .equal, .unequal, .greaterOrEqual, .greater:
      if let first = first.terms, let second = second.terms {
        builder.appendTests(of: first + second, operation)
        return .claim
      }
      guard kinds == [.truth, .truth], operation == .equal || operation == .unequal else {
        throw .wrongKinds(kinds)
      }
      combine([first, second], by: operation == .equal ? [.same] : [.same, .not])
      return .claim
    case .and, .or:
      guard kinds == [.truth, .truth] else { throw .wrongKinds(kinds) }
      combine([first, second], by: [operation == .and ? .and : .or])
      return .claim
    case .negate, .not:
      throw .wrongKinds(kinds)
    }
  }

  /// Combines two claims; their order does not matter, so a constant may come after the other.
  private mutating func combine(_ claims: [ConditionOperand], by steps: [DayProgram.Step]) {
    for case .constant(.truth(let isTrue)) in claims { builder.append(.constant(isTrue)) }
    for step in steps { builder.append(step) }
  }
}
