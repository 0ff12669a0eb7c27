import BiorhythmCLI
import Testing

/// `--people`: everyone saved, a line each.
struct PeopleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"birthday":"1990-05-15","people":{"Minji":{"birthday":"1992-09-20"},"=Ana":{"birthday":"2030-01-01"}},"version":1}
      """, to: ".config/biorhythm/settings.json")
  }

  @Test func `the owner comes first, then everyone by name`() throws {
    let lines = try run("--people", on: folder.host).output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0] == "Monday, 30 November 2026")
    #expect(lines[2].hasPrefix("You ") && lines[2].contains("1990-05-15") && lines[2].contains("+82"))
    #expect(lines[3].hasPrefix("Minji "))
  }

  @Test func `the owner has an empty name in CSV and null in JSON Lines`() throws {
    let csv = try run("--people", "-f", "csv", on: folder.host).output.split(separator: "\n")
    #expect(csv[0] == "name,birthday,date,day,physical,emotional,intellectual,events")
    #expect(csv[1] == ",1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling")
    #expect(csv[2].hasPrefix("Minji,1992-09-20,2026-11-30,12489,"))
    let lines = try run("--people", "-f", "jsonl", on: folder.host).output.split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"name":null,"birthday":"1990-05-15","date":"2026-11-30","day":13348,"#))
    #expect(lines[1].hasPrefix(#"{"name":"Minji","#))
  }

  @Test func `whoever is not born yet is named beside the report`() throws {
    let outcome = try run("--people", "-f", "csv", on: folder.host)
    #expect(outcome.status == .done && outcome.errors == "=Ana: not born yet\n")
    let later = try run("--people", "-f", "csv", "--date", "2030-01-01", on: folder.host)
    #expect(later.errors == "" && later.output.contains("\n'=Ana,2030-01-01,2030-01-01,0,0,0,0,"))
  }

  @Test func `only those with a critical day, where that is asked for`() throws {
    func names(_ date: String) throws -> [Substring] {
      try run("--people", "-f", "csv", "--only-critical", "--date", date, on: folder.host).output
        .split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    }
    #expect(
      try names("2026-11-30") == ["", "Minji"] && names("2026-12-03") == [""] && names("2026-12-04") == [])
  }

  @Test func `a roster of the same people gives the same rows`() throws {
    try folder.write("name,birthday\nMinji,1992-09-20\n", to: "people.csv")
    for format in ["csv", "jsonl"] {
      let roster = try run("--roster", folder.path + "/people.csv", "-f", format, on: folder.host).output
      let saved = try run("--people", "-f", format, on: folder.host).output
      let row = try #require(roster.split(separator: "\n").last)
      #expect(saved.split(separator: "\n").contains(row))
    }
  }

  @Test func `with nobody saved the way to store a birthday is told`() throws {
    let outcome = try run("--people")
    #expect(outcome.status == .badSettings && outcome.errors.contains("--set-birthday"))
  }

  @Test(arguments: [
    ["-b", "1990-05-15"], ["--person", "Minji"], ["--from", "2026-01-01", "--to", "2026-01-02"],
  ])
  func `it is about everyone on one day`(words: [String]) throws {
    #expect(try folder.host.run(["--people"] + words).status == .badCommandLine)
  }
}
