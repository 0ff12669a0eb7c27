import BiorhythmCore
import TestSupport
import Testing

@Suite struct CivilDateTests {
  @Test func `the first and the last date are a day number apart`() throws {
    #expect(CivilDate.min.description == "0001-01-01")
    #expect(CivilDate.max.description == "9999-12-31")
    #expect(CivilDate.max - CivilDate.min == 3_652_058)
  }

  @Test func `every day of all years reads back from its text, one after the other`() throws {
    var weekday = 0
    var count = 0
    for month in sequence(first: CivilDate.min.month, next: { $0.adding(months: 1) }) {
      for (index, day) in month.days.enumerated() {
        guard day.day == index + 1, day.month == month, day.weekday.rawValue == weekday + 1,
          CivilDate(year: month.year, month: month.month, day: index + 1) == day
        else {
          Issue.record("wrong at \(day)")
          return
        }
        weekday = (weekday + 1) % 7
        count += 1
      }
    }
    #expect(count == 3_652_059)
  }

  // Case 10: 29 February in a common year is refused.
  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (0, 1, 1), (10_000, 1, 1),
  ])
  func `an impossible date is none`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `29 February is a date in leap years of the Gregorian rule`() {
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2024, month: 2, day: 29) != nil)
  }

  @Test func `2026-11-30 is a Monday`() throws {
    #expect(try date("2026-11-30").weekday == .monday)
  }

  @Test func `no day is lost where calendars and zones once jumped`() throws {
    #expect(try date("1582-10-15") - date("1582-10-04") == 11)
    #expect(try date("1961-08-11") - date("1961-08-09") == 2)
    #expect(try date("2011-12-31") - date("2011-12-29") == 2)
    #expect(try date("2017-01-01") - date("1972-06-30") == 16_256)
  }

  @Test func `steps past the ends are none, and strides stop there`() {
    #expect(CivilDate.max.adding(days: 1) == nil)
    #expect(CivilDate.min.adding(days: -1) == nil)
    #expect(CivilDate.min.adding(days: .max) == nil)
    #expect(CivilDate.max.adding(days: .max) == nil)
    #expect(CivilDate.max.adding(months: 1) == nil)
    #expect(CivilDate.max.adding(months: .max) == nil)
    #expect(CivilDate.min.adding(months: .min) == nil)
    #expect(CivilDate.max.advanced(by: 1) == .max)
    #expect(CivilDate.min.advanced(by: .min) == .min)
  }

  @Test func `adding days then taking them away returns to the start`() throws {
    let start = try date("2000-02-29")
    for days in stride(from: -700_000, through: 2_900_000, by: 9_973) {
      #expect(start.adding(days: days)?.adding(days: -days) == start)
    }
  }
}

@Suite struct CivilDateTextTests {
  static let today = CivilDate.min.advanced(by: 739_949)

  // Case 14: Full-width and East Asian dates.
  @Test(arguments: [
    "1990-05-15", "1990.05.15", "1990/05/15", "19900515", "1990-5-15", "1990. 5. 15.", "1990년 5월 15일",
    "1990년5월15일",
    "1990年5月15日", "１９９０－０５－１５", "１９９０．０５．１５", "１９９０／０５／１５", "１９９０年５月１５日",
    "\u{3000}1990-05-15\u{3000}", " 1990-05-15\t", "１９９００５１５",
  ])
  func `every form of a date is read`(text: String) throws {
    #expect(try CivilDate(parsing: text, today: Self.today).description == "1990-05-15")
  }

  @Test(arguments: [("today", 0), ("Yesterday", -1), ("TOMORROW", 1), ("ｔｏｄａｙ", 0)])
  func `the words count from today`(word: String, days: Int) throws {
    #expect(try CivilDate(parsing: word, today: Self.today) == Self.today.advanced(by: days))
  }

  // Case 12: Two-digit and three-digit years are refused.
  @Test(arguments: [
    ("68-07-16", CivilDate.ParseError.yearNotFourDigits), ("16/07/68", .yearNotFourDigits),
    ("680716", .yearNotFourDigits),
    ("68년 7월 16일", .yearNotFourDigits), ("168-07-16", .yearNotFourDigits),
    ("16/07/1968", .yearNotFirst(meant: CivilDate("1968-07-16"))),
    ("07/16/1968", .yearNotFirst(meant: CivilDate("1968-07-16"))),
    ("05/05/1968", .yearNotFirst(meant: CivilDate("1968-05-05"))),
    ("06/07/1968", .yearNotFirst(meant: nil)), ("99/99/1968", .yearNotFirst(meant: nil)),
    ("2026-13-01", .noSuchMonth(13)), ("2026-00-01", .noSuchMonth(0)), ("0000-01-01", .yearOutOfRange),
    ("99999999999999999999-01-01", .yearOutOfRange), ("12026-01-01", .yearOutOfRange), ("", .notADate),
    ("  ", .notADate),
    ("1990-05", .notADate), ("1990-05-", .notADate), ("1990-05-15-", .notADate),
    ("1990-05-15T00:00", .notADate),
    ("1990-05/15", .notADate), ("-1990-05-15", .notADate), ("1990--05-15", .notADate),
    ("1990-005-15", .notADate),
    ("1990 05 15", .notADate), ("1990-05-1x", .notADate), ("1990年5월15日", .notADate),
    ("٢٠٢٠-٠٤-٠٤", .notADate),
    ("1990-05-15\u{0}", .notADate), ("next tuesday", .notADate), ("1990。05。15", .notADate),
    ("199005151", .notADate),
  ])
  func `a text that is no date says why`(text: String, error: CivilDate.ParseError) {
    #expect(throws: error) { try CivilDate(parsing: text, today: Self.today) }
  }

  @Test func `a day that the month lacks is named with its month`() throws {
    let february = try #require(CivilMonth(year: 2023, month: 2))
    #expect(throws: CivilDate.ParseError.noSuchDay(29, in: february)) {
      try CivilDate(parsing: "2023-02-29", today: Self.today)
    }
  }

  @Test(arguments: [
    "2026-11", "2026.11", "2026/11", "202611", "2026년 11월", "2026年11月", "２０２６－１１", "2026. 11.",
  ])
  func `every form of a month is read`(text: String) throws {
    #expect(try CivilMonth(parsing: text).description == "2026-11")
  }

  @Test(arguments: ["26-11", "11/2026", "2026-13", "2026", "2026-11-30", "", "november"])
  func `a text that is no month is refused`(text: String) {
    #expect(throws: CivilDate.ParseError.self) { try CivilMonth(parsing: text) }
  }

  @Test(arguments: ["1990-5-15", "１９９０－０５－１５", "today", " 1990-05-15", "1990.05.15"])
  func `the wire form is strict`(text: String) {
    #expect(CivilDate(text) == nil)
  }
}
