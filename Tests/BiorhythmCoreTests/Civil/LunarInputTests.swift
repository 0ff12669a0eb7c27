import BiorhythmCore
import TestSupport
import Testing

@Suite struct LunarInputTests {
  @Test(arguments: [
    ("lunar-kr 1990-04-21", "1990-05-15"), ("lunar-cn 1990-04-21", "1990-05-15"),
    ("lunar 1990-04-21", "1990-05-15"), ("LUNAR-KR  1990.4.21", "1990-05-15"),
    (" lunar-kr 1990/04/21\t", "1990-05-15"), ("lunar-kr 1990. 4. 21.", "1990-05-15"),
    ("lunar-kr 19900421", "1990-05-15"), ("lunar-kr 2017-05L-01", "2017-06-24"),
    ("lunar-cn 2017-6l-1", "2017-07-23"), ("lunar-cn 2027-01-01", "2027-02-06"),
    ("lunar-kr 2027-01-01", "2027-02-07"), ("음력 2017년 윤5월 1일", "2017-06-24"),
    ("음력 1990년 윤5월 21일", "1990-07-13"), ("음력2017년윤5월1일", "2017-06-24"),
    ("음력 2017년 윤 5월 1일", "2017-06-24"), ("음력 1990-04-21", "1990-05-15"),
    ("음력 2017.윤5.1", "2017-06-24"), ("음력 1990년 4월 21일", "1990-05-15"),
    ("农历1990年闰五月初一", "1990-06-23"), ("农历 1990年 闰五月 初一", "1990-06-23"),
    ("農曆1990年閏五月初一", "1990-06-23"), ("阴历1990年闰5月1日", "1990-06-23"),
    ("陰曆一九九〇年閏五月初一日", "1990-06-23"), ("農曆一九九零年閏五月初一", "1990-06-23"),
    ("农历 1990-05L-01", "1990-06-23"), ("农历1990年正月初一", "1990-01-27"),
    ("农历1990年一月初一", "1990-01-27"), ("农历1990年冬月十五", "1990-12-31"),
    ("农历1990年十一月十五", "1990-12-31"), ("农历1990年腊月三十", "1991-02-14"),
    ("農曆1990年臘月三十", "1991-02-14"), ("农历1990年十二月三十日", "1991-02-14"),
    ("农历1990年四月廿一", "1990-05-15"), ("农历1990年四月二十一", "1990-05-15"),
    ("农历1990年四月二十", "1990-05-14"), ("农历1990年四月廿", "1990-05-14"),
    ("农历1990年四月初十", "1990-05-04"), ("农历1990年四月十", "1990-05-04"),
    ("ｌｕｎａｒ－ｋｒ　１９９０－０４－２１", "1990-05-15"), ("음력　１９９０년　윤５월　２１일", "1990-07-13"),
    ("农历１９９０年闰５月１日", "1990-06-23"), ("旧暦1990年4月21日", "1990-05-15"),
  ])
  func `every form reads as its day`(text: String, civil: String) throws {
    #expect(try LunarInput(parsing: text)?.date.civil == (try date(civil)))
  }

  @Test func `the input says whose calendar was named`() throws {
    #expect(try LunarInput(parsing: "lunar-kr 1990-04-21")?.calendar == .korean)
    #expect(try LunarInput(parsing: "음력 1990-04-21")?.calendar == .korean)
    #expect(try LunarInput(parsing: "農曆 1990-04-21")?.calendar == .chinese)
    let both = try #require(try LunarInput(parsing: "lunar 1990-04-21"))
    #expect(both.calendar == nil)
    #expect(both.date.description == "1990-04-21")
  }

  @Test func `every day of every month reads back in Chinese and in Korean`() throws {
    let numerals = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
    let days =
      numerals.map { "初" + $0 } + numerals.dropLast().map { "十" + $0 } + ["二十"]
      + numerals.dropLast().map { "廿" + $0 } + ["三十"]
    let months = ["正"] + numerals[1...] + ["冬", "腊"]
    for month in LunarMonth.all(of: .chinese) {
      for day in 1...month.length {
        let text = "农历\(month.year)年\(month.isLeap ? "闰" : "")\(months[month.month - 1])月\(days[day - 1])"
        let date = try #require(try LunarInput(parsing: text)).date
        guard date.month == month, date.day == day else {
          Issue.record("wrong at \(text)")
          return
        }
      }
    }
    for month in LunarMonth.all(of: .korean) {
      let text = "음력 \(month.year)년 \(month.isLeap ? "윤" : "")\(month.month)월 \(month.length)일"
      #expect(try LunarInput(parsing: text)?.date.civil == month.first.advanced(by: month.length - 1))
    }
  }

  @Test(arguments: [
    "", "1990-04-21", "lunar-", "lunar-jp 1990-04-21", "lunatic", "lunarkr 1990-04-21", "음", "today",
    "农", "양력 1990-04-21", "lunar1990-04-21",
  ])
  func `a text that names no lunar calendar is none`(text: String) throws {
    #expect(try LunarInput(parsing: text) == nil)
  }

  @Test(arguments: [
    "lunar", "lunar-kr", "음력", "lunar-kr today", "lunar-kr 1990", "lunar-kr 1990-04", "lunar-kr 1990-04-21-",
    "lunar-kr 1990-04.21", "lunar-kr 1990 -04-21", "lunar-kr 1990-L05-01", "lunar-kr 1990-005-01",
    "음력 1990년 4월 21", "음력 1990년 4月 21일", "음력 윤1990년 4월 21일", "음력 1990년 윤5L월 1일",
    "农历1990年月初一", "农历1990年五月初", "农历1990年五月", "lunar-kr 199004211", "lunar-kr 1990-5L",
    "农历1990年五月初一x", "lunar-kr 1990-04-21 1990-04-21",
  ])
  func `a text that names one and has no form is refused`(text: String) {
    #expect(throws: LunarDate.Fault.notADate) { try LunarInput(parsing: text) }
  }

  @Test(
    arguments: [
      ("lunar-kr 90-04-21", .yearNotFourDigits), ("음력 90년 4월 21일", .yearNotFourDigits),
      ("农历九〇年四月初一", .yearNotFourDigits), ("lunar-kr 1899-04-21", .yearOutOfRange(1899)),
      ("lunar 2101-01-01", .yearOutOfRange(2101)), ("lunar-kr 12000-01-01", .yearOutOfRange(12_000)),
      ("lunar-kr 1990-13-01", .noSuchMonth(13)), ("lunar 1990-13-01", .noSuchMonth(13)),
      ("农历1990年零月初一", .notADate), ("农历1990年十三月初一", .noSuchMonth(13)),
      ("음력 2017년 윤6월 1일", .noSuchLeapMonth(6, year: 2017, in: .korean, actual: 5)),
      ("농력 2017", nil),
    ] as [(String, LunarDate.Fault?)])
  func `a wrong number is named`(text: String, fault: LunarDate.Fault?) throws {
    if let fault {
      #expect(throws: fault) { try LunarInput(parsing: text) }
    } else {
      #expect(try LunarInput(parsing: text) == nil)
    }
  }

  @Test func `a bare lunar date on which the calendars differ is refused with both days`() throws {
    #expect(
      throws: LunarDate.Fault.differs(korean: try date("1997-02-08"), chinese: try date("1997-02-07"))
    ) { try LunarInput(parsing: "lunar 1997-01-01") }
    #expect(throws: LunarDate.Fault.differs(korean: try date("2017-06-24"), chinese: nil)) {
      try LunarInput(parsing: "lunar 2017-05L-01")
    }
    #expect(throws: LunarDate.Fault.differs(korean: nil, chinese: try date("2017-07-23"))) {
      try LunarInput(parsing: "lunar 2017-06L-01")
    }
  }

  @Test func `a bare lunar date is read just where the calendars agree, on every day there is`() throws {
    let chinese = Set(LunarMonth.all(of: .chinese).map(Month.init))
    for month in LunarMonth.all(of: .korean) {
      for day in [1, month.length] {
        let text = "lunar \(month)-\(day)"
        let agrees = chinese.contains {
          $0.name == month.description && $0.first == month.first && day <= $0.length
        }
        #expect(((try? LunarInput(parsing: text)) != nil) == agrees, "\(text)")
      }
    }
  }

  private struct Month: Hashable {
    let name: String
    let first: CivilDate
    let length: Int

    init(_ month: LunarMonth) {
      name = month.description
      first = month.first
      length = month.length
    }
  }
}
