/// A calculator that answers line by line, in which `ans` is the value before.
///
///     var calculator = LineCalculator(context: Expression.Context(today: today))
///     calculator.enter("1/2")          // 1/2
///     calculator.enter("ans * 3")      // 1 1/2
public struct LineCalculator: Sendable {
  /// A line and what came of it.
  public struct Entry: Hashable, Sendable {
    /// What was typed.
    public let line: String
    /// The value, or why there is none.
    public let result: Result<Expression.Value, Expression.Fault>
  }

  /// The last entries, the oldest first.
  public private(set) var entries: [Entry] = []

  /// What the names stand for; its answer is the last value there was.
  public private(set) var context: Expression.Context

  private let lexicon: Lexicon
  private let entriesKept: Int

  /// Starts a calculator.
  ///
  /// - Parameters:
  ///   - context: What the names stand for.
  ///   - lexicon: The words that are known.
  ///   - entriesKept: How many entries to keep; 0 for an input that has no end.
  public init(context: Expression.Context, lexicon: Lexicon = .english, entriesKept: Int = 0) {
    self.context = context
    self.lexicon = lexicon
    self.entriesKept = max(0, entriesKept)
  }

  /// Reckons on with other names; the last value stays.
  public mutating func meet(_ context: Expression.Context) {
    let answer = self.context.answer
    self.context = context
    self.context.answer = answer
  }

  /// The last value there was.
  public var answer: Expression.Value? { context.answer }

  /// Reckons a line without entering it, to show what it means while it is typed.
  public func preview(_ line: String) -> Result<Expression.Value, Expression.Fault> {
    Result { () throws(Expression.Fault) in
      try Expression(parsing: line, lexicon: lexicon).value(in: context)
    }
  }

  /// Reckons a line; a fault leaves `ans` as it is.
  @discardableResult
  public mutating func enter(_ line: String) -> Result<Expression.Value, Expression.Fault> {
    let result = preview(line)
    if case .success(let value) = result { context.answer = value }
    if entriesKept > 0 {
      if entries.count == entriesKept { entries.removeFirst() }
      entries.append(Entry(line: line, result: result))
    }
    return result
  }
}
