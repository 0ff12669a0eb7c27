import BiorhythmCLI
import BiorhythmLocalization
import Testing

/// Which day and which window a command line selects.
@Suite struct SelectionTests {
  private func title(_ words: [String]) throws -> Substring {
    let text = try TestHost().run(["--birthday", "1990-05-15", "--ascii"] + words)
    #expect(text.errors == "")
    return text.output.prefix { !$0.isNewline }
  }

  @Test(arguments: [
    (["--month"], "November 2026"), (["--month", "2026-12"], "December 2026"),
    (["--month", "--next-month"], "December 2026"),
    (["--month", "--date", "2026-01-31", "--next-month"], "February 2026"),
    (["--month", "--date", "2026-01-31", "--next-month", "2"], "March 2026"),
    (["--month", "--prev-month", "--prev-month=10"], "December 2025"), (["--month=2024-02"], "February 2024"),
    (["-m2024-02"], "February 2024"), (["--month", "2026-11", "--next-month"], "December 2026"),
    (["--month", "--date", "2024-03-31", "--prev-month"], "February 2024"),
    (["--events", "--from", "2026-01-05", "--to", "2026-01-09"], "5 Jan 2026 - 9 Jan 2026"),
    (["--from", "2026-01-01", "--to", "2026-01-31"], "January 2026"),
  ])
  func `the month is that of the selected day after the moves`(words: [String], month: String) throws {
    #expect(try title(words).contains(month))
  }

  @Test(arguments: [
    (["--day"], "Monday, 30 November 2026"), (["--day", "tomorrow"], "Tuesday, 1 December 2026"),
    (["--day", "--prev-day", "2", "--next-month"], "Monday, 28 December 2026"),
    (["--day", "--next-month", "--prev-day", "2"], "Monday, 28 December 2026"),
    (["--day", "--date", "2026-01-31", "--next-month", "--next-day"], "Sunday, 1 March 2026"),
    (["--day", "2026년 11월 10일"], "Tuesday, 10 November 2026"),
    (["-d", "20261110"], "Tuesday, 10 November 2026"),
    (["--date", "9999-12-31"], "Friday, 31 December 9999"),
  ])
  func `the day is the date after the moves in the order written`(words: [String], day: String) throws {
    let outcome = try TestHost().run(["--birthday", "1990-05-15", "--ascii"] + words)
    #expect(outcome.output.contains(day), "\(outcome)")
  }

  @Test(arguments: ["1990-05-01", "1990-05-15", "1990-05-31"])
  func `the month of birth begins blank, and its birthday is selected`(birthday: String) throws {
    let text = try output("--month", "1990-05", "--birthday", birthday, "--format", "csv")
    let rows = text.split(separator: "\n").dropFirst()
    #expect(rows.count == 31)
    for row in rows { #expect(row.hasSuffix(",,,,,") == (row.prefix(10) < birthday), "\(row)") }
    let json = try output("--month", "1990-05", "--birthday", birthday, "--format", "json")
    #expect(json.contains("\"selected\":\"\(birthday)\""))
  }
}
