import BiorhythmCore
import TestSupport
import Testing

@Suite struct ZoneDatabaseTests {
  private static let database = ZoneDatabase(folder: "/zones") { path in
    path == "/zones/zone.tab"
      ? Array("KR\t+3733+12658\tAsia/Seoul\n".utf8)
      : path == "/zones/Broken"
        ? Array("TZif2".utf8)
        : path == "/etc/localtime"
          ? try? Vectors.zoneFile("Asia/Tokyo")
          : path.hasPrefix("/zones/") ? try? Vectors.zoneFile(String(path.dropFirst(7))) : nil
  }

  @Test func `a zone is found by its name`() throws {
    let rules = try Self.database.rules(named: "Asia/Seoul")
    #expect(rules == (try Vectors.zone("Asia/Seoul")))
  }

  @Test(arguments: [
    "Asia/Soul", "Asia", "", "../zones/Asia/Seoul", "/zones/Asia/Seoul", "Asia/../Asia/Seoul", "Asia//Seoul",
    "./Asia/Seoul", "Asia/Seoul/", "Asia/Seoul\0", "zone.tab", "서울",
  ])
  func `a name that is none or leads elsewhere is unknown`(name: String) {
    #expect(throws: ZoneDatabase.Fault.unknownName(name)) { try Self.database.rules(named: name) }
  }

  @Test func `a damaged file and a missing database are told apart`() {
    #expect(throws: ZoneDatabase.Fault.badFile(path: "/zones/Broken", .cutShort)) {
      try Self.database.rules(named: "Broken")
    }
    let none = ZoneDatabase(folder: "/none") { _ in nil }
    #expect(throws: ZoneDatabase.Fault.noDatabase(folder: "/none")) { try none.rules(named: "Asia/Seoul") }
  }

  @Test(
    arguments: [
      (nil, "/etc/localtime", "+09:00"), ("", "/zones/UTC", "+00:00"),
      ("Asia/Seoul", "/zones/Asia/Seoul", "+09:00"),
      (":Asia/Seoul", "/zones/Asia/Seoul", "+09:00"),
      ("/zones/Europe/Berlin", "/zones/Europe/Berlin", "+01:00"),
      (":/zones/Europe/Berlin", "/zones/Europe/Berlin", "+01:00"), ("KST-9", "/zones/KST-9", "+09:00"),
      (":KST-9", "/zones/KST-9", "+09:00"), ("<-03>3", "/zones/<-03>3", "-03:00"),
      (":", "/zones/UTC", "+00:00"),
      ("Asia/Soul", "/zones/Asia/Soul", "+00:00"), ("/none", "/none", "+00:00"),
    ] as [(String?, String, String)])
  func `the local zone is read as date reads it`(value: String?, path: String, offset: String) throws {
    let zone = LocalZone(TZ: value)
    #expect(zone.path(in: "/zones") == path)
    let rules = Self.database.rules(of: zone)
    #expect(rules.offset(at: Instant(secondsSince1970: 1_800_000_000)).description == offset)
  }

  @Test(
    arguments: [
      ("/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul"), ("../usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul"),
      ("/zones/Asia/Seoul", "Asia/Seoul"), ("/usr/share/zoneinfo/posix/Asia/Seoul", "Asia/Seoul"),
      ("/etc/zone", nil), ("/usr/share/zoneinfo/", nil), ("/usr/share/zoneinfo/../x", nil),
    ] as [(String, String?)])
  func `the name of a zone is read off the path of its file`(path: String, name: String?) {
    #expect(LocalZone.name(ofFile: path, in: "/zones") == name)
  }

  private static let names = ZoneNames([
    "Africa/Cairo", "America/Indiana/Knox", "America/Kentucky/Louisville", "America/Louisville",
    "America/New_York",
    "Asia/Seoul", "Asia/Tokyo", "ROK", "Europe/Berlin", "UTC", "Etc/UTC", "posix/Asia/Seoul",
    "right/Asia/Seoul",
  ])

  @Test(arguments: [
    ("Asia/Seoul", "Asia/Seoul"), ("Seoul", "Asia/Seoul"), ("seoul", "Asia/Seoul"),
    ("asia/seoul", "Asia/Seoul"),
    ("New_York", "America/New_York"), ("new york", "America/New_York"), ("Knox", "America/Indiana/Knox"),
    ("Indiana/Knox", "America/Indiana/Knox"), ("UTC", "UTC"), ("rok", "ROK"),
  ])
  func `a zone is meant by its name or the end of it`(text: String, name: String) throws {
    #expect(try Self.names.name(for: text) == name)
  }

  @Test(arguments: [
    ("Soul", ["Asia/Seoul"]), ("Asia/Soul", ["Asia/Seoul"]), ("Toyko", ["Asia/Tokyo"]), ("Xyzzy", []),
    ("", []),
    ("eoul", ["Asia/Seoul"]), ("/Seoul", ["Asia/Seoul"]),
  ])
  func `an unknown name is refused with the nearest`(text: String, nearest: [String]) {
    #expect(throws: ZoneNames.Fault.unknown(text, nearest: nearest)) { try Self.names.name(for: text) }
  }

  @Test func `an end of several names is refused with all of them`() {
    #expect(
      throws: ZoneNames.Fault.ambiguous("Louisville", ["America/Kentucky/Louisville", "America/Louisville"])
    ) { try Self.names.name(for: "Louisville") }
  }
}
