import BiorhythmCLI
import BiorhythmCore
import TestSupport
import Testing

/// `f`, `n` and `N`: days on which a condition holds; and what a new day changes.
@Suite struct ScreenSearchTests {
  // The days that --find gives.
  @Test(arguments: [
    ("fprimary >= 80\r", "2027-05-06"), ("fprimary >= 80\rn", "2027-10-17"),
    ("fprimary >= 80\rnn", "2027-10-18"), ("fprimary >= 80\rnnNN", "2027-05-06"),
    ("fcritical = 3\r", "2039-03-15"), ("fcritical = 3\rN", "2019-06-18"), ("fday = 13348\r", "2026-11-30"),
    ("fday = 13348\rn", "2026-11-30"), ("fday = 3\r", "2026-11-30"), ("fday = 3\rN", "1990-05-18"),
    ("fprimary >= 80\rf\u{15}\rn", "2027-05-11"),
  ])
  func `a condition is asked for, and its days are stepped through`(keys: String, day: String) throws {
    var screen = try makeScreen()
    #expect(screen.type(keys) == [])
    #expect(screen.day == day)
  }

  @Test func `Esc leaves the critical days to step through`() throws {
    var screen = try makeScreen()
    screen.type("fprimary >= 80\u{1B}")
    screen.type("n")
    #expect(screen.day == "2026-12-03")
  }

  @Test func `the day that would be found, and what is wrong, are shown while a condition is typed`() throws {
    var screen = try makeScreen()
    screen.type("fcritical = ")
    #expect(screen.rows()[20].contains("a value is missing beside '='"))
    screen.type("3")
    #expect(screen.rows()[19] == "Find: critical = 3" && screen.rows()[20] == "Tuesday, 15 March 2039")
    screen.type("\u{15}phisical > 3\r")
    #expect(screen.rows().joined().contains("did you mean physical") && screen.day == "2026-11-30")
    screen.type("\u{15}day = 3\r")
    #expect(screen.rows()[22] == "No day was found.")
  }

  @Test func `the last line says that found days are stepped through`() throws {
    var screen = try makeScreen()
    #expect(screen.rows(200, 24)[23].contains("n next critical"))
    screen.type("fprimary > 80\r")
    let footer = screen.rows(200, 24)[23]
    #expect(footer.contains("n next found") && !footer.contains("critical"))
    #expect(screen.rows()[22].contains("primary > 80"))
  }

  @Test func `a person's own days are found`() throws {
    var screen = try makeScreen(people: ["Minji": "1992-09-20"])
    screen.type("fphysical = 100\r")
    let own = screen.day
    screen.type("tpfphysical = 100\r")
    #expect(own == "2026-12-21" && screen.day == "2026-12-06")
  }

  // Case 14 of the faults: a screen that is open over midnight.
  @Test func `past midnight today is another day`() throws {
    var screen = try makeScreen()
    screen.meet(CivilMoment(startOf: try date("2026-12-01")))
    #expect(screen.day == "2026-12-01")
    screen.type("lgtoday\r")
    #expect(screen.day == "2026-12-01")
    screen.type("gtomorrow\r")
    #expect(screen.day == "2026-12-02")
    screen.meet(CivilMoment(startOf: try date("2026-12-04")))
    #expect(screen.day == "2026-12-02")
    screen.type("t")
    #expect(screen.day == "2026-12-04")
  }
}
