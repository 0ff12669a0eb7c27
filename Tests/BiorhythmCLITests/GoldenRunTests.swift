import BiorhythmCLI
import TestSupport
import Testing

/// Whole screens as people see them; the README shows some of them.
@Suite struct GoldenRunTests {
  @Test(arguments: [
    ("dashboard", []), ("month", ["--month", "2026-11"]), ("day", ["--day", "2026-11-30"]),
    ("daily", ["--daily"]),
    ("events", ["--events"]), ("oneline", ["--oneline"]), ("help", ["--help"]),
    ("help-month", ["--help", "month"]),
  ])
  func `the screen is as recorded`(name: String, words: [String]) throws {
    for (charset, extra) in [("unicode", []), ("ascii", ["--ascii"])] {
      let outcome = try TestHost().run(
        words + extra + (name.hasPrefix("help") ? [] : ["--birthday", "1990-05-15"]))
      #expect(outcome.status == .done && outcome.errors == "")
      #expect(try Golden("\(name).\(charset).txt").check(outcome.output) == nil)
    }
  }

  @Test(arguments: [40, 120])
  func `a month is laid out for narrow and wide windows`(columns: Int) throws {
    #expect(
      try Golden("month.\(columns).txt").check(
        output("--month", "2026-11", "--birthday", "1990-05-15", "--width", "\(columns)")) == nil)
  }

  @Test func `a day is laid out for narrow windows`() throws {
    #expect(
      try Golden("day.40.txt").check(
        output("--day", "2026-11-30", "--birthday", "1990-05-15", "--width", "40")) == nil)
  }

  @Test func `all cycles are laid out in tables one below the other`() throws {
    #expect(
      try Golden("month.all.txt").check(
        output("--month", "2015-02", "--birthday", "1990-05-15", "--cycles", "all")) == nil)
  }

  @Test func `two people are compared`() throws {
    #expect(
      try Golden("compare.txt").check(output("--compare", "1992-09-20", "--birthday", "1990-05-15")) == nil)
  }
}
