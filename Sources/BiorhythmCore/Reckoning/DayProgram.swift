/// A condition made ready to be asked about millions of days.
///
/// A comparison of quantities that come back after some days is reckoned once for that many days and kept as a
/// pattern of bits, from which 64 days are read at once; others are reckoned day by day.
struct DayProgram: Sendable {
  /// A quantity on each day of its period.
  struct Table: Sendable {
    /// The quantity on day 0, 1, 2 …; as many as the period has days.
    var values: [Int32]
  }

  /// A comparison, as an operand stack takes it.
  struct Test: Sendable {
    enum Step: Sendable {
      case constant(Fraction)
      case table(Int)
      case weekday
      case dayNumber
      case operation(Operation, range: Range<Int>)
    }

    var steps: [Step]
    var comparison: Operation
  }

  /// A comparison's answers, one bit a day.
  struct Pattern: Sendable {
    /// Which count of days the pattern follows.
    enum Clock: Sendable { case sinceBirth, sinceMonday }

    var clock: Clock
    var period: Int
    /// The bits of the period and of the 64 days after it.
    private var words: [UInt64]

    init(clock: Clock, period: Int, holds: (Int) throws(Misreading) -> Bool) throws(Misreading) {
      self.clock = clock
      self.period = period
      words = Array(repeating: 0, count: (period + 64) / 64 + 1)
      for day in 0..<period where try holds(day) {
        for place in stride(from: day, to: period + 64, by: period) {
          words[place / 64] |= 1 << UInt64(place % 64)
        }
      }
    }

    /// The bits of 64 days, the first in the lowest place.
    func bits(from day: Int) -> UInt64 {
      let place = remainder(day, period)
      // A shift by all 64 places gives 0.
      return words[place / 64] >> UInt64(place % 64) | words[place / 64 + 1] << UInt64(64 - place % 64)
    }
  }

  /// A step of the stack of bits, one word of 64 days each.
  enum Step: Sendable {
    case constant(Bool)
    case pattern(Int)
    case test(Int)
    case not, and, or
    /// Whether two claims are both true or both false.
    case same
  }

  var text: String
  var tables: [Table] = []
  var patterns: [Pattern] = []
  var tests: [Test] = []
  var steps: [Step] = []

  /// Returns whether a comparison holds on a day.
  ///
  /// - Parameters:
  ///   - dayNumber: Days since birth, 0 or more.
  ///   - weekday: Monday 0 to Sunday 6.
  ///   - stack: Room for its numbers, empty.
  func holds(
    _ test: Test, dayNumber: Int, weekday: Int, stack: inout [Fraction]
  ) throws(Misreading) -> Bool {
    defer { stack.removeAll(keepingCapacity: true) }
    for step in test.steps {
      switch step {
      case .constant(let number): stack.append(number)
      case .table(let index):
        let values = tables[index].values
        stack.append(Fraction(Int(values[dayNumber % values.count])))
      case .weekday: stack.append(Fraction(weekday + 1))
      case .dayNumber: stack.append(Fraction(dayNumber))
      case .operation(let operation, let range):
        do throws(Fraction.Fault) { try stack.apply(operation) } catch {
          throw Misreading(.init(error), range)
        }
      }
    }
    guard let second = stack.popLast(), let first = stack.popLast() else { return false }
    return test.comparison.holds(first, second)
  }
}

extension [Fraction] {
  fileprivate mutating func apply(_ operation: Operation) throws(Fraction.Fault) {
    guard let second = popLast() else { return }
    if operation == .negate {
      append(try -second)
      return
    }
    guard let first = popLast() else { return }
    switch operation {
    case .add: append(try first + second)
    case .subtract: append(try first - second)
    case .multiply: append(try first * second)
    case .divide: append(try first / second)
    case .modulo: append(try Fraction.modulo(first, second))
    default: break
    }
  }
}

/// Asks a program about the days of one life.
struct DayReader: Sendable {
  private let program: DayProgram
  private let birthday: CivilDate
  private var bits: [UInt64] = []
  private var numbers: [Fraction] = []

  init(_ program: DayProgram, _ birthday: CivilDate) {
    self.program = program
    self.birthday = birthday
  }

  /// Returns on which of some days the condition holds.
  ///
  /// - Parameters:
  ///   - date: The first day, not before birth.
  ///   - count: How many days, 1 to 64.
  /// - Returns: A bit for each day, the first in the lowest place; and the first day on which the condition cannot be
  ///   reckoned, from which on bits mean nothing.
  mutating func read(
    from date: CivilDate, count: Int
  ) -> (bits: UInt64, fault: (day: Int, fault: Expression.Fault)?) {
    let dayNumber = date - birthday
    let weekday = date.weekday.rawValue - 1
    var fault: (day: Int, fault: Expression.Fault)?
    bits.removeAll(keepingCapacity: true)
    for step in program.steps {
      switch step {
      case .constant(let isTrue): bits.append(isTrue ? .max : 0)
      case .pattern(let index):
        let pattern = program.patterns[index]
        bits.append(pattern.bits(from: pattern.clock == .sinceBirth ? dayNumber : weekday))
      case .test(let index):
        var answers: UInt64 = 0
        for day in 0..<(fault?.day ?? count) {
          do throws(Misreading) {
            let holds = try program.holds(
              program.tests[index], dayNumber: dayNumber + day, weekday: (weekday + day) % 7, stack: &numbers)
            if holds { answers |= 1 << UInt64(day) }
          } catch {
            fault = (day, Expression.Fault(error.reason, in: program.text, at: error.range))
            break
          }
        }
        bits.append(answers)
      case .not:
        if let top = bits.popLast() { bits.append(~top) }
      case .and, .or, .same:
        guard let second = bits.popLast(), let first = bits.popLast() else { break }
        switch step {
        case .and: bits.append(first & second)
        case .or: bits.append(first | second)
        default: bits.append(~(first ^ second))
        }
      }
    }
    let mask: UInt64 = count == 64 ? .max : 1 << UInt64(count) - 1
    return ((bits.last ?? 0) & mask, fault)
  }
}
