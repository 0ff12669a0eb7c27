import BiorhythmCore
import BiorhythmLocalization
import BiorhythmSystem
import BiorhythmTables
import Testing

/// What every language says of everything that can go wrong.
@Suite struct FailureTests {
  /// A failure, and words and numbers that its message must hold in every language.
  struct Sample: Sendable {
    let failure: Failure
    let words: [String]

    init(_ failure: Failure, _ words: String...) {
      self.failure = failure
      self.words = words
    }

    init(_ error: UsageError, _ words: String...) {
      self.failure = .usage(error)
      self.words = words
    }
  }

  @Test(arguments: Language.allCases)
  func `a failure is one line that quotes the user's words and ends as the language ends it`(
    language: Language
  ) throws {
    for sample in try Self.samples() {
      let message = language.catalog.describe(sample.failure)
      #expect(!message.contains(where: \.isNewline) && !message.isEmpty, "\(message)")
      #expect(isEnded(message, in: language), "\(message)")
      #expect([": ", "：", "。"].contains { message.dropLast().contains($0) }, "\(message)")
      for word in sample.words { #expect(message.contains(word), "\(message)") }
    }
  }

  @Test(arguments: Language.allCases.filter { $0 != .english })
  func `a failure is not told in English`(language: Language) throws {
    for sample in try Self.samples() {
      #expect(
        language.catalog.describe(sample.failure) != Language.english.catalog.describe(sample.failure))
    }
  }

  @Test(arguments: Language.allCases)
  func `different failures are told differently`(language: Language) throws {
    let messages = try Self.samples().map { language.catalog.describe($0.failure) }
    #expect(Set(messages).count == messages.count)
  }

  /// What is wrong with an expression, as it is found out.
  private static func fault(_ text: String) throws -> Expression.Fault {
    let today = try #require(CivilDate("2026-11-30"))
    do throws(Expression.Fault) {
      _ = try Expression(parsing: text).value(in: Expression.Context(today: today))
    } catch {
      return error
    }
    return try #require(nil, "\(text) has a value")
  }

  /// Expressions with one fault each, and the word that the message names.
  private static func expressionSamples() throws -> [Sample] {
    var samples: [Sample] = []
    for (text, word) in [
      ("", "'today - birthday'"), (String(repeating: "1", count: 70_000), "65536"),
      (String(repeating: "(", count: 2_000) + "1", "1000"), ("1 # 2", "'#'"),
      ("2026-04-31 + 1", "'2026-04-31'"),
      ("tomorow", "tomorrow"), ("xyzzy", "'xyzzy'"), ("1 +", "'+'"), ("2 (3)", "'('"), ("(1", "'('"),
      ("1)", "')'"),
      ("birthday", "--set-birthday"), ("ans + 1", "'ans'"), ("now", "'now'"), ("1/0", "'/'"),
      ("9223372036854775807 + 1", "64"), ("today + today", "--help calculate"), ("3 days / 1 month", "'/'"),
      ("1/2 month", "1/2"), ("today + 1/3", "12 hours"), ("9999-12-31 + 1", "9999"),
    ] {
      samples.append(Sample(.wrongExpression(try fault(text)), word))
    }
    return samples
  }

  @Test func `there is a sample of every failure`() throws {
    let failures = try Self.samples().map(\.failure)
    #expect(Set(failures.map(Self.number)) == Set(0..<15))
    let usage = failures.compactMap { if case .usage(let error) = $0 { error } else { nil } }
    #expect(Set(usage.map(Self.number)) == Set(0..<45))
    let settings = failures.compactMap { if case .settings(let error) = $0 { error } else { nil } }
    #expect(Set(settings.map(Self.number)) == Set(0..<10))
    let rosters = failures.compactMap { if case .roster(let error) = $0 { error } else { nil } }
    #expect(Set(rosters.map(Self.number)) == Set(0..<20))
  }

  private static let codes: [Errno] = [
    .notFound, .noPermission, .notAllowed, .isFolder, .notFolder, .noSpace, .readOnly, .tooManyLinks,
    .nameTooLong, .inputOutput, .notOpen, .brokenPipe, .quotaExceeded, .fileTooLarge, .otherFileSystem,
  ]

  @Test(arguments: Language.allCases)
  func `what the system says is told in the language of the message, each reason in its own words`(
    language: Language
  ) throws {
    let failures: [@Sendable (Errno) -> Failure] = [
      { .input(file: "r.csv", code: $0) }, { .output(file: "o.csv", code: $0) },
      { .write(file: "o.csv", code: $0) }, { .write(file: nil, code: $0) },
      { .settings(.unreadable(path: "/s", code: $0)) }, { .settings(.unwritable(path: "/s", code: $0)) },
    ]
    for failure in failures {
      let messages = Self.codes.map { language.catalog.describe(failure($0)) }
      #expect(Set(messages).count == messages.count)
      for (code, message) in zip(Self.codes, messages) {
        #expect(message.contains(code.description) == (language == .english), "\(message)")
        #expect(isEnded(message, in: language), "\(message)")
      }
      #expect(language.catalog.describe(failure(.notTerminal)).contains("Inappropriate ioctl for device"))
    }
  }

  @Test(arguments: [
    (Language.english, "standard input"), (.korean, "표준 입력"), (.japanese, "標準入力"),
    (.simplifiedChinese, "标准输入"), (.traditionalChinese, "標準輸入"), (.german, "tandardeingabe"),
  ])
  func `standard input is called by its name, but in the reports on rows`(language: Language, name: String) {
    let describe = language.catalog.describe
    let failures: [Failure] = [
      .badRows(file: "-", count: 1, named: 1), .badRows(file: "-", count: 2, named: 2),
      .badRows(file: "-", count: 30, named: 20), .input(file: "-", code: .notOpen),
      .roster(.noHeader(file: "-")), .roster(.missingColumn(file: "-", column: "name", header: ["a"])),
      .roster(.repeatedColumn(file: "-", column: "name")),
      .roster(.notUTF8(file: "-", line: 7, looksLike: [])),
      .roster(.notUTF8(file: "-", line: 7, looksLike: [.utf16])),
      .roster(.lineTooLong(file: "-", line: 7, limit: 65536)),
    ]
    for message in failures.map(describe) {
      #expect(message.contains(name) && !message.contains("'-'"), "\(message)")
    }
    #expect(describe(.roster(.row(file: "-", line: 3, .missingName))).hasPrefix("-:3: "))
  }

  @Test func `German has one and several bad rows`() {
    let describe = Language.german.catalog.describe
    let one = describe(.badRows(file: "r.csv", count: 1, named: 1))
    #expect(one.contains("1 Zeile wurde"))
    #expect(describe(.badRows(file: "r.csv", count: 2, named: 2)).contains("2 Zeilen wurden"))
    #expect(describe(.badRows(file: "r.csv", count: 21, named: 20)).contains("21 Zeilen wurden"))
  }

  @Test func `Japanese sets off words of the alphabet, but no numbers`() throws {
    let catalog = Language.japanese.catalog
    let help = catalog.help
    let messages = try Self.samples().map { catalog.describe($0.failure) }
    let helpTexts =
      ReportKind.allCases.map(help.explanation) + OptionName.allCases.map(help.summary)
      + OptionSection.allCases.map(help.section)
    for text in messages + helpTexts {
      #expect(!text.contains(#/(?:^|[ぁ-んァ-ヶ一-龯、。（(]) ?[0-9]+ [ぁ-んァ-ヶ一-龯]/#), "\(text)")
      #expect(!text.contains(#/[ぁ-んァ-ヶ一-龯] [0-9]+(?:[ぁ-んァ-ヶ一-龯、。]|$)/#), "\(text)")
      // The N of "N days" is a number too.
      let isGlued = text.contains(#/[ぁ-んァ-ヶ一-龯][A-Za-z]|[A-MO-Za-z][ぁ-んァ-ヶ一-龯]/#)
      #expect(!isGlued, "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is said of a step out of the calendar can be done for a step of one`(language: Language) throws {
    let date = try #require(CivilDate("9999-12-31"))
    let message = language.catalog.describe(.usage(.outOfCalendar(.nextMonth, from: date)))
    let words = ["another date", "다른 날짜", "別の日付", "其他日期", "其他日期", "anderen Datum"]
    #expect(message.contains(words[try #require(Language.allCases.firstIndex(of: language))]))
  }

  @Test func `no Korean particle hangs on a word of the user's`() throws {
    for sample in try Self.samples() {
      let message = Language.korean.catalog.describe(sample.failure)
      for particle in ["은 ", "는 ", "이 ", "가 ", "을 ", "를 ", "과 ", "와 ", "으로 ", "로 "] {
        #expect(!message.contains("'" + particle), "\(message)")
      }
    }
  }

  @Test func `Korean and Japanese messages have no semicolons, and Japanese no marks of English sentences`()
    throws
  {
    for sample in try Self.samples() {
      #expect(!Language.korean.catalog.describe(sample.failure).contains(";"))
      let japanese = Language.japanese.catalog.describe(sample.failure)
      #expect(!japanese.contains(#/[ぁ-んァ-ヶ一-龯][;:?]/#), "\(japanese)")
    }
  }

  /// Whether a message ends as those of its language do: in Japanese as a sentence, elsewhere without a full stop.
  private func isEnded(_ message: String, in language: Language) -> Bool {
    guard let last = message.last else { return false }
    return language == .japanese ? "。？".contains(last) && !message.hasSuffix("。。") : !".。".contains(last)
  }

  private static func evidenceSamples(_ date: CivilDate, _ birthday: CivilDate) -> [Sample] {
    [
      Sample(.evidence(.tooFewDays(found: 17, needed: 60)), "17", "60"),
      Sample(.evidence(.tooFewEvents(found: 7, needed: 20)), "7", "20"),
      Sample(.evidence(.noVariation)),
      Sample(.evidence(.untestable(.emotional)), "'emotional'", "--cycles"),
      Sample(.evidence(.composite(.average)), "'average'", "--cycles"),
      Sample(.evidence(.beforeBirth(date: birthday, birthday: date)), "2026-11-30", "1990-05-15"),
      Sample(.evidence(.notFinite(date: date)), "2026-11-30"),
      Sample(.evidence(.mixedDay(date)), "2026-11-30"),
      Sample(.evidence(.tooFewPermutations(done: 64, needed: 99)), "64", "99"),
      Sample(.records(.noHeader(file: "s.csv")), "'s.csv'", "date", "value", "birthday"),
      Sample(.records(.missingColumn(file: "s.csv", header: ["day"])), "'s.csv'", "['day']", "date"),
      Sample(.records(.wrongValue(file: "s.csv", line: 3, "abc")), "s.csv:3: ", "'abc'"),
      Sample(.diary(.wrongHeader(path: "/d", ["a"])), "'/d'", "['a']", "date", "name", "value"),
      Sample(.diary(.wrongLine(path: "/d", line: 77)), "'/d'", "77"),
      Sample(.diary(.tooLarge(path: "/d")), "'/d'", "\(DiaryFile.maximumSize)"),
      Sample(.diary(.unreadable(path: "/d", code: .noPermission)), "'/d'"),
      Sample(.diary(.unwritable(path: "/d", code: .noPermission)), "'/d'"),
      Sample(.diary(.locked(path: "/d")), "'/d'"),
      Sample(.diary(.noPlace), "HOME", "XDG_DATA_HOME"),
      Sample(.wrongNumber(.record, value: "x"), "--record", "'x'"),
      Sample(.outOfRange(.permutations, value: "7", 99...999_999), "--permutations", "'7'", "99", "999999"),
    ]
  }

  private static func samples() throws -> [Sample] {
    let date = try #require(CivilDate("2026-11-30"))
    let birthday = try #require(CivilDate("1990-05-15"))
    let old = try #require(CivilDate("0090-05-15"))
    let february = try #require(CivilMonth(year: 2026, month: 2))
    return try expressionSamples() + evidenceSamples(date, birthday) + [
      Sample(.badLines(count: 1), "1"), Sample(.badLines(count: 7), "7"),
      Sample(.notADate("1/2", .number), "'1/2'", "2026-11-30"),
      Sample(.noBirthday, "biorhythm --set-birthday 1990-05-15", "--birthday 1990-05-15"),
      Sample(.unknownPerson("Nana", known: []), "'Nana'", "--set-birthday DATE"),
      Sample(.unknownPerson("Nana", known: ["Ana", "김하늘"]), "'Nana'", "'Ana'", "'김하늘'"),
      Sample(.badRows(file: "r.csv", count: 1, named: 1), "'r.csv'", "1"),
      Sample(.badRows(file: "r.csv", count: 5, named: 5), "'r.csv'", "5"),
      Sample(.badRows(file: "r.csv", count: 30, named: 20), "'r.csv'", "30", "20"),
      Sample(.input(file: "r.csv", code: .notFound), "'r.csv'"),
      Sample(.output(file: "o.csv", code: .isFolder), "'o.csv'", "--output"),
      Sample(.write(file: "o.csv", code: .noSpace), "'o.csv'"),
      Sample(.write(file: nil, code: .noSpace)),
      Sample(.pager("mor"), "mor", "--no-pager"),
      Sample(.outputOntoInput(file: "r.csv"), "'r.csv'"),
      Sample(.variableNotUTF8("HOME", value: "/h\u{FFFD}"), "HOME", "'/h\u{FFFD}'", "--settings FILE"),
      Sample(.tilde("--output", value: "~/o", meant: "/h/o"), "'~/o'", "--output", "'/h/o'"),
      Sample(.unknownOption("--mnth", suggestion: "--month"), "'--mnth'", "--month"),
      Sample(.unknownOption("--xyz", suggestion: nil), "'--xyz'", "biorhythm --help"),
      Sample(.unexpectedWord("mnth", suggestion: "--month"), "'mnth'", "--month"),
      Sample(.unexpectedWord("xyz", suggestion: nil), "'xyz'", "biorhythm --help"),
      Sample(.missingValue(.birthday, label: "DATE"), "--birthday DATE"),
      Sample(.unwantedValue(.ascii, value: "yes"), "--ascii", "'yes'"),
      Sample(
        .wrongChoice(.format, value: "pdf", choices: ["text", "json"]), "--format", "'pdf'", "text, json"),
      Sample(.wrongDate("x", .notADate), "'x'", "2026-11-30"),
      Sample(.wrongDate("68-07-16", .yearNotFourDigits), "'68-07-16'", "2026-11-30"),
      Sample(.wrongDate("30.11.2026", .yearNotFirst(meant: date)), "'30.11.2026'", "2026-11-30"),
      Sample(.wrongDate("1/2/2026", .yearNotFirst(meant: nil)), "'1/2/2026'", "2026-11-30"),
      Sample(.wrongDate("0000-01-01", .yearOutOfRange), "'0000-01-01'", "0001", "9999"),
      Sample(.wrongDate("2026-13-01", .noSuchMonth(13)), "'2026-13-01'", "13", "12"),
      Sample(
        .wrongDate("2026-02-30", .noSuchDay(30, in: february)), "'2026-02-30'", "2026-02-28"),
      Sample(.wrongMonth("2026-13", .noSuchMonth(13)), "'2026-13'", "13"),
      Sample(
        .wrongBirth("1990-05-15T24:00", .input(.noSuchTime("24:00"))), "'1990-05-15T24:00'",
        "1990-05-15T18:30"),
      Sample(.wrongBirth("1990-05-15T18:30KST", .input(.notAZone("KST"))), "'KST'", "@Asia/Seoul"),
      Sample(.wrongBirth("1990-05-15T18:30@", .input(.emptyZone)), "'1990-05-15T18:30@'", "@Asia/Seoul"),
      Sample(
        .wrongBirth("1990-05-15@Seoul", .input(.zoneWithoutTime("Seoul"))), "'1990-05-15@Seoul'",
        "T18:30@Seoul"),
      Sample(.wrongBirth("x", .zone(.unknown("Seol", nearest: ["Asia/Seoul"]))), "'Seol'", "Asia/Seoul"),
      Sample(
        .wrongBirth("x", .zone(.ambiguous("Indianapolis", ["A/Indianapolis", "B/Indianapolis"]))),
        "'Indianapolis'", "B/Indianapolis"),
      Sample(.wrongBirth("x", .database(.noDatabase(folder: "/z"))), "'/z'", "tzdata"),
      Sample(.wrongBirth("x", .database(.badFile(path: "/z/A", .notAZoneFile))), "'/z/A'", "+09:00"),
      Sample(.momentBeforeBirth(CivilMoment(startOf: date)), "\(date)T00:00:00"),
      Sample(.nameIsDate("2020-01-01"), "'2020-01-01'"),
      Sample(.wrongTime(.alarm, value: "25:00"), "--alarm", "'25:00'", "07:30"),
      Sample(.onlyInCalendars(.alarm), "--alarm", "--format ics"),
      Sample(.wrongYear("26", .yearNotFourDigits), "'26'", "2026"),
      Sample(.wrongCount(.width, value: "-1", largest: 12345), "--width", "'-1'", "12345"),
      Sample(.argumentTooLong(limit: 65536), "65536"),
      Sample(.argumentNotUTF8, "UTF-8"), Sample(.wordsUnknown, "/proc"),
      Sample(.conflict(.month, .day), "--month", "--day"),
      Sample(.missingCompanion(.person, .setBirthday), "--person", "--set-birthday"),
      Sample(.repeated(.person), "--person"),
      Sample(.nearlySavedName("Minjy", saved: "Minji"), "'Minjy'", "'Minji'", "--set 'people.Minjy="),
      Sample(.onlyWith(.onlyCritical, [.daily, .roster]), "--only-critical", "--daily", "--roster"),
      Sample(
        .disagreement(.month, value: "2026-10", date: date), "--month", "'2026-10'", "--date 2026-11-30"),
      Sample(.loneEnd(.from, missing: .to), "--from", "--to DATE"),
      Sample(.windowTurned(from: date, to: birthday), "2026-11-30", "1990-05-15", "--from"),
      Sample(.outOfCalendar(.nextMonth, from: date), "--next-month", "2026-11-30", "0001", "9999"),
      Sample(.beforeBirth(date: old, birthday: birthday), "0090-05-15", "1990-05-15"),
      Sample(
        .formatNotOffered(.svg, report: .day, offered: [.text, .csv]), "--day", "'svg'", "text, csv"),
      Sample(.formatNotOffered(.ics, report: .dashboard, offered: [.text]), "'ics'", "text"),
      Sample(.unknownCycle("moon", known: ["physical"]), "'moon'", "physical"),
      Sample(.noCycles, "--cycles", "physical,emotional"),
      Sample(.pictureTooLong(days: 5000, limit: 3660), "5000", "3660"),
      Sample(.futureBirthday(date), "2026-11-30", "-"),
      Sample(.centuryMissing(old), "0090-05-15", "1990-05-15"),
      Sample(.wrongName(longest: 77), "77", "--person"),
      Sample(.wrongSetting("color"), "'color'", "--set KEY=VALUE", "--set color=never"),
      Sample(.unknownPreference("colour"), "'colour'", "color", "customCycles"),
      Sample(.wrongPreference(.color, value: "red"), "color", "'red'", "auto, always, never"),
      Sample(.wrongPreference(.cycles, value: "x"), "cycles", "'x'"),
      Sample(.wrongPreference(.customCycles, value: "x"), "'x'", "moon:29,work:7", "36500"),
      Sample(.noTerminal, "--month", "--day"),
      Sample(.dumbTerminal, "TERM=dumb", "--month", "--day"),
      Sample(
        .settings(.invalid(path: "/s", .notJSON(JSONFault(line: 12, column: 34, .comment)))), "'/s'", "JSON",
        "12", "34"),
      Sample(
        .settings(.invalid(path: "/s", .notJSON(JSONFault(line: 7, column: 8, .tooDeep(limit: 64))))), "'/s'",
        "64", "7", "8"),
      Sample(
        .settings(.invalid(path: "/s", .notJSON(JSONFault(line: 7, column: 8, .expected(.oneOf(",}")))))),
        ",", "}"),
      Sample(.settings(.invalid(path: "/s", .notAnObject)), "'/s'", "JSON"),
      Sample(.settings(.invalid(path: "/s", .repeatedKey("people"))), "'/s'", "'people'"),
      Sample(.settings(.invalid(path: "/s", .wrongVersion("2"))), "'/s'", "'2'", "1"),
      Sample(
        .settings(.invalid(path: "/s", .wrongValue(key: "color", value: "7"))), "'/s'", "'color'", "'7'"),
      Sample(.settings(.tooLarge(path: "/s")), "'/s'", "\(SettingsFile.maximumSize)"),
      Sample(.settings(.unreadable(path: "/s", code: .noPermission)), "'/s'"),
      Sample(.settings(.unwritable(path: "/s", code: .noPermission)), "'/s'"),
      Sample(.settings(.locked(path: "/s")), "'/s'"),
      Sample(.settings(.noPlace), "HOME", "--settings FILE"),
      Sample(.roster(.noHeader(file: "r.csv")), "'r.csv'", "name", "birthday"),
      Sample(
        .roster(.missingColumn(file: "r.csv", column: "birthday", header: ["name", "Born on"])), "'r.csv'",
        "'birthday'",
        "['name' 'Born on']"),
      Sample(.roster(.repeatedColumn(file: "r.csv", column: "name")), "'r.csv'", "'name'"),
      Sample(.roster(.notUTF8(file: "r.csv", line: 7, looksLike: [])), "'r.csv'", "7", "UTF-8", "iconv -f"),
      Sample(
        .roster(.notUTF8(file: "r.csv", line: 7, looksLike: [.utf16])), "'r.csv'", "7",
        "iconv -f UTF-16 -t UTF-8"),
      Sample(.roster(.lineTooLong(file: "r.csv", line: 7, limit: 65536)), "'r.csv'", "7", "65536", "CSV"),
      Sample(
        .roster(
          .row(file: "r.csv", line: 7, .centuryMissing(CivilDate(year: 68, month: 7, day: 16) ?? .max))),
        "r.csv:7: ", "0068-07-16", "1968-07-16"),
      Sample(
        .roster(.row(file: "r.csv", line: 7, .notUTF8(looksLike: [.traditionalChinese]))), "r.csv:7: ",
        "iconv -f BIG5 -t UTF-8"),
      Sample(.roster(.row(file: "r.csv", line: 7, .nul)), "r.csv:7: ", "NUL"),
      Sample(.roster(.row(file: "r.csv", line: 7, .missingName)), "r.csv:7: "),
      Sample(.roster(.row(file: "r.vcf", line: 7, .unclosedCard)), "r.vcf:7: ", "END:VCARD"),
      Sample(.roster(.row(file: "r.vcf", line: 7, .outsideCard)), "r.vcf:7: ", "BEGIN:VCARD"),
      Sample(
        .roster(.row(file: "r.vcf", line: 7, .unknownCharacterSet("KOI8-R"))), "r.vcf:7: ", "'KOI8-R'",
        "UTF-8"),
      Sample(.roster(.row(file: "r.vcf", line: 7, .tooLong(limit: 65536))), "r.vcf:7: ", "65536"),
      Sample(.roster(.row(file: "r.csv", line: 7, .wrongBirthday("x", .notADate))), "r.csv:7: ", "'x'"),
      Sample(
        .roster(.row(file: "r.csv", line: 7, .wrongBirth("x", .input(.noSuchTime("24:00"))))), "r.csv:7: ",
        "'24:00'"),
      Sample(
        .roster(.row(file: "r.csv", line: 7, .wrongLunarDate("x", .noSuchMonth(13)))), "r.csv:7: ", "13"),
      Sample(
        .roster(.row(file: "r.csv", line: 7, .bornLater(birthday: date, date: birthday))), "r.csv:7: ",
        "2026-11-30", "1990-05-15"),
      Sample(.roster(.row(file: "r.csv", line: 7, .tooFewFields)), "r.csv:7: "),
      Sample(.roster(.row(file: "r.csv", line: 7, .unclosedQuote)), "r.csv:7: "),
      Sample(.roster(.row(file: "r.csv", line: 7, .textAfterQuote)), "r.csv:7: "),
    ]
  }

  // The switches below do not compile when a case is added; then its number goes to the end, into the test above,
  // and a sample of it into the list.

  private static func number(_ failure: Failure) -> Int {
    switch failure {
    case .usage: 0
    case .settings: 1
    case .noBirthday: 2
    case .unknownPerson: 3
    case .roster: 4
    case .badRows: 5
    case .input: 6
    case .output: 7
    case .write: 8
    case .badLines: 10
    case .outputOntoInput: 9
    case .evidence: 11
    case .records: 12
    case .diary: 13
    case .pager: 14
    }
  }

  private static func number(_ error: UsageError) -> Int {
    switch error {
    case .unknownOption: 0
    case .unexpectedWord: 1
    case .missingValue: 2
    case .unwantedValue: 3
    case .wrongChoice: 4
    case .wrongDate: 5
    case .wrongMonth: 6
    case .wrongCount: 7
    case .argumentTooLong: 8
    case .argumentNotUTF8: 9
    case .conflict: 10
    case .onlyWith: 11
    case .disagreement: 12
    case .loneEnd: 13
    case .windowTurned: 14
    case .outOfCalendar: 15
    case .beforeBirth: 16
    case .formatNotOffered: 17
    case .unknownCycle: 18
    case .noCycles: 19
    case .pictureTooLong: 20
    case .futureBirthday: 21
    case .centuryMissing: 22
    case .wrongName: 23
    case .wrongTime: 43
    case .onlyInCalendars: 44
    case .nameIsDate: 42
    case .wrongSetting: 24
    case .unknownPreference: 25
    case .wrongPreference: 26
    case .noTerminal: 27
    case .dumbTerminal: 28
    case .wordsUnknown: 29
    case .missingCompanion: 30
    case .repeated: 31
    case .nearlySavedName: 32
    case .wrongExpression: 35
    case .notADate: 36
    case .variableNotUTF8: 33
    case .tilde: 34
    case .wrongNumber: 37
    case .outOfRange: 38
    case .wrongYear: 39
    case .wrongBirth: 40
    case .momentBeforeBirth: 41
    }
  }

  private static func number(_ error: SettingsError) -> Int {
    switch error {
    case .invalid(_, .notJSON(_)): 0
    case .invalid(_, .notAnObject): 1
    case .invalid(_, .repeatedKey): 2
    case .invalid(_, .wrongVersion): 3
    case .invalid(_, .wrongValue): 4
    case .tooLarge: 5
    case .unreadable: 6
    case .unwritable: 7
    case .noPlace: 8
    case .locked: 9
    }
  }

  private static func number(_ error: RosterError) -> Int {
    switch error {
    case .noHeader: 0
    case .missingColumn: 1
    case .repeatedColumn: 2
    case .notUTF8: 3
    case .lineTooLong: 4
    case .row(_, _, .centuryMissing): 5
    case .row(_, _, .missingName): 6
    case .row(_, _, .wrongBirthday): 7
    case .row(_, _, .bornLater): 8
    case .row(_, _, .tooFewFields): 9
    case .row(_, _, .unclosedQuote): 10
    case .row(_, _, .textAfterQuote): 11
    case .row(_, _, .notUTF8): 12
    case .row(_, _, .nul): 13
    case .row(_, _, .unclosedCard): 14
    case .row(_, _, .outsideCard): 15
    case .row(_, _, .unknownCharacterSet): 16
    case .row(_, _, .tooLong): 17
    case .row(_, _, .wrongBirth): 18
    case .row(_, _, .wrongLunarDate): 19
    }
  }
}
