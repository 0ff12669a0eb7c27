import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

/// The language of whole runs, and the width of what they print.
@Suite struct LanguageRunTests {
  private static let tags = Language.allCases.map(\.rawValue)

  /// The language of `--day` in an environment, found by its first word.
  private func language(_ environment: [String: String], _ words: String...) throws -> Language? {
    let text = try output(["--day", "-b", "1990-05-15"] + words, environment)
    let heading = text.prefix { $0 != "\n" }
    let day = text.split(separator: "\n")[1]
    let date = try #require(CivilDate("2026-11-30"))
    return Language.allCases.first {
      heading.hasPrefix($0.catalog.reports.title(nil)) && day.hasPrefix($0.catalog.dates.full(date))
    }
  }

  private func output(_ words: [String], _ environment: [String: String]) throws -> String {
    var host = TestHost()
    host.environment = environment.merging(["HOME": "/nonexistent"]) { own, _ in own }
    let outcome = try host.run(words)
    #expect(outcome.status == .done && outcome.errors == "", "biorhythm \(words)")
    return outcome.output
  }

  // Case 48: The locale that chooses the language.
  @Test(arguments: [
    (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], Language.japanese),
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
    (["LC_MESSAGES": "C", "LANG": "ko_KR.UTF-8"], .english),
    (["LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LC_MESSAGES": "de_DE.UTF-8", "LANG": "ko_KR.UTF-8"], .german),
    (["LC_ALL": "zh_TW.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], .traditionalChinese),
    (["LANG": "ko"], .korean), (["LANG": "zh_CN.utf8"], .simplifiedChinese),
    (["LANG": "C.UTF-8"], .english), (["LANG": "xx_YY"], .english), (["LANG": "xx_YY.UTF-8"], .english),
    ([:], .english), (["LANG": ""], .english), (["LC_ALL": "C", "LANG": "ko"], .english),
    (["LC_ALL": "POSIX", "LANG": "ja_JP.UTF-8"], .english),
  ])
  func `the first locale variable that is set and not empty chooses the language`(
    environment: [String: String], expected: Language
  ) throws {
    #expect(try language(environment) == expected)
  }

  // Case 48: The option beats it.
  @Test(arguments: [
    ["LC_ALL": "ko_KR.UTF-8"], ["LANG": "ja_JP.UTF-8"], ["LC_ALL": "C"], ["LANG": "ko_KR.EUC-KR"], [:],
    ["LC_ALL": "xx"],
  ])
  func `the option beats every locale, in any case`(environment: [String: String]) throws {
    for language in Language.allCases {
      #expect(try self.language(environment, "--lang", language.rawValue) == language)
      #expect(try self.language(environment, "--lang", language.rawValue.uppercased()) == language)
      #expect(try self.language(environment, "--lang=" + language.rawValue.lowercased()) == language)
    }
  }

  @Test func `an unknown language is refused with those there are`() throws {
    let outcome = try run("--day", "-b", "1990-05-15", "--lang", "fr")
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    for tag in Self.tags { #expect(outcome.errors.contains(tag)) }
  }

  // Case 48: `ko_KR.EUC-KR`: English in ASCII, as for every locale that is not UTF-8; `--lang ko` asks for Korean.
  @Test(arguments: [
    ["LC_ALL": "C", "LANG": "ko"], ["LANG": "ko_KR.EUC-KR"], ["LC_ALL": "zh_TW.Big5"],
    ["LANG": "de_DE.ISO-8859-1"], ["LC_CTYPE": "C", "LANG": "ja_JP.UTF-8"], [:],
  ])
  func `where the locale is not UTF-8 the output is English in ASCII`(environment: [String: String]) throws {
    for words in [["--month", "2026-11"], ["--day"], ["--daily"], ["--help"], ["--events"]] {
      let text = try output(words + ["-b", "1990-05-15"], environment)
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
    #expect(try language(environment) == .english)
    let asked = try output(["--daily", "-b", "1990-05-15", "--lang", "ko"], environment)
    #expect(asked.contains("바이오리듬"))
  }

  @Test func `the settings choose the language, below the option and above the locale`() throws {
    let folder = try TemporaryFolder()
    let host = folder.host
    _ = try run("--set", "language=ja", on: host)
    let words = ["--daily", "-b", "1990-05-15"]
    #expect(try host.run(words).output.hasPrefix("バイオリズム"))
    #expect(try host.run(words + ["--lang", "de"]).output.hasPrefix("Biorhythmus"))
    #expect(try host.run(words + ["--lang", "auto"]).output.hasPrefix("Biorhythm for"))
    var korean = host
    korean.environment["LC_ALL"] = "ko_KR.UTF-8"
    #expect(try korean.run(words).output.hasPrefix("バイオリズム"))
    #expect(try korean.run(["--day", "1989-01-01", "-b", "1990-05-15"]).errors.contains("誕生日"))
    _ = try run("--set", "language=auto", on: host)
    #expect(try korean.run(words).output.contains("바이오리듬"))
  }

  @Test(arguments: [
    ("zh-TW", Language.traditionalChinese), ("zh_CN", .simplifiedChinese), ("zh-HK", .traditionalChinese),
    ("KO", .korean), ("de_AT.UTF-8", .german), ("EN", .english),
  ])
  func `a language is chosen and set by its name as people type it`(tag: String, language: Language) throws {
    #expect(try self.language(["LANG": "C.UTF-8"], "--lang", tag) == language)
    let folder = try TemporaryFolder()
    let outcome = try folder.host.run(["--set", "language=" + tag])
    #expect(outcome.status == .done && outcome.output.contains("language=" + language.rawValue))
  }

  @Test func `someone who reads only Korean can store a birthday and read the month`() throws {
    let folder = try TemporaryFolder()
    var host = folder.host
    host.environment["LANG"] = "ko_KR.UTF-8"
    let missing = try host.run(["--month"])
    #expect(missing.status == .badSettings && missing.errors.contains("저장된 생일이 없습니다"))
    let stored = try host.run(["--set-birthday", "１９９０년 5월 15일"])
    #expect(stored.status == .done && stored.output.contains("생일을 저장했습니다: 1990-05-15(1990년 5월 15일)"))
    let month = try host.run(["--month"])
    #expect(month.status == .done && month.output.contains("2026년 11월") && month.output.contains("신체"))
    #expect(try host.run(["--mnth"]).errors.hasPrefix("biorhythm: '--mnth' 옵션은 없습니다: "))
  }

  @Test(arguments: ["json", "jsonl", "csv"])
  func `machine text is the same in every language`(format: String) throws {
    for report in [["--month", "2026-11"], ["--day"], ["--events"]] {
      let words = report + ["-b", "1990-05-15", "--format", format]
      let english = try output(words, ["LANG": "C.UTF-8"])
      for tag in Self.tags { #expect(try output(words + ["--lang", tag], ["LANG": "C.UTF-8"]) == english) }
      #expect(try output(words, ["LANG": "ko_KR.UTF-8"]) == english)
    }
  }

  // Case 36: Columns in every language.
  @Test(arguments: tags, [80, 40])
  func `no report is wider than the window in any language`(tag: String, columns: Int) throws {
    let reports: [[String]] = [
      [], ["--month", "2026-11"], ["--day"], ["--daily"], ["--oneline"], ["--events"],
      ["--compare", "1992-09-20"], ["--help"], ["--month", "2026-11", "--cycles", "all"],
      ["--day", "--cycles", "all"], ["--events", "--cycles", "all"], ["--daily", "--cycles", "all"],
      ["--events", "--from", "2026-01-01", "--to", "2027-12-31"],
      ["--from", "2026-09-20", "--to", "2026-10-12"], ["--compare", "1992-09-20", "--cycles", "all"],
    ]
    let pages = ReportKind.allCases.map { ["--help", $0.rawValue] }
    for words in reports + pages {
      for drawing in [[], ["--ascii"]] {
        let text = try output(
          words + ["-b", "1990-05-15", "--lang", tag, "--width", String(columns)] + drawing,
          ["LANG": "C.UTF-8"])
        // The daily summary has a width of its own.
        let limit = words.first == "--daily" ? 78 : columns
        for line in text.split(separator: "\n") {
          #expect(line.displayWidth <= limit, "\(words) \(drawing): \(line)")
        }
      }
    }
  }

  @Test(
    arguments: tags.filter { $0 != "en" },
    [("month", ["--month", "2026-11"]), ("day", ["--day"]), ("daily", ["--daily"]), ("help", ["--help"])])
  func `a report in another language is as recorded`(tag: String, report: (name: String, words: [String]))
    throws
  {
    let text = try output(report.words + ["-b", "1990-05-15", "--lang", tag], ["LANG": "C.UTF-8"])
    #expect(try Golden("\(report.name).\(tag).txt").check(text) == nil)
  }

  @Test(arguments: tags)
  func `nothing is cut off at 80 columns in any language`(tag: String) throws {
    let folder = try TemporaryFolder()
    let reports = [
      [], ["--month", "2026-11"], ["--day"], ["--daily"], ["--events"], ["--compare", "1992-09-20"],
      ["--help"],
    ]
    for words in reports {
      let outcome = try folder.host.run(words + ["-b", "1990-05-15", "--lang", tag])
      #expect(!outcome.output.contains("…"), "\(words): \(outcome.output)")
    }
  }

  @Test(arguments: tags)
  func `the dashboard fits a terminal of 24 rows in every language`(tag: String) throws {
    let text = try output(["-b", "1990-05-15", "--lang", tag], ["LANG": "C.UTF-8"])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 22)
  }

  @Test(arguments: tags)
  func `the settings page lines up in every language`(tag: String) throws {
    let lines = try output(
      ["--show-settings", "--lang", tag, "--settings", "/none/s.json"], ["LANG": "C.UTF-8"]
    ).split(separator: "\n")
    for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    let values = ["/none/s.json", tag + "  ", "auto", "unicode", "primary"]
    let starts = values.compactMap { value in
      lines.lazy.compactMap { line in
        line.firstRange(of: value).map { line[..<$0.lowerBound].displayWidth }
      }.first
    }
    #expect(starts.count == values.count && Set(starts).count == 1)
  }

  @Test(arguments: tags)
  func `a complaint is one line that begins with the program's name`(tag: String) throws {
    let folder = try TemporaryFolder()
    let words = ["--day", "1989-12-31", "-b", "1990-05-15", "--lang", tag]
    let outcome = try folder.host.run(words)
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(outcome.errors.hasPrefix("biorhythm: ") && outcome.errors.filter(\.isNewline).count == 1)
    #expect(outcome.errors.contains("1989-12-31") && outcome.errors.contains("1990-05-15"))
    let date = try #require(CivilDate("1989-12-31"))
    let birthday = try #require(CivilDate("1990-05-15"))
    let message = try #require(Language(tag: tag)).catalog.describe(
      .usage(.beforeBirth(date: date, birthday: birthday)))
    #expect(outcome.errors == "biorhythm: \(message)\n")
  }
}
