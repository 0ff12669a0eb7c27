import BiorhythmCLI
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

/// The calculator of the live screen, and dates that are expressions there.
struct ScreenCalculatorTests {
  @Test func `results are chained, and stand above the line`() throws {
    var screen = try makeScreen()
    screen.type("=1/2 + 1/3\rans * 6\rans - 2\r")
    let rows = screen.rows()
    #expect(rows.contains("5/6") && rows.contains("5") && rows.contains("3"))
    #expect(rows[22] == "" && rows[21] == "=")
  }

  @Test func `what is typed shows its meaning at once, a date with weekday and percents`() throws {
    var screen = try makeScreen()
    screen.type("=birthday + 10000")
    #expect(screen.rows()[22] == "2017-09-30  Saturday  P −98%  E +78%  I +19%")
    screen.type("\u{15}1/0")
    #expect(screen.rows()[22].contains("divides by zero"))
  }

  @Test func `Enter on an empty line goes to the date, and Esc closes`() throws {
    var screen = try makeScreen()
    screen.type("=birthday + 10000\r\r")
    #expect(screen.day == "2017-09-30")
    screen.type("=")
    #expect(screen.rows().contains { $0.hasPrefix("2017-09-30  Saturday") })
    screen.type("\u{1B}")
    #expect(screen.day == "2017-09-30" && !screen.rows().contains("="))
  }

  @Test func `lines are recalled with up and down`() throws {
    var screen = try makeScreen()
    screen.type("=1 + 1\r2 + 2\r\u{1B}[A\u{1B}[A")
    #expect(screen.rows()[21] == "= 1 + 1")
    screen.type("\u{1B}[B")
    #expect(screen.rows()[21] == "= 2 + 2")
    screen.type("\u{1B}[B\u{1B}[B")
    #expect(screen.rows()[21] == "=")
  }

  @Test(arguments: Language.allCases, [(40, 12), (40, 10), (60, 20), (80, 24), (200, 60)])
  func `it fits every window`(language: Language, size: (columns: Int, rows: Int)) throws {
    var screen = try makeScreen(language: language)
    screen.type("=birthday + 10000\r1/0\r" + String(repeating: "9", count: 90))
    let rows = screen.rows(size.columns, size.rows)
    #expect(rows.count == size.rows && rows.allSatisfy { $0.displayWidth <= size.columns })
    let cursor = try #require(screen.frame(columns: size.columns, rows: size.rows).cursor)
    #expect(cursor.row < size.rows && cursor.column < size.columns)
    #expect(language.catalog.screen.calculatorHint.displayWidth <= 40)
  }

  @Test func `the day to go to can be an expression, and shows its meaning while it is typed`() throws {
    var screen = try makeScreen()
    screen.type("gfriday + 1 week")
    #expect(screen.rows().contains("Friday, 11 December 2026"))
    screen.type("\r")
    #expect(screen.day == "2026-12-11")
    screen.type("gbirthday + 21252\r")
    #expect(screen.day == "2048-07-21")
    screen.type("g1/2")
    #expect(screen.rows().contains { $0.contains("not a date") })
  }
}
