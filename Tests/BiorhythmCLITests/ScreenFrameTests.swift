import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import Testing

/// A state of the screen, and how it is drawn.
private struct Scene: Sendable, CustomTestStringConvertible {
  var keys = ""
  var birthday: String? = "1990-05-15"
  var selected = "2026-11-30"
  var language = Language.english
  var isUnicode = true

  func screen() throws -> Screen {
    var screen = try makeScreen(
      birthday: birthday, people: ["민지\u{1B}[2J": "1992-09-20"], selected: selected,
      glyphs: isUnicode ? .unicode : .ascii, palette: .classic(.sixteen), language: language)
    screen.type(keys)
    return screen
  }

  var testDescription: String {
    "\(keys.debugDescription) \(birthday ?? "no birthday") \(selected) \(language) \(isUnicode)"
  }

  static let all: [Scene] = [
    Scene(), Scene(isUnicode: false), Scene(keys: "c", isUnicode: false), Scene(keys: "cc"), Scene(keys: "?"),
    Scene(keys: "?", isUnicode: false), Scene(keys: "i"), Scene(keys: "p", isUnicode: false),
    Scene(keys: "pi\u{15}木木木木木木木木木木木木木木木木木木木木木木木木"), Scene(keys: "ccg3", isUnicode: false),
    Scene(birthday: nil), Scene(keys: "\u{1B}", birthday: nil), Scene(selected: "1980-02-29"),
    Scene(keys: "l", selected: "9999-12-31"), Scene(language: .korean), Scene(keys: "i", language: .german),
    Scene(keys: "?", language: .german),
    Scene(keys: "cn", language: .japanese),
  ]
}

@Suite struct ScreenFrameTests {
  @Test func `the dashboard fills a window of 24 rows, with the keys below`() throws {
    #expect(
      try makeScreen().rows().joined(separator: "\n") == """
        Biorhythm · November 2026                                       born 15 May 1990

        +100┤░░   ⣀⠤⠒⠊⠉⠉⠉⠙⠲⢤⣀░░░             ░░⣀░⠒⠒ ⠉⠉ ⠙⠒ ⢤⣠ ⠂⠐░⠁⠈░⠁⠘ ⠂⠠ ⡀⣀⠤⠒⠊⠉⠉⠉⠓⠲⢤│
            │░░⢀⠤⠊          ⠈⠓⢦⡀            ⡠░⠉░░      ⡀⠐ ⠁⠈ ⠦⣄░░░░    ⢀⠤⠊⠘ ⡄  ░░+82●⠓ P
            │⢀⠔⠁            ░░░⠙⢦⡀       ⢀ ⠉ ░░░░   ⡀⠐        ⠈░⢦⡀░  ⢀⠔⠁     ⠘ ⡄░░░░│
            │⠁░             ░░░░ ⠙⢦     ⠔⠁   ░░░░ ⠐           ░░░⠙░⡀⡰⠁         ░⠘░⡄░│
            │░░             ░░░░   ⠳⣄⡠⠊      ░░⠠░⠁            ░░░░⡠⠛⢦          ░░+10●⡀ I
           0┼──────────────────────⡠⠈⢣⡀─────⢀─⠂─────────────────⢀⠜────⢦⡀────────────│⠁
            │░░             ░░░░  ⠊   ⠙⢦⡀  ⠄ ░░░░             ░⡔⠁░░    ⠙ ⣀     ░░░░░│
            │░░             ░░░⡠⠊       ⡱⣌   ░░░░            ⡠⠊░░░░      ⠈⠳    ░░░░░│
            │⠂⢀             ⢀⠔░░     ⡀⠐  ⠈⠳⣄ ░░░░          ⡠⠊ ░░░░░         ⠳⣄ ░░░░░│
            │░░ ⠂⢠       ⢀⠤ ⠁░░░  ⠄⠐       ⠈⠓⢦⡀░░       ⢀⠤⠊   ░░░░░            ⠲⣄░░░│
        −100┤⠉⠓ ⢤⣀ ⣁⣐ ⠤⢒ ⡁⢀ ⡀⠠░⠂⠈            ░⠉⠓⠦⢤⣀⣀⣀⠤⠔⠊⠁     ░░░░░            ░░−97●⣄ E
              1        5           10          15          20          25          [30]

        [Monday, 30 November 2026] day 13348

        P Physical                  │▄▄▄▄▄▄▄▄▄▄▖    +82% ↘  ━━━───────  8/23
        E Emotional    ▗▄▄▄▄▄▄▄▄▄▄▄▄│               −97% ↘  ━━━━━━━─── 20/28
        I Intellectual              │▄              +10% ↘  ━━━━────── 16/33 ● critical

        Next  ▼ Emotional tomorrow  ● Physical Thu 3 Dec  ● Emotional Tue 8 Dec

        ←→ day   [ ] month   t today   n next critical   i birthday   ? keys   q quit
        """)
  }

  @Test func `a prompt in a narrow window, in ASCII`() throws {
    var screen = try makeScreen(glyphs: .ascii)
    screen.type("i\u{08}")
    #expect(
      screen.rows(40, 20).joined(separator: "\n") == #"""
        Biorhythm - November 2026
        +100+: PPPPP::     :EEEEEEIIIIII PPPP|
            |PP     PP    EE:  IIIEE:  P*I+82@ P
            |:      ::P EE ::II    :E*P    II|
           0+----------*P--II-------P-EE--+10@ I
            |:      :EE  *I::      P:   E  ::|
            |II    EE:III PP:    PP::    EEE:|
        -100+EE****III     :PPPPP  ::     -97@ E
             1   5    10   15    20   25    [30]
        [Monday, 30 November 2026] day 13348
        P Physical         |###   +82% \  8/23
        E Emotional    ####|      -97% \ 20/28
        I Intellectual     |#     +10% \ 16/33 !
        Next  v Emotional tomorrow
        ----------------------------------------
        Birthday: 1990-05-1
        Tuesday, 1 May 1990

        YYYY-MM-DD  Enter stores, Esc leaves,
        Ctrl-U clears
        """#)
  }

  @Test(arguments: Scene.all, [1, 2, 3, 20, 29, 30, 39, 40, 41, 57, 64, 65, 80, 119, 500])
  fileprivate func `every window is filled with its rows, none wider than it`(scene: Scene, columns: Int)
    throws
  {
    let screen = try scene.screen()
    for rows in [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 20, 21, 22, 24, 31, columns > 400 ? 200 : 40,
    ] {
      let lines = screen.rows(columns, rows)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(columns)×\(rows)")
      let scalars = lines.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
      if !scene.isUnicode { #expect(!scalars.contains { !$0.isASCII }, "\(columns)×\(rows)") }
    }
  }

  @Test(
    arguments: Language.allCases,
    [(80, 24), (80, 23), (80, 30), (66, 24), (60, 24), (40, 20), (40, 30), (120, 40), (45, 12)])
  func `nothing moves up or down as days pass`(language: Language, size: (columns: Int, rows: Int)) throws {
    var screen = try makeScreen(selected: "1990-04-20", language: language)
    var places: Set<Int?> = []
    for _ in 0..<120 {
      screen.type("l")
      let day = language.catalog.dates.full(try #require(screen.report?.selected))
      places.insert(screen.rows(size.columns, size.rows).firstIndex { $0.contains(day) })
    }
    #expect(places.count == 1 && !places.contains(nil))
  }

  // Case 42 of the field: a window that shrinks, vanishes and comes back.
  @Test func `a window may take any size between keys`() throws {
    var screen = try makeScreen()
    for (columns, rows) in [(80, 24), (20, 5), (1, 1), (3, 200), (500, 2)] {
      screen.type("l")
      #expect(screen.rows(columns, rows).count == rows)
    }
    #expect(
      screen.rows(20, 5) == ["Window too small: it", "needs 40 columns and", "6 rows. q quits.", "", ""])
    #expect(screen.rows(1, 1) == ["…"])
    screen.type("hhhhh")
    #expect(try screen.rows() == makeScreen().rows())
  }

  @Test func `a width that was asked for is kept in wider windows`() throws {
    let screen = try makeScreen(limit: 60)
    #expect(screen.rows(200, 24) == screen.rows(60, 24))
    #expect(screen.rows(50, 24).allSatisfy { $0.displayWidth <= 50 })
  }

  @Test(arguments: [
    (40, "←→ day   [ ] month   ? keys   q quit"),
    (80, "←→ day   [ ] month   t today   n next critical   i birthday   ? keys   q quit"),
    (
      200,
      "←→ day   [ ] month   t today   n next critical   N previous critical   f find   g go to   c cycles   i birthday"
        + "   ? keys   q quit"
    ),
  ])
  func `the last line has the keys that fit, and always the way to all keys and the way out`(
    columns: Int, line: String
  ) throws {
    #expect(try makeScreen().rows(columns, 24)[23] == line)
  }

  @Test func `the next person's key is shown where there is another person`() throws {
    var screen = try makeScreen(people: ["Minji": "1992-09-20"])
    #expect(
      screen.rows()[23]
        == "←→ day   [ ] month   n next critical   p person   i birthday   ? keys   q quit")
    #expect(screen.rows(200, 24)[23].contains("c cycles   p person   i birthday"))
    screen = try makeScreen(birthday: nil, people: ["Minji": "1992-09-20"])
    screen.type("\u{1B}")
    #expect(screen.rows()[23] == "p person   i birthday   ? keys   q quit")
    screen.type("p")
    #expect(screen.report?.name == "Minji")
  }

  @Test(arguments: Language.allCases)
  func `below the least columns of a layout the window is said to be too small`(language: Language) throws {
    let screen = try makeScreen(language: language)
    let words = language.catalog.screen.tooSmall(40, 6)
    let said = screen.rows(39, 24)
    #expect(said.joined().filter { $0 != " " } == words.filter { $0 != " " } && said.count == 24)
    #expect(!words.hasPrefix(screen.rows(40, 24)[0]))
  }

  @Test(arguments: Language.allCases)
  func `a critical day is marked behind a narrow bar`(language: Language) throws {
    let terms = language.catalog.terms
    for (day, name) in [("2026-12-03", terms.physical), ("2026-12-08", terms.emotional)] {
      let rows = try makeScreen(selected: day, language: language).rows(40, 20)
      let row = try #require(rows.first { $0.dropFirst(2).hasPrefix(name + " ") && $0.contains("%") })
      #expect(row.hasSuffix(" ●"))
    }
  }

  @Test(arguments: Language.allCases, [10, 12])
  func `the panel of keys in a low and narrow window is one column of the keys that matter most`(
    language: Language, height: Int
  ) throws {
    var screen = try makeScreen(language: language)
    screen.type("?")
    let rows = screen.rows(40, height)
    let words = language.catalog.screen
    #expect(rows.first == words.keysTitle)
    #expect(!rows.joined().contains("…"))
    #expect(rows[1] == "← h , <      \(words.keys.previousDay)" && rows.last?.isEmpty == false)
    for action in [words.keys.nextMonth, words.keys.nextCritical, words.keys.birthday, words.keys.quit] {
      #expect(rows.contains { $0.hasSuffix("   " + action) })
    }
    #expect(!rows.contains(""))
  }

  @Test(arguments: Language.allCases, [(80, 12), (120, 9), (200, 6), (80, 6), (57, 11)])
  func `no key of the panel is cut where columns stand beside each other`(
    language: Language, size: (columns: Int, rows: Int)
  ) throws {
    var screen = try makeScreen(language: language)
    screen.type("?")
    #expect(!screen.rows(size.columns, size.rows).joined().contains("…"))
  }

  @Test func `every key of the screen stands in its panel`() throws {
    var screen = try makeScreen()
    screen.type("?")
    let keys = Set(screen.rows().flatMap { $0.split(separator: " ") })
    for key in "hl,.<>kj[]wWtgfnNipcq?←→↑↓" { #expect(keys.contains(Substring(String(key)))) }
    for key in ["PgUp", "PgDn", "Home", "End", "Ctrl-C", "Ctrl-Z", "Ctrl-L"] {
      #expect(keys.contains(Substring(key)))
    }
    #expect(screen.rows(80, 12).joined().contains("Ctrl-C"))
  }
}
