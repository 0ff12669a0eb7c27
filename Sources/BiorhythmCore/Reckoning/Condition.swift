/// A claim about a day of someone's life, such as `primary >= 80 and weekday >= sat`.
///
/// It is an expression in which the id of a cycle stands for its percent on the day, and a group's id for that of each
/// of its cycles: a comparison holds when it holds for all of them. `critical`, `peak` and `valley` are how many
/// primary cycles are at theirs, `weekday` is 1 Monday to 7 Sunday, weekdays are these numbers, and `day` is the
/// day number. Behind a number `day` is the unit. All that varies from day to day is a number.
///
///     let condition = try Condition(parsing: "critical = 3", in: .init(today: today))
///     try condition.holds(on: birthday, for: birthday)     // true
public struct Condition: Sendable {
  /// The condition as it was typed.
  public var text: String { expression.text }

  private let expression: Expression
  private let cycles: [Cycle]
  private let context: Expression.Context
  /// The program for everyone, or nil where the birthday is named and everyone needs their own.
  private let sharedProgram: DayProgram?

  /// Reads and checks a condition.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - cycles: The cycles that can be named.
  ///   - context: What names such as `today` stand for; `birthday` is that of whose day it is.
  ///   - lexicon: The words that are known beside those of a day.
  /// - Throws: ``Expression/Fault``, with the word and its place.
  public init(
    parsing text: String, cycles: [Cycle] = Cycle.builtIn, in context: Expression.Context,
    lexicon: Lexicon = .english
  ) throws(Expression.Fault) {
    self.cycles = cycles
    self.context = context
    expression = try Expression(parsing: text, lexicon: lexicon.ofDays(with: cycles))
    let namesBirthday = expression.instructions.contains { $0.action == .name(.birthday) }
    let program = try Self.program(
      expression, cycles, context, birthday: namesBirthday ? context.birthday ?? context.today : nil)
    sharedProgram = namesBirthday ? nil : program
  }

  /// Whether the condition holds on a day of someone's life; never before birth.
  ///
  /// - Throws: ``Expression/Fault``, where it cannot be reckoned on this day.
  public func holds(on date: CivilDate, for birthday: CivilDate) throws(Expression.Fault) -> Bool {
    guard date >= birthday else { return false }
    var reader = try reader(for: birthday)
    let (bits, fault) = reader.read(from: date, count: 1)
    if let fault { throw fault.fault }
    return bits == 1
  }

  /// Reads the days of someone's life.
  func reader(for birthday: CivilDate) throws(Expression.Fault) -> DayReader {
    if let sharedProgram { return DayReader(sharedProgram, birthday) }
    return DayReader(try Self.program(expression, cycles, context, birthday: birthday), birthday)
  }

  private static func program(
    _ expression: Expression, _ cycles: [Cycle], _ context: Expression.Context, birthday: CivilDate?
  ) throws(Expression.Fault) -> DayProgram {
    var context = context
    context.birthday = birthday
    return try ConditionCompiler.program(of: expression, cycles: cycles, context: context)
  }
}

/// A number that a day of someone's life has.
enum DayQuantity: Hashable, Sendable {
  /// The percent of a cycle, by its place among the cycles that are known.
  case percent(Int)
  /// The percent of each cycle of a group.
  case percents(Cycle.Group)
  /// How many primary cycles are critical, at their peak, or at their valley.
  case critical, peak, valley
  /// The number of the weekday, Monday 1 to Sunday 7.
  case weekday
  /// Days since birth.
  case number
}
