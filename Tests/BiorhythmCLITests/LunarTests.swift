import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

/// Lunar dates: typed as days and births, and shown beside civil ones.
struct LunarTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("lunar-kr 1990-04-21", "1990-05-15 (15 May 1990; Korean lunar calendar: 1990, 4th month, day 21)"),
    ("음력 2017년 윤5월 1일", "2017-06-24 (24 June 2017; Korean lunar calendar: 2017, leap 5th month, day 1)"),
    ("农历1990年四月廿一", "1990-05-15 (15 May 1990; Chinese lunar calendar: 1990, 4th month, day 21)"),
    ("lunar 1990-04-21", "1990-05-15 (15 May 1990; Korean lunar calendar: 1990, 4th month, day 21)"),
  ])
  func `the reply to a lunar birthday shows both dates`(text: String, part: String) throws {
    let outcome = try folder.host.run(["--set-birthday", text])
    #expect(outcome.status == .done && outcome.output.contains("Stored the birthday \(part)"))
    let settings = try folder.read(".config/biorhythm/settings.json")
    #expect(settings.contains("\"birthday\" : \"\(part.prefix(10))\"") && !settings.contains("lunar"))
  }

  @Test(arguments: [
    (
      "lunar 1997-01-01",
      "1997-02-08 in the Korean calendar and 1997-02-07 in the Chinese: write lunar-kr or lunar-cn"
    ),
    ("lunar-kr 2017-06L-01", "its leap month is 5, written 05L"),
    ("lunar-kr 2018-06L-01", "it has no leap month"),
    ("lunar-kr 2026-09-30", "day 30"), ("lunar-kr 1899-12-01", "1900 to 2100"),
    ("lunar-kr 1990-13-01", "month 13"),
    ("lunar-kr 90-04-21", "four digits"), ("lunar-kr tomorrow", "no lunar date"),
    ("lunar 2012-03L-01", "lunar-kr"),
  ])
  func `what is no lunar date, or two, is refused in a line`(text: String, part: String) throws {
    for words in [
      ["--set-birthday", text], ["--day", text, "-b", "1900-01-01"], ["-b", "1900-01-01", "-c", text],
    ] {
      let outcome = try folder.host.run(words)
      #expect(outcome.status == .badCommandLine && outcome.errors.contains(part), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a lunar date is a date wherever one is wanted`() throws {
    let words = ["-b", "lunar-kr 1990-04-21", "-f", "json"]
    #expect(
      try folder.host.run(words + ["--day", "lunar-cn 2027-01-01"]).output.contains(
        #""selected":"2027-02-06""#))
    #expect(
      try folder.host.run(words + ["--day", "음력 2027년 1월 1일 - 1 day"]).output.contains(
        #""selected":"2027-02-06""#))
    #expect(
      try folder.host.run(["-c", "lunar-kr 2027-01-01 - lunar-cn 2027-01-01"]).output.hasPrefix("1 day"))
    #expect(
      try folder.host.run(["--compare", "lunar-kr 1990-04-21", "-b", "1990-05-15"]).output.contains("100%"))
  }

  @Test func `reports show the lunar date of the calendar that is preferred`() throws {
    let host = folder.host
    _ = try host.run(["--set-birthday", "1990-05-15"])
    #expect(try !host.run(["-f", "json"]).output.contains("lunar"))
    #expect(try host.run(["--set", "lunar=korean"]).status == .done)
    let day = ["--day", "2026-11-30"]
    for (language, words) in [
      ("en", "lunar 10-22"), ("ko", "음력 10월 22일"), ("ja", "旧暦10月22日"), ("zh-Hans", "农历十月廿二"),
      ("zh-Hant", "農曆十月廿二"), ("de", "Mondkalender 22."),
    ] {
      #expect(try host.run(day + ["--lang", language]).output.contains(words))
    }
    #expect(
      try host.run(day + ["-f", "json"]).output.contains(
        #"{"date":"2026-11-30","lunar":"2026-10-22","day":13348,"#))
    #expect(
      try host.run(["--day", "2025-07-25", "-f", "jsonl"]).output.hasPrefix(
        #"{"date":"2025-07-25","lunar":"2025-06L-01","#))
    #expect(try host.run(["--day", "2101-02-01", "-f", "jsonl"]).output.contains(#""lunar":null"#))
    #expect(try host.run(["--set", "lunar=none"]).status == .done)
    #expect(try !host.run(day).output.contains("lunar"))
    #expect(try host.run(["--set", "lunar=mayan"]).status == .badCommandLine)
  }

  @Test func `what Korean and Chinese reports print can be typed`() throws {
    for (language, calendar) in [
      (Language.korean, LunarCalendar.korean), (.simplifiedChinese, .chinese),
      (.traditionalChinese, .chinese),
    ] {
      let words = language.catalog.lunar
      for month in LunarMonth.all(of: calendar) {
        for day in [1, 10, 11, 20, 21, month.length] {
          let date = try LunarDate(
            year: month.year, month: month.month, isLeap: month.isLeap, day: day, in: calendar)
          guard try LunarInput(parsing: words.full(date))?.date == date else {
            Issue.record("\(words.full(date))")
            return
          }
        }
      }
    }
  }
}
