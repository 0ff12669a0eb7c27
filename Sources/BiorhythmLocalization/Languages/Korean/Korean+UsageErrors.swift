internal import BiorhythmCore

extension Korean {
  static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "\(quoted(word)) 옵션은 없습니다: 혹시 \($0) 옵션을 찾으셨나요?" }
        ?? "\(quoted(word)) 옵션은 없습니다: 전체 목록은 biorhythm --help 명령으로 볼 수 있습니다"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "\(quoted(word)) 인수는 알 수 없습니다: 혹시 \($0) 옵션을 찾으셨나요?" }
        ?? "\(quoted(word)) 인수는 알 수 없습니다: 쓸 수 있는 인수는 biorhythm --help 명령으로 볼 수 있습니다"
    case .missingValue(let option, let label):
      "\(option.spelling) 옵션에는 값이 필요합니다: \(option.spelling) \(label) 형식으로 쓰세요"
    case .unwantedValue(let option, let value):
      "\(option.spelling) 옵션에는 값을 줄 수 없습니다(\(quoted(value))): \(option.spelling) 옵션만 쓰세요"
    case .wrongChoice(let option, let value, let choices):
      "\(quoted(value)) 값은 \(option.spelling) 옵션에 쓸 수 없습니다: \(listed(choices)) 중에서 고르세요"
    case .wrongDate(let word, let error):
      "\(quoted(word)) 값은 날짜가 아닙니다: \(describe(error, form: "2026-11-30"))"
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error): "\(quoted(word)) 값은 연월이 아닙니다: \(describe(error, form: "2026-11"))"
    case .wrongYear(let word, let error): "\(quoted(word)) 값은 연도가 아닙니다: \(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) 값은 태어난 때보다 앞입니다: 더 늦은 때를 고르세요"
    case .wrongTime(let option, let value):
      "\(option.spelling) 옵션에 \(quoted(value)) 값은 쓸 수 없습니다: 07:30처럼 시각을 쓰세요"
    case .onlyInCalendars(let option): "\(option.spelling) 옵션은 달력에만 쓸 수 있습니다: --format ics를 더하거나 이 옵션을 빼세요"
    case .wrongCount(let option, let value, let largest):
      "\(quoted(value)) 값은 \(option.spelling) 옵션에 쓸 수 없습니다: 1부터 \(largest)까지의 정수를 쓰세요"
    case .wrongNumber(let option, let value):
      "\(option.spelling) 옵션에 쓸 수 없는 값 \(quoted(value)): 7이나 6.5 같은 수를 쓰세요"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) 옵션에 쓸 수 없는 값 \(quoted(value)): \(range.lowerBound)부터 \(range.upperBound)까지의 정수를 쓰세요"
    case .argumentTooLong(let limit): "인수가 \(limit)바이트보다 깁니다: 더 짧게 쓰세요"
    case .argumentNotUTF8: "인수가 UTF-8 텍스트가 아닙니다: UTF-8 터미널에서 입력하세요"
    case .variableNotUTF8(let name, let value):
      "\(name) 변수의 파일 이름이 UTF-8이 아닙니다: \(quoted(value)) 이름을 바꾸거나 --settings FILE 옵션으로 파일을 지정하세요"
    case .tilde(let name, let value, let meant):
      "셸이 \(quoted(value)) 값의 ~ 기호를 바꾸지 않았습니다: \(name) \(quoted(meant ?? "$HOME")) 형식으로 쓰세요"
    case .wordsUnknown: "시스템이 입력한 명령을 알려 주지 않습니다: /proc을 마운트하세요"
    case .conflict(let first, let second):
      "\(first.spelling) 옵션과 \(second.spelling) 옵션은 함께 쓸 수 없습니다: 둘 중 하나만 쓰세요"
    case .onlyWith(let option, let reports):
      "여기서는 \(option.spelling) 옵션을 쓸 수 없습니다: \(listed(reports.map(reportName))) 중 하나와 함께 쓰세요"
    case .missingCompanion(let option, let other):
      "\(option.spelling) 옵션만으로는 저장되지 않습니다: \(other.spelling) 날짜를 함께 쓰세요"
    case .repeated(let option): "\(option.spelling) 옵션이 두 번 있습니다: 한 번만 쓰세요"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) 옵션과 --date \(date) 옵션이 서로 맞지 않습니다: 둘 중 하나를 빼세요"
    case .loneEnd(let option, let missing):
      "\(option.spelling) 옵션에는 기간의 다른 쪽 끝도 필요합니다: \(missing.spelling) DATE 옵션을 더하세요"
    case .windowTurned(let from, let to):
      "기간의 앞뒤가 바뀌었습니다(\(from)부터 \(to)까지): 이른 날짜를 --from 뒤에 쓰세요"
    case .outOfCalendar(let option, let from):
      "\(from)에서 \(option.spelling) 옵션만큼 옮기면 0001년부터 9999년까지를 벗어납니다: 덜 옮기거나 다른 날짜에서 시작하세요"
    case .beforeBirth(let date, let birthday):
      "\(date) 날짜는 생일 \(birthday)보다 이릅니다: \(birthday)부터의 날짜를 고르세요"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report))에는 \(quoted(format.rawValue)) 형식이 없습니다: "
        + (offered.count == 1
          ? "\(offered[0].rawValue) 형식만 있습니다" : "\(listed(offered.map(\.rawValue))) 중에서 고르세요")
    case .unknownCycle(let id, let known):
      "\(quoted(id)) 리듬은 없습니다: \(listed(known)) 중에서 고르세요"
    case .noCycles: "--cycles 옵션에 리듬이 없습니다: physical,emotional처럼 id를 쉼표로 이어 쓰세요"
    case .pictureTooLong(let days, let limit):
      "\(days)일은 그림 하나로 그리기에 너무 깁니다: \(limit)일 이하의 기간을 고르세요"
    case .futureBirthday(let date):
      "생일이 미래의 날짜입니다(\(date)): 태어난 날을 YYYY-MM-DD 형식으로 쓰세요"
    case .centuryMissing(let date):
      "생일 \(date)의 연도가 \(date.month.year)년입니다: 19\(date.description.dropFirst(2))처럼 연도를 네 자리로 쓰세요"
    case .nameIsDate(let name): "\(quoted(name)) 값은 날짜로 읽히므로 이름이 될 수 없습니다: 다른 이름을 고르세요"
    case .wrongName(let longest):
      "이름은 보이는 글자가 하나 이상 있고 \(longest)자를 넘지 않아야 합니다: --person 뒤에 다른 이름을 쓰세요"
    case .nearlySavedName(let name, let saved):
      "\(quoted(name)) 이름은 저장되어 있지 않지만 \(quoted(saved)) 이름은 있습니다: 그 이름을 쓰거나, 새 이름이 맞으면 --set \(quoted("people.\(name)=날짜")) 옵션으로 저장하세요"
    case .wrongSetting(let word):
      "\(quoted(word)) 값은 설정이 아닙니다: --set color=never처럼 --set KEY=VALUE 형식으로 쓰세요"
    case .unknownPreference(let key):
      "\(quoted(key)) 설정은 없습니다: \(listed(Preference.allCases.map(\.rawValue))) 중에서 고르세요"
    case .wrongPreference(let preference, let value):
      "\(quoted(value)) 값은 \(preference.rawValue) 설정에 쓸 수 없습니다: "
        + (preference.choices.map { "\(listed($0)) 중에서 고르세요" }
          ?? (preference == .cycles
            ? "리듬이나 묶음의 id를 쉼표로 이어 쓰세요"
            : "moon:29,work:7처럼 id:주기 쌍을 쉼표로 이어 쓰세요. 주기는 2일부터 \(Cycle.customPeriods.upperBound)일까지입니다"))
    case .noTerminal:
      "대화형 화면에는 표준 입력과 표준 출력 모두 터미널이어야 합니다: 대신 --month 또는 --day 옵션을 쓰세요"
    case .dumbTerminal: "TERM=dumb에서는 대화형 화면을 그릴 수 없습니다: 대신 --month 또는 --day 옵션을 쓰세요"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "\(form) 형식으로 쓰세요"
    case .yearNotFourDigits: "\(form) 형식에 맞추어 연도를 네 자리로 쓰세요"
    case .yearNotFirst(let meant):
      meant.map { "연도가 맨 앞에 와야 합니다. \($0) 형식으로 쓰세요" }
        ?? "연도가 맨 앞에 와야 하고, 월과 일의 순서도 알 수 없습니다. \(form) 형식으로 쓰세요"
    case .yearOutOfRange: "연도는 0001년부터 9999년까지입니다"
    case .noSuchMonth(let month): "\(month)월은 없습니다. 월은 01부터 12까지입니다"
    case .noSuchDay(let day, let month):
      "\(month.year)년 \(month.month)월에는 \(day)일이 없습니다. 마지막 날은 \(month.last)입니다"
    }
  }

  static func reportName(_ report: ReportKind) -> String {
    report.option.map { "\($0.spelling) 보고서" } ?? "대시보드"
  }
}
