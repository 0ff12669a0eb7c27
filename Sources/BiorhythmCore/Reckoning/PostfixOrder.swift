/// Returns the words of an expression in the order in which an operand stack takes them.
///
/// Infix is put into that order (Dijkstra's shunting yard); what is not infix and is right as postfix stays as it
/// stands.
func postfixOrder(of tokens: [Token]) throws(Misreading) -> [Instruction] {
  guard !tokens.isEmpty else { throw Misreading(.empty, 0..<0) }
  do throws(Misreading) {
    return try InfixReader.instructions(of: tokens)
  } catch {
    let infixFault = error
    do throws(Misreading) {
      return try PostfixReader.instructions(of: tokens)
    } catch {
      // Who ends with an operator and lets a value follow a value meant postfix.
      guard infixFault.reason == .missingOperator, case .operation = tokens.last?.kind,
        !tokens.contains(where: { $0.kind == .open || $0.kind == .close })
      else { throw infixFault }
      throw error
    }
  }
}

/// Puts infix into postfix order.
private struct InfixReader {
  private enum Waiting {
    case operation(Operation)
    case parenthesis
  }

  private var instructions: [Instruction] = []
  private var waiting: [(what: Waiting, range: Range<Int>)] = []
  private var wantsValue = true

  static func instructions(of tokens: [Token]) throws(Misreading) -> [Instruction] {
    var reader = InfixReader()
    reader.instructions.reserveCapacity(tokens.count)
    reader.waiting.reserveCapacity(4)
    for token in tokens { try reader.take(token) }
    return try reader.end(after: tokens)
  }

  private mutating func take(_ token: Token) throws(Misreading) {
    switch token.kind {
    case .value(let value):
      try takeValue(.push(value), token.range)
    case .word(let name, let unit):
      if !wantsValue, let unit {
        instructions.append(Instruction(action: .unit(unit), range: token.range))
      } else if let name {
        try takeValue(.name(name), token.range)
      } else {
        throw Misreading(.missingValue, token.range)
      }
    case .open:
      guard wantsValue else { throw Misreading(.missingOperator, token.range) }
      try wait(.parenthesis, token.range)
    case .close:
      guard !wantsValue else {
        throw Misreading(waiting.isEmpty ? .unopenedParenthesis : .missingValue, token.range)
      }
      release(bindingAtLeast: 0)
      guard waiting.popLast() != nil else { throw Misreading(.unopenedParenthesis, token.range) }
    case .operation(let operation):
      try take(operation, token.range)
    }
  }

  private mutating func takeValue(_ action: Instruction.Action, _ range: Range<Int>) throws(Misreading) {
    guard wantsValue else { throw Misreading(.missingOperator, range) }
    instructions.append(Instruction(action: action, range: range))
    wantsValue = false
  }

  private mutating func take(_ operation: Operation, _ range: Range<Int>) throws(Misreading) {
    if wantsValue {
      switch operation {
      case .subtract: try wait(.operation(.negate), range)
      case .not: try wait(.operation(.not), range)
      default: throw Misreading(.missingValue, range)
      }
    } else {
      guard operation != .not else { throw Misreading(.missingOperator, range) }
      release(bindingAtLeast: operation.precedence)
      try wait(.operation(operation), range)
      wantsValue = true
    }
  }

  private mutating func wait(_ what: Waiting, _ range: Range<Int>) throws(Misreading) {
    guard waiting.count < Expression.deepestNesting else {
      throw Misreading(.tooDeep(limit: Expression.deepestNesting), range)
    }
    waiting.append((what, range))
  }

  /// Lets go the operations that bind before what comes, back to the last open parenthesis.
  private mutating func release(bindingAtLeast precedence: Int) {
    while case (.operation(let operation), let range)? = waiting.last, operation.precedence >= precedence {
      waiting.removeLast()
      instructions.append(Instruction(action: .operation(operation), range: range))
    }
  }

  private mutating func end(after tokens: [Token]) throws(Misreading) -> [Instruction] {
    guard !wantsValue else { throw Misreading(.missingValue, tokens.last?.range ?? 0..<0) }
    release(bindingAtLeast: 0)
    if let open = waiting.last { throw Misreading(.unclosedParenthesis, open.range) }
    return instructions
  }
}

/// Sees to it that postfix has the values its operators want.
///
/// A minus sign joined to the number behind it and not to what stands before is that number's sign. `day` behind a
/// number is the unit.
private struct PostfixReader {
  private var instructions: [Instruction] = []
  private var depth = 0

  static func instructions(of tokens: [Token]) throws(Misreading) -> [Instruction] {
    var reader = PostfixReader()
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if token.kind == .operation(.subtract), !token.isJoined, let next, next.isJoined,
        let number = next.number,
        let negative = try? -number
      {
        let range = token.range.lowerBound..<next.range.upperBound
        try reader.push(.push(.number(negative)), range)
        index += 2
      } else {
        try reader.take(token, behindNumber: index > 0 && tokens[index - 1].number != nil)
        index += 1
      }
    }
    guard reader.depth == 1 else {
      throw Misreading(.valuesLeft(reader.depth), tokens.last?.range ?? 0..<0)
    }
    return reader.instructions
  }

  private mutating func take(_ token: Token, behindNumber: Bool) throws(Misreading) {
    switch token.kind {
    case .value(let value):
      try push(.push(value), token.range)
    case .word(let name?, let unit) where unit == nil || !behindNumber:
      try push(.name(name), token.range)
    case .word(_, let unit?):
      try apply(.unit(unit), taking: 1, token.range)
    case .operation(let operation):
      try apply(.operation(operation), taking: operation.isUnary ? 1 : 2, token.range)
    default:
      throw Misreading(.missingValue, token.range)
    }
  }

  private mutating func push(_ action: Instruction.Action, _ range: Range<Int>) throws(Misreading) {
    guard depth < Expression.deepestNesting else {
      throw Misreading(.tooDeep(limit: Expression.deepestNesting), range)
    }
    depth += 1
    instructions.append(Instruction(action: action, range: range))
  }

  private mutating func apply(
    _ action: Instruction.Action, taking count: Int, _ range: Range<Int>
  ) throws(Misreading) {
    guard depth >= count else { throw Misreading(.missingValue, range) }
    depth -= count - 1
    instructions.append(Instruction(action: action, range: range))
  }
}
