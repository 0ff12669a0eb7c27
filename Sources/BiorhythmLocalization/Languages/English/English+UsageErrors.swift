internal import BiorhythmCore

extension English {
  static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "unknown option \(quoted(word)): did you mean \($0)?" }
        ?? "unknown option \(quoted(word)): biorhythm --help lists them all"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "unexpected word \(quoted(word)): did you mean \($0)?" }
        ?? "unexpected word \(quoted(word)): biorhythm --help shows what can be typed"
    case .missingValue(let option, let label):
      "\(option.spelling) needs a value: write \(option.spelling) \(label)"
    case .unwantedValue(let option, let value):
      "\(option.spelling) takes no value, but got \(quoted(value)): write just \(option.spelling)"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) cannot be \(quoted(value)): choose from \(choices.joined(separator: ", "))"
    case .wrongDate(let word, let error):
      "\(quoted(word)) is not a date: \(describe(error, form: "2026-11-30"))"
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error):
      "\(quoted(word)) is not a month: \(describe(error, form: "2026-11"))"
    case .wrongYear(let word, let error): "\(quoted(word)) is not a year: \(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) lies before the moment of birth: choose a later one"
    case .wrongTime(let option, let value):
      "\(option.spelling) cannot be \(quoted(value)): write a time of day as 07:30"
    case .onlyInCalendars(let option):
      "\(option.spelling) goes with calendars alone: add --format ics, or leave it out"
    case .wrongCount(let option, let value, let largest):
      "\(option.spelling) cannot be \(quoted(value)): write a whole number from 1 to \(largest)"
    case .wrongNumber(let option, let value):
      "\(option.spelling) cannot be \(quoted(value)): write a number, such as 7 or 6.5"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) cannot be \(quoted(value)): write a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .argumentTooLong(let limit): "an argument is longer than \(limit) bytes: shorten it"
    case .argumentNotUTF8: "an argument is not UTF-8 text: type it in a UTF-8 terminal"
    case .variableNotUTF8(let name, let value):
      "\(name) names a file in bytes that are not UTF-8, \(quoted(value)): give the file another name, or name one with --settings FILE"
    case .tilde(let name, let value, let meant):
      "the shell has left the ~ of \(quoted(value)) as it is: write \(name) \(quoted(meant ?? "$HOME"))"
    case .wordsUnknown: "the system does not tell what was typed: mount /proc"
    case .conflict(let first, let second):
      "\(first.spelling) and \(second.spelling) do not go together: use one of them"
    case .onlyWith(let option, let reports):
      "\(option.spelling) does not fit here: it goes with \(joined(reports.map(reportName)))"
    case .missingCompanion(let option, let other):
      "\(option.spelling) stores nothing by itself: add \(other.spelling) DATE"
    case .repeated(let option): "\(option.spelling) is given twice: write it once"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) and --date \(date) disagree: leave one of them out"
    case .loneEnd(let option, let missing):
      "\(option.spelling) needs the other end of the window: add \(missing.spelling) DATE"
    case .windowTurned(let from, let to):
      "the window from \(from) to \(to) runs backward: put the earlier date after --from"
    case .outOfCalendar(let option, let from):
      "\(option.spelling) leads from \(from) past the years 0001 to 9999: go less far, or start from another date"
    case .beforeBirth(let date, let birthday):
      "\(date) is before the birthday \(birthday): choose a day from \(birthday) on"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report)) has no format \(quoted(format.rawValue)): "
        + (offered.count == 1
          ? "it has only \(offered[0].rawValue)"
          : "choose from \(offered.map(\.rawValue).joined(separator: ", "))")
    case .unknownCycle(let id, let known):
      "unknown cycle \(quoted(id)): choose from \(known.joined(separator: ", "))"
    case .noCycles: "--cycles names no cycle: write ids joined by commas, such as physical,emotional"
    case .pictureTooLong(let days, let limit):
      "a picture of \(days) days is too long: choose a window of at most \(limit) days"
    case .futureBirthday(let date):
      "the birthday \(date) is in the future: write the day of birth as YYYY-MM-DD"
    case .centuryMissing(let date):
      "the birthday \(date) is in year \(date.month.year): write the year with its century, such as 19\(date.description.dropFirst(2))"
    case .nameIsDate(let name): "\(quoted(name)) reads as a date and not as a name: choose another name"
    case .wrongName(let longest):
      "a name must show at least one character and be at most \(longest) long: write another one after --person"
    case .nearlySavedName(let name, let saved):
      "\(quoted(name)) is not saved, but \(quoted(saved)) is: did you mean that? If not, store the new name with --set \(quoted("people.\(name)=DATE"))"
    case .wrongSetting(let word):
      "\(quoted(word)) sets nothing: write --set KEY=VALUE, such as --set color=never"
    case .unknownPreference(let key):
      "unknown preference \(quoted(key)): choose from \(Preference.allCases.map(\.rawValue).joined(separator: ", "))"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) cannot be \(quoted(value)): "
        + (preference.choices.map { "choose from \($0.joined(separator: ", "))" }
          ?? (preference == .cycles
            ? "write ids of cycles and groups joined by commas"
            : "write id:period pairs joined by commas, such as moon:29,work:7, with periods of 2 to \(Cycle.customPeriods.upperBound) days"))
    case .noTerminal:
      "the live screen needs a terminal on standard input and output: use --month or --day instead"
    case .dumbTerminal: "the live screen cannot be drawn on TERM=dumb: use --month or --day instead"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "write it as \(form)"
    case .yearNotFourDigits: "write the year with four digits, as in \(form)"
    case .yearNotFirst(let meant):
      meant.map { "the year comes first; write \($0)" }
        ?? "the year comes first, and day and month could be in either order; write it as \(form)"
    case .yearOutOfRange: "years run from 0001 to 9999"
    case .noSuchMonth(let month): "there is no month \(month); months run from 01 to 12"
    case .noSuchDay(let day, let month):
      "\(months[month.month - 1]) \(month.year) has no day \(day); it ends on \(month.last)"
    }
  }

  static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "the dashboard"
  }
}
