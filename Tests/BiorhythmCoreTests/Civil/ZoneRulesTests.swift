import BiorhythmCore
import TestSupport
import Testing

@Suite struct ZoneRulesTests {
  static let names = [
    "Africa/Casablanca", "America/Los_Angeles", "America/New_York", "America/Nuuk", "Antarctica/Troll",
    "Asia/Seoul", "Asia/Tokyo", "Australia/Lord_Howe", "Etc/UTC", "Europe/Berlin", "Pacific/Apia",
    "Pacific/Auckland",
  ]

  @Test(arguments: [
    ("Asia/Seoul", "1900-01-01T00:00", "+08:27:52"), ("Asia/Seoul", "1908-06-01T00:00", "+08:30"),
    ("Asia/Seoul", "1961-08-10T00:45", "+09:00"), ("Asia/Seoul", "1988-07-01T06:00", "+10:00"),
    ("Asia/Seoul", "2200-07-01T06:00", "+09:00"), ("Europe/Berlin", "1990-05-15T18:30", "+02:00"),
    ("Europe/Berlin", "2150-12-15T18:30", "+01:00"), ("Europe/Berlin", "9999-07-01T00:00", "+02:00"),
    ("America/New_York", "2100-07-04T12:00", "-04:00"), ("Australia/Lord_Howe", "2150-01-15T12:00", "+11:00"),
    ("Australia/Lord_Howe", "2150-07-15T12:00", "+10:30"), ("America/Nuuk", "2150-07-15T12:00", "-01:00"),
    ("Antarctica/Troll", "2150-07-15T12:00", "+02:00"), ("Antarctica/Troll", "2150-01-15T12:00", "+00:00"),
    ("Etc/UTC", "0001-01-01T00:00", "+00:00"), ("Africa/Casablanca", "2026-03-01T12:00", "+00:00"),
    ("Pacific/Apia", "2011-12-29T12:00", "-10:00"), ("Pacific/Apia", "2011-12-31T12:00", "+14:00"),
  ])
  func `the clocks of a place have its offset`(name: String, local: String, offset: String) throws {
    let zone = try Vectors.zone(name)
    let instant = try zone.instant(of: try moment(local))
    #expect(zone.offset(at: instant).description == offset)
    #expect(zone.local(at: instant)?.moment == (try moment(local)))
    #expect(zone.local(at: instant)?.description == "\(local):00\(offset)")
  }

  @Test(arguments: [
    ("Asia/Seoul", "1961-08-10T00:29", "+08:30", "+09:00", "1961-08-10T00:00:00", "1961-08-10T00:30:00"),
    ("Asia/Seoul", "1961-08-10T00:00", "+08:30", "+09:00", "1961-08-10T00:00:00", "1961-08-10T00:30:00"),
    ("Europe/Berlin", "2026-03-29T02:30", "+01:00", "+02:00", "2026-03-29T02:00:00", "2026-03-29T03:00:00"),
    ("Europe/Berlin", "2150-03-29T02:30", "+01:00", "+02:00", "2150-03-29T02:00:00", "2150-03-29T03:00:00"),
    ("Pacific/Apia", "2011-12-30T12:00", "-10:00", "+14:00", "2011-12-30T00:00:00", "2011-12-31T00:00:00"),
    (
      "Antarctica/Troll", "2150-03-29T02:59", "+00:00", "+02:00", "2150-03-29T01:00:00", "2150-03-29T03:00:00"
    ),
  ])
  func `a time that clocks skip is refused with the gap`(
    name: String, local: String, before: String, after: String, start: String, end: String
  ) throws {
    let zone = try Vectors.zone(name)
    let moment = try moment(local)
    do throws(LocalTimeFault) {
      _ = try zone.instant(of: moment)
      Issue.record("no gap")
    } catch {
      guard case .skipped(moment, let from, let to) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(from.description == start + before)
      #expect(to.description == end + after)
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-10-25T02:00", "+02:00", "+01:00"),
    ("Europe/Berlin", "2150-10-25T02:59", "+02:00", "+01:00"),
    ("Australia/Lord_Howe", "2026-04-05T01:45", "+11:00", "+10:30"),
    ("America/New_York", "2026-11-01T01:30", "-04:00", "-05:00"),
    ("Africa/Casablanca", "2026-02-15T02:30", "+01:00", "+00:00"),
  ])
  func `a time that clocks show twice is refused with both offsets`(
    name: String, local: String, earlier: String, later: String
  ) throws {
    let zone = try Vectors.zone(name)
    let moment = try moment(local)
    let offsets = [earlier, later].compactMap { UTCOffset(parsing: $0) }
    #expect(throws: LocalTimeFault.doubled(moment, earlier: offsets[0], later: offsets[1])) {
      try zone.instant(of: moment)
    }
    for offset in offsets {
      #expect(zone.local(at: Instant(moment, offset: offset))?.moment == moment)
    }
  }

  @Test(arguments: names)
  func `whatever clocks show leads back to its instant or is shown twice`(name: String) throws {
    let zone = try Vectors.zone(name)
    var dice = Dice(state: 16)
    for _ in 0..<2000 {
      let instant = Instant(secondsSince1970: Int.random(in: -2_300_000_000...8_000_000_000, using: &dice))
      let local = try #require(zone.local(at: instant))
      do throws(LocalTimeFault) {
        let back = try zone.instant(of: local.moment)
        #expect(back == instant)
      } catch {
        guard case .doubled(_, let earlier, let later) = error else {
          Issue.record("\(error) at \(instant)")
          return
        }
        #expect(local.offset == earlier || local.offset == later)
      }
    }
  }

  @Test(arguments: names)
  func `a file cut short anywhere is refused or means the same, and none of its bytes can break the reader`(
    name: String
  ) throws {
    let bytes = try Vectors.zoneFile(name)
    for count in 0..<bytes.count {
      #expect(throws: ZoneFileFault.self) { try ZoneRules(parsing: Array(bytes.prefix(count))) }
    }
    var dice = Dice(state: 7)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0..<4, using: &dice) {
        damaged[Int.random(in: 0..<min(damaged.count, 200), using: &dice)] = UInt8.random(
          in: 0...255, using: &dice)
      }
      guard let zone = try? ZoneRules(parsing: damaged) else { continue }
      for second in [Int.min, -2_000_000_000, 0, 5_000_000_000, Int.max] {
        _ = zone.local(at: Instant(secondsSince1970: second))
      }
      for day in [CivilDate.min, CivilDate.max, try date("1990-05-15")] {
        _ = try? zone.instant(of: CivilMoment(startOf: day))
      }
    }
  }

  @Test func `hostile files are refused by what is wrong with them`() throws {
    let header: [UInt8] = [0x54, 0x5A, 0x69, 0x66]
    let huge = header + [0x32] + [UInt8](repeating: 0, count: 15) + [UInt8](repeating: 0xFF, count: 24)
    #expect(throws: ZoneFileFault.cutShort) { try ZoneRules(parsing: huge) }
    #expect(throws: ZoneFileFault.notAZoneFile) { try ZoneRules(parsing: []) }
    #expect(throws: ZoneFileFault.notAZoneFile) { try ZoneRules(parsing: Array("# tzdata\nAsia/Seoul".utf8)) }
    #expect(throws: ZoneFileFault.unknownVersion(0x39)) { try ZoneRules(parsing: header + [0x39]) }
    #expect(throws: ZoneFileFault.unknownVersion(0x31)) { try ZoneRules(parsing: header + [0x31]) }
    let one = Self.file()
    #expect(try ZoneRules(parsing: one).offset(at: Instant(secondsSince1970: 0)).description == "+01:00")
    #expect(throws: ZoneFileFault.countsLeapSeconds) { try ZoneRules(parsing: Self.file(leapSeconds: 1)) }
    #expect(throws: ZoneFileFault.badTypes) { try ZoneRules(parsing: Self.file(seconds: 100_000)) }
    #expect(throws: ZoneFileFault.badTypes) { try ZoneRules(parsing: Self.file(index: 1)) }
    #expect(throws: ZoneFileFault.badTypes) { try ZoneRules(parsing: Self.file(name: 4)) }
    #expect(throws: ZoneFileFault.badTimes) { try ZoneRules(parsing: Self.file(times: [5, 5])) }
    #expect(throws: ZoneFileFault.badCounts) { try ZoneRules(parsing: Self.file(indicators: 2)) }
  }

  /// A file of version 1 with one type of local time, an hour ahead.
  private static func file(
    times: [Int32] = [5], seconds: Int32 = 3600, index: UInt8 = 0, name: UInt8 = 0, leapSeconds: UInt32 = 0,
    indicators: UInt32 = 0
  ) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let counts = [0, indicators, leapSeconds, UInt32(times.count), 1, 4]
    return Array("TZif".utf8) + [UInt8](repeating: 0, count: 16) + counts.flatMap(bytes)
      + times.flatMap { bytes(UInt32(bitPattern: $0)) } + times.map { _ in index }
      + bytes(UInt32(bitPattern: seconds)) + [0, name] + Array("ABC\0".utf8)
      + [UInt8](repeating: 0, count: Int(leapSeconds) * 8 + Int(indicators))
  }
}

/// Reads a date and time that a test spells out to the minute.
func moment(_ text: String) throws -> CivilMoment {
  let parts = text.split(separator: "T").map(String.init)
  return CivilMoment(on: try date(parts[0]), at: try #require(TimeOfDay(parsing: parts[1])))
}
