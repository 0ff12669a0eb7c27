import BiorhythmCore
import TestSupport
import Testing

@Suite struct TurningPointTests {
  @Test func `forty months have just the events of the vectors`() throws {
    let rows = try Vectors.rows("events")
    let months = Set(rows.map { [$0[0], $0[1]] })
    #expect(months.count == 40)
    var found: [[String]] = []
    for month in months {
      let days = try CivilMonth(parsing: month[1]).days
      let report = Report(
        of: Person(birth: Birth(on: try date(month[0]))), window: days, selected: days.lowerBound)
      for day in report.eventfulDays {
        for reading in day.readings ?? [] {
          guard let point = reading.turningPoint else { continue }
          let words = point.rawValue.split(separator: "-").map(String.init)
          found.append(
            month + [day.date.description, reading.cycle.id, words[0], words.count > 1 ? words[1] : ""])
        }
      }
    }
    #expect(Set(found) == Set(rows))
    #expect(found.count == rows.count)
  }

  /// The classic books' 1st and 12th, 1st and 15th, 1st and 17th day, counted from 1.
  @Test(arguments: [(Cycle.physical, [0, 11]), (.emotional, [0, 14]), (.intellectual, [0, 16])])
  func `critical days are those of the books`(cycle: Cycle, days: [Int]) throws {
    let period = try #require(cycle.period)
    #expect((0..<period).filter { cycle.turningPoint(onDay: $0)?.isCritical == true } == days)
  }

  @Test func `a peak half way between two days is on the earlier one`() {
    #expect(Cycle.intuition.turningPoint(onDay: 9) == .peak)
    #expect(Cycle.intuition.turningPoint(onDay: 28) == .valley)
  }

  @Test(arguments: Cycle.builtIn.filter { $0.period != nil })
  func `the trend is the sign of the way to the next day, peak and valley days aside`(cycle: Cycle) throws {
    for day in 0..<(try #require(cycle.period))
    where cycle.turningPoint(onDay: day).map(\.isCritical) != false {
      let rises = cycle.value(onDay: day + 1) > cycle.value(onDay: day)
      #expect(cycle.trend(onDay: day) == (rises ? .rising : .falling), "day \(day)")
    }
  }

  @Test func `a peak day already falls and a valley day already rises`() {
    #expect(Cycle.emotional.trend(onDay: 7) == .falling)
    #expect(Cycle.emotional.trend(onDay: 21) == .rising)
    #expect(Cycle.emotional.trend(onDay: 0) == .rising)
    #expect(Cycle.emotional.trend(onDay: 14) == .falling)
  }

  @Test(arguments: [2, 3, 4, 5, 23, 28, 33, 38, 43, 48, 53, 360])
  func `the next turning point is the first of the days that follow`(period: Int) throws {
    let cycle = try #require(Cycle(customID: "moon", period: period))
    for day in 0..<period {
      let first = try #require((1...period).first { cycle.turningPoint(onDay: day + $0) != nil })
      let next = try #require(cycle.next(after: day) { _ in true })
      #expect(next.days == first)
      #expect(next.point == cycle.turningPoint(onDay: day + first))
      let critical = try #require(cycle.next(after: day, where: \.isCritical))
      #expect(critical.days == (1...period).first { cycle.turningPoint(onDay: day + $0)?.isCritical == true })
    }
  }

  @Test func `the birthday is critical three times`() throws {
    let birthday = try date("1990-05-15")
    let report = Report(
      of: Person(birth: Birth(on: birthday)), window: birthday...birthday, selected: birthday,
      cycles: [.spiritual])
    #expect(report.day(birthday).criticalCount == 3)
    #expect(report.day(birthday).readings?.first?.turningPoint == .criticalRising)
  }
}
