import BiorhythmCore
import TestSupport
import Testing

@Suite struct CrossingTests {
  @Test func `the moments of another program hold row for row`() throws {
    for row in try Vectors.rows("moments", atLeast: 96) {
      let birth = try Vectors.zone(row[1]).instant(of: try moment(row[0]))
      let view = try Vectors.zone(row[2])
      let cycle = try #require(Cycle.builtIn.first { $0.period == Int(row[3]) })
      let quarter = try #require(Int(row[4]))
      let crossing = try #require(cycle.crossing(atQuarter: quarter, birth: birth))
      let event = crossing.point.rawValue
      #expect(event == row[5])
      #expect(crossing.instant.secondsSince1970 == Int(row[6]))
      let local = try #require(view.local(at: crossing.instant))
      let end = row[7].index(row[7].endIndex, offsetBy: -6)
      #expect(local.description == row[7][..<end] + ":00" + row[7][end...])
      let day = try date(String(row[7].prefix(10)))
      #expect(cycle.crossings(on: day...day, in: view, birth: birth) == [crossing])
      let before = crossing.instant.advanced(by: -1)
      #expect(cycle.nextCrossing(after: before, birth: birth) { _ in true } == crossing)
    }
  }

  @Test func `values at a moment are those of another program`() throws {
    let birth = try Vectors.zone("Asia/Seoul").instant(of: try moment("1990-05-15T18:30"))
    let instant = try Vectors.zone("Asia/Seoul").instant(of: try moment("2026-11-30T09:00"))
    for (cycle, percent) in zip(Cycle.primaries, [87.44, -95.13, 16.97]) {
      let value = try #require(cycle.value(at: instant, birth: birth))
      #expect(abs(100 * value - percent) < 0.005)
      #expect(cycle.percent(at: instant, birth: birth) == Int(percent.rounded()))
    }
    #expect(Cycle.physical.value(at: birth.advanced(by: -1), birth: birth) == nil)
    #expect(Cycle.physical.percent(at: birth.advanced(by: -1), birth: birth) == nil)
    #expect(Cycle.physical.trend(at: birth.advanced(by: -1), birth: birth) == nil)
    #expect(Cycle.physical.value(at: birth, birth: birth) == 0)
  }

  @Test(arguments: Cycle.builtIn.filter { $0.period != nil })
  func `a birth at midnight UTC seen in UTC has the critical days of a birth without time`(
    cycle: Cycle
  ) throws {
    let birthday = try date("1990-05-15")
    let birth = Instant(CivilMoment(startOf: birthday), offset: .utc)
    let days = birthday...birthday.advanced(by: 21_252)
    let crossings = cycle.crossings(on: days, in: ZoneRules(fixed: .utc), birth: birth)
    var critical: [CivilDate: TurningPoint] = [:]
    for crossing in crossings where crossing.point.isCritical {
      let moment = try #require(CivilMoment(crossing.instant, offset: .utc))
      critical[moment.date] = crossing.point
    }
    for day in days {
      let point = cycle.turningPoint(onDay: day - birthday)
      #expect(critical[day] == (point?.isCritical == true ? point : nil))
    }
  }

  @Test(arguments: Cycle.builtIn.filter { $0.period != nil })
  func `moments are a quarter of the period apart to the second, and the curve is exact on them`(
    cycle: Cycle
  ) throws {
    let period = try #require(cycle.period)
    let birth = Instant(secondsSince1970: 642_763_800)
    let end = birth.advanced(by: 21_252 * 86_400)
    let crossings = cycle.crossings(in: birth..<end, birth: birth)
    #expect(crossings.first?.instant == birth)
    #expect(crossings.count == (21_252 * 4 + period - 1) / period)
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      #expect(next.instant - crossing.instant == 21_600 * period)
    }
    for crossing in crossings {
      let heights: [TurningPoint: Double] = [.peak: 1, .valley: -1]
      let height = heights[crossing.point] ?? 0
      let value = try #require(cycle.value(at: crossing.instant, birth: birth))
      #expect(value == height && (value != 0 || value.sign == .plus))
      let rises = crossing.point == .criticalRising || crossing.point == .valley
      #expect(cycle.trend(at: crossing.instant, birth: birth) == (rises ? .rising : .falling))
    }
  }

  @Test func `each day of a zone has the crossings whose date it is, and a skipped one has none`() throws {
    let zone = try Vectors.zone("Pacific/Apia")
    let birth = try zone.instant(of: try moment("1990-05-15T23:30"))
    let cycle = try #require(Cycle(customID: "short", period: 2))
    let days = try date("2011-11-01")...date("2012-05-01")
    let all = cycle.crossings(on: days, in: zone, birth: birth)
    #expect(days.flatMap { cycle.crossings(on: $0...$0, in: zone, birth: birth) } == all)
    #expect(zip(all, all.dropFirst()).allSatisfy { $1.quarter == $0.quarter + 1 })
    let skipped = try date("2011-12-30")
    #expect(cycle.crossings(on: skipped...skipped, in: zone, birth: birth).isEmpty)
  }

  @Test func `nothing crosses before birth, and composites never`() throws {
    let birth = Instant(secondsSince1970: 1000)
    let early = birth.advanced(by: -10_000_000)
    #expect(Cycle.physical.crossings(in: early..<birth, birth: birth).isEmpty)
    #expect(Cycle.physical.crossings(in: early..<birth.advanced(by: 1), birth: birth).map(\.quarter) == [0])
    #expect(Cycle.physical.crossing(atQuarter: -1, birth: birth) == nil)
    #expect(Cycle.physical.crossing(atQuarter: .max, birth: birth) == nil)
    #expect(Cycle.physical.nextCrossing(after: early, birth: birth) { _ in true }?.instant == birth)
    #expect(Cycle.physical.nextCrossing(after: birth, birth: birth, where: \.isCritical)?.quarter == 2)
    #expect(Cycle.average.crossings(in: early..<birth.advanced(by: 10_000_000), birth: birth).isEmpty)
    #expect(Cycle.average.nextCrossing(after: birth, birth: birth) { _ in true } == nil)
    #expect(Cycle.average.trend(at: birth, birth: birth) == nil)
    #expect(Cycle.average.value(at: birth, birth: birth) == 0)
  }

  @Test func `a value n whole days after birth is that of day n`() {
    let birth = Instant(secondsSince1970: 12_345)
    for cycle in Cycle.builtIn {
      for day in 0..<2000 {
        let value = cycle.value(at: birth.advanced(by: day * 86_400), birth: birth)
        #expect(value.map { abs($0 - cycle.value(onDay: day)) < 1e-15 } == true)
      }
    }
  }
}
