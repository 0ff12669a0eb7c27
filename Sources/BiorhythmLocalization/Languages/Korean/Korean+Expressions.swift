internal import BiorhythmCore

extension Korean {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word))(\(fault.place + 1)번째 글자)"
    return switch fault.reason {
    case .empty: "계산할 식이 없습니다: 'today - birthday'처럼 식을 쓰세요"
    case .tooLong(let limit): "식이 \(limit)바이트보다 깁니다: 줄여 쓰세요"
    case .tooDeep(let limit): "\(word) 위치에서 \(limit)개가 넘는 값이나 괄호가 뒤를 기다립니다: 식을 나누어 쓰세요"
    case .strangeCharacter: "\(word) 글자는 식에 쓸 수 없습니다: 지우세요"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) 값은 시각이 아닙니다: 09:30처럼 쓰세요"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "\(word) 옆에 값이 없습니다: 그 자리에 값을 쓰세요"
    case .missingOperator: "\(word) 앞에 연산자가 없습니다: 두 값 사이에 연산자를 쓰세요"
    case .unclosedParenthesis: "\(word) 괄호가 닫히지 않았습니다: ) 괄호를 더하세요"
    case .unopenedParenthesis: "\(word) 괄호가 닫는 괄호가 없습니다: 지우거나 앞에 ( 괄호를 더하세요"
    case .valuesLeft(let count): "끝에 값 \(count)개가 남습니다: 값을 잇는 연산자를 더하세요"
    case .noBirthday: "저장된 생일이 없어 \(word) 값을 알 수 없습니다: biorhythm --set-birthday 1990-05-15 명령으로 저장하세요"
    case .noAnswer: "앞선 결과가 없어 \(word) 값을 알 수 없습니다: 다른 식부터 쓰세요"
    case .noNow: "시각을 몰라 \(word) 값을 알 수 없습니다: 날짜와 시각을 쓰세요"
    case .divisionByZero: "\(word) 위치에서 0으로 나눕니다: 다른 수로 나누세요"
    case .overflow: "\(word) 결과가 64비트를 넘습니다: 더 작은 수를 쓰세요"
    case .wrongKinds(let kinds):
      "\(word) 연산은 다음 값에 쓸 수 없습니다: \(joined(kinds.map(name))). 쓸 수 있는 것은 biorhythm --help calculate 명령으로 볼 수 있습니다"
    case .monthsAgainstDays: "\(word) 연산에 달과 날이 섞였고, 둘은 서로 바꿀 수 없습니다: 한 가지만 쓰세요"
    case .fractionOfMonth(let part): "\(word) 결과에 한 달의 \(part)이 필요하지만 달은 나눌 수 없습니다: 날수를 쓰세요"
    case .fractionOfDay(let part): "\(word) 연산이 날짜에 \(part)만큼 더하지만 단위 없는 수는 온전한 날수입니다: 12 hours처럼 단위를 쓰세요"
    case .fractionOfSecond: "\(word) 결과가 두 초 사이에 있습니다: 온전한 초를 쓰세요"
    case .dateOutOfRange: "\(word) 결과가 0001년부터 9999년까지를 벗어납니다: 더 가까운 날짜로 하세요"
    case .notACondition(let kind): "\(word) 값은 조건이 아니라 \(name(kind))입니다: 'physical >= 80'처럼 비교하세요"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({ "\(word) 단어는 알 수 없습니다: \($0) 단어를 뜻하셨나요?" }
    ) {
      return near
    }
    let names = known.joined(separator: ", ")
    return "\(word) 단어는 알 수 없습니다: 쓸 수 있는 단어는 \(names)입니다"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) 값은 날짜가 아니라 \(name(kind))입니다: 2026-11-30처럼 쓰세요"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "수"
    case .span: "기간"
    case .date: "날짜"
    case .moment: "시점"
    case .truth: "참거짓"
    }
  }
}
