import BiorhythmCLI
import BiorhythmCore
import FoundationEssentials
import Testing

/// `--evidence` and `--record`.
@Suite struct EvidenceRunTests {
  private let folder: TemporaryFolder
  private let host: TestHost
  private let diary = ".local/share/biorhythm/diary.csv"

  init() throws {
    folder = try TemporaryFolder()
    host = folder.host
    _ = try output("--set-birthday", "1990-05-15", on: host)
  }

  private func evidence(_ rows: String, _ more: String...) throws -> Outcome {
    try folder.write(rows, to: "r.csv")
    return try host.run(["--evidence", folder.path + "/r.csv", "--permutations", "999"] + more)
  }

  @Test func `a planted effect is found, and noise is not`() throws {
    let planted = try evidence(SampleRecords.values(days: 365))
    #expect(planted.status == .done && planted.errors == "")
    #expect(planted.output.contains("than chance mostly brings\nabout: Physical. That proves neither"))
    let noise = try evidence(SampleRecords.values(days: 365, wave: 0))
    #expect(noise.output.contains("Nothing was found:"))
  }

  @Test func `the order of columns and rows, their separator and a line that names it do not matter`() throws
  {
    let rows = SampleRecords.values(days: 100)
    let lines = rows.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let turned = [lines[0]] + lines.dropFirst().reversed()
    let other = "sep=|\n" + turned.map { "\($0[2])|x|\($0[0])" }.joined(separator: "\n")
    let expected = try evidence(rows, "-f", "json").output
    #expect(try evidence(other, "-f", "json").output == expected)
    #expect(try evidence(rows, "-f", "json", "--seed", "2").output != expected)
  }

  @Test func `JSON has the keys of its contract`() throws {
    let values = try evidence(SampleRecords.values(days: 100), "-f", "json", "--cycles", "physical").output
    let pattern =
      #/\{"kind":"values","rows":100,"days":100,"from":"2025-01-01","to":"2025-04-10","permutations":999,"seed":1,"cycles":\[\{"id":"physical","period":23,"effect":-?[0-9.e-]+,"effectSD":-?[0-9.e-]+,"pValue":[0-9.]+,"smallestEffect":[0-9.]+\}\],"found":(true|false)\}\n/#
    #expect(values.wholeMatch(of: pattern) != nil, "\(values)")
    let people = try evidence(SampleRecords.lives(count: 200), "-f", "json").output
    #expect(people.hasPrefix(#"{"kind":"people","rows":200,"#) && people.contains(#""seen":"#))
    #expect(people.contains(#""expected":"#) && !people.contains(#""effect":"#))
  }

  @Test func `a bad row is named, and the others are examined`() throws {
    let rows = SampleRecords.values(days: 100)
    let outcome = try evidence(rows + "2025-02-30,,1\n2025-06-01,,nan\n2025-06-02,,1e999\n2025-06-03\n")
    #expect(outcome.status == .badRows && outcome.output.contains("100 rows"))
    for part in [
      "r.csv:102: '2025-02-30'", "r.csv:103: 'nan'", "r.csv:104: '1e999'", "r.csv:105: ", "4 rows",
    ] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("date,value\n2025-01-01,1\n", "only 1 days"), ("date\n2025-01-01\n", "only 1 events"),
    ("", "is empty"), ("day,value\n2025-01-01,1\n", "['day' 'value']"), ("date,date,value\n", "'date'"),
    ("date,value\n1980-01-01,1\n", "1990-05-15"), ("date,value\n2025-01-01,1\n2025-01-01,\n", "2025-01-01"),
  ])
  func `what cannot be examined is told in one line`(rows: String, part: String) throws {
    let outcome = try evidence(rows)
    #expect(outcome.status == .badRows && outcome.output == "")
    #expect(outcome.errors.contains(part) && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["--evidence", "--cycles", "average"], ["--evidence", "--permutations", "98"],
    ["--evidence", "--seed", "-1"],
    ["--evidence", "--permutations", "1000000"], ["--day", "--seed", "1"], ["--record", "nan"],
    ["--record", "inf"], ["--record", "1e999"], ["--record", ""], ["--record", "0x10"],
    ["--record", "7", "--date", "1980-01-01"], ["--record", "7", "-f", "json"],
  ])
  func `what makes no sense is refused`(words: [String]) throws {
    let outcome = try host.run(words)
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + diary))
  }

  @Test func `a record is written, and a second one of the day replaces it and says so`() throws {
    #expect(try output("--record", "7", on: host).hasPrefix("Recorded 7 for 2026-11-30 in "))
    _ = try output("--record", "6.5", "--date", "2026-11-29", on: host)
    _ = try output("--person", "=Ana", "--set-birthday", "1992-09-20", on: host)
    _ = try output("--record", "1e3", "--person", "=Ana", on: host)
    #expect(try output("--record", "-8", on: host).contains("(was 7)"))
    #expect(
      try folder.read(diary)
        == "date,name,value\n2026-11-30,,-8\n2026-11-29,,6.5\n2026-11-30,'=Ana,1e3\n")
  }

  @Test func `what else stands in a diary is kept`() throws {
    try folder.write(
      "Date;note;Name;Value\n2026-11-28;\"a;b \"\"c\"\"\";;5\nwhat is this\n2026/11/30;x;;4\n2026-11-30;y;;3\n",
      to: diary)
    #expect(try output("--record", "9", on: host).contains("(was 4, 3)"))
    #expect(
      try folder.read(diary)
        == "Date;note;Name;Value\n2026-11-28;\"a;b \"\"c\"\"\";;5\nwhat is this\n2026-11-30;x;;9\n")
  }

  @Test func `a file that is no diary is refused and left alone`() throws {
    try folder.write("a,b\n1,2\n", to: diary)
    let outcome = try host.run(["--record", "7"])
    #expect(outcome.status == .badRows && outcome.errors.contains("['a' 'b']"))
    #expect(try folder.read(diary) == "a,b\n1,2\n")
  }

  @Test func `the diary is read for the person that is meant`() throws {
    _ = try output("--person", "Ana", "--set-birthday", "1992-09-20", on: host)
    try folder.write(SampleRecords.values(days: 90) + "2025-06-01,Ana,5\n", to: diary)
    #expect(try output("--evidence", "--permutations", "99", on: host).contains("90 rows"))
    #expect(try host.run(["--evidence", "--person", "Ana"]).errors.contains("only 1 days"))
  }

  @Test func `no output goes onto the diary or the records`() throws {
    try folder.write(SampleRecords.values(days: 90), to: diary)
    for words in [["--evidence"], ["--evidence", folder.path + "/" + diary]] {
      let outcome = try host.run(words + ["-o", folder.path + "/" + diary])
      #expect(outcome.status == .noOutput)
    }
    #expect(try folder.read(diary) == SampleRecords.values(days: 90))
  }

  @Test func `nothing is wider than the width, in any language`() throws {
    try folder.write(SampleRecords.values(days: 90), to: diary)
    for language in ["en", "ko", "ja", "zh-Hans", "zh-Hant", "de"] {
      let text = try output(
        "--evidence", "--permutations", "99", "--width", "40", "--cycles", "primary,secondary", "--lang",
        language, on: host)
      // A path has no place to break, and is clipped.
      for line in text.split(separator: "\n") { #expect(line.count <= 40) }
    }
  }

  @Test func `the picture has a dot for every day of each cycle`() throws {
    let picture = try evidence(SampleRecords.values(days: 365), "-f", "svg").output
    #expect(picture.hasPrefix("<svg ") && picture.matches(of: #/<circle/#).count == 23 + 28 + 33)
  }
}
