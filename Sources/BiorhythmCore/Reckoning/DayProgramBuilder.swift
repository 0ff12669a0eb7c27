/// Puts the comparisons of a condition into a program.
struct DayProgramBuilder {
  /// The longest period that is kept as a pattern, in days.
  private static let longestPattern = 65_536
  /// How many days all patterns together may have, so that a very long condition does not take all memory.
  private static let roomForPatterns = 1 << 22

  private(set) var program: DayProgram
  private let cycles: [Cycle]
  private var tableIndexes: [DayQuantity: Int] = [:]
  private var roomLeft = Self.roomForPatterns

  init(text: String, cycles: [Cycle]) {
    program = DayProgram(text: text)
    self.cycles = cycles
  }

  /// Adds a step between comparisons.
  mutating func append(_ step: DayProgram.Step) { program.steps.append(step) }

  /// Adds a comparison, for each cycle of each group that is named in it.
  mutating func appendTests(of terms: [ConditionOperand.Term], _ comparison: Operation) {
    var choices: [[Cycle.Group: Int]] = [[:]]
    for group in Cycle.Group.allCases where terms.contains(where: { $0.names(group) }) {
      let members = cycles.indices.filter { cycles[$0].group == group }
      choices = choices.flatMap { choice in members.map { choice.merging([group: $0]) { $1 } } }
    }
    for (count, choice) in choices.enumerated() {
      append(DayProgram.Test(steps: terms.map { step(of: $0, choice) }, comparison: comparison))
      if count > 0 { program.steps.append(.and) }
    }
  }

  private mutating func step(of term: ConditionOperand.Term, _ choice: [Cycle.Group: Int])
    -> DayProgram.Test.Step
  {
    switch term {
    case .constant(let number): .constant(number)
    case .operation(let operation, let range): .operation(operation, range: range)
    case .quantity(.weekday): .weekday
    case .quantity(.number): .dayNumber
    case .quantity(.percents(let group)): .table(table(of: .percent(choice[group] ?? 0)))
    case .quantity(let quantity): .table(table(of: quantity))
    }
  }

  private mutating func table(of quantity: DayQuantity) -> Int {
    if let index = tableIndexes[quantity] { return index }
    let index = program.tables.count
    program.tables.append(DayProgram.Table(of: quantity, cycles))
    tableIndexes[quantity] = index
    return index
  }

  /// Adds a comparison as a pattern where it comes back soon enough and can be reckoned on every day.
  private mutating func append(_ test: DayProgram.Test) {
    if let (clock, period) = turn(of: test), period <= roomLeft {
      var stack: [Fraction] = []
      let pattern = try? DayProgram.Pattern(clock: clock, period: period) { day throws(Misreading) in
        try program.holds(test, dayNumber: day, weekday: day % 7, stack: &stack)
      }
      if let pattern {
        roomLeft -= period
        program.steps.append(.pattern(program.patterns.count))
        program.patterns.append(pattern)
        return
      }
    }
    // A fault is told when its day is reached.
    program.steps.append(.test(program.tests.count))
    program.tests.append(test)
  }

  /// After how many days the answers of a comparison come back, and counted from when; nil where that is too long.
  private func turn(of test: DayProgram.Test) -> (DayProgram.Pattern.Clock, Int)? {
    var period = 1
    var usesWeekday = false
    for step in test.steps {
      switch step {
      case .table(let index):
        let days = program.tables[index].values.count
        // Neither factor is longer than a period may be, so the product has room.
        period *= days / Int(greatestCommonDivisor(period.magnitude, days.magnitude))
        guard period <= Self.longestPattern else { return nil }
      case .weekday: usesWeekday = true
      case .dayNumber: return nil
      case .constant, .operation: break
      }
    }
    guard usesWeekday else { return (.sinceBirth, period) }
    return period == 1 ? (.sinceMonday, 7) : nil
  }
}
