import BiorhythmCore
import TestSupport
import Testing

@Suite struct POSIXZoneRuleTests {
  @Test(arguments: [
    ("KST-9", "2026-07-01T12:00", "+09:00"), ("<+09>-9", "2026-07-01T12:00", "+09:00"),
    ("UTC0", "0001-01-01T00:00", "+00:00"), ("FOO00:54:19", "2026-07-01T12:00", "-00:54:19"),
    ("<-02>+2:30", "2026-07-01T12:00", "-02:30"), ("EST5EDT", "2026-07-01T12:00", "-04:00"),
    ("EST5EDT", "2026-12-01T12:00", "-05:00"), ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T03:00", "+02:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:59", "+01:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "9999-12-31T23:59", "+01:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "0001-01-01T00:00", "+13:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-07-01T00:00", "+12:00"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-28T22:59", "-02:00"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:00", "-01:00"),
    ("LHST-10:30LHDT-11,M10.1.0,M4.1.0", "2026-01-01T00:00", "+11:00"),
    ("AAA3BBB2,J59,J60", "2024-02-29T12:00", "-02:00"),
    ("AAA3BBB2,J60/0,J61/0", "2024-03-01T12:00", "-02:00"),
    ("AAA3BBB2,J60/0,J61/0", "2024-02-29T12:00", "-03:00"),
    ("AAA3BBB2,59/0,60/0", "2024-02-29T12:00", "-02:00"),
    ("AAA3BBB2,59/0,60/0", "2023-03-01T12:00", "-02:00"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T03:00", "+03:00"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T01:59", "+02:00"),
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T00:00", "-04:00"),
    ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:30", "-04:00"),
    ("XXX3EDT4,0/0,J365/23", "2024-12-31T23:30", "-04:00"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T12:00", "+00:00"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T12:00", "+01:00"),
  ])
  func `a rule holds in every year`(text: String, local: String, offset: String) throws {
    let rule = try #require(POSIXZoneRule(parsing: text))
    let zone = ZoneRules(rule)
    let instant = try zone.instant(of: try moment(local))
    #expect(zone.offset(at: instant).description == offset)
  }

  @Test(arguments: [
    "", "A5", "AB5", "KST", "9", "<KST-9", "<>0", "KST-25", "KST-9:60", "KST-9:0:60", "KST--9", "EST5EDT,",
    "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,M11.1.0,", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M0.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.0.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J365",
    "EST5EDT,J366,J1", "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0/-168,M11.1.0",
    "EST5EDT,M3.2.0/,M11.1.0", "Asia/Seoul", "KST-9 ", "한국-9", "EST5EDT4EST",
    "EST5EDT,M33333333333333333333.2.0,M11.1.0",
  ])
  func `what is no rule is none`(text: String) {
    #expect(POSIXZoneRule(parsing: text) == nil)
  }

  @Test func `the rules of a century far away repeat those of four centuries before`() throws {
    let rule = try #require(POSIXZoneRule(parsing: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let zone = ZoneRules(rule)
    let cycle = 146_097 * 86_400
    for second in stride(from: 0, to: cycle, by: 86_399 * 29) {
      let offset = zone.offset(at: Instant(secondsSince1970: second))
      for turns in [-5, -1, 1, 19] {
        #expect(zone.offset(at: Instant(secondsSince1970: second + turns * cycle)) == offset)
      }
    }
  }
}
