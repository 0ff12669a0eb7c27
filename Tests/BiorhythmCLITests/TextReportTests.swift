import BiorhythmCLI
import BiorhythmRender
import Testing

/// The text reports as a person reads them.
@Suite struct TextReportTests {
  private func day(_ date: String, born birthday: String) throws -> String {
    try output("--day", date, "--birthday", birthday, "--ascii")
  }

  /// The percents of the three primaries as the rows of a day show them.
  private func percents(_ date: String, born birthday: String) throws -> [String] {
    let rows = try day(date, born: birthday).split(separator: "\n").filter { $0.contains("%") }
    return rows.prefix(3).compactMap { $0.split(separator: " ").first { $0.hasSuffix("%") }.map(String.init) }
  }

  // Case 3: Days are counted by dates, not by seconds.
  // Case 10: Born on 29 February.
  /// Spans over lost hours, leap seconds and leap days, by dates alone.
  @Test(arguments: [
    ("1988-07-01", "1980-01-01", 3104, ["-27%", "-78%", "+37%"]),
    ("2017-01-01", "1972-06-30", 16_256, ["-98%", "-43%", "-62%"]),
    ("1988-04-18", "1988-04-17", 1, ["+27%", "+22%", "+19%"]),
    ("2005-02-28", "2004-02-29", 365, ["-73%", "+22%", "+37%"]),
    ("2005-03-01", "2004-02-29", 366, ["-52%", "+43%", "+54%"]),
    ("2026-11-30", "1990-05-15", 13_348, ["+82%", "-97%", "+10%"]),
    ("2026-11-30", "1968-07-16", 21_321, ["0%", "+22%", "+54%"]),
  ])
  func `a day shows its number and percents`(date: String, birthday: String, number: Int, percents: [String])
    throws
  {
    #expect(try day(date, born: birthday).contains("day \(number)"))
    #expect(try self.percents(date, born: birthday) == percents)
  }

  // Case 10: February has 28 or 29 columns.
  @Test(arguments: [("2025-02", 28), ("2024-02", 29), ("2015-02", 28), ("2026-11", 30), ("2026-07", 31)])
  func `a month has a sparkline as wide as the line, and as many lines as days`(month: String, days: Int)
    throws
  {
    let lines = try output("--month", month, "--birthday", "2004-02-29").split(separator: "\n")
    let levels = Set("▁▂▃▄▅▆▇█")
    let sparkline = try #require(lines.first { $0.hasPrefix("Physical ") })
    #expect(sparkline.count { levels.contains($0) } == 80 - 13 - 8)
    let table = lines.drop { $0 != "Day by day" }.dropFirst(2)
    #expect(table.count == days && table.allSatisfy { $0.contains("│") })
  }

  // Case 77: Zero has no sign in reports.
  @Test(arguments: [
    ("2000-01-15", "Emotional"), ("2000-01-24", "Physical"), ("2000-01-29", "Emotional"),
    ("2000-02-03", "Intellectual"),
    ("2058-03-09", "Physical"), ("2058-03-09", "Emotional"), ("2058-03-09", "Intellectual"),
  ])
  func `zero has no sign, in any form`(date: String, cycle: String) throws {
    let row = try #require(
      try day(date, born: "2000-01-01").split(separator: "\n").first { $0.dropFirst(2).hasPrefix(cycle) })
    #expect(row.contains("  0%") && !row.contains("-0") && !row.contains("+0"))
    for words in [["--daily"], ["--oneline"], ["--month", "--width", "120"]] {
      let text = try TestHost().run(words + ["--date", date, "--birthday", "2000-01-01"]).output
      #expect(!text.contains("−0%") && !text.contains("-0%") && !text.contains("+0%"))
    }
  }

  // Case 38: ASCII alone where asked for.
  // Case 42: Narrow columns without a screen.
  @Test(arguments: [
    ["--month", "2026-11"], ["--month", "2026-11", "--cycles", "all"], [], ["--day"],
    ["--day", "--cycles", "all"], ["--daily"], ["--oneline"],
    ["--events"], ["--events", "--cycles", "all"], ["--compare", "1992-09-20"],
    ["--compare", "1992-09-20", "--cycles", "all"],
    ["--from", "2020-01-01", "--to", "2026-12-31"],
    ["--month", "--from", "2026-01-01", "--to", "2026-12-31"],
    ["--events", "--from", "2020-01-01", "--to", "2026-12-31"], ["--month", "1990-05"], ["--help"],
    ["--help", "roster"],
  ])
  func `nothing is wider than the width, from 40 columns up, and nothing traps below`(words: [String]) throws
  {
    for columns in [1, 2, 10, 39, 40, 41, 53, 60, 79, 80, 100, 120, 200] {
      for charset in [[], ["--ascii"]] {
        let outcome = try TestHost().run(
          words + charset + ["--birthday", "1990-05-15", "--width", "\(columns)"])
        #expect(outcome.status == .done && outcome.errors == "")
        let widest = outcome.output.split(separator: "\n").map(\.displayWidth).max() ?? 0
        #expect(
          widest <= columns, "\(words) at \(columns): \(widest)")
        if !charset.isEmpty { #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 }) }
      }
    }
  }

  @Test func `the daily summary has no escape sequence and at most 78 columns, whatever is asked`() throws {
    let text = try output(
      "--daily", "--birthday", "1990-05-15", "--color", "always", "--width", "200", "--cycles", "all")
    #expect(!text.contains("\u{1B}") && text.split(separator: "\n").allSatisfy { $0.displayWidth <= 78 })
  }

  @Test(arguments: [40, 60, 78, 200])
  func `the daily summary loses nothing in narrow windows`(columns: Int) throws {
    let name = String(repeating: "Abcdefgh ", count: 8)
    let folder = try TemporaryFolder()
    _ = try output("--person", name, "--set-birthday", "1990-05-15", on: folder.host)
    let text = try output("--daily", "--person", name, "--width", "\(columns)", on: folder.host)
    let words = text.split { $0.isWhitespace }
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= min(columns, 78) })
    #expect(words.count { $0 == "Abcdefgh" } == 8 && !text.contains("…"))
    for part in ["+82%", "−97%", "+10%", "8/23", "20/28", "16/33", "falling", "days."] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: [40, 60, 66, 80, 100, 120])
  func `a heading shows what it covers and the birthday, whole`(columns: Int) throws {
    for words in [
      ["--events", "--from", "2026-01-01", "--to", "2026-12-31"],
      ["--events", "--from", "2026-09-28", "--to", "2026-12-02"],
      ["--month", "2026-09"], [],
    ] {
      let text = try TestHost().run(words + ["-b", "1990-05-15", "--width", "\(columns)"]).output
      let heading = text.split(separator: "\n", maxSplits: 3).prefix(3).joined(separator: "\n")
      #expect(heading.contains("born 15 May 1990") && !heading.contains("…"), "\(heading)")
    }
  }

  @Test func `--ascii reaches names, wherever they stand`() throws {
    let folder = try TemporaryFolder()
    for words in [
      ["--person", "한별", "--set-birthday", "2001-01-01"], ["--show-settings"], ["--day", "--person", "한별"],
      ["--person", "김"],
    ] {
      let outcome = try folder.host.run(words + ["--ascii"])
      #expect((outcome.output + outcome.errors).utf8.allSatisfy { $0 < 0x80 }, "\(outcome)")
    }
  }

  @Test func `a day says in any window that it is critical twice`() throws {
    let text = try output("--day", "2026-11-10", "--birthday", "1990-05-15", "--width", "40")
    #expect(text.contains("● double critical\n"))
  }

  @Test func `two people over all years take no more than a month at a time`() throws {
    let text = try output(
      "--compare", "1992-01-01", "-b", "1990-05-15", "--from", "2020-01-01", "--to", "2026-12-31")
    #expect(text.contains("January 2020") && text.contains("December 2026"))
    #expect(text.split(separator: "\n").count { $0.contains("Compatibility") } == 1)
  }

  @Test(arguments: [("2026-11-30", true), ("2026-11-29", false), ("2026-11-10", true)])
  func `only critical days speak when asked so`(date: String, speaks: Bool) throws {
    let text = try output("--daily", "--only-critical", "--birthday", "1990-05-15", "--date", date)
    #expect((text != "") == speaks)
  }

  // Case 69: A window of one day.
  @Test func `a single day as a window works, and the birthday is at zero`() throws {
    for words in [["--month"], [], ["--events"]] {
      let outcome = try TestHost().run(
        words + ["--from", "2000-01-01", "--to", "2000-01-01", "--birthday", "2000-01-01", "--ascii"])
      #expect(outcome.status == .done && outcome.errors == "" && !outcome.output.lowercased().contains("nan"))
    }
  }

  @Test func `days before birth are blank and the birthday is the day marked`() throws {
    let text = try output("--month", "1990-05", "--birthday", "1990-05-15")
    #expect(text.contains("Physical     ···························▄"))
    #expect(text.contains("▶Tue 15"))
    #expect(text.contains(" Mon 14\n"))
  }

  @Test func `color is written for a terminal and not for a pipe, and never means anything alone`() throws {
    var host = TestHost()
    #expect(!(try output("--month", "--birthday", "1990-05-15", on: host)).contains("\u{1B}"))
    host.terminals.output = true
    let colored = try output("--month", "--birthday", "1990-05-15", on: host)
    for code in ["31", "94", "32", "30;43"] { #expect(colored.contains("\u{1B}[\(code)m")) }
    // The curves of a graph have dashes where they have no colors, and chips have brackets.
    func counts(_ text: String) -> [Character: Int] {
      let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return bare.reduce(into: [:]) { if !$1.isWhitespace, !"[]".contains($1) { $0[$1, default: 0] += 1 } }
        .filter {
          !(0x2800...0x28FF).contains($0.key.unicodeScalars.first?.value ?? 0) && !"░─".contains($0.key)
        }
    }
    host.terminals.output = false
    #expect(counts(try output("--month", "--birthday", "1990-05-15", on: host)) == counts(colored))
  }
}

/// What decides on color, charset and width.
@Suite struct AppearanceTests {
  private func isColored(
    _ environment: [String: String], _ words: [String] = [], terminal: Bool = true
  ) throws -> Bool {
    var host = TestHost()
    host.environment.merge(environment) { $1 }
    host.terminals.output = terminal
    return try host.run(["--day", "--birthday", "1990-05-15"] + words).output.contains("\u{1B}[")
  }

  @Test(
    arguments: [
      ([:], [], true, true), ([:], [], false, false), (["NO_COLOR": "1"], [], true, false),
      (["NO_COLOR": ""], [], true, true),
      (["CLICOLOR_FORCE": "1"], [], false, true), (["CLICOLOR_FORCE": "0"], [], false, false),
      (["CLICOLOR_FORCE": ""], [], false, false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], [], true, false), (["TERM": "dumb"], [], true, false),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], [], true, false),
      (["NO_COLOR": "1"], ["--color", "always"], false, true),
      (["CLICOLOR_FORCE": "1"], ["--color", "never"], true, false), ([:], ["--color", "auto"], true, true),
    ] as [([String: String], [String], Bool, Bool)])
  func `color follows option, NO_COLOR, TERM, CLICOLOR_FORCE, terminal, in this order`(
    environment: [String: String], words: [String], terminal: Bool, colored: Bool
  ) throws {
    #expect(try isColored(environment, words, terminal: terminal) == colored)
  }

  @Test(
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "en_US.utf8"], true), (["LANG": "en_US.UTF-8@euro"], true),
      (["LANG": "C"], false), ([:], false),
      (["LANG": "ko_KR.EUC-KR"], false), (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
      (["LC_ALL": "", "LANG": "C.UTF-8"], true),
      (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8"], false),
      (["LANG": "en_US"], false),
    ] as [([String: String], Bool)])
  func `Unicode is drawn in a UTF-8 locale alone`(environment: [String: String], isUnicode: Bool) throws {
    var host = TestHost()
    host.environment = environment
    let text = try output("--month", "--birthday", "1990-05-15", on: host)
    #expect(text.utf8.contains { $0 >= 0x80 } == isUnicode)
  }

  @Test(arguments: [
    ("0", 80), ("-5", 80), ("abc", 80), ("100000000000000000000", 80), ("9223372036854775807", 10_000),
    ("", 80), ("50", 50), ("1", 1),
  ])
  func `COLUMNS counts where it is a number from 1 on`(value: String, columns: Int) throws {
    var host = TestHost()
    host.environment["COLUMNS"] = value
    let text = try output("--day", "--birthday", "1990-05-15", on: host)
    #expect(text == (try output("--day", "--birthday", "1990-05-15", "--width", "\(columns)")))
  }

  @Test func `the terminal's width goes before COLUMNS, and the option before both`() throws {
    var host = TestHost()
    host.columns = 45
    host.environment["COLUMNS"] = "120"
    #expect(
      try output("--day", "-b", "1990-05-15", on: host)
        == (try output("--day", "-b", "1990-05-15", "--width", "45")))
    #expect(
      try output("--day", "-b", "1990-05-15", "--width", "99", on: host)
        == (try output("--day", "-b", "1990-05-15", "--width", "99")))
  }
}
