import BiorhythmCore
import Testing

/// A diary of one born on a Sunday, made from a formula and seeded noise.
private struct Diary {
  var generator: SplitMix64
  let birthday: CivilDate = .min.advanced(by: 726_000 + 6 - 726_000 % 7)
  var first: CivilDate { birthday.advanced(by: 10_007) }

  init(seed: UInt64 = 7) { generator = SplitMix64(seed: seed) }

  /// Twelve uniform numbers less six: a bell of deviation 1.
  mutating func noise() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + Double(generator.next() >> 11) / 9_007_199_254_740_992 }
  }

  mutating func rows(
    days: Int = 365, _ value: (_ day: Int, _ dayOfLife: Int, _ noise: Double) -> Double?
  ) -> EvidenceRecords {
    .values(
      (0..<days).map { day in
        .init(date: first.advanced(by: day), value: value(day, first - birthday + day, noise()))
      }, birthday: birthday)
  }
}

private func pValues(_ evidence: Evidence) -> [Double] { evidence.cycles.map(\.pValue) }

@Suite struct EvidenceTests {
  @Test(arguments: Cycle.primaries)
  func `finds a planted effect of one deviation in most records of 90 days`(cycle: Cycle) throws {
    let found = try (1...20).count { seed in
      var diary = Diary(seed: UInt64(seed))
      let records = diary.rows(days: 90) { _, life, noise in cycle.value(onDay: life) + noise }
      let evidence = try Evidence(examining: records, permutations: 499)
      return try #require(evidence.cycles.first { $0.cycle == cycle }).pValue < Evidence.level
    }
    // Four blocks have 24 orders, so that no p-value can be below 0.04 and chance still hides some.
    #expect(found >= 12, "\(found) of 20")
  }

  @Test(arguments: Cycle.primaries)
  func `finds a planted effect of twice its noise in nearly every record of 90 days`(cycle: Cycle) throws {
    let found = try (1...20).count { seed in
      var diary = Diary(seed: UInt64(seed))
      let records = diary.rows(days: 90) { _, life, noise in cycle.value(onDay: life) + 0.5 * noise }
      return try Evidence(examining: records, permutations: 499).found
    }
    // A p-value of 1/24 drawn from 499 permutations now and then comes out above 0.05.
    #expect(found >= 18, "\(found) of 20")
  }

  @Test func `finds nothing in noise`() throws {
    var diary = Diary()
    let evidence = try Evidence(examining: diary.rows { _, _, noise in noise }, permutations: 999)
    #expect(!evidence.found)
    #expect(evidence.rows == 365 && evidence.days == 365 && evidence.to - evidence.from == 364)
  }

  @Test func `does not call a weekly habit an emotional rhythm`() throws {
    var diary = Diary()
    let sunday = diary.rows { day, life, noise in (life % 7 == 0 ? -3 : 0) + 0.5 * noise }
    #expect(!(try Evidence(examining: sunday, permutations: 999).found))
  }

  @Test func `does not call a trend or a season a rhythm`() throws {
    var diary = Diary()
    let trend = diary.rows { day, _, noise in 0.1 * Double(day) + noise }
    #expect(!(try Evidence(examining: trend, permutations: 999).found))
    let year = try #require(Cycle(customID: "season", period: 365))
    let season = diary.rows { day, _, noise in 3 * year.value(onDay: day) + noise }
    #expect(!(try Evidence(examining: season, permutations: 999).found))
  }

  @Test func `finds an effect through 70 percent missing days, and tells its size`() throws {
    var diary = Diary()
    var gaps = SplitMix64(seed: 9)
    let records = diary.rows(days: 1_000) { _, life, noise in
      gaps.next(below: 10) < 7 ? nil : 2 * Cycle.physical.value(onDay: life) + noise
    }
    let evidence = try Evidence(examining: records, permutations: 999)
    #expect(evidence.cycles[0].pValue < 0.01)
    guard case .slope(let size, let inSDs) = evidence.cycles[0].effect else {
      Issue.record("no slope")
      return
    }
    #expect(abs(size - 2) < 0.3)
    #expect(inSDs > 0.8 && inSDs < 2)
    #expect(evidence.cycles[0].smallestEffect < 1)
  }

  @Test(arguments: [1e-300, 1e300]) func `gives the same p-values in any unit`(unit: Double) throws {
    var plain = Diary()
    var scaled = Diary()
    let first = try Evidence(examining: plain.rows { _, _, noise in noise }, permutations: 199)
    let second = try Evidence(examining: scaled.rows { _, _, noise in unit * noise }, permutations: 199)
    #expect(pValues(first) == pValues(second))
  }

  @Test func `averages the values of a day, and takes rows in any order`() throws {
    var diary = Diary()
    guard case .values(let rows, let birthday) = diary.rows(days: 200, { _, _, noise in noise }) else {
      return
    }
    let twice = rows.flatMap { row -> [EvidenceRecords.DatedValue] in
      guard let value = row.value else { return [] }
      return [.init(date: row.date, value: value + 2), .init(date: row.date, value: value - 2)]
    }
    let one = try Evidence(examining: .values(rows, birthday: birthday), permutations: 199)
    let two = try Evidence(examining: .values(twice.reversed(), birthday: birthday), permutations: 199)
    #expect(pValues(one) == pValues(two))
    #expect(two.rows == 400 && two.days == 200)
  }

  @Test func `says the same from the same seed, and ends early when told`() throws {
    var diary = Diary()
    let records = diary.rows { _, _, noise in noise }
    #expect(
      try Evidence(examining: records, permutations: 199) == Evidence(examining: records, permutations: 199))
    let short = try Evidence(examining: records) { $0 < 128 }
    #expect(short.permutations == 128)
    #expect(throws: EvidenceError.tooFewPermutations(done: 64, needed: 99)) {
      try Evidence(examining: records) { $0 < 64 }
    }
  }

  @Test func `finds events that keep to critical days, and none that are scattered`() throws {
    let birthday = CivilDate.min.advanced(by: 726_000)
    let life = 9_000..<10_000
    let critical = life.filter { Cycle.physical.turningPoint(onDay: $0)?.isCritical == true }
    let kept = EvidenceRecords.events(critical.map { birthday.advanced(by: $0) }, birthday: birthday)
    let found = try Evidence(examining: kept, permutations: 999)
    #expect(found.cycles[0].pValue < 0.05)
    #expect(found.cycles[0].effect.seen == critical.count)
    #expect(found.days == critical.count)

    var generator = SplitMix64(seed: 1)
    let scattered = (0..<100).map { _ in birthday.advanced(by: 9_000 + generator.next(below: 1_000)) }
    #expect(!(try Evidence(examining: .events(scattered, birthday: birthday), permutations: 999).found))
  }

  @Test func `finds what many people share, beyond the weekday`() throws {
    var generator = SplitMix64(seed: 5)
    func lives(_ age: (_ draw: Int) -> Int) -> EvidenceRecords {
      .people(
        (0..<600).map { _ in
          let birthday = CivilDate.min.advanced(by: 700_000 + generator.next(below: 9_000))
          return .init(birthday: birthday, date: birthday.advanced(by: age(generator.next(below: 20_000))))
        })
    }
    let chance = try Evidence(examining: lives { $0 }, permutations: 499)
    #expect(!chance.found)
    let kept = try Evidence(examining: lives { $0 % 4 == 0 ? $0 / 33 * 33 : $0 }, permutations: 499)
    #expect(kept.cycles[2].pValue < 0.01)
    // All on the weekday of birth: a habit, no rhythm of 28 days.
    let weekly = try Evidence(examining: lives { $0 / 7 * 7 }, permutations: 499)
    #expect(weekly.cycles[1].pValue > 0.05)
    #expect((weekly.cycles[1].effect.seen ?? 0) > 100)
  }

  @Test func `names what cannot be examined`() throws {
    var diary = Diary()
    let birthday = diary.birthday
    let day = diary.first
    func check(_ error: EvidenceError, _ records: EvidenceRecords, cycles: [Cycle] = Cycle.primaries) {
      #expect(throws: error) { try Evidence(examining: records, cycles: cycles, permutations: 99) }
    }
    check(.tooFewDays(found: 59, needed: 60), diary.rows(days: 59) { _, _, noise in noise })
    check(.noVariation, diary.rows { _, _, _ in 0.1 })
    check(.noVariation, diary.rows { day, _, _ in 0.1 + 3 * Double(day) })
    check(.notFinite(date: day), diary.rows { _, _, _ in .nan })
    check(.notFinite(date: day), diary.rows { _, _, _ in .infinity })
    check(.composite(.average), diary.rows { _, _, noise in noise }, cycles: [.average])
    for period in [2, 3, 7, 21] {
      let cycle = try #require(Cycle(customID: "own", period: period))
      check(.untestable(cycle), diary.rows { _, _, noise in noise }, cycles: [cycle])
    }
    let early = birthday.advanced(by: -1)
    let before = EvidenceError.beforeBirth(date: early, birthday: birthday)
    check(before, .values([.init(date: early, value: 1)], birthday: birthday))
    check(before, .events([early], birthday: birthday))
    check(before, .people([.init(birthday: birthday, date: early)]))
    check(
      .mixedDay(day), .values([.init(date: day, value: 1), .init(date: day, value: nil)], birthday: birthday))
    let few = (0..<19).map { day.advanced(by: 9 * $0) }
    check(.tooFewEvents(found: 19, needed: 20), .events(few, birthday: birthday))
    check(
      .tooFewDays(found: 20, needed: 60), .events((0..<20).map { day.advanced(by: $0) }, birthday: birthday))
    check(.tooFewEvents(found: 0, needed: 20), .people([]))
    check(
      .untestable(.physical), .people(Array(repeating: .init(birthday: birthday, date: day), count: 30)))
  }
}

extension Evidence.Effect {
  fileprivate var seen: Int? {
    if case .count(let seen, _) = self { seen } else { nil }
  }
}
