extension Expression {
  /// Why an expression cannot be read or has no value, and where.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason
    /// The word at which it is wrong, as it was typed; empty where the whole text is meant.
    public let word: String
    /// How many Unicode scalars of the text stand before the word.
    public let place: Int

    init(_ reason: Reason, in text: String, at range: Range<Int>) {
      self.reason = reason
      word = String(scalars: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
      place = range.lowerBound
    }
  }
}

extension Expression.Fault {
  /// What can be wrong with an expression.
  public enum Reason: Error, Hashable, Sendable {
    /// Nothing was typed.
    case empty
    /// The text is too long to be read.
    case tooLong(limitInBytes: Int)
    /// Too much waits for what comes after it, as in many parentheses.
    case tooDeep(limit: Int)
    /// A character begins no word of an expression.
    case strangeCharacter
    /// The word has the look of a date and is none.
    case notADate(CivilDate.ParseError)
    /// The word begins as a lunar date and is none, or not one day alone.
    case notALunarDate(LunarDate.Fault)
    /// The word behind a date has the look of a time and is none.
    case noSuchTime
    /// Nothing has this name; the names that are known here.
    case unknownName(known: [String])
    /// The word needs a value beside it, before it in postfix, and there is none.
    case missingValue
    /// The word follows a value without an operator between them.
    case missingOperator
    /// The parenthesis is never closed.
    case unclosedParenthesis
    /// The parenthesis closes none.
    case unopenedParenthesis
    /// Postfix ends with more than one value on the stack.
    case valuesLeft(Int)
    /// No birthday is known.
    case noBirthday
    /// There is no value before.
    case noAnswer
    /// The time is not known.
    case noNow
    /// Something is divided by zero.
    case divisionByZero
    /// A number needs more than 64 bits above or below its line.
    case overflow
    /// The operation is not for values of these kinds, in the order in which they stand.
    case wrongKinds([Expression.Value.Kind])
    /// Months and days are compared or divided, which never turn into each other.
    case monthsAgainstDays
    /// This part of a month would be needed.
    case fractionOfMonth(Fraction)
    /// This number is added to a date as days, and is not whole.
    case fractionOfDay(Fraction)
    /// The result lies between two seconds.
    case fractionOfSecond
    /// The date lies outside years 0001 to 9999.
    case dateOutOfRange
    /// A condition has a value of this kind and is no claim.
    case notACondition(Expression.Value.Kind)
  }
}

extension Expression.Fault.Reason {
  init(_ fault: Fraction.Fault) {
    switch fault {
    case .divisionByZero: self = .divisionByZero
    case .overflow: self = .overflow
    }
  }

  init(_ fault: DateSpan.Fault) {
    switch fault {
    case .dateOutOfRange: self = .dateOutOfRange
    case .fractionOfSecond: self = .fractionOfSecond
    }
  }
}

/// What is wrong, and where, before the text is at hand.
struct Misreading: Error {
  var reason: Expression.Fault.Reason
  /// In Unicode scalars.
  var range: Range<Int>

  init(_ reason: Expression.Fault.Reason, _ range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
