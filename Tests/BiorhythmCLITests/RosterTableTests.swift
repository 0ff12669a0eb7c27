import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import Testing

@testable import BiorhythmCLI

struct RosterTableTests {
  private func table(
    _ file: String, columns: Int = 80, isASCII: Bool = false, language: Language = .english,
    cycles: [Cycle] = Cycle.primaries
  ) -> String {
    let style = Style(columns: columns, glyphs: isASCII ? .ascii : .unicode, catalog: language.catalog)
    return RosterTrial(file, format: .table(style), cycles: cycles).output
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private let family = """
    name,birthday
    Ana,1988-02-08
    김하늘,1990-05-15
    山田太郎,2000-11-04
    王芳,2026-11-30

    """

  @Test func `a table of four people`() {
    #expect(
      table(family) == """
        Monday, 30 November 2026
        Name                      Birthday       Day  Physical  Emotional  Intellectual
        Ana                       1988-02-08   14175       +94       +100▲          −28
        김하늘                    1990-05-15   13348       +82        −97           +10●
        山田太郎                  2000-11-04    9522         0●       +43           −28
        王芳                      2026-11-30       0         0●         0●            0●

        """)
    #expect(
      table(family, columns: 46, isASCII: true) == """
        Monday, 30 November 2026
        Name          Birthday        P      E      I
        Ana           1988-02-08    +94   +100^   -28
        김하늘        1990-05-15    +82    -97    +10!
        山田太郎      2000-11-04      0!   +43    -28
        王芳          2026-11-30      0!     0!     0!

        """)
  }

  @Test func `where there is room, critical days are told in words`() {
    #expect(
      table(family, columns: 93) == """
        Monday, 30 November 2026
        Name                  Birthday       Day  Physical  Emotional  Intellectual
        Ana                   1988-02-08   14175       +94       +100▲          −28
        김하늘                1990-05-15   13348       +82        −97           +10●  critical
        山田太郎              2000-11-04    9522         0●       +43           −28   critical
        王芳                  2026-11-30       0         0●         0●            0●  triple critical

        """)
  }

  // Case 36: Columns of a roster with wide names.
  @Test(arguments: Language.allCases, [true, false])
  func `the second column starts at the same place in all rows`(language: Language, isASCII: Bool) {
    for columns in [46, 60, 80, 100, 200] {
      let lines = lines(table(family, columns: columns, isASCII: isASCII, language: language))
      let starts = zip(lines.dropFirst(2), ["1988", "1990", "2000", "2026"]).map { line, year in
        line.prefix(upTo: line.firstRange(of: year)?.lowerBound ?? line.endIndex).displayWidth
      }
      #expect(Set(starts).count == 1)
    }
  }

  @Test(arguments: [Cycle.primaries, Cycle.builtIn, [.physical], []], [true, false])
  func `no line is wider than the terminal`(cycles: [Cycle], isASCII: Bool) {
    let long =
      "name,birthday\n"
      + [
        String(repeating: "가", count: 100), String(repeating: "a", count: 100), "👨‍👩‍👧", "e\u{301}",
        "\u{1B}\u{1B}", String(repeating: "😀", count: 30),
      ].map { "\($0),0100-01-01\n" }.joined()
    for columns in Array(1...140) + [500] {
      for line in lines(
        table(family + long.dropFirst(14), columns: columns, isASCII: isASCII, cycles: cycles))
      {
        #expect(line.displayWidth <= columns)
        // A name is shown as it is; everything around it is ASCII.
        #expect(!isASCII || !line.contains { "…−▲▼●".contains($0) })
      }
    }
  }

  @Test(arguments: [
    "evil\u{1B}]0;pwned\u{7}\u{1B}[2J\u{1B}[31mRED", "a\rb", "a\u{8}\u{8}b", "\u{9B}31m", "\u{7F}a", "a\nb",
    "a\u{202E}b", "\t=1",
  ])
  func `controls in a name are shown, not sent`(name: String) {
    let text = table("name,birthday\n\"\(name)\",1990-05-15\n", columns: 120)
    #expect(lines(text).count == 3)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("\\"))
  }

  @Test func `with colors, cycles and critical marks have theirs, and the columns stay`() {
    func table(_ palette: Palette?, columns: Int) -> String {
      let style = Style(columns: columns, palette: palette, catalog: Language.english.catalog)
      return RosterTrial(family, format: .table(style), cycles: Cycle.primaries).output
    }
    let plain = table(nil, columns: 80)
    let colored = table(.classic(.many), columns: 80)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(colored.contains("\u{1B}[38;5;196m+94\u{1B}[0m") && colored.contains("\u{1B}[1m●\u{1B}[0m"))
    // Rows that are clipped have no colors, as a sequence must not be cut.
    #expect(!table(.classic(.many), columns: 30).contains("\u{1B}"))
  }

  @Test func `cycles without room are left out, with a mark`() {
    let heading = lines(table(family, columns: 40, cycles: Cycle.builtIn))[1]
    #expect(heading == "Name         P     E     I     N …")
  }

  // Case 69: A roster of one and of nobody.
  @Test func `a table of nobody is its heading, and of one person a line more`() {
    #expect(
      table("name,birthday\n")
        == "Monday, 30 November 2026\n"
        + "Name                      Birthday       Day  Physical  Emotional  Intellectual\n")
    #expect(lines(table("name,birthday\nAna,1988-02-08")).count == 3)
  }

  @Test func `progress is told after a second, five times a second`() {
    var line = ProgressLine(wording: Language.english.catalog.reports.progress)
    #expect(line.text(rows: 10, seconds: 0.9) == nil)
    #expect(line.clearing == "")
    #expect(line.text(rows: 1_250_000, seconds: 1) == "\r1,250,000 rows, 1,250,000 a second\u{1B}[K")
    #expect(line.text(rows: 1_300_000, seconds: 1.1) == nil)
    #expect(line.text(rows: 2_000_000, seconds: 4) == "\r2,000,000 rows, 500,000 a second\u{1B}[K")
    #expect(line.clearing == "\r\u{1B}[K")
  }
}
