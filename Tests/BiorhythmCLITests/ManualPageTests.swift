@testable import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import Testing

/// `--manual`; a system test has groff, mandoc and man read the page.
@Suite struct ManualPageTests {
  @Test func `the page has its sections in order`() throws {
    let page = try output("--manual")
    #expect(page.hasPrefix(".TH BIORHYTHM 1 \"\(Version.date)\" \"biorhythm \(Version.number)\""))
    #expect(
      page.split(separator: "\n").filter { $0.hasPrefix(".SH") }.map { $0.dropFirst(5).dropLast() } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "FORMATS", "FILES", "ENVIRONMENT", "EXIT STATUS",
        "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test func `every option has an entry, once, and nothing else has one`() throws {
    let lines = try output("--manual").split(separator: "\n")
    let options = try #require(lines.firstIndex(of: #".SH "OPTIONS""#))
    let end = try #require(lines.firstIndex(of: #".SH "FORMATS""#))
    let tags = lines[options..<end].enumerated().filter { lines[options + $0.offset - 1] == ".TP" }.map(
      \.element)
    #expect(tags.count == OptionTable.entries.count)
    for entry in OptionTable.entries {
      let escaped = entry.name.spelling.escaping("-")
      #expect(tags.filter { $0.contains("\\fB\(escaped)\\fR") }.count == 1, "\(entry.name)")
    }
  }

  // Case 75: In every language.
  @Test(arguments: Language.allCases)
  func `the page is ASCII without a bare hyphen in every language`(language: Language) throws {
    let page = try output("--manual", "--lang", language.rawValue)
    #expect(page.utf8.allSatisfy { $0 == 10 || 32..<127 ~= $0 })
    var before: Character = " "
    for line in page.split(separator: "\n") where !line.hasPrefix(".TH") {
      for character in line {
        if character == "-" { #expect(before == "\\", "\(line)") }
        before = character
      }
    }
  }

  @Test func `the words and ids that the page names are those there are`() throws {
    let set = ManualPage.description(of: .set)
    for preference in Preference.allCases {
      #expect(set.contains("`\(preference.rawValue)`"))
      if let choices = preference.choices { #expect(set.contains("(\(choices.joined(separator: ", ")))")) }
    }
    let cycles = ManualPage.description(of: .cycles)
    for id in CycleSelection.groupNames + Cycle.builtIn.map(\.id) { #expect(cycles.contains("`\(id)`")) }
  }

  @Test func `hyphens, dots, quotes and backslashes are escaped`() {
    var page = Roff(name: "X", date: "2026-11-30", source: "x")
    page.flow(".a 'b' \\ ~ ^ \"c\" `--d` é")
    #expect(
      page.text.hasSuffix("\n\\&.a \\(aqb\\(aq \\e \\(ti \\(ha \\(dqc\\(dq \\fB\\-\\-d\\fR \\[u00E9]\n"))
  }

  @Test(arguments: Examples.all)
  func `every example of a page runs`(example: String) throws {
    let folder = try TemporaryFolder()
    var host = folder.host
    _ = try output("--set-birthday", "1990-05-15", on: host)
    _ = try output("--person", "Minji", "--set-birthday", "1992-09-20", on: host)
    try folder.write("name,birthday\nMinji,1992-09-20\n", to: "people.csv")
    try folder.write("Who,Born\nMinji,1992-09-20\n", to: "team.csv")
    try folder.write("BEGIN:VCARD\nFN:Minji\nBDAY:1992-09-20\nEND:VCARD\n", to: "contacts.vcf")
    try folder.write(SampleRecords.values(days: 90), to: ".local/share/biorhythm/diary.csv")
    try folder.write(SampleRecords.lives(count: 40), to: "deaths.csv")
    host.input = Array("name,birthday\nMinji,1992-09-20\n".utf8)
    let runs = Examples.runs(in: example)
    #expect(!runs.isEmpty)
    for words in runs {
      let placed = words.map { $0.contains(".") ? folder.path + "/" + $0 : $0 }
      if words.contains(where: { ["-i", "--interactive"].contains($0) }) {
        // The live screen is for terminals, of which a test has none.
        _ = try Parser.parse(words.map { Array($0.utf8) })
      } else {
        let outcome = try host.run(placed)
        #expect(outcome.status == .done && outcome.errors == "", "\(words)")
      }
    }
  }
}
