/// A sum, a date or a claim that a person typed, put into the order in which it is reckoned.
///
///     let context = Expression.Context(today: today, birthday: birthday)
///     try Expression(parsing: "birthday + 10000").value(in: context)         // 2017-09-30
///     try Expression(parsing: "today birthday - 23 days /").value(in: context)     // 580 8/23
///
/// `*` `/` `mod` bind before `+` `-`, those before comparisons, and these before `not`, `and`, `or`, in this order; a
/// unit binds to the value before it, to all of `1/2` where that is written without spaces. A text that is not in this
/// order of words but is right as postfix, values before their operators, is read as that. No text of the one
/// kind has another meaning in the other.
public struct Expression: Hashable, Sendable {
  /// What was typed.
  public let text: String

  let instructions: [Instruction]

  /// The longest text that is read, in bytes of UTF-8.
  public static let longestText = 65_536

  /// How many parentheses, operators or values may wait for what comes after them.
  public static let deepestNesting = 1_000

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: What was typed; at most ``longestText``.
  ///   - lexicon: The words that are known; made only where the text has a word.
  /// - Throws: ``Fault``, with the word and its place.
  public init(parsing text: String, lexicon: @autoclosure () -> Lexicon = .english) throws(Fault) {
    guard text.utf8.count <= Self.longestText else {
      throw Fault(.tooLong(limitInBytes: Self.longestText), in: text, at: 0..<0)
    }
    self.text = text
    let hasWords = text.utf8.contains { $0 >= 0x41 }
    do throws(Misreading) {
      instructions = try postfixOrder(
        of: Tokenizer.tokens(of: text, lexicon: hasWords ? lexicon() : .empty))
    } catch {
      throw Fault(error.reason, in: text, at: error.range)
    }
  }

  /// What the names in an expression stand for.
  public struct Context: Hashable, Sendable {
    /// The day that `today` and weekdays count from.
    public var today: CivilDate
    /// What `now` stands for, if it is known.
    public var now: CivilMoment?
    /// What `birthday` stands for, if it is known.
    public var birthday: CivilDate?
    /// What `ans` stands for, if there is a value before.
    public var answer: Value?

    /// Creates a context.
    public init(
      today: CivilDate, now: CivilMoment? = nil, birthday: CivilDate? = nil, answer: Value? = nil
    ) {
      self.today = today
      self.now = now
      self.birthday = birthday
      self.answer = answer
    }
  }

  /// Returns what the expression comes to.
  ///
  /// - Throws: ``Fault``, with the word and its place.
  public func value(in context: Context) throws(Fault) -> Value {
    var stack = OperandStack()
    for instruction in instructions {
      do throws(Fault.Reason) {
        try stack.take(instruction.action, in: context)
      } catch {
        throw Fault(error, in: text, at: instruction.range)
      }
    }
    // Reading has seen to it that just one value is left.
    guard let value = stack.top else { throw Fault(.empty, in: text, at: 0..<0) }
    return value
  }

  /// The same expression as an operand stack is fed: values before their operators, without parentheses.
  ///
  ///     try Expression(parsing: "(1 + 2) * -3").postfix      // "1 2 + 3 -1 * *"
  public var postfix: String {
    let scalars = Array(text.unicodeScalars)
    return instructions.map { instruction in
      instruction.action == .operation(.negate) ? "-1 *" : String(scalars: scalars[instruction.range])
    }.joined(separator: " ")
  }
}

/// One step of the operand stack.
struct Instruction: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case push(Expression.Value)
    case name(Name)
    case unit(Unit)
    case operation(Operation)
  }

  var action: Action
  /// Where its word stands, in Unicode scalars.
  var range: Range<Int>
}
