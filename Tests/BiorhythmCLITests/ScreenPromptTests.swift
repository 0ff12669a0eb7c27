import BiorhythmCLI
import BiorhythmCore
import BiorhythmSystem
import BiorhythmLocalization
import TestSupport
import Testing

/// The prompts, from the key that opens them to what is stored.
@Suite struct ScreenPromptTests {
  private let paste = ("\u{1B}[200~", "\u{1B}[201~")

  @Test func `the birthday prompt opens with the birthday filled in and the cursor behind it`() throws {
    var screen = try makeScreen()
    screen.type("i")
    #expect(
      screen.rows().suffix(6) == [
        "─────────────────────────────────────────────────────────────────────",
        "Birthday: 1990-05-15",
        "Tuesday, 15 May 1990",
        "", "", "YYYY-MM-DD  Enter stores, Esc leaves, Ctrl-U clears",
      ])
    let cursor = try #require(screen.frame(columns: 80, rows: 24).cursor)
    #expect(cursor.row == 19 && cursor.column == 20)
  }

  // Case 91: A birthday that is changed on the live screen is shown at once.
  @Test func `Enter stores, and the graph follows what was stored`() throws {
    var screen = try makeScreen()
    #expect(try screen.type("i\u{15}2001-02-03\r") == [.store(Birth(on: date("2001-02-03")), person: nil)])
    screen.finishStoring(Birth(on: try date("2001-02-03")), .success(try stored(birthday: "2001-02-03")))
    #expect(try screen.report?.birthday == date("2001-02-03"))
    #expect(screen.rows()[0].hasSuffix("born 3 February 2001"))
    #expect(screen.rows()[22] == "Stored the birthday 2001-02-03")
  }

  @Test func `Esc leaves everything as it was`() throws {
    var screen = try makeScreen()
    #expect(screen.type("i\u{15}2001-02-03\u{1B}") == [])
    #expect(try screen.rows() == makeScreen().rows())
  }

  @Test func `what cannot be stored is told, and stays in the prompt for another try`() throws {
    var screen = try makeScreen()
    screen.type("i\u{15}2001-02-03\r")
    let failure = Failure.settings(.unwritable(path: "/x/settings.json", code: .noPermission))
    screen.finishStoring(Birth(on: try date("2001-02-03")), .failure(failure))
    #expect(try screen.report?.birthday == date("1990-05-15"))
    #expect(
      screen.rows()[19...22].joined(separator: " ")
        == "Birthday: 2001-02-03 "
        + "cannot store the settings in '/x/settings.json': Permission denied; "
        + "nothing was stored ")
    for size in [(40, 10), (40, 20), (60, 8)] {
      let said = screen.rows(size.0, size.1).joined(separator: " ")
      #expect(said.contains("2001-02-03") && said.contains("Permission denied"))
    }
    #expect(try screen.type("\r") == [.store(Birth(on: date("2001-02-03")), person: nil)])
    screen.finishStoring(Birth(on: try date("2001-02-03")), .failure(failure))
    screen.type("\u{08}4")
    #expect(screen.rows()[19...20] == ["Birthday: 2001-02-04", "Sunday, 4 February 2001"])
    screen.type("\u{1B}")
    #expect(try screen.rows() == makeScreen().rows())
  }

  @Test(arguments: [
    ("15.05.1990", "write 1990-05-15"), ("90-05-15", "four digits"), ("1990-02-30", "has no day 30"),
    ("1990-13-01", "no month 13"), ("2030-01-01", "in the future"), ("0090-01-01", "with its century"),
    ("\u{1B}[200~evil\u{202E}\u{1B}[201~", #"'evil\u{202E}' is not a date"#),
  ])
  func `a date that cannot be is explained while it is typed, and Enter keeps the prompt open`(
    typed: String, reason: String
  ) throws {
    var screen = try makeScreen()
    screen.type("i\u{15}" + typed)
    #expect(screen.rows()[20...21].joined(separator: " ").contains(reason))
    #expect(screen.type("\r") == [])
    #expect(screen.rows()[19].hasPrefix("Birthday: "))
  }

  @Test func `an empty prompt is quiet until Enter`() throws {
    var screen = try makeScreen()
    screen.type("g")
    #expect(screen.rows()[19...20] == ["Go to:", ""])
    screen.type("\r")
    #expect(screen.rows()[20] == "'' is not a date: write it as 2026-11-30")
    screen.type("2")
    #expect(screen.rows()[20] == "'2' is not a date: write it as 2026-11-30")
  }

  @Test func `a paste goes into the prompt once, and its lines press no Enter`() throws {
    var screen = try makeScreen()
    #expect(screen.type("i\u{15}\(paste.0)2001-02-03\rq\r\(paste.1)") == [])
    #expect(screen.rows()[19] == "Birthday: 2001-02-03")
  }

  @Test(arguments: [
    ("", "2001-02-03"), ("\t", "2001-02-03"), ("\u{1B}[C", "2001-02-03"), ("x", "x2001-02-03"),
    ("\u{1B}[H", "2001-02-031990-05-15"), ("\u{08}", "1990-05-12001-02-03"), ("\u{15}", "2001-02-03"),
  ])
  func `a paste takes the place of the birthday that the prompt opened with, unless it was edited`(
    before: String, text: String
  ) throws {
    var screen = try makeScreen()
    screen.type("i" + before)
    screen.type("\(paste.0)2001-02-03\(paste.1)")
    #expect(screen.rows()[19] == "Birthday: " + text)
    screen.type("\(paste.0)!\(paste.1)")
    #expect(screen.rows()[19].contains("!") && screen.rows()[19].contains(text.prefix(10)))
  }

  @Test(arguments: [
    ("2", "2"), ("\u{1B}[H2", "21990-05-15"), ("\u{1B}[D2", "1990-05-125"), ("\u{1B}[F2", "2"),
  ])
  func `typing takes the place of the birthday that the prompt opened with, unless the cursor was moved`(
    keys: String, text: String
  ) throws {
    var screen = try makeScreen()
    screen.type("i" + keys)
    #expect(screen.rows()[19] == "Birthday: " + text)
  }

  @Test func `a paste of nothing leaves the birthday that the prompt opened with`() throws {
    var screen = try makeScreen()
    screen.type("i\(paste.0) \r\n\(paste.1)")
    #expect(screen.rows()[19] == "Birthday: 1990-05-15")
  }

  @Test func `without a birthday the screen opens with the prompt, and the way back is shown`() throws {
    var screen = try makeScreen(birthday: nil)
    #expect(screen.rows()[0] == "Biorhythm" && screen.rows()[19] == "Birthday:")
    screen.type("\u{1B}")
    #expect(screen.type("lntg") == [])
    #expect(screen.rows()[23] == "i birthday   ? keys   q quit")
    #expect(try screen.type("i1990-05-15\r") == [.store(Birth(on: date("1990-05-15")), person: nil)])
  }

  @Test func `a saved person's birthday is stored under the name`() throws {
    var screen = try makeScreen(people: ["Minji": "1992-09-20"])
    screen.type("pi")
    #expect(screen.rows()[19] == "Birthday of Minji: 1992-09-20")
    #expect(try screen.type("\u{08}1\r") == [.store(Birth(on: date("1992-09-21")), person: "Minji")])
    let everyone = try stored(birthday: "1990-05-15", people: ["Minji": "1992-09-21"])
    screen.finishStoring(Birth(on: try date("1992-09-21")), .success(everyone))
    #expect(screen.report?.name == "Minji")
    #expect(try screen.report?.birthday == date("1992-09-21"))
  }

  @Test func `a typed birthday is shown, and stored as the owner's only by the prompt`() throws {
    var screen = try makeScreen(typed: "2000-01-01")
    #expect(try screen.report?.birthday == date("2000-01-01"))
    screen.type("pp")
    #expect(try screen.report?.birthday == date("2000-01-01"))
    #expect(try screen.type("i\r") == [.store(Birth(on: date("2000-01-01")), person: nil)])
  }

  @Test func `a birthday after the selected day shows a day before birth`() throws {
    var screen = try makeScreen(selected: "1995-06-15")
    screen.type("i\u{15}1995-07-01\r")
    screen.finishStoring(Birth(on: try date("1995-07-01")), .success(try stored(birthday: "1995-07-01")))
    #expect(screen.rows().contains { $0.contains("not born yet") })
  }

  @Test func `in a narrow window the line scrolls and the cursor stays in it`() throws {
    var screen = try makeScreen()
    screen.type("i\u{15}1990-05-15" + String(repeating: "木", count: 40))
    for columns in 1...60 {
      let frame = screen.frame(columns: columns, rows: 3)
      let cursor = try #require(frame.cursor)
      #expect(cursor.row == 2 && cursor.column < columns)
    }
    #expect(screen.rows(14, 3)[2] == "木木木木木木")
    screen.type("\u{1B}[H")
    #expect(screen.rows(14, 3)[2] == "1990-05-15木木")
    #expect(screen.frame(columns: 14, rows: 3).cursor?.column == 0)
  }
}
