import BiorhythmCore
import TestSupport
import Testing

@Suite struct LunarDateTests {
  @Test(arguments: LunarCalendar.allCases)
  func `the months of all years follow one another, there and back on first and last days`(
    calendar: LunarCalendar
  ) throws {
    let months = LunarMonth.all(of: calendar)
    #expect(months.count == 2486)
    var next = try date("1900-01-31")
    for month in months {
      #expect(month.first == next)
      #expect(month.length == 29 || month.length == 30)
      let same = try LunarMonth(
        year: month.year, month: month.month, isLeap: month.isLeap, in: calendar)
      #expect(same == month)
      for day in [1, month.length] {
        let lunar = try LunarDate(
          year: month.year, month: month.month, isLeap: month.isLeap, day: day, in: calendar)
        #expect(lunar.civil == month.first.advanced(by: day - 1))
        #expect(LunarDate(lunar.civil, in: calendar) == lunar)
        #expect(try LunarInput(parsing: "\(Self.name(calendar)) \(lunar)")?.date == lunar)
      }
      next = next.advanced(by: month.length)
    }
    #expect(next.description == "2101-01-29")
  }

  @Test(arguments: LunarCalendar.allCases)
  func `every civil day of the range is the day after the day before`(calendar: LunarCalendar) throws {
    var last = try #require(LunarDate(try date("1900-01-31"), in: calendar))
    for day in try date("1900-02-01")...date("2101-01-28") {
      let lunar = try #require(LunarDate(day, in: calendar))
      let isNext =
        lunar.day == 1
        ? last.day == last.month.length && lunar.month.first == day
        : lunar.day == last.day + 1 && lunar.month == last.month
      guard isNext, lunar.civil == day else {
        Issue.record("wrong at \(day)")
        return
      }
      last = lunar
    }
  }

  @Test(arguments: LunarCalendar.allCases)
  func `no day outside the range has a lunar date`(calendar: LunarCalendar) throws {
    for text in ["0001-01-01", "1899-06-01", "1900-01-30", "2101-01-29", "2101-12-31", "9999-12-31"] {
      #expect(LunarDate(try date(text), in: calendar) == nil)
    }
  }

  @Test func `dates that two or three sources agree on hold, there and back`() throws {
    for row in try Vectors.rows("lunar_dates", atLeast: 30) {
      let numbers = row.compactMap { Int($0) }
      let calendar = try #require(LunarCalendar(rawValue: row[0]))
      let lunar = try LunarDate(
        year: numbers[0], month: numbers[1], isLeap: row[3] == "true", day: numbers[2], in: calendar)
      #expect(lunar.civil == (try date(row[5])))
      #expect(LunarDate(lunar.civil, in: calendar) == lunar)
    }
  }

  @Test func `dates of another program hold, there and back`() throws {
    for row in try Vectors.rows("lunar", atLeast: 120) {
      let calendar = try #require(LunarCalendar(rawValue: row[0]))
      let numbers = row[1].split(separator: "-").compactMap { Int($0) }
      let lunar = try LunarDate(
        year: numbers[0], month: numbers[1], isLeap: row[2] == "true", day: numbers[2], in: calendar)
      #expect(lunar.civil == (try date(row[3])))
      #expect(LunarDate(lunar.civil, in: calendar) == lunar)
    }
  }

  @Test func `the months in which the two calendars differ are just those that are known`() throws {
    let known = try Vectors.lines("lunar_differences.txt")
    var starts: [String: [LunarCalendar: CivilDate]] = [:]
    for month in LunarCalendar.allCases.flatMap(LunarMonth.all) {
      starts[month.description, default: [:]][month.calendar] = month.first
    }
    let differing = starts.filter { $0.value[.korean] != $0.value[.chinese] }.map { name, starts in
      let texts = LunarCalendar.allCases.map { starts[$0]?.description ?? "None" }
      return "\(name): KR \(texts[0]) CN \(texts[1])"
    }
    #expect(differing.sorted() == known.sorted())
    #expect(known.count == 95)
  }

  @Test func `a month or day that the calendar does not have is refused with what it has`() throws {
    #expect(throws: LunarDate.Fault.noSuchLeapMonth(6, year: 2017, in: .korean, actual: 5)) {
      try LunarDate(year: 2017, month: 6, isLeap: true, day: 1, in: .korean)
    }
    #expect(throws: LunarDate.Fault.noSuchLeapMonth(6, year: 2018, in: .chinese, actual: nil)) {
      try LunarDate(year: 2018, month: 6, isLeap: true, day: 1, in: .chinese)
    }
    for month in LunarCalendar.allCases.flatMap(LunarMonth.all) {
      for day in [0, month.length + 1] {
        #expect(throws: LunarDate.Fault.noSuchDay(day, in: month)) {
          try LunarDate(
            year: month.year, month: month.month, isLeap: month.isLeap, day: day, in: month.calendar)
        }
      }
    }
    for number in [-1, 0, 13] {
      #expect(throws: LunarDate.Fault.noSuchMonth(number)) {
        try LunarMonth(year: 2000, month: number, in: .korean)
      }
    }
    for year in [Int.min, 0, 1899, 2101, Int.max] {
      #expect(throws: LunarDate.Fault.yearOutOfRange(year)) {
        try LunarMonth(year: year, month: 1, in: .chinese)
      }
    }
  }

  static func name(_ calendar: LunarCalendar) -> String { calendar == .korean ? "lunar-kr" : "lunar-cn" }
}
