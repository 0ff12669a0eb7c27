import BiorhythmCLI
import Testing

/// `--calculate`, and expressions where a date is wanted.
struct CalculateTests {
  @Test(arguments: [
    ("1/2 + 1/3", "5/6"), ("(2026-11-30 - 1990-05-15) / 23 days", "580 8/23"),
    ("2026-11-30 1990-05-15 - 23 days /", "580 8/23"), ("birthday + 10000", "2017-09-30"),
    ("birthday 10000 +", "2017-09-30"), ("today - birthday", "13348 days = 36 years 6 months 15 days"),
    ("today birthday -", "13348 days = 36 years 6 months 15 days"),
    ("2026-11-30 + 12 hours", "2026-11-30T12:00:00"),
    ("7 < 8", "true"), ("2024-01-31 + 1 month + 1 day", "2024-03-01"), ("-7 mod 3", "2"),
  ])
  func `an expression has its value, in infix and in postfix`(expression: String, value: String) throws {
    #expect(try output("-b", "1990-05-15", "-c", expression) == value + "\n")
  }

  @Test func `lines are answered one by one, and ans is the one before`() throws {
    let host = TestHost(input: Array("1/2\nans * 3\r\n\n  \nans - 1/6".utf8))
    #expect(try output("-c", "-", on: host) == "1/2\n1 1/2\n1 1/3\n")
    #expect(
      try output("-c", "-", "-f", "json", on: host)
        == """
        {"expression":"1/2","kind":"number","numerator":1,"denominator":2}
        {"expression":"ans * 3","kind":"number","numerator":3,"denominator":2}
        {"expression":"ans - 1/6","kind":"number","numerator":4,"denominator":3}

        """)
  }

  @Test func `a line without a value is named, and the others are answered`() throws {
    let host = TestHost(
      input: Array("1\n1/0\nans + 1\n\(String(repeating: "9", count: 200_000))\nans + 1\n".utf8))
    let outcome = try run("-c", "-", on: host)
    #expect(outcome.output == "1\n2\n3\n" && outcome.status == .badRows)
    let errors = outcome.errors.split(separator: "\n")
    #expect(
      errors.count == 3 && errors[0].hasPrefix("-:2: '/'")
        && errors[1].hasPrefix("-:4: the expression is longer"))
  }

  @Test(arguments: [
    ("1/0", "'/'"), ("1//2", "'/'"), ("2026-02-30 + 1", "'2026-02-30'"), ("today + today", "'+'"),
    ("3 days / 1 month", "'/'"), ("1/2 month", "'month'"), ("9223372036854775807 + 1", "'+'"),
    ("((1)", "'('"),
    ("birthday", "'birthday'"), ("9999-12-31 + 1", "'+'"), ("", "nothing to reckon"),
    ("tomorow", "did you mean tomorrow?"),
  ])
  func `what has no value is told in one line with the word`(expression: String, part: String) throws {
    let outcome = try run("-c", expression)
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(outcome.errors.contains(part) && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `parentheses of any depth are refused and trap nothing`() throws {
    let outcome = try run("-c", String(repeating: "(", count: 10_000) + "1")
    #expect(outcome.status == .badCommandLine && outcome.errors.contains("1000"))
  }

  @Test(arguments: [
    (["--date", "today + 1 year"], "2027-11-30"), (["--day", "birthday + 21252"], "2048-07-21"),
    (["--month", "today + 2 months"], "2027-01-01"), (["--date", "friday"], "2026-12-04"),
    (["--date", "+7"], "2026-12-07"),
    (["--from", "today", "--to", "today + 1 month"], "2026-11-30"), (["--date", "-7"], "2026-11-23"),
  ])
  func `where a date is wanted an expression works`(words: [String], selected: String) throws {
    let json = try TestHost().run(["-b", "1990-05-15", "-f", "json"] + words).output
    #expect(json.contains(#""selected":"\#(selected)""#))
  }

  @Test func `a birthday can be an expression, as in a comparison`() throws {
    #expect(try output("-b", "today - 10000", "--day", "-f", "json").contains(#""birthday":"1999-07-15""#))
    #expect(
      try output("-b", "1990-05-15", "--compare", "1990-05-15 + 28 days", "-f", "json").contains(
        #""daysApart":28"#))
    let folder = try TemporaryFolder()
    #expect(try folder.host.run(["--set-birthday", "2000-01-31 + 1 month"]).status == .done)
    #expect(try folder.read(".config/biorhythm/settings.json").contains("2000-02-29"))
  }

  @Test func `weekdays can be written in the report's language`() throws {
    for (language, word) in [
      ("ko", "금요일"), ("de", "Freitag"), ("ja", "金曜日"), ("zh-Hans", "星期五"), ("en", "fri"),
    ] {
      let json = try output("-b", "1990-05-15", "-f", "json", "--lang", language, "--day", word)
      #expect(json.contains(#""selected":"2026-12-04""#))
    }
  }

  @Test(arguments: [
    ("1/2", "not a date"), ("2 days", "a span and not a date"), ("5 + 5", "a number and not a date"),
    ("today +", "a value is missing"), ("2026-13-01", "no month 13"), ("now", "a moment and not a date"),
  ])
  func `what is no date says so`(word: String, part: String) throws {
    let outcome = try run("-b", "1990-05-15", "--month", "--date", word)
    #expect(outcome.status == .badCommandLine && outcome.errors.contains(part))
  }

  @Test(arguments: [
    ["--date", "today"], ["--cycles", "all"], ["--next-day"], ["--from", "today", "--to", "today"],
  ])
  func `options about days mean nothing to a calculator`(words: [String]) throws {
    #expect(try TestHost().run(["-c", "1"] + words).status == .badCommandLine)
  }
}
