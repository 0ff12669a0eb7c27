import BiorhythmCLI
import BiorhythmCore
import TestSupport
import Testing

/// What each key of the screen does, as bytes in and days out.
@Suite struct ScreenKeyTests {
  @Test(arguments: [
    ("\u{1B}[D", "2026-11-29"), ("h", "2026-11-29"), (",", "2026-11-29"),
    ("\u{1B}[C", "2026-12-01"), ("l", "2026-12-01"), (".", "2026-12-01"), ("\u{1B}OC", "2026-12-01"),
    ("\u{1B}[5~", "2026-10-30"), ("[", "2026-10-30"), ("\u{1B}[A", "2026-10-30"), ("k", "2026-10-30"),
    ("\u{1B}[6~", "2026-12-30"), ("]", "2026-12-30"), ("\u{1B}[B", "2026-12-30"), ("j", "2026-12-30"),
    ("<", "2026-11-29"), (">", "2026-12-01"), ("w", "2026-12-07"), ("W", "2026-11-23"),
    ("\u{1B}[H", "2026-11-01"), ("]\u{1B}[F", "2026-12-31"), ("\u{1B}[1~", "2026-11-01"),
    ("ㅣ", "2026-12-01"), ("ㅓ", "2026-12-30"), ("д", "2026-12-01"), ("ъ", "2026-12-30"), ("Ю", "2026-12-01"),
    ("ㅎ2030-02-03\r", "2030-02-03"), ("lllt", "2026-11-30"), ("n", "2026-12-03"), ("nn", "2026-12-08"),
    ("N", "2026-11-24"),
    ("g2030-02-03\r", "2030-02-03"), ("gtomorrow\r", "2026-12-01"), ("g2030-02-03\u{1B}", "2026-11-30"),
    ("\u{1B}", "2026-11-30"), ("x\t\r", "2026-11-30"),
  ])
  func `a key leads to its day`(bytes: String, day: String) throws {
    var screen = try makeScreen()
    #expect(screen.type(bytes) == [])
    #expect(screen.day == day)
    #expect(try screen.report?.window.contains(date(day)) == true)
  }

  // Case 8 of the field: months of 28 to 31 days.
  // Case 8: Nor on the live screen.
  @Test func `twelve months from 31 January visit each month once, and go back as they came`() throws {
    var screen = try makeScreen(selected: "2026-01-31")
    var days: [String] = []
    for _ in 0..<12 {
      screen.type("]")
      days.append(screen.day)
    }
    #expect(
      days == [
        "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31",
        "2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31",
      ])
    screen.type(String(repeating: "[", count: 12))
    #expect(screen.day == "2026-01-31")
  }

  @Test(arguments: [
    ("2024-03-31", "[", "2024-02-29"), ("2025-05-31", "]", "2025-06-30"), ("2026-01-31", "]]", "2026-03-31"),
    ("2026-01-31", "]][[", "2026-01-31"), ("2026-01-31", "]h]", "2026-03-27"),
  ])
  func `a month step remembers the wanted day until a day is chosen`(from: String, keys: String, to: String)
    throws
  {
    var screen = try makeScreen(selected: from)
    screen.type(keys)
    #expect(screen.day == to)
  }

  // Case 44 of the field: a key in pieces, and sequences that are no key here.
  @Test(arguments: [
    ("\u{1B}OC", "2026-12-01"), ("\u{1B}[1;5C", "2026-12-01"), ("\u{1B}[99;99~", "2026-11-30"),
    ("\u{1B}[999~", "2026-11-30"), ("\u{1B}[<0;5;5M", "2026-11-30"), ("\u{1B}]0;qqq\u{07}", "2026-11-30"),
    ("\u{1B}[200~qlll\u{1B}[201~", "2026-11-30"),
  ])
  func `an unknown sequence or a paste is swallowed whole`(bytes: String, day: String) throws {
    var screen = try makeScreen()
    #expect(screen.type(bytes) == [])
    #expect(screen.day == day)
  }

  @Test func `a key that arrives in pieces is one key`() throws {
    var screen = try makeScreen()
    var decoder = KeyDecoder()
    for piece in ["\u{1B}", "[", "C"] {
      for key in decoder.decode(piece.utf8) { #expect(screen.handle(key) == nil) }
    }
    #expect(screen.day == "2026-12-01")
  }

  // Case 46 of the field: kitty's keys, with Num Lock.
  // Case 46: On the live screen.
  @Test func `keys of the kitty protocol are the same keys`() throws {
    var screen = try makeScreen()
    screen.type("\u{1B}[1;129C")
    #expect(screen.day == "2026-12-01")
    #expect(screen.type("\u{1B}[113u") == [.quit])
    #expect(screen.type("\u{1B}[113;129u") == [.quit])
    #expect(screen.type("\u{1B}[99;133u") == [.interrupt])
    screen.type("i\u{1B}[127u")
    #expect(screen.rows()[19] == "Birthday: 1990-05-1")
  }

  @Test func `the ways out and back are effects`() throws {
    var screen = try makeScreen()
    #expect(screen.type("q") == [.quit] && screen.type("Q") == [.quit])
    #expect(
      screen.type("\u{03}\u{1A}\u{0C}\u{1C}") == [.interrupt, .suspend, .repaint, .abandon])
    screen.type("i")
    #expect(screen.type("q") == [] && screen.type("\u{03}") == [.interrupt])
  }

  @Test(arguments: [("9999-12-31", "l"), ("9999-12-31", "]"), ("9999-12-31", "n"), ("1990-05-15", "N")])
  func `where nothing lies further, the screen stays and says so`(from: String, key: String) throws {
    var screen = try makeScreen(selected: from)
    screen.type(key)
    #expect(screen.day == from)
    #expect(screen.rows()[22] == "Nothing lies further that way.")
    screen.type("x")
    #expect(screen.rows()[22] == "")
  }

  @Test func `a month step past the ends stops at the last date there is`() throws {
    var screen = try makeScreen(selected: "9999-12-05")
    screen.type("]")
    #expect(screen.day == "9999-12-31")
    screen = try makeScreen(birthday: "0001-01-01", selected: "0001-01-20")
    screen.type("[")
    #expect(screen.day == "0001-01-01")
  }

  @Test func `the first critical day of all is the birthday`() throws {
    var screen = try makeScreen(selected: "1980-01-01")
    #expect(screen.rows().contains { $0.hasSuffix("not born yet") })
    screen.type("n")
    #expect(screen.day == "1990-05-15")
    screen.type("h")
    #expect(screen.day == "1990-05-14")
  }

  @Test func `critical days are visited one by one, there and back`() throws {
    var screen = try makeScreen()
    var days: [String] = []
    for _ in 0..<40 {
      let before = try #require(screen.report?.selected)
      screen.type("n")
      let report = try #require(screen.report)
      #expect(report.day(report.selected).criticalCount > 0)
      for date in before.advanced(by: 1)..<report.selected { #expect(report.day(date).criticalCount == 0) }
      days.append(screen.day)
    }
    for day in days.dropLast().reversed() {
      screen.type("N")
      #expect(screen.day == day)
    }
  }

  @Test(arguments: [
    ("cn", "Critical on this day: Physical."), ("ccn", "Critical on this day: Physical."),
    ("cnn", "Critical on this day: Emotional."), ("cN", "Critical on this day: Emotional."), ("n", ""),
    ("nc", ""),
  ])
  func `which primaries are critical is said where the bars do not show it`(keys: String, said: String) throws
  {
    var screen = try makeScreen()
    screen.type(keys)
    #expect(screen.rows()[22] == said)
    screen.type("x")
    #expect(screen.rows()[22] == "")
  }

  @Test func `a critical day of a primary that is not among the cycles shown is explained`() throws {
    var screen = try makeScreen(cycles: [.physical, .spiritual])
    screen.type("n")
    #expect(screen.day == "2026-12-03" && screen.rows()[22] == "")
    screen.type("n")
    #expect(screen.day == "2026-12-08" && screen.rows()[22] == "Critical on this day: Emotional.")
  }

  @Test func `c goes round the groups of cycles`() throws {
    var screen = try makeScreen()
    var groups: [Cycle.Group?] = []
    for _ in 0..<4 {
      groups.append(screen.report?.cycles.first?.group)
      screen.type("c")
    }
    #expect(groups == [.primary, .secondary, .composite, .primary])
  }

  @Test func `cycles chosen on the command line come first and stay in the round`() throws {
    var screen = try makeScreen(cycles: [.spiritual])
    #expect(screen.report?.cycles == [.spiritual])
    screen.type("c")
    #expect(screen.report?.cycles == Cycle.primaries)
    screen.type("ccc")
    #expect(screen.report?.cycles == [.spiritual])
  }

  @Test func `p goes round the people, the owner first`() throws {
    var screen = try makeScreen(people: ["Minji": "1992-09-20", "Ana": "1985-01-02"])
    var names: [String?] = []
    for _ in 0..<4 {
      names.append(screen.report?.name)
      screen.type("p")
    }
    #expect(names == [nil, "Ana", "Minji", nil])
  }

  @Test func `p without anybody else says how to save one`() throws {
    var screen = try makeScreen()
    screen.type("p")
    #expect(screen.rows()[22].hasPrefix("No other person is saved"))
  }

  @Test func `any key closes the panel of keys and does nothing else`() throws {
    for key in ["q", "l", "\u{1B}", "?", " "] {
      var screen = try makeScreen()
      screen.type("?")
      #expect(screen.rows().first == "Keys" && screen.rows().last == "Any key closes this.")
      #expect(screen.type(key) == [])
      #expect(try screen.rows() == makeScreen().rows())
    }
  }
}
