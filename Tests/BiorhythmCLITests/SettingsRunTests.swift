import BiorhythmCLI
import BiorhythmCore
import FoundationEssentials
import Glibc
import Testing

/// Storing settings and showing them.
@Suite struct SettingsRunTests {
  private let folder: TemporaryFolder
  private let file = ".config/biorhythm/settings.json"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a stored birthday is used by the next report`() throws {
    let told = try output("--set-birthday", "1990-05-15", on: folder.host)
    #expect(told.contains("1990-05-15") && told.contains(folder.path + "/" + file))
    #expect(try folder.read(file) == "{\n  \"birthday\" : \"1990-05-15\",\n  \"version\" : 1\n}\n")
    let day = try output("--day", "2026-11-30", on: folder.host)
    for part in ["day 13348", "+82%", "8/23", "−97%", "20/28", "+10%", "16/33", "critical"] {
      #expect(day.contains(part), "\(part) in \(day)")
    }
  }

  // Case 12: They change nothing that is stored.
  // Case 16: Birthdays to come are refused.
  @Test(arguments: [
    "2026-12-01", "2126-05-15", "68-07-16", "16/07/68", "0068-07-16", "15/05/1990", "2023-02-29", "",
  ])
  func `a birthday that cannot be is refused and the stored one stays`(birthday: String) throws {
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    let before = try folder.read(file)
    let outcome = try run("--set-birthday", birthday, on: folder.host)
    #expect(outcome.status == .badCommandLine && outcome.output == "" && outcome.errors != "")
    #expect(try folder.read(file) == before)
  }

  // Case 16: Born today.
  @Test func `today is a birthday that can be`() throws {
    _ = try output("--set-birthday", "today", on: folder.host)
    #expect(try output("--day", on: folder.host).contains("day 0"))
  }

  @Test func `a new file is private, in a private folder`() throws {
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    #expect(try mode(of: file) == 0o600)
    #expect(try mode(of: ".config/biorhythm") == 0o700)
  }

  private func mode(of name: String) throws -> UInt32 {
    var status = stat()
    try #require(stat(folder.path + "/" + name, &status) == 0)
    return status.st_mode & 0o7777
  }

  @Test func `the mode of a file that was there stays, and nothing else is left in its folder`() throws {
    try folder.write("{}", to: file)
    #expect(chmod(folder.path + "/" + file, 0o640) == 0)
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    #expect(try mode(of: file) == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.config/biorhythm") == [
        "settings.json"
      ])
  }

  // Case 22: A linked settings file stays a link.
  @Test(arguments: [true, false])
  func `a symbolic link stays one and its target takes the birthday`(isDangling: Bool) throws {
    if !isDangling { try folder.write(#"{"birthday":"1980-01-01"}"#, to: "dot/bio.json") }
    try folder.write("", to: "dot/other")
    try folder.write("", to: ".config/biorhythm/other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + file, withDestinationPath: "../../dot/bio.json")
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + file)
        == "../../dot/bio.json")
    #expect(try folder.read("dot/bio.json").contains("1990-05-15"))
  }

  // Case 20: Broken settings are named and left alone.
  @Test(arguments: [
    "", #"{"birthday":"1990-"#, "[]", "null", #"{"birthday":"15.05.1990"}"#, #"{"version":2}"#,
  ])
  func `a file that does not parse is named and never overwritten`(text: String) throws {
    try folder.write(text, to: file)
    for words in [
      ["--day"], ["--set-birthday", "1990-05-15"], ["--set", "color=never"], ["--show-settings"],
    ] {
      let outcome = try folder.host.run(words)
      #expect(outcome.status == .badSettings && outcome.output == "" && outcome.errors.contains(file))
      #expect(try folder.read(file) == text)
    }
    let typed = try run("--day", "--birthday", "1990-05-15", on: folder.host)
    #expect(typed.status == .done && typed.output.contains("+82%") && typed.errors.contains(file))
    #expect(try run("--help", on: folder.host).status == .done)
  }

  @Test func `a directory in the file's place is refused`() throws {
    try folder.write("", to: file + "/x")
    #expect(try run("--day", on: folder.host).status == .badSettings)
    #expect(try run("--set-birthday", "1990-05-15", on: folder.host).status != .done)
  }

  // Case 26: Empty and relative XDG_CONFIG_HOME.
  @Test(arguments: ["", "conf", "~/.config"])
  func `an empty or relative XDG_CONFIG_HOME is as good as unset`(value: String) throws {
    var host = folder.host
    host.environment["XDG_CONFIG_HOME"] = value
    _ = try output("--set-birthday", "1990-05-15", on: host)
    #expect(try folder.read(file).contains("1990-05-15"))
  }

  // Case 26: A path with spaces and Hangul.
  @Test func `XDG_CONFIG_HOME with spaces and Hangul is used as given`() throws {
    var host = folder.host
    host.environment["XDG_CONFIG_HOME"] = folder.path + "/내 설정"
    _ = try output("--set-birthday", "1990-05-15", on: host)
    #expect(try folder.read("내 설정/biorhythm/settings.json").contains("1990-05-15"))
  }

  @Test func `the option goes before the variable, and the variable before the home`() throws {
    var host = folder.host
    host.environment["BIORHYTHM_SETTINGS"] = folder.path + "/variable.json"
    _ = try output("--set-birthday", "1990-05-15", on: host)
    _ = try output("--set-birthday", "1991-05-15", "--settings", folder.path + "/option.json", on: host)
    #expect(try folder.read("variable.json").contains("1990-05-15"))
    #expect(try folder.read("option.json").contains("1991-05-15"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + file))
  }

  @Test func `without any home, nothing is made in the current folder`() throws {
    let host = TestHost(environment: ["LANG": "C.UTF-8"])
    let outcome = try run("--set-birthday", "1990-05-15", on: host)
    #expect(outcome.status == .badSettings && outcome.errors.contains("--settings FILE"))
    #expect(try run("--day", "--birthday", "1990-05-15", on: host).status == .done)
  }

  // Case 24: Unknown keys survive.
  @Test func `keys that are not known survive a change`() throws {
    try folder.write(#"{"futureOption":{"a":[1,2.50,null]},"long":9007199254740993}"#, to: file)
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    let text = try folder.read(file)
    #expect(text.contains("futureOption") && text.contains("9007199254740993") && text.contains("2.5"))
  }

  @Test func `people are stored, found by equivalent spelling, and forgotten`() throws {
    let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1107}\u{1167}\u{11AF}"
    _ = try output("--person", decomposed, "--set-birthday", "2001-01-01", on: folder.host)
    #expect(try output("--day", "--person", "한별", on: folder.host).contains("born 1 January 2001"))
    _ = try output("--person", "한별", "--set-birthday", "2002-02-02", on: folder.host)
    #expect(try output("--show-settings", on: folder.host).contains("2002-02-02"))
    _ = try output("--forget", "한별", on: folder.host)
    let outcome = try run("--day", "--person", "한별", on: folder.host)
    #expect(outcome.status == .badSettings && outcome.errors.contains("한별"))
    #expect(try run("--forget", "한별", on: folder.host).status == .badSettings)
  }

  @Test func `several people are forgotten at once`() throws {
    for name in ["Ana", "Bob", "Eve"] {
      _ = try output("--person", name, "--set-birthday", "2001-01-01", on: folder.host)
    }
    let told = try output("--forget", "Ana", "--forget", "Eve", on: folder.host)
    #expect(told.contains("Ana") && told.contains("Eve"))
    #expect(try Settings(parsing: Array(folder.read(file).utf8)).people.keys.sorted() == ["Bob"])
  }

  @Test func `a settings file without a name is refused, and one that is missing is named`() throws {
    let nameless = try run("--settings", "", "--set-birthday", "1990-05-15", on: folder.host)
    #expect(nameless.status == .badCommandLine && nameless.errors.contains("--settings"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + file))
    let missing = try run("--settings", folder.path + "/typo.json", "--day", on: folder.host)
    #expect(missing.status == .badSettings && missing.errors.contains("typo.json"))
  }

  @Test func `cycles that the file names and nobody knows are the file's fault`() throws {
    try folder.write(#"{"birthday":"1990-05-15","cycles":["foo"]}"#, to: file)
    let outcome = try run("--day", on: folder.host)
    #expect(outcome.status == .badSettings && outcome.errors.contains(file) && outcome.errors.contains("foo"))
    #expect(try run("--day", "--cycles", "primary", on: folder.host).status == .done)
  }

  @Test func `storing does not go with an output file, and stores nothing then`() throws {
    let outcome = try run("--set-birthday", "1990-05-15", "-o", folder.path + "/x", on: folder.host)
    #expect(outcome.status == .badCommandLine)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + file))
  }

  @Test func `a command line is refused in the language of the settings, or in the one it asks for`() throws {
    _ = try output("--set", "language=ko", on: folder.host)
    let korean = try run("--day", "--format", "xml", on: folder.host)
    #expect(
      korean.errors.contains("'xml'")
        && korean.errors.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    let german = try run("--lang", "de", "--mnth", on: folder.host)
    #expect(german.errors.contains("--month") && !german.errors.contains("unknown"))
    let screen = try run("--interactive", on: folder.host)
    #expect(screen.errors.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{3164}", "\t"])
  func `a name that shows nothing is refused`(name: String) throws {
    let outcome = try run("--person", name, "--set-birthday", "2001-01-01", on: folder.host)
    #expect(outcome.status == .badCommandLine)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + file))
  }

  @Test(arguments: [("가", 200, 201), ("e\u{301}", 100, 101), ("\u{301}", 200, 201)])
  func `a name is at most 200 scalars long, however few characters they make`(
    unit: String, most: Int, over: Int
  ) throws {
    _ = try output(
      "--person", String(repeating: unit, count: most), "--set-birthday", "2001-01-01", on: folder.host)
    let long = try run(
      "--person", String(repeating: unit, count: over), "--set-birthday", "2001-01-01", on: folder.host)
    #expect(long.status == .badCommandLine)
    let asked = try run("--day", "--person", "A" + String(repeating: unit, count: 10_000), on: folder.host)
    #expect(asked.status == .badSettings && asked.errors.utf8.count < 4000)
  }

  @Test func `preferences are stored and in force, and options go before them`() throws {
    _ = try output(
      "--set", "charset=ascii", "--set", "customCycles=moon:29,work:7", "--set", "cycles=physical,moon",
      on: folder.host)
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    let day = try output("--day", on: folder.host)
    #expect(day.contains("moon") && !day.contains("Emotional") && day.utf8.allSatisfy { $0 < 0x80 })
    #expect(try output("--day", "--cycles", "emotional", on: folder.host).contains("Emotional"))
    #expect(try output("--show-settings", on: folder.host).contains("moon:29,work:7"))
    let removed = try output("--set", "cycles=", on: folder.host)
    #expect(removed == "Removed the preference cycles from \(folder.path)/\(file)\n")
    #expect(try output("--day", on: folder.host).contains("Emotional"))
  }

  @Test(arguments: ["ambiguousWidth=2", "ambiguousWidth=1"])
  func `how wide the terminal draws ambiguous characters is stored, shown and in force`(word: String) throws {
    _ = try output("--set", word, "--set-birthday", "1990-05-15", on: folder.host)
    #expect(try folder.read(file).contains("\"ambiguousWidth\" : \(word.suffix(1))"))
    let line = try #require(
      try output("--show-settings", on: folder.host).split(separator: "\n").first { $0.hasPrefix("ambig") })
    #expect(line == "ambiguousWidth  \(word.suffix(1))  (from the file)")
    let isWide = word.hasSuffix("2")
    for report in ["--day", "--month", "--year", "--events"] {
      let shown = try output(report, on: folder.host)
      #expect(shown.contains { "●▲▼│┤─".contains($0) } != isWide, "\(report)")
      #expect(shown.contains { "◉▴▾".contains($0) } == isWide, "\(report)")
    }
  }

  @Test func `the console's own characters go before, and ASCII before them`() throws {
    var host = folder.host
    _ = try output("--set", "ambiguousWidth=2", "--set-birthday", "1990-05-15", on: host)
    host.environment["TERM"] = "linux"
    let month = try output("--month", on: host)
    #expect(!month.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) } && month.contains("▀"))
    #expect(try output("--month", "--ascii", on: host).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [10, 12, 20, 24, 40, 70])
  func `the dashboard fits the terminal's height, and a file's is the usual one`(rows: Int) throws {
    var host = TestHost(terminals: Host.Terminals(output: true), columns: 80, rows: rows)
    let words = ["--birthday", "1990-05-15", "--no-pager"]
    let shown = try host.run(words).output
    #expect(shown.count { $0 == "\n" } <= rows - 1 && shown.hasPrefix("\u{1B}[1mBiorhythm"))
    host.terminals.output = false
    #expect(try host.run(words).output == run("--birthday", "1990-05-15").output)
  }

  @Test(arguments: [
    "color", "colour=never", "color=blue", "cycles=nosuch", "customCycles=moon:1", "customCycles=moon:36501",
    "customCycles=a b:7",
    "customCycles=physical:23", "language=fr", "=x", "",
  ])
  func `a preference that cannot be is refused`(assignment: String) throws {
    let outcome = try run("--set", assignment, on: folder.host)
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + file))
  }
}

/// Names, values and replies that keep a slip from going unseen.
struct SettingsReplyTests {
  @Test func `a reply names what was there before, and tells new from changed`() throws {
    let folder = try TemporaryFolder()
    func stored(_ words: String...) throws -> String {
      let outcome = try folder.host.run(words)
      #expect(outcome.status == .done && outcome.errors == "")
      return outcome.output
    }
    #expect(try stored("--set-birthday", "1990-05-15").contains("1990-05-15 (15 May 1990) in "))
    #expect(try stored("--set-birthday", "1990-05-16").contains("(16 May 1990; was 1990-05-15) in "))
    #expect(
      try stored("--person", "Ana", "--set-birthday", "1992-09-20").contains("(20 September 1992; new)"))
    #expect(try stored("--person", "Ana", "--set-birthday", "1992-09-20").contains("; unchanged)"))
    #expect(try stored("--set", "color=never").hasPrefix("Stored color=never in "))
    #expect(try stored("--set", "color=always").hasPrefix("Stored color=always (was never) in "))
    #expect(try stored("--set", "birthday=").hasPrefix("Removed the birthday from "))
    #expect(try folder.host.run(["--day"]).status == .badSettings)
  }

  @Test(arguments: [
    ("Minji", "minji"), ("Minji", "Minjy"), ("김민지", "김민자"), ("Alexander", "Alexandre"),
  ])
  func `a new name that is nearly a saved one is asked about, and can be insisted on`(
    saved: String, typed: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.host.run(["--person", saved, "--set-birthday", "1992-09-20"])
    let outcome = try folder.host.run(["--person", typed, "--set-birthday", "1992-09-21"])
    #expect(outcome.status == .badCommandLine && outcome.errors.contains("'\(saved)'"))
    #expect(try folder.host.run(["--set", "people.\(typed)=1992-09-21"]).status == .done)
    #expect(try folder.host.run(["--person", typed, "--set-birthday", "1992-09-22"]).status == .done)
  }

  @Test(arguments: [("Ana", "Ava"), ("민지", "민수"), ("王芳", "王方"), ("Minji", "Minho"), ("Jim", "Tim")])
  func `names that two people may well have are not asked about`(saved: String, typed: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.host.run(["--person", saved, "--set-birthday", "1992-09-20"])
    #expect(try folder.host.run(["--person", typed, "--set-birthday", "1992-09-21"]).status == .done)
  }

  @Test func `a custom cycle that nothing shows comes with how to see it`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.host.run(["--set", "customCycles=moon:29"])
    #expect(first.output.contains("--cycles primary,moon"))
    let second = try folder.host.run(["--set", "cycles=primary,moon", "--set", "customCycles=moon:30"])
    #expect(!second.output.contains("--cycles"))
  }

  @Test(arguments: [
    ["--set", "color=never", "--month"], ["--set", "color=never", "--date", "2026-11-30"],
    ["--show-settings", "--format", "json"], ["--set", "color=never", "--output", "x"],
    ["--version", "--date", "2026-11-30"], ["--manual", "--month"],
    ["--completion", "bash", "--cycles", "all"],
  ])
  func `what means nothing beside settings and pages is refused`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let outcome = try folder.host.run(words)
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(outcome.errors.contains("do not go together"))
  }

  @Test(arguments: ["--person", "--compare", "--date", "--set-birthday", "--month", "--settings"])
  func `an option of who, when and what cannot stand twice with a value`(option: String) throws {
    let outcome = try run(option, "2026-11", option, "2026-12")
    #expect(outcome.status == .badCommandLine && outcome.errors.contains("\(option) is given twice"))
  }

  @Test func `of two looks the last one counts, as an alias may want`() throws {
    #expect(try output("-b", "1990-05-15", "--day", "--lang", "ko", "--lang", "en").contains("Physical"))
  }
}
