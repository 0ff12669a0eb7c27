import BiorhythmCLI
import TestSupport
import Testing

/// `--events`: turning points of one person, or of several side by side.
struct EventsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"birthday":"1990-05-15","people":{"Minji":{"birthday":"1992-09-20"},"준":{"birthday":"2001-02-03"}},"version":1}
      """, to: ".config/biorhythm/settings.json")
  }

  private func rows(_ words: String...) throws -> [Substring] {
    let outcome = try folder.host.run(
      ["--events", "--from", "2026-01-01", "--to", "2026-12-31", "-f", "csv"] + words)
    #expect(outcome.errors == "" && outcome.status == .done)
    return outcome.output.split(separator: "\n").dropFirst().map { $0 }
  }

  @Test func `only crossings are left where only critical days are wanted`() throws {
    let all = try rows()
    let crossings = try rows("--only-critical")
    #expect(
      crossings.allSatisfy { $0.contains("critical-") && !$0.contains("peak") && !$0.contains("valley") })
    #expect(crossings.count == all.count { $0.contains("critical-") } && crossings.count < all.count)
    let count = { (rows: [Substring]) in rows.joined().split(separator: "critical-").count }
    #expect(count(crossings) == count(all))
  }

  @Test func `several people have the days on which any of them has an event`() throws {
    func events(_ rows: [Substring], name: Int) -> Set<String> {
      Set(
        rows.filter { !$0.hasSuffix(",") }.map {
          $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst(name).joined(separator: ",")
        })
    }
    let together = try rows("--with", "all")
    let minji = try rows("--person", "Minji")
    let jun = try rows("--person", "준")
    #expect(together.count % 3 == 0)
    for (name, alone) in [("", try rows()), ("Minji", minji), ("준", jun)] {
      let own = together.filter { $0.hasPrefix(name + ",") }
      #expect(events(own, name: 1) == events(alone, name: 0))
    }
    let days = Set(together.map { $0.split(separator: ",", omittingEmptySubsequences: false)[1] })
    #expect(days == Set((try rows() + minji + jun).map { $0.prefix(10) }))
  }

  @Test(arguments: [40, 80]) func `people stand side by side`(columns: Int) throws {
    let outcome = try folder.host.run(["--events", "--with", "all", "--width", "\(columns)"])
    #expect(outcome.errors == "" && outcome.status == .done)
    #expect(try Golden("events.with.\(columns).txt").check(outcome.output) == nil)
  }

  @Test func `a calendar of several people says whose each event is`() throws {
    let outcome = try folder.host.run(["--events", "--with", "Minji", "-f", "ics", "--only-critical"])
    #expect(outcome.output.contains("SUMMARY:You: ") && outcome.output.contains("SUMMARY:Minji: "))
    #expect(!outcome.output.contains("peak"))
    let ids = outcome.output.split(separator: "\r\n").filter { $0.hasPrefix("UID") }
    #expect(ids.count > 4 && Set(ids).count == ids.count)
  }

  @Test func `nothing found is an empty list`() throws {
    let words = ["--events", "--with", "Minji", "--from", "2026-11-21", "--to", "2026-11-21"]
    #expect(try folder.host.run(words + ["-f", "json"]).output.hasSuffix("\"days\":[\n]}\n"))
    #expect(try folder.host.run(words).output.contains("No turning points"))
  }
}
