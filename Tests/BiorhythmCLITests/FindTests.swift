import BiorhythmCLI
import Testing

/// `--find`: the days on which a condition holds.
struct FindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"birthday":"1990-05-15","people":{"Minji":{"birthday":"1992-09-20"},"Jun":{"birthday":"1985-01-02"}},"version":1}
      """, to: ".config/biorhythm/settings.json")
  }

  private func dates(_ words: String...) throws -> [Substring] {
    let outcome = try folder.host.run(["--format", "csv"] + words)
    #expect(outcome.errors == "" && outcome.status == .done)
    return outcome.output.split(separator: "\n").dropFirst().map { $0.prefix(10) }
  }

  @Test func `the days of a year from the selected day on are searched`() throws {
    #expect(try dates("--find", "primary >= 80") == ["2027-05-06", "2027-10-17", "2027-10-18"])
    #expect(try dates("--find", "day = 13348") == ["2026-11-30"])
    #expect(try dates("--find", "day = 13347") == [] && dates("--find", "day >= 13712") == ["2027-11-29"])
  }

  @Test func `a limit ends the search and opens it for a hundred years`() throws {
    #expect(try dates("--find", "critical = 3", "--limit", "1") == ["2039-03-15"])
    #expect(try dates("--find", "critical = 3", "--limit", "1", "--from", "2040-01-01").count == 1)
    #expect(
      try dates("--find", "critical = 3", "--limit", "5", "--from", "2027-01-01", "--to", "2027-12-31") == [])
  }

  @Test func `several people are asked about at once`() throws {
    let rows = try folder.host.run([
      "--find", "physical > -101", "--with", "Minji", "--with", "all", "--from", "2027-06-01", "--to",
      "2027-06-30",
      "-f", "csv",
    ]).output.split(separator: "\n")
    #expect(rows[0] == "name,date,day,physical,emotional,intellectual,events")
    #expect(rows.count == 1 + 3 * 30)
    #expect(rows[1].hasPrefix(",2027-06-01,") && rows[2].hasPrefix("Minji,") && rows[3].hasPrefix("Jun,"))
    let good = try folder.host.run(["--find", "physical > 0", "--with", "Minji", "-f", "csv"]).output
      .split(separator: "\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)[3]
      }
    #expect(good.count > 20 && good.allSatisfy { $0.first != "-" && $0 != "0" })
    let json = try folder.host.run([
      "--find", "physical > 0", "--with", "Minji", "-f", "json", "--limit", "1",
    ]).output
    #expect(json.hasPrefix(#"{"condition":"physical > 0","from":"2026-11-30","to":"2126-11-29","#))
    #expect(
      json.contains(
        #""people":[{"name":null,"birthday":"1990-05-15"},{"name":"Minji","birthday":"1992-09-20"}]"#))
  }

  @Test func `one person's days are the window's object with the condition`() throws {
    let json = try folder.host.run(["--find", "day = 13348", "-f", "json"]).output
    #expect(json.hasPrefix(#"{"condition":"day = 13348","birthday":"1990-05-15","name":null,"#))
    let lines = try folder.host.run(["--find", "day = 13348", "-f", "jsonl"]).output
    #expect(lines.hasPrefix(#"{"date":"2026-11-30","day":13348,"critical":1,"#))
  }

  @Test func `a calendar has an event for each day, whose summary is the condition`() throws {
    let text = try folder.host.run(["--find", "emotional = 100", "-f", "ics"]).output
    #expect(text.split(separator: "\r\n").count { $0 == "SUMMARY:emotional = 100" } == 13)
    #expect(text == (try folder.host.run(["--find", "emotional = 100", "-f", "ics"]).output))
  }

  @Test func `only critical days, where that is asked for too`() throws {
    #expect(try dates("--find", "weekday = mon", "--only-critical").contains("2026-11-30"))
    #expect(try dates("--find", "weekday = mon or day > 0", "--only-critical").count < 150)
  }

  @Test func `nothing found says so and is no failure`() throws {
    let outcome = try folder.host.run(["--find", "physical > 100"])
    #expect(outcome.status == .done && outcome.output.hasSuffix("\n\nNo day was found.\n"))
  }

  @Test(arguments: [
    ("physical and 3", "'and'"), ("phisical > 3", "did you mean physical?"), ("physical + 3", "no condition"),
    ("100 / physical > 2", "divides by zero"), ("physical >", "a value is missing"),
    ("", "nothing to reckon"),
  ])
  func `a faulty condition is told in one line before anything is written`(condition: String, part: String)
    throws
  {
    let outcome = try folder.host.run(["--find", condition])
    #expect(outcome.status == .badCommandLine && outcome.output == "" && outcome.errors.contains(part))
  }

  @Test(arguments: [
    ["--month", "--limit", "3"], ["--day", "--with", "Minji"], ["--find", "day > 0", "--format", "svg"],
  ])
  func `options of a search go with a search alone`(words: [String]) throws {
    #expect(try folder.host.run(words).status == .badCommandLine)
  }
}
