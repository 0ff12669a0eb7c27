import BiorhythmCore
import BiorhythmLocalization
import Testing

/// The words of every language.
@Suite struct CatalogTests {
  static let translated = Language.allCases.filter { $0 != .english }

  private let date: CivilDate
  private let month: CivilMonth

  init() throws {
    date = try #require(CivilDate("2026-11-30"))
    month = date.month
  }

  @Test(arguments: Language.allCases)
  func `every cycle has a name of its own`(language: Language) {
    let names = Cycle.builtIn.map { language.catalog.terms.name(of: $0) }
    #expect(names.count == 11 && Set(names).count == names.count)
  }

  @Test(arguments: translated)
  func `the names of cycles are not left in English`(language: Language) {
    for cycle in Cycle.builtIn {
      let english = Language.english.catalog.terms.name(of: cycle)
      // German has the word Intuition too.
      let isShared = language == .german && cycle == .intuition
      #expect((language.catalog.terms.name(of: cycle) == english) == isShared)
    }
  }

  @Test(arguments: Language.allCases)
  func `a custom cycle is called by its id`(language: Language) throws {
    let moon = try #require(Cycle(customID: "moon", period: 29))
    #expect(language.catalog.terms.name(of: moon) == "moon")
  }

  @Test(arguments: Language.allCases)
  func `trends and turning points are told apart`(language: Language) {
    let terms = language.catalog.terms
    #expect(Set(Trend.allCases.map(terms.trend)).count == 2)
    #expect(Set(Self.turningPoints.map(terms.turningPoint)).count == 4)
    #expect(Set([terms.critical, terms.doubleCritical, terms.tripleCritical]).count == 3)
  }

  @Test(arguments: [
    (Language.english, "Monday, 30 November 2026", "30 November 2026", "Mon 30 Nov", "November 2026"),
    (.korean, "2026년 11월 30일 월요일", "2026년 11월 30일", "11월 30일(월)", "2026년 11월"),
    (.japanese, "2026年11月30日(月)", "2026年11月30日", "11月30日(月)", "2026年11月"),
    (.simplifiedChinese, "2026年11月30日 星期一", "2026年11月30日", "11月30日 周一", "2026年11月"),
    (.traditionalChinese, "2026年11月30日 星期一", "2026年11月30日", "11月30日 週一", "2026年11月"),
    (.german, "Montag, 30. November 2026", "30. November 2026", "Mo, 30. Nov.", "November 2026"),
  ])
  func `a date is written as the language writes it`(
    language: Language, full: String, long: String, short: String, monthName: String
  ) {
    let dates = language.catalog.dates
    #expect(dates.full(date) == full)
    #expect(language.catalog.reports.born(date).contains(long))
    #expect(dates.short(date) == short)
    #expect(dates.month(month) == monthName)
  }

  @Test(arguments: [
    (Language.english, "1 Nov 2026 - 5 Jan 2027"),
    (.korean, "2026년 11월 1일 ~ 2027년 1월 5일"),
    (.japanese, "2026年11月1日～2027年1月5日"),
    (.simplifiedChinese, "2026年11月1日至2027年1月5日"),
    (.traditionalChinese, "2026年11月1日至2027年1月5日"),
    (.german, "1. Nov. 2026 bis 5. Jan. 2027"),
  ])
  func `a window is written as the language writes it`(language: Language, range: String) throws {
    let end = try #require(CivilDate("2027-01-05"))
    #expect(language.catalog.dates.range(month.first...end) == range)
  }

  @Test(arguments: [
    (Language.english, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
    (.korean, ["월", "화", "수", "목", "금", "토", "일"]),
    (.japanese, ["月", "火", "水", "木", "金", "土", "日"]),
    (.simplifiedChinese, ["一", "二", "三", "四", "五", "六", "日"]),
    (.traditionalChinese, ["一", "二", "三", "四", "五", "六", "日"]),
    (.german, ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]),
  ])
  func `the short weekdays of a language are equally wide`(language: Language, names: [String]) {
    #expect(Weekday.allCases.map(language.catalog.dates.shortWeekday) == names)
    #expect(Set(names.map(columns)).count == 1 && columns(names[0]) <= 3)
  }

  @Test(arguments: Language.allCases)
  func `every day of a year has its own names`(language: Language) throws {
    let days = try #require(CivilDate("2026-01-01"))...(try #require(CivilDate("2026-12-31")))
    #expect(Set(days.map(language.catalog.dates.full)).count == 365)
    #expect(Set(days.map(language.catalog.dates.short)).count == 365)
    #expect(Set(days.map { language.catalog.dates.month($0.month) }).count == 12)
  }

  @Test(arguments: [
    (Language.english, ["today", "tomorrow", "in 2 days", "in 5 days", "in 21 days"]),
    (.korean, ["오늘", "내일", "2일 후", "5일 후", "21일 후"]),
    (.japanese, ["今日", "明日", "2日後", "5日後", "21日後"]),
    (.simplifiedChinese, ["今天", "明天", "2 天后", "5 天后", "21 天后"]),
    (.traditionalChinese, ["今天", "明天", "2 天後", "5 天後", "21 天後"]),
    (.german, ["heute", "morgen", "in 2 Tagen", "in 5 Tagen", "in 21 Tagen"]),
  ])
  func `the days until something have the right plural`(language: Language, words: [String]) {
    #expect([0, 1, 2, 5, 21].map(language.catalog.reports.daysUntil) == words)
  }

  @Test(arguments: [
    (Language.english, ["0 days apart", "1 day apart", "2 days apart", "5 days apart", "21 days apart"]),
    (.korean, ["생일 차이 0일", "생일 차이 1일", "생일 차이 2일", "생일 차이 5일", "생일 차이 21일"]),
    (.japanese, ["誕生日の差は0日", "誕生日の差は1日", "誕生日の差は2日", "誕生日の差は5日", "誕生日の差は21日"]),
    (.simplifiedChinese, ["生日相差 0 天", "生日相差 1 天", "生日相差 2 天", "生日相差 5 天", "生日相差 21 天"]),
    (.traditionalChinese, ["生日相差 0 天", "生日相差 1 天", "生日相差 2 天", "生日相差 5 天", "生日相差 21 天"]),
    (
      .german,
      [
        "0 Tage auseinander", "1 Tag auseinander", "2 Tage auseinander", "5 Tage auseinander",
        "21 Tage auseinander",
      ]
    ),
  ])
  func `the days between two birthdays have the right plural`(language: Language, words: [String]) {
    #expect([0, 1, 2, 5, 21].map(language.catalog.reports.daysApart) == words)
  }

  @Test(arguments: [
    (Language.english, 1, "Next critical: Mon 30 Nov, Physical and Emotional, tomorrow."),
    (.english, 2, "Next critical: Mon 30 Nov, Physical and Emotional, in 2 days."),
    (.korean, 1, "다음 위험일: 11월 30일(월), 신체·감성, 내일"),
    (.japanese, 1, "次の要注意日：11月30日(月)、身体・感情、明日"),
    (.simplifiedChinese, 1, "下一个临界日：11月30日 周一，体力、情绪，明天。"),
    (.traditionalChinese, 1, "下一個臨界日：11月30日 週一，體力、情緒，明天。"),
    (.german, 1, "Nächster kritischer Tag: Mo, 30. Nov., Körper und Seele, morgen."),
    (.german, 21, "Nächster kritischer Tag: Mo, 30. Nov., Körper und Seele, in 21 Tagen."),
  ])
  func `the next critical day is a whole sentence`(language: Language, days: Int, sentence: String) {
    let names = [Cycle.physical, .emotional].map { language.catalog.terms.name(of: $0) }
    #expect(language.catalog.reports.nextCritical(date, names, days) == sentence)
  }

  @Test(arguments: [
    (Language.english, "day 0/23", "day 0"), (.korean, "주기 0/23", "생후 0일"), (.japanese, "周期 0/23", "生後0日"),
    (.simplifiedChinese, "周期 0/23", "出生后 0 天"), (.traditionalChinese, "週期 0/23", "出生後 0 天"),
    (.german, "Tag 0/23", "0 Tage alt"),
  ])
  func `days that count from zero are told without an ordinal`(
    language: Language, dayOfCycle: String, dayOfLife: String
  ) {
    #expect(language.catalog.reports.dayOfCycle(0, 23) == dayOfCycle)
    #expect(language.catalog.reports.dayOfLife(0) == dayOfLife)
  }

  @Test(arguments: [
    ("王芳", "王芳的生物节律"), ("Ana", "Ana 的生物节律"), ("김하늘", "김하늘 的生物节律"), ("1号", "1号的生物节律"),
    ("No. 1", "No. 1 的生物节律"),
    ("(x)", "(x)的生物节律"), ("", "的生物节律"),
  ])
  func `a Chinese sentence sets off names of another script`(name: String, title: String) {
    #expect(Language.simplifiedChinese.catalog.reports.title(name) == title)
  }

  @Test(arguments: Language.allCases)
  func `the lines of the daily summary fit a mail`(language: Language) throws {
    let reports = language.catalog.reports
    let names = Cycle.primaries.map { language.catalog.terms.name(of: $0) }
    // The longest month and weekday of every language are among these; no critical day is more than 12 days away.
    for date in try #require(CivilDate("2026-09-01"))...(try #require(CivilDate("2026-12-31"))) {
      #expect(columns(reports.dailyTitle(nil, date)) <= 78)
      #expect(columns(reports.dailyTitle("Maximiliane", date)) <= 78)
      #expect(columns(reports.nextCritical(date, names, 12)) <= 78)
    }
    #expect(columns(reports.criticalOnDay(names)) <= 78)
    #expect(columns(reports.notCriticalOnDay) <= 78)
  }

  @Test(arguments: Language.allCases)
  func `the summaries of options fit beside them`(language: Language) {
    for option in OptionName.allCases {
      let summary = language.catalog.help.summary(option)
      #expect(columns(summary) <= 54 && !summary.isEmpty, "\(option): \(summary)")
      #expect(summary.last != "." && summary.last != "。", "\(option): \(summary)")
    }
    let help = language.catalog.help
    for line in [help.tagline, help.disclaimer] { #expect(columns(line) <= 80, "\(line)") }
  }

  @Test(arguments: translated)
  func `help is not left in English`(language: Language) {
    let (help, english) = (language.catalog.help, Language.english.catalog.help)
    for option in OptionName.allCases { #expect(help.summary(option) != english.summary(option)) }
    for report in ReportKind.allCases { #expect(help.explanation(report) != english.explanation(report)) }
    for section in OptionSection.allCases { #expect(help.section(section) != english.section(section)) }
    #expect(help.tagline != english.tagline && help.disclaimer != english.disclaimer)
  }

  @Test(arguments: Language.allCases)
  func `what is typed stays as it is in every language`(language: Language) {
    let help = language.catalog.help
    #expect(["biorhythm --help all", "--help REPORT", "--manual"].allSatisfy(help.more.contains))
    #expect(help.explanation(.daily).contains("--only-critical"))
    #expect(help.explanation(.roster).contains("name") && help.explanation(.roster).contains("birthday"))
    for id in ["primary", "secondary", "composite", "all"] { #expect(help.summary(.cycles).contains(id)) }
    for hint in [language.catalog.screen.birthdayHint, language.catalog.screen.dateHint] {
      #expect(
        hint.contains(language == .german ? "JJJJ-MM-TT" : "YYYY-MM-DD") && hint.contains("Enter")
          && hint.contains("Esc"))
    }
  }

  @Test(arguments: Language.allCases)
  func `the help on the one line tells which letter stands for which cycle`(language: Language) {
    let (help, terms) = (language.catalog.help, language.catalog.terms)
    for (letter, name) in [("P", terms.physical), ("E", terms.emotional), ("I", terms.intellectual)] {
      let word = language == .english ? name.lowercased() : name
      #expect(help.explanation(.oneline).contains("\(letter) \(word)"))
    }
  }

  @Test(arguments: Language.allCases)
  func `Chinese and Japanese help has colons as wide as its characters`(language: Language) {
    let help = language.catalog.help
    let isWide = [.japanese, .simplifiedChinese, .traditionalChinese].contains(language)
    for text in [help.usage("x"), help.formats("x"), help.choices("x", "y")] {
      #expect(text.contains("：") == isWide && text.contains(": ") != isWide)
    }
  }

  @Test(arguments: Language.allCases)
  func `the hints of the prompts fit 60 columns, and the birthday's names the keys`(language: Language) {
    let screen = language.catalog.screen
    #expect(screen.birthdayHint.contains(screen.control + "-U"))
    for hint in [screen.birthdayHint, screen.dateHint] { #expect(columns(hint) <= 60, "\(hint)") }
  }

  @Test(arguments: Language.allCases)
  func `what a key does fits a window of 40 columns beside the key`(language: Language) {
    let screen = language.catalog.screen
    for action in actions(screen.keys) { #expect(columns(action) <= 27, "\(action)") }
    #expect(columns(screen.anyKeyCloses) <= 40)
  }

  @Test(arguments: Language.allCases)
  func `a prompt has the colon of its language behind it`(language: Language) {
    let screen = language.catalog.screen
    let isWide = [.japanese, .simplifiedChinese, .traditionalChinese].contains(language)
    for label in [screen.datePrompt, screen.birthdayPrompt(nil), screen.birthdayPrompt("Ana")] {
      #expect(label.hasSuffix(isWide ? "：" : ": "), "\(label)")
    }
  }

  @Test(arguments: [
    (Language.english, "1,234,567 rows, 999 a second"), (.korean, "1,234,567행, 초당 999행"),
    (.japanese, "1,234,567行、毎秒999行"), (.simplifiedChinese, "1,234,567 行，每秒 999 行"),
    (.traditionalChinese, "1,234,567 列，每秒 999 列"), (.german, "1.234.567 Zeilen, 999 pro Sekunde"),
  ])
  func `progress groups its digits as the language does`(language: Language, text: String) {
    #expect(language.catalog.reports.progress(1_234_567, 999) == text)
  }

  @Test(arguments: [
    (0, "0 Tage alt"), (1, "1 Tag alt"), (999, "999 Tage alt"), (1_000, "1.000 Tage alt"),
    (13_349, "13.349 Tage alt"), (3_652_058, "3.652.058 Tage alt"),
  ])
  func `German groups the days of a life by points`(days: Int, text: String) {
    #expect(Language.german.catalog.reports.dayOfLife(days) == text)
  }

  @Test(arguments: [
    (Language.english, " ", ", ", " (x)"), (.korean, " ", "·", "(x)"), (.japanese, "：", "・", " (x)"),
    (.simplifiedChinese, "：", "、", "（x）"), (.traditionalChinese, "：", "、", "（x）"),
    (.german, ": ", ", ", " (x)"),
  ])
  func `what joins words belongs to the language`(
    language: Language, eventJoint: String, listJoint: String, aside: String
  ) {
    let terms = language.catalog.terms
    #expect(terms.eventJoint == eventJoint && terms.listJoint == listJoint && terms.aside("x") == aside)
  }

  @Test(arguments: Language.allCases)
  func `what the keys of the live screen do is told apart`(language: Language) {
    let (footer, keys) = (actions(language.catalog.screen.footer), actions(language.catalog.screen.keys))
    #expect(Set(footer).count == footer.count && Set(keys).count == keys.count)
  }

  @Test(arguments: Language.allCases)
  func `no entry is empty, broken into lines or holds a control character`(language: Language) {
    for entry in entries(of: language.catalog) {
      #expect(!entry.isEmpty)
      let isClean = entry.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
      #expect(isClean, "\(entry)")
      #expect(!entry.contains { "‘’“”„".contains($0) }, "\(entry)")
    }
  }

  @Test func `English is written in ASCII`() {
    for entry in entries(of: Language.english.catalog, name: "Minji") {
      #expect(entry.utf8.allSatisfy { $0 < 0x80 }, "\(entry)")
    }
  }

  private static let turningPoints: [TurningPoint] = [.criticalRising, .criticalFalling, .peak, .valley]

  /// Everything a catalog says, but for failures.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - name: A person's name in it.
  /// - Returns: One text per entry, or several where it depends on what is put in.
  private func entries(of catalog: Catalog, name: String = "김하늘") -> [String] {
    let (terms, dates, reports) = (catalog.terms, catalog.dates, catalog.reports)
    let (settings, screen, help) = (catalog.settings, catalog.screen, catalog.help)
    let names: [String?] = [nil, name]
    let window = month.days
    let cycles = Cycle.builtIn.map { terms.name(of: $0) }
    var entries = cycles + Trend.allCases.map(terms.trend) + Self.turningPoints.map(terms.turningPoint)
    entries += [terms.critical, terms.doubleCritical, terms.tripleCritical]
    entries += Weekday.allCases.map(dates.shortWeekday)
    entries += [
      dates.month(month), dates.full(date), dates.short(date), dates.range(window),
    ]
    entries += names.map(reports.title) + names.map { reports.dailyTitle($0, date) }
    entries += [reports.born(date), reports.beforeBirth, reports.turningPoints, reports.noTurningPoints]
    entries += [reports.dayByDay, reports.next, reports.notCriticalOnDay, reports.you, reports.compatibility]
    entries += [reports.overall, reports.name, reports.birthday, reports.day]
    entries += [0, 1, 2].flatMap { [reports.dayOfLife($0), reports.daysUntil($0), reports.daysApart($0)] }
    entries += [reports.dayOfCycle(8, 23), reports.pair("Ana", name), reports.criticalOnDay(cycles)]
    entries += [reports.nextCritical(date, cycles, 3), reports.pictureDescription(cycles, window)]
    let evidence = catalog.evidence
    entries += [Evidence.Kind.values, .events, .people].map(evidence.title)
    entries += [Evidence.Kind.values, .events].map(evidence.record)
    entries += [evidence.read(7, 6, 1), evidence.slope("+1", "+2"), evidence.counts(3, "2.5")]
    entries += [evidence.smallest("1"), evidence.smallestCount("2"), evidence.curve, evidence.nothing]
    entries += [evidence.method(99, 1, 3), evidence.found(cycles), evidence.endedEarly(1, 2)]
    entries.append(evidence.progress("1", 2))
    for before in [[], ["6"]] { entries += names.map { evidence.recorded("7", date, $0, before, "/x") } }
    entries += names.map { reports.eventSummary($0, terms.physical, terms.turningPoint(.peak)) }
    for before in [nil, date, .min] {
      entries += names.map {
        settings.storedBirthday($0, Birth(on: date), nil, before.map { Birth(on: $0) }, "/x")
      }
    }
    entries += [settings.forgot("Ana", "/x"), settings.removedBirthday("/x")]
    entries += ["always", nil].map { settings.storedPreference(.color, "never", $0, "/x") }
    entries += [settings.file, settings.notThereYet, settings.showsNoCustomCycle("moon")]
    entries.append(settings.removedPreference(.color, "/x"))
    entries += [settings.birthday, settings.people, settings.none]
    entries += [.option(.language), .environment("LANG"), .file, .standard].map(settings.source)
    entries += actions(screen.footer) + actions(screen.keys)
    entries += [
      screen.keysTitle, screen.anyKeyCloses, screen.datePrompt, screen.birthdayHint, screen.dateHint,
    ]
    entries += [
      screen.tooSmall(40, 6), screen.noOtherPerson, screen.stored(Birth(on: date)), screen.noFurther,
    ]
    entries += names.map(screen.birthdayPrompt)
    entries += [help.tagline, help.usage("x"), help.examples, help.formats("x"), help.more, help.disclaimer]
    entries.append(help.choices("x", "y"))
    entries += OptionSection.allCases.map(help.section) + OptionName.allCases.map(help.summary)
    entries += ReportKind.allCases.map(help.explanation) + ManualSection.allCases.map(help.manualHeading)
    return entries
  }
}

private func actions(_ words: FooterWords) -> [String] {
  [
    words.day, words.month, words.today, words.nextCritical, words.previousCritical, words.date, words.cycles,
    words.person, words.birthday, words.keys, words.quit,
  ]
}

private func actions(_ words: KeyWords) -> [String] {
  [
    words.previousDay, words.nextDay, words.previousMonth, words.nextMonth, words.today, words.date,
    words.nextCritical, words.previousCritical, words.birthday, words.person, words.cycles, words.keys,
    words.pause, words.repaint, words.quit,
  ]
}

/// The columns of text, near enough for the languages here.
func columns(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
}
