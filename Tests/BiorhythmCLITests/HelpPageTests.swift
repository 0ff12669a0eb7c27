@testable import BiorhythmCLI
import BiorhythmLocalization
import BiorhythmRender
import Testing

/// `--help` and `--help REPORT`.
@Suite struct HelpPageTests {
  /// The options that the help lists, in its order: at the beginning of a line, or behind two spaces.
  private func listed(in page: String) -> [String] {
    page.matches(of: /(?:\n -[a-z], | {2})(--[a-z-]+)/).map { String($0.output.1) }
  }

  @Test(arguments: Language.allCases)
  func `every option is listed once in the order of the table, in 80 columns`(language: Language) throws {
    let page = try output("--help", "all", "--lang", language.rawValue)
    #expect(listed(in: page) == OptionTable.entries.map(\.name.spelling))
    for line in page.split(separator: "\n") { #expect(line.description.displayWidth <= 80, "\(line)") }
  }

  @Test(arguments: Language.allCases)
  func `the options of every day fit on one screen`(language: Language) throws {
    let page = try output("--help", "--lang", language.rawValue)
    #expect(listed(in: page) == HelpPage.everyday.map(\.spelling) && HelpPage.everyday.count == 10)
    for line in page.split(separator: "\n") { #expect(line.description.displayWidth <= 80, "\(line)") }
    #expect(page.count { $0 == "\n" } <= 22 && page.contains("--help all"))
  }

  @Test(arguments: Language.allCases)
  func `all summaries begin in one column, and so do the second options on a line`(language: Language) throws
  {
    let lines = try output("--help", "all", "--lang", language.rawValue).split(separator: "\n")
      .filter { $0.hasPrefix(" ") }.map(String.init)
    let parts = lines.map { line in
      line.matches(of: /[^ ]+(?: [^ ]+)*/).map {
        line[..<$0.range.lowerBound].displayWidth
      }
    }
    let pairs = parts.filter { $0.count == 4 }
    #expect(pairs.count == 4 && Set(pairs).count == 1)
    #expect(parts.allSatisfy { $0.count == 2 || $0.count == 4 } && Set(parts.map { $0[1] }) == [26])
  }

  @Test(arguments: Language.allCases)
  func `every summary stands on the page as its language words it`(language: Language) throws {
    let help = language.catalog.help
    let lines = try output("--help", "all", "--lang", language.rawValue).split(separator: "\n")
    #expect(lines.contains { $0 == help.usage("biorhythm [REPORT] [WHO] [WHEN] [OUTPUT]") })
    for option in OptionName.allCases {
      let summary = help.summary(option)
      let beginnings = [summary, help.choices(summary, "")]
      let isThere = lines.contains { line in
        beginnings.contains { line.contains("  " + $0 + "  ") || line.hasSuffix("  " + $0) }
          || line.contains("  " + beginnings[1])
      }
      #expect(isThere, "\(summary)")
    }
  }

  @Test(arguments: Language.allCases, [40, 60, 200])
  func `nothing is wider than the width, nor cut off`(language: Language, width: Int) throws {
    for topic in [[], ["all"]] + ReportKind.allCases.map({ [$0.rawValue] }) {
      let page = try TestHost().run(["--lang", language.rawValue, "--width", "\(width)", "--help"] + topic)
        .output
      for line in page.split(separator: "\n") { #expect(line.description.displayWidth <= width, "\(line)") }
      #expect(!page.contains("…"))
    }
  }

  @Test func `the groups are those of the command line, and choices are shown`() throws {
    let page = try output("--help", "all")
    let headings = page.split(separator: "\n").filter { ["R", "W", "S", "O", "A"].contains($0.first) }.map {
      $0.prefix { $0 != " " }
    }
    #expect(headings == ["Reports", "Who", "When", "Settings", "Output", "About"])
    for choices in [
      "text, json, jsonl, csv, ics, svg", "auto, always, never", "bash, zsh, fish", "auto, en, ko, ja, ",
    ] {
      #expect(page.contains(choices))
    }
  }

  @Test(arguments: ReportKind.allCases)
  func `the help on a report has its formats and examples`(report: ReportKind) throws {
    let page = try output("--help", report.rawValue)
    #expect(page.contains("Formats: text"))
    for example in ReportEntry.of(report).examples { #expect(page.contains("  \(example)\n")) }
    #expect(try output("--help=--\(report.rawValue)") == page)
  }

  @Test func `a narrow terminal breaks an example where a shell goes on reading`() throws {
    let page = try output("--help", "roster", "--width", "40")
    let joined = page.split(separator: "\n").map { String($0) + "\n" }.joined()
      .split(separator: " \\\n    ").joined(separator: " ")
    #expect(joined.contains("  biorhythm --roster - --format csv --only-critical < people.csv\n"))
  }

  @Test(arguments: ReportKind.allCases.filter { $0 != .dashboard })
  func `the bare word of a report says which option was meant`(report: ReportKind) throws {
    let outcome = try run(report.rawValue)
    #expect(
      outcome.status == .badCommandLine && outcome.errors.contains("did you mean --\(report.rawValue)?"))
  }

  @Test(arguments: ["--langs", "--colour", "--formt", "--set-bithday", "--next-dya", "--verison"])
  func `a mistyped option says which was meant`(word: String) throws {
    let outcome = try run(word)
    #expect(outcome.status == .badCommandLine && outcome.errors.contains("did you mean --"))
  }

  @Test func `an unknown report is answered with those there are`() throws {
    let outcome = try run("--help", "decade")
    #expect(outcome.status == .badCommandLine)
    #expect(outcome.errors.contains("dashboard, month, year, day, daily"))
  }
}
