internal import BiorhythmCore

extension English {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word)) (character \(fault.place + 1))"
    return switch fault.reason {
    case .empty: "nothing to reckon: write an expression, such as 'today - birthday'"
    case .tooLong(let limit): "the expression is longer than \(limit) bytes: shorten it"
    case .tooDeep(let limit):
      "at \(word), more than \(limit) values or parentheses wait for what follows: split it up"
    case .strangeCharacter: "\(word) begins no word of an expression: remove it"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) is no time of day: write it as 09:30"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "a value is missing beside \(word): write one there"
    case .missingOperator: "an operator is missing before \(word): write one between the two values"
    case .unclosedParenthesis: "\(word) is never closed: add )"
    case .unopenedParenthesis: "\(word) closes nothing: remove it, or add ( before"
    case .valuesLeft(let count): "\(count) values are left at the end: add the operators that join them"
    case .noBirthday:
      "\(word) has no value, as no birthday is stored: store yours with biorhythm --set-birthday 1990-05-15"
    case .noAnswer: "\(word) has no value, as there is no result before: begin with another line"
    case .noNow: "\(word) has no value, as the time is not known: write a date and a time"
    case .divisionByZero: "\(word) divides by zero: use another divisor"
    case .overflow: "\(word) leads past 64 bits: use smaller numbers"
    case .wrongKinds(let kinds):
      "\(word) does not go with \(joined(kinds.map(name))): biorhythm --help calculate shows what does"
    case .monthsAgainstDays:
      "\(word) sets months against days, which never turn into each other: use one of the two"
    case .fractionOfMonth(let part):
      "\(word) would need \(part) of a month, and a month has no parts: use days"
    case .fractionOfDay(let part):
      "\(word) adds \(part) to a date, and a bare number counts whole days: add a unit, such as 12 hours"
    case .fractionOfSecond: "\(word) leads between two seconds: use whole seconds"
    case .dateOutOfRange: "\(word) leads past the years 0001 to 9999: go less far"
    case .notACondition(let kind):
      "\(word) is \(name(kind)) and no condition: compare it, as in 'physical >= 80'"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({
      "\(word) is not known: did you mean \($0)?"
    }) {
      return near
    }
    let names = known.joined(separator: ", ")
    return "\(word) is not known: known are \(names)"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) is \(name(kind)) and not a date: write it as 2026-11-30"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "a number"
    case .span: "a span"
    case .date: "a date"
    case .moment: "a moment"
    case .truth: "a claim"
    }
  }
}
