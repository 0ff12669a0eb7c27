import BiorhythmCLI
import FoundationEssentials
import TestSupport
import Testing

/// Births to the minute: what is typed and stored, and the moments that reports then have.
struct BirthTests {
  private let folder: TemporaryFolder
  private static let vectors = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "BiorhythmCoreTests/Vectors")
  private static let zones = vectors.appending(path: "Zones").path()

  init() throws { folder = try TemporaryFolder() }

  private func host(_ zone: String? = "Asia/Seoul") -> TestHost {
    var host = folder.host
    host.environment["TZDIR"] = Self.zones
    host.environment["TZ"] = zone
    return host
  }

  private func settings() throws -> String { try folder.read(".config/biorhythm/settings.json") }

  @Test func `the moments of the vectors come out of the report`() throws {
    let text = try String(contentsOf: Self.vectors.appending(path: "moments.csv"), encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
    #expect(rows.count == 96)
    let ids = [
      "23": "physical", "28": "emotional", "33": "intellectual", "38": "intuition", "43": "aesthetic",
    ]
    for row in rows {
      let id = try #require(ids[row[3]])
      let date = String(row[7].prefix(10))
      let output = try host(row[2]).run([
        "--events", "-b", "\(row[0])@\(row[1])", "--from", date, "--to", date, "--cycles", id, "-f", "csv",
      ]).output
      let moment = "\(row[7].prefix(16)):00\(row[7].dropFirst(16))"
      #expect(output.hasSuffix(",\(id):\(row[5]),\(id):\(moment)\n"), "\(row): \(output)")
    }
  }

  @Test(arguments: [
    ("1990-05-15T18:30@Asia/Seoul", "18:30", "Asia/Seoul"), ("1990-05-15 18:30@seoul", "18:30", "Asia/Seoul"),
    ("1990-05-15T18:30:15@Berlin", "18:30:15", "Europe/Berlin"), ("1990-05-15T18:30Z", "18:30", "+00:00"),
    ("1990-05-15T18:30+09:00", "18:30", "+09:00"), ("1990-05-15T18:30", "18:30", "Asia/Seoul"),
    ("음력 1990-04-21 18:30@Seoul", "18:30", "Asia/Seoul"),
    ("1990-05-15t06:05 @New York", "06:05", "America/New_York"),
  ])
  func `a time and its zone are stored and named`(text: String, time: String, zone: String) throws {
    let outcome = try host().run(["--set-birthday", text])
    #expect(outcome.status == .done && outcome.errors == "")
    #expect(outcome.output.contains("1990-05-15T\(time)\(zone.hasPrefix("+") ? "" : "@")\(zone)"))
    let stored = try settings()
    #expect(stored.contains("\"birthTime\" : \"\(time)\"") && stored.contains("\"birthZone\" : \"\(zone)\""))
    #expect(try host().run(["--set-birthday", "1990-05-15"]).output.contains("was 1990-05-15T\(time)"))
    #expect(try !settings().contains("birthTime") && !settings().contains("birthZone"))
  }

  @Test(arguments: [
    ("1990-05-15T24:00", "'24:00'"), ("1990-05-15T18:60", "'18:60'"),
    ("1990-05-15T18:30@Seol", "did you mean Asia/Seoul?"),
    ("1988-05-08T02:30@Seoul", "skipped 1988-05-08T02:30:00"),
    ("1987-10-11T02:30@Seoul", "write +10:00 or +09:00"),
    ("1990-05-15T18:30@", "write @Asia/Seoul"), ("1990-05-15@Seoul", "1990-05-15T18:30@Seoul"),
    ("1990-05-15T18:30KST", "'KST' is no zone"), ("1990-05-15T18:30@../../etc/passwd", "no zone is called"),
    ("2026-12-01T00:00Z", "in the future"),
  ])
  func `what is no birth is refused in a line, and nothing is stored`(text: String, part: String) throws {
    for words in [
      ["--set-birthday", text], ["--day", "-b", text], ["--compare", text, "-b", "1980-01-01"],
    ] {
      let outcome = try host().run(words)
      // A birthday of this run may be yet to come; reports then say so in their own words.
      if part == "in the future", words[0] == "--day" { continue }
      #expect(
        outcome.status == .badCommandLine && outcome.errors.contains(part), "\(words): \(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.output == "")
    }
    #expect(throws: (any Error).self) { try settings() }
  }

  @Test func `without a database offsets work, and names say what to install`() throws {
    var host = host("KST-9")
    host.environment["TZDIR"] = "/nonexistent"
    let named = try host.run(["--set-birthday", "1990-05-15T18:30@Seoul"])
    #expect(named.status == .badCommandLine && named.errors.contains("tzdata"))
    #expect(try host.run(["--set-birthday", "1990-05-15T18:30"]).output.contains("1990-05-15T18:30+09:00"))
    let day = try host.run(["--day", "2026-12-04"])
    #expect(day.errors == "" && day.output.contains("06:30"))
  }

  @Test(
    arguments: [
      ("dashboard", []), ("month", ["--month", "2026-12"]), ("day", ["--day", "2026-12-04"]),
      ("daily", ["--daily", "--date", "2026-12-04"]),
      ("events", ["--events", "--from", "2026-11-28", "--to", "2026-12-31"]),
    ], ["en", "ko"])
  func `reports have the moments`(report: (name: String, words: [String]), language: String) throws {
    let outcome = try host().run(report.words + ["-b", "1990-05-15T18:30@Seoul", "--lang", language])
    #expect(outcome.errors == "" && outcome.status == .done)
    #expect(try Golden("moments-\(report.name).\(language).txt").check(outcome.output) == nil)
  }

  @Test func `values are those of the moment that is asked for`() throws {
    let day = try host().run(["--day", "2026-11-30T09:00", "-b", "1990-05-15T18:30@Seoul", "-f", "json"])
      .output
    for value in ["0.8744", "-0.9513", "0.1697"] { #expect(day.contains("\"value\":\(value)"), "\(day)") }
    // Midnight of the birthday, where no time of birth is known.
    let noon = try host().run(["--day", "1990-05-15T12:00", "-b", "1990-05-15", "-f", "json"]).output
    #expect(noon.contains("\"value\":0.1361666490962466"))
    let early = try host().run(["--day", "1990-05-15T12:00", "-b", "1990-05-15T18:30@Seoul"])
    #expect(early.status == .badCommandLine && early.errors.contains("before the moment of birth"))
    let now = try host().run(["-b", "1990-05-15T18:30@Seoul", "--date", "now"])
    #expect(now.status == .done && now.output.contains("00:00"))
    #expect(try host().run(["--month", "-b", "1990-05-15", "--date", "now"]).status == .badCommandLine)
  }

  @Test func `a crossing is told on the viewer's day`() throws {
    let words = [
      "--events", "-b", "1990-05-15T18:30@Europe/Berlin", "--from", "2026-12-03", "--to", "2026-12-04", "-f",
      "csv",
    ]
    #expect(try host("Europe/Berlin").run(words).output.contains("\n2026-12-04,13352,"))
    let west = try host("America/Los_Angeles").run(words).output
    #expect(west.contains("physical:2026-12-03T20:30:00-08:00"))
  }

  @Test func `a calendar says when in summary and description, and the event is all day`() throws {
    let text = try host().run([
      "--events", "-b", "1990-05-15T18:30@Seoul", "--from", "2026-12-04", "--to", "2026-12-04", "-f", "ics",
    ]).output
    #expect(text.contains("SUMMARY:Physical: critical\\, falling 06:30\r\n"))
    #expect(text.contains("DESCRIPTION:2026-12-04T06:30:00+09:00\r\n"))
    #expect(text.contains("DTSTART;VALUE=DATE:20261204\r\n"))
  }

  @Test func `people keep their times, and a table shows the critical days of their moments`() throws {
    _ = try host().run(["--person", "Minji", "--set-birthday", "1992-09-20T23:30@Seoul"])
    #expect(try settings().contains("\"birthZone\" : \"Asia/Seoul\""))
    _ = try host().run(["--set", "color=never"])
    #expect(try settings().contains("\"birthTime\" : \"23:30\""))
    let moments = try host().run(["--events", "--person", "Minji", "--only-critical", "-f", "csv"]).output
    for row in moments.split(separator: "\n").dropFirst() {
      let date = String(row.prefix(10))
      let people = try host().run(["--people", "--date", date, "-f", "jsonl"]).output
      #expect(people.contains("critical-"), "\(date)")
    }
  }

  @Test func `the live screen has the moments, and takes a birth with its time`() throws {
    _ = try host().run(["--set-birthday", "1990-05-15T18:30@Seoul"])
    var screen = try makeScreen(zone: "UTC")
    screen.type("i\u{15}1990-05-15T18:30+09:00")
    #expect(screen.rows()[20] == "Tuesday, 15 May 1990 \u{B7} 1990-05-15T18:30+09:00")
    #expect(screen.type("\r").count == 1)
    screen.type("\u{15}음력 1990-04-21")
    #expect(screen.rows()[20].hasPrefix("Tuesday, 15 May 1990 \u{B7} Korean lunar calendar"))
    screen.type("\u{15}1990-05-15T25:00")
    #expect(screen.rows()[20].contains("'25:00'"))
  }

  @Test func `a roster has births to the minute and lunar dates, and bad ones are named`() throws {
    try folder.write(
      """
      name,birthday
      A,1990-05-15T18:30@Asia/Seoul
      B,음력 1990-04-21
      C,1990-05-15T25:00
      D,lunar-kr 2017-06L-01
      E,lunar-kr 1990-04-21 + 1
      F,1990-05-15
      G,1990-05-15T18:30@Seol
      """, to: "r.csv")
    let outcome = try host().run(["--roster", folder.path + "/r.csv", "--date", "2026-12-04", "-f", "csv"])
    #expect(outcome.status == .badRows)
    #expect(
      outcome.output == """
        name,birthday,date,day,physical,emotional,intellectual,events
        A,1990-05-15,2026-12-04,13352,-14,-78,-62,physical:critical-falling
        B,1990-05-15,2026-12-04,13352,-14,-78,-62,
        F,1990-05-15,2026-12-04,13352,-14,-78,-62,

        """)
    for part in [
      "r.csv:4: ", "'25:00'", "r.csv:5: ", "05L", "r.csv:6: ", "r.csv:8: ", "did you mean Asia/Seoul?",
    ] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
    let table = try host().run(["--roster", folder.path + "/r.csv", "--date", "2026-12-04"]).output
    #expect(table.split(separator: "\n").filter { $0.contains("●") }.count == 1)
  }

  @Test(arguments: ["now", "today", "2020-01-01", "음력 1990-01-01", "Friday", "+7", "1990-05-15T18:30"])
  func `a name that reads as a date is no name`(name: String) throws {
    for words in [
      ["--person", name, "--set-birthday", "1990-05-15"], ["--set", "people.\(name)=1990-05-15"],
    ] {
      let outcome = try host().run(words)
      #expect(outcome.status == .badCommandLine && outcome.errors.contains("'\(name)' reads as a date"))
    }
    #expect(try host().run(["--person", "Fri Day", "--set-birthday", "1990-05-15"]).status == .done)
  }
}
