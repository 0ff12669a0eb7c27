import BiorhythmCore
import TestSupport
import Testing

@Suite struct CycleTests {
  @Test func `every vector has its day number, day of cycle, value and percent`() throws {
    let cycles = Dictionary(uniqueKeysWithValues: Cycle.builtIn.map { ($0.id, $0) })
    for row in try Vectors.rows("cycles") {
      let cycle = try #require(cycles[row[3]])
      let day = try date(row[1]) - date(row[0])
      let reading = Reading(of: cycle, onDay: day)
      #expect(String(day) == row[2], "\(row)")
      #expect(cycle.period.map(String.init) == row[4], "\(row)")
      #expect(reading.dayOfCycle.map(String.init) == row[5], "\(row)")
      #expect(abs(reading.value - (try #require(Double(row[6])))) <= 1e-15, "\(row)")
      #expect(String(reading.percent) == row[7], "\(row)")
    }
  }

  /// Published figures, from books and programs that agree.
  @Test(arguments: [
    ("1943-03-09", "1972-07-11", [-27, -100, -100]), ("1962-09-21", "1996-12-12", [-14, 22, -91]),
    ("1970-06-07", "2021-08-29", [-14, 100, 0]), ("1990-05-15", "2026-11-30", [82, -97, 10]),
    ("1980-01-01", "1988-07-01", [-27, -78, 37]), ("1972-06-30", "2017-01-01", [-98, -43, -62]),
    ("1968-07-16", "2026-11-30", [0, 22, 54]), ("2004-02-29", "2005-02-28", [-73, 22, 37]),
    ("2004-02-29", "2005-03-01", [-52, 43, 54]),
  ])
  func `published percents come out`(birthday: String, on day: String, percents: [Int]) throws {
    let number = try date(day) - date(birthday)
    #expect(Cycle.primaries.map { $0.percent(onDay: number) } == percents)
  }

  @Test(arguments: Cycle.builtIn.filter { $0.period != nil })
  func `quarter points on whole days are exact, and zero has no sign`(cycle: Cycle) throws {
    let period = try #require(cycle.period)
    for day in 0..<3 * period {
      let value = cycle.value(onDay: day)
      let quarters = 4 * day % (4 * period)
      switch quarters {
      case 0, 2 * period: #expect(value == 0 && value.sign == .plus)
      case period: #expect(value == 1)
      case 3 * period: #expect(value == -1)
      default: #expect(value != 0 && abs(value) < 1)
      }
      #expect(value == cycle.value(onDay: day + period))
      #expect(value == -cycle.value(onDay: 2 * period - day % period) || value == 0)
      #expect(value == cycle.value(onDay: day - 3 * period))
    }
  }

  // Case 77: Nothing else rounds to zero.
  @Test(arguments: Cycle.primaries)
  func `no primary shows zero percent off a zero`(cycle: Cycle) throws {
    for day in 0..<(try #require(cycle.period)) {
      #expect((cycle.percent(onDay: day) == 0) == (cycle.value(onDay: day) == 0))
    }
  }

  @Test func `the primaries return to birth after 21252 days and not before`() {
    #expect(Cycle.repeatInDays(of: Cycle.primaries) == 21_252)
    for day in 1..<21_252 {
      #expect(!Cycle.primaries.allSatisfy { $0.dayOfCycle(onDay: day) == 0 })
    }
    #expect(Cycle.repeatInDays(of: []) == 1)
    #expect(Cycle.repeatInDays(of: [.average]) == 21_252)
  }

  @Test func `a repeat too long for an integer is none`() {
    let primes = [36_497, 36_493, 36_479, 36_473, 36_469].enumerated()
    #expect(Cycle.repeatInDays(of: primes.compactMap { Cycle(customID: "c\($0)", period: $1) }) == nil)
  }

  @Test func `a composite is the mean of its parts and has no period, day, trend or events`() {
    for day in 0..<21_252 where day.isMultiple(of: 7) {
      let values = Cycle.primaries.map { $0.value(onDay: day) }
      let reading = Reading(of: .average, onDay: day)
      #expect(abs(reading.value - values.reduce(0, +) / 3) < 1e-15)
      #expect(abs(Cycle.wisdom.value(onDay: day) - (values[1] + values[2]) / 2) < 1e-15)
      #expect(reading.dayOfCycle == nil && reading.trend == nil && reading.turningPoint == nil)
    }
    #expect(Cycle.average.period == nil)
    #expect(Cycle.average.next(after: 0) { _ in true } == nil)
  }

  @Test(arguments: ["moon", "a", "Work_2", "x-y"])
  func `a custom cycle takes a plain id`(id: String) {
    #expect(Cycle(customID: id, period: 29)?.period == 29)
  }

  @Test(arguments: [
    "", "2moon", "-x", "moon phase", "moon,", "moon:", "달", "physical", "Physical", "all", "custom",
    "primary", "date", "Events", "day",
    String(repeating: "a", count: 33),
  ])
  func `an id that options could not tell apart is refused`(id: String) {
    #expect(Cycle(customID: id, period: 29) == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 1, 36_501, .max])
  func `a period outside 2 to 36500 days is refused`(period: Int) {
    #expect(Cycle(customID: "moon", period: period) == nil)
  }

  @Test(arguments: [2, 3, 4, 5, 36_500])
  func `any allowed period keeps its values in range and its day in the cycle`(period: Int) throws {
    let cycle = try #require(Cycle(customID: "moon", period: period))
    for day in 0..<2 * period {
      #expect(abs(cycle.value(onDay: day)) <= 1)
      #expect(cycle.dayOfCycle(onDay: day) == day % period)
      #expect(abs(cycle.value(at: Double(day)) - cycle.value(onDay: day)) < 1e-9)
    }
    #expect(cycle.turningPoint(onDay: 0) == .criticalRising)
  }
}

struct CenturyTests {
  // Case 93: The day of the cycle in other centuries.
  @Test(arguments: [
    ("1999-12-31", 22_943, [12, 11, 8]), ("2000-01-01", 22_944, [13, 12, 9]),
    ("2000-02-29", 23_003, [3, 15, 2]),
    ("2099-12-31", 59_468, [13, 24, 2]), ("2100-03-01", 59_528, [4, 0, 29]),
  ])
  func `the day of the cycle is right in every century`(date: String, day: Int, days: [Int]) throws {
    let birthday = try #require(CivilDate("1937-03-08"))
    #expect(try #require(CivilDate(date)) - birthday == day)
    #expect(Cycle.primaries.map { $0.dayOfCycle(onDay: day) } == days)
  }
}
