internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let english = Catalog(
    language: .english,
    terms: Terms(
      physical: "Physical", emotional: "Emotional", intellectual: "Intellectual",
      intuition: "Intuition", aesthetic: "Aesthetic", awareness: "Awareness", spiritual: "Spiritual",
      passion: "Passion", mastery: "Mastery", wisdom: "Wisdom", average: "Average",
      trend: { trend in
        switch trend {
        case .rising: "rising"
        case .falling: "falling"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "critical, rising"
        case .criticalFalling: "critical, falling"
        case .peak: "peak"
        case .valley: "valley"
        }
      },
      critical: "critical", doubleCritical: "double critical", tripleCritical: "triple critical"),
    dates: DateWords(
      shortWeekday: { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][$0.rawValue - 1] },
      month: { "\(months[$0.month - 1]) \($0.year)" },
      full: { "\(weekdays[$0.weekday.rawValue - 1]), \(long($0))" },
      short: short,
      range: { "\(medium($0.lowerBound)) - \(medium($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { "Biorhythm of \($0)" } ?? "Biorhythm" },
      dailyTitle: { name, date in
        let day = "\(weekdays[date.weekday.rawValue - 1]), \(long(date))"
        return name.map { "Biorhythm of \($0) for \(day)" } ?? "Biorhythm for \(day)"
      },
      born: { "born \(long($0))" },
      dayOfLife: { "day \($0)" },
      beforeBirth: "not born yet",
      turningPoints: "Turning points",
      noTurningPoints: "No turning points in these days.",
      dayByDay: "Day by day",
      next: "Next",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date)), \(daysUntil(days))" },
      dayOfCycle: { "day \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "Next critical: \(short(date)), "
          + "\(joined(cycles)), \(days == 1 ? "in 1 day" : "in \(days) days")."
      },
      criticalOnDay: { "Critical on this day: \(joined($0))." },
      notCriticalOnDay: "No primary cycle is critical on this day.",
      pair: { "\($0) and \($1)" },
      you: "You",
      daysApart: { $0 == 1 ? "1 day apart" : "\($0) days apart" },
      compatibility: "Compatibility",
      overall: "Overall",
      name: "Name", birthday: "Birthday", day: "Day",
      progress: { "\($0) rows, \($1) a second" },
      unknownBirthdays: {
        $0 == 1
          ? "1 person without a birthday or its year was passed over"
          : "\($0) people without a birthday or its year were passed over"
      },
      pictureDescription: { cycles, window in
        "Curves of \(joined(cycles)) from \(long(window.lowerBound)) to \(long(window.upperBound)), "
          + "on a scale from -100 to +100 percent."
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0): \(cycle), \(event)" } ?? "\(cycle): \(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { "Stored \($0)'s birthday \(date) (\(long(date))) in \(path)" }
          ?? "Stored the birthday \(date) (\(long(date))) in \(path)"
      },
      forgot: { "Removed \($0) from \($1)" },
      storedPreference: { "Stored \($0)=\($1) in \($2)" },
      removedPreference: { "Removed the preference \($0) from \($1)" },
      file: "Settings file", notThereYet: "not there yet", birthday: "Birthday", people: "People",
      none: "none",
      source: { source in
        switch source {
        case .option(let name): "from \(name)"
        case .environment(let name): "from \(name)"
        case .file: "from the file"
        case .standard: "default"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "day", month: "month", today: "today", nextCritical: "next critical",
        previousCritical: "previous critical", date: "go to", cycles: "cycles", person: "person",
        birthday: "birthday", keys: "keys", quit: "quit"),
      keys: KeyWords(
        previousDay: "previous day", nextDay: "next day", previousMonth: "previous month",
        nextMonth: "next month", today: "today", date: "go to a date",
        nextCritical: "next critical day", previousCritical: "previous critical day",
        birthday: "change the birthday", person: "next person",
        cycles: "primary, secondary, composite", keys: "these keys", pause: "pause until fg",
        repaint: "draw anew", quit: "quit"),
      keysTitle: "Keys", anyKeyCloses: "Any key closes this.",
      birthdayPrompt: { name in name.map { "Birthday of \($0)" } ?? "Birthday" },
      datePrompt: "Go to",
      birthdayHint: "YYYY-MM-DD  Enter stores, Esc leaves it as it was, Ctrl-U clears the line",
      dateHint: "YYYY-MM-DD  Enter goes there, Esc stays here",
      tooSmall: "window too small",
      noOtherPerson: "No other person is saved: biorhythm --person NAME --set-birthday DATE",
      stored: { "Stored the birthday \($0)" },
      noFurther: "Nothing lies further that way."),
    help: HelpWords(
      tagline: "Biorhythms in the terminal: the month's curves, the day's values, critical days.",
      usage: { "Usage: \($0)" }, examples: "Examples", formats: { "Formats: \($0)" },
      more: "biorhythm --help REPORT explains one report; biorhythm --manual has it all.",
      disclaimer: "Biorhythm theory has no scientific support; enjoy it as entertainment.",
      section: { section in
        switch section {
        case .reports: "Reports (none: the dashboard)"
        case .who: "Who"
        case .when: "When (N left out is 1)"
        case .settings: "Settings"
        case .output: "Output"
        case .about: "About"
        }
      },
      summary: { option in
        switch option {
        case .month: "the month: sparklines, graph, turning points, days"
        case .day: "one day in detail, and what comes next"
        case .daily: "a short plain summary for cron and mail"
        case .oneline: "one short line for a prompt or status bar"
        case .events: "critical days, peaks and valleys in date order"
        case .compare: "two people: a saved name or a birthday"
        case .roster: "a line for every person of a CSV file (- is stdin)"
        case .interactive: "the live screen"
        case .birthday: "use this birthday, store nothing"
        case .person: "use a saved person"
        case .date: "select a day (default: today)"
        case .previousDay: "N days back"
        case .nextDay: "N days on"
        case .previousMonth: "N months back"
        case .nextMonth: "N months on"
        case .from: "first day shown"
        case .to: "last day shown"
        case .setBirthday: "store the birthday (with --person: that person's)"
        case .forget: "remove a saved person"
        case .set: "store a preference"
        case .showSettings: "print the settings in force and where they are"
        case .settings: "use another settings file"
        case .format: "output format"
        case .output: "write to a file, whole or not at all"
        case .cycles: "ids or primary, secondary, composite, all"
        case .onlyCritical: "print nothing unless a primary cycle is critical"
        case .ascii: "draw with ASCII characters only"
        case .color: "when to use color"
        case .width: "columns to use"
        case .language: "language"
        case .help: "this help, or help on one report"
        case .version: "print the version"
        case .manual: "print the manual"
        case .completion: "print a completion script"
        }
      },
      choices: { "\($0): \($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "The month's curves above, the selected day's bars, values and trends below, and what comes next. "
            + "It is what a bare biorhythm shows."
        case .month:
          "One sparkline per cycle with one character a day, the graph of all curves, the turning points in date "
            + "order, then a line for every day with a bar and the value of every cycle. A window too long for "
            + "the width is drawn month by month."
        case .day:
          "One day in detail: bar, percent, day of the cycle and trend, the next critical day and the next peak or "
            + "valley of every cycle, with the days until then."
        case .daily:
          "A few plain lines of at most 78 columns, never with color, worded the same every day: made for cron and "
            + "mail. With --only-critical it prints nothing unless a primary cycle is critical on that day."
        case .oneline:
          "One short line with a letter (P physical, E emotional, I intellectual), percent and trend for every cycle; an exclamation mark follows a critical "
            + "one. Made for a prompt, tmux or a status bar."
        case .events:
          "The critical days, peaks and valleys of the month, or of a window, in date order. Days on which two or "
            + "three primary cycles are critical stand out."
        case .compare:
          "Two people: how far each cycle of theirs runs in step, from 0 (opposite forever) to 100 percent (the "
            + "same forever), the mean of the three primaries, and both curves of each cycle over the window."
        case .roster:
          "A line for every person of a CSV file on the selected day. The header names the columns name and "
            + "birthday in any order; other columns are passed over. Bad rows are reported with file and line, the "
            + "others still printed, and the exit status is then 65."
        case .interactive:
          "The whole of it live: the month's graph above, the selected day's bars below, and keys to move by day and "
            + "month, to change the birthday and to go to any date. Press ? there for the keys."
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "NAME"
        case .synopsis: "SYNOPSIS"
        case .description: "DESCRIPTION"
        case .options: "OPTIONS"
        case .formats: "FORMATS"
        case .files: "FILES"
        case .environment: "ENVIRONMENT"
        case .exitStatus: "EXIT STATUS"
        case .examples: "EXAMPLES"
        case .seeAlso: "SEE ALSO"
        }
      }),
    describe: describe)

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static func long(_ date: CivilDate) -> String {
    "\(date.day) \(months[date.month.month - 1]) \(date.month.year)"
  }
  private static func medium(_ date: CivilDate) -> String {
    "\(date.day) \(shortMonth(date)) \(date.month.year)"
  }
  private static func shortMonth(_ date: CivilDate) -> Substring { months[date.month.month - 1].prefix(3) }

  /// `physical, emotional and intellectual`.
  private static func joined(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }

  private static func short(_ date: CivilDate) -> String {
    "\(weekdays[date.weekday.rawValue - 1].prefix(3)) \(date.day) \(shortMonth(date))"
  }

  private static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "no birthday is stored: store yours with biorhythm --set-birthday 1990-05-15, or try one with --birthday 1990-05-15"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "nobody called \(quoted(name)) is saved: save them with --person \(quoted(name)) --set-birthday DATE"
        : "nobody called \(quoted(name)) is saved: saved are \(joined(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .badRows(let file, let count, let named):
      count == 1
        ? "\(source(file)): 1 row was left out: put it right and run again"
        : named < count
          ? "\(source(file)): \(count) rows were left out, the first \(named) of them named above: put them right and run again"
          : "\(source(file)): \(count) rows were left out: put them right and run again"
    case .input(let file, let code):
      file == "-"
        ? "cannot read standard input: \(systemReason(code)); pass the text with < FILE or a pipe"
        : "cannot read \(quoted(file)): \(systemReason(code)); check the path and its permissions"
    case .output(let file, let code):
      "cannot create \(quoted(file)): \(systemReason(code)); choose another place with --output"
    case .write(let file, let code):
      file.map { "cannot write \(quoted($0)): \(systemReason(code)); nothing there was changed" }
        ?? "cannot write the output: \(systemReason(code)); what came out is not complete"
    }
  }

  private static func describe(_ error: UsageError) -> String {
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
    case .wrongMonth(let word, let error):
      "\(quoted(word)) is not a month: \(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(option.spelling) cannot be \(quoted(value)): write a whole number from 1 to 1000000000"
    case .argumentTooLong(let limit): "an argument is longer than \(limit) bytes: shorten it"
    case .argumentNotUTF8: "an argument is not UTF-8 text: type it in a UTF-8 terminal"
    case .wordsUnknown: "the system does not tell what was typed: mount /proc"
    case .conflict(let first, let second): "\(first) and \(second) do not go together: use one of them"
    case .onlyWith(let option, let reports):
      "\(option.spelling) does not fit here: it goes with \(joined(reports))"
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
      "\(reportName(report)) has no format \(quoted(format)): "
        + (offered.count == 1
          ? "it has only \(offered[0])" : "choose from \(offered.joined(separator: ", "))")
    case .unknownCycle(let id, let known):
      "unknown cycle \(quoted(id)): choose from \(known.joined(separator: ", "))"
    case .noCycles: "--cycles names no cycle: write ids joined by commas, such as physical,emotional"
    case .pictureTooLong(let days, let limit):
      "a picture of \(days) days is too long: choose a window of at most \(limit) days"
    case .futureBirthday(let date):
      "the birthday \(date) is in the future: write the day of birth as YYYY-MM-DD"
    case .centuryMissing(let date):
      "the birthday \(date) is in year \(date.month.year): write the year with its century, such as 19\(date.description.dropFirst(2))"
    case .wrongName:
      "a name must show at least one character and be at most 200 long: write another one after --person"
    case .wrongSetting(let word):
      "\(quoted(word)) sets nothing: write --set KEY=VALUE, such as --set color=never"
    case .unknownPreference(let key, let known):
      "unknown preference \(quoted(key)): choose from \(known.joined(separator: ", "))"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) cannot be \(quoted(value)): "
        + (preference.choices.map { "choose from \($0.joined(separator: ", "))" }
          ?? (preference == .cycles
            ? "write ids of cycles and groups joined by commas"
            : "write id:period pairs joined by commas, such as moon:29,work:7, with periods of 2 to 36500 days"))
    case .noTerminal:
      "the live screen needs a terminal on standard input and output: use --month or --day instead"
    case .dumbTerminal: "the live screen cannot be drawn on TERM=dumb: use --month or --day instead"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
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

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "the settings in \(quoted(path)) cannot be read as JSON at line \(fault.line), column \(fault.column): \(describe(fault.problem)): fix the file or move it away"
      case .notAnObject:
        "the settings in \(quoted(path)) are not a JSON object: fix the file or move it away"
      case .repeatedKey(let key):
        "the settings in \(quoted(path)) name \(quoted(key)) twice: remove one of the two"
      case .wrongVersion(let version):
        "the settings in \(quoted(path)) have version \(quoted(version)), this program knows version 1: use a newer program"
      case .wrongValue(let key, let value):
        "the settings in \(quoted(path)) have \(quoted(value)) for \(quoted(key)), which is not allowed: fix or remove it"
      }
    case .tooLarge(let path):
      "the settings in \(quoted(path)) are larger than \(SettingsFile.maximumSize) bytes: is it the right file?"
    case .unreadable(let path, let code):
      "cannot read the settings in \(quoted(path)): \(systemReason(code)); check the path and its permissions"
    case .unwritable(let path, let code):
      "cannot store the settings in \(quoted(path)): \(systemReason(code)); nothing was stored"
    case .noPlace: "there is no home folder for the settings: set HOME, or name a file with --settings FILE"
    }
  }

  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "the bytes are not UTF-8"
    case .comment: "JSON has no comments"
    case .trailingComma: "a comma stands before the closing bracket"
    case .tooDeep(let limit): "it is nested deeper than \(limit)"
    case .repeatedKey(let key): "\(quoted(key)) stands there twice"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "a value"
      case .key: "a key in quotation marks"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " or ")
      case .digit: "a digit"
      case .escape: "an escape"
      case .end: "the end"
      }
    return "expected \(what)"
  }

  /// How a message about a whole file calls it.
  private static func source(_ file: String) -> String { file == "-" ? "standard input" : quoted(file) }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) is empty: the first line must name the columns name and birthday"
    case .missingColumn(let file, let column, let header):
      "\(source(file)) has no column \(quoted(column))\(splitHeader(header)): the first line must name the columns name and birthday"
    case .repeatedColumn(let file, let column):
      "\(source(file)) names the column \(quoted(column)) twice: rename one of the two"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file)) looks like UTF-16 from line \(line) on, not UTF-8: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .utf16))"
        : "\(source(file)) is not UTF-8 text from line \(line) on: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .korean))"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file)) has a row of more than \(limit) bytes at line \(line): is a quotation mark left open, or is it no CSV file?"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "the name is missing"
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) is not a date: \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "born on \(birthday), after \(date)"
    case .tooFewFields: "the row has too few fields"
    case .unclosedQuote: "a quotation mark is not closed"
    case .textAfterQuote: "text follows a closing quotation mark"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "not UTF-8 text: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .korean))"
    case .nul: "a NUL stands in the row; text has none"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "the dashboard"
  }
}
