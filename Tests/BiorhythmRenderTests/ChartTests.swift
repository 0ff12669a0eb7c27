import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

@testable import BiorhythmRender

@Suite struct SparklineTests {
  private func sparkline(_ cycle: Cycle, _ first: String, _ last: String, glyphs: Glyphs = .unicode) throws
    -> String
  {
    Sparkline(cycle: cycle, birthday: try date("2000-01-01"), days: try date(first)...date(last)).text(glyphs)
  }

  // Case 71: The scale is fixed.
  @Test func `the scale is fixed: top on the 8th, middle on the 15th, bottom on the 22nd`() throws {
    let month = try sparkline(.emotional, "2000-01-01", "2000-01-31")
    #expect(month == "▅▅▆▇███████▇▆▅▅▄▃▂▁▁▁▁▁▁▁▂▃▄▅▅▆")
    let days = Array(month)
    #expect(days[7] == "█" && days[14] == "▅" && days[21] == "▁")
  }

  // Case 71: Three days around zero.
  @Test func `three days around zero stay near the middle`() throws {
    #expect(try sparkline(.emotional, "2000-01-14", "2000-01-16") == "▅▅▄")
  }

  // Case 69: One mark in mid-level.
  @Test func `one day is one mark, at mid-level on the birthday`() throws {
    #expect(try sparkline(.physical, "2000-01-01", "2000-01-01") == "▅")
  }

  @Test func `days before birth are blank`() throws {
    #expect(try sparkline(.physical, "1999-12-30", "2000-01-02") == "··▅▆")
    #expect(try sparkline(.physical, "1999-12-30", "2000-01-02", glyphs: .ascii) == "  =+")
  }
}

@Suite struct BarTests {
  private func bar(_ value: Double, _ glyphs: Glyphs = .unicode) -> String {
    Bar(value: value, ink: .plain, halfColumns: 4).line(glyphs).spans.map(\.text).joined()
  }

  @Test(arguments: [
    (1.0, "    │▄▄▄▄"), (0.5, "    │▄▄  "), (0.37, "    │▄▖  "), (0.01, "    │▖   "), (0, "    │    "),
    (-0.01, "   ▗│    "),
    (-0.37, "  ▗▄│    "), (-1, "▄▄▄▄│    "),
  ])
  func `a bar runs left for negative and right for positive values, by halves`(value: Double, text: String) {
    #expect(bar(value) == text)
  }

  @Test(arguments: [(1.0, "    |####"), (0.1, "    |#   "), (-0.6, "  ##|    "), (-1, "####|    ")])
  func `an ASCII bar has whole cells`(value: Double, text: String) {
    #expect(bar(value, .ascii) == text)
  }
}

@Suite struct GraphTests {
  private func graph(_ report: Report, _ style: Style, rows: Int) -> String {
    style.text(Graph(report: report, style: style, rows: rows).lines())
  }

  @Test func `an ASCII graph draws curves by letters and the selected day over the whole height`() throws {
    let picture = graph(
      try report(born: "1990-05-15", "2015-02", selected: "2015-02-14"), .plain(60, ascii: true), rows: 7)
    #expect(
      picture == """
        +100+::         ::::          |:: PPPPPPPPIII*********  :: I
            |::         ::::          @+52    III****::       **** E
            |EEE        ::::        PP|:: IIIIEEE  ::PP         ::
           0+P--EEE---------------PP--|III-EEE---------PPP--------
            |IPPP  EEE  ::::   PPP III@-19E        ::::   PP    ::
            |:III**P  EEEE::PPPIIII EE@-62         ::::     PPP ::
        -100+::    I******PP***EEEEE  |::          ::::        PPP P
             1       5       10      [14]       20        25

        """)
  }

  @Test func `a braille graph is as wide as the days, and its numbers stand under them`() throws {
    let picture = graph(
      try report(born: "1990-05-15", "2026-11", selected: "2026-11-30"), .plain(80), rows: 7)
    #expect(
      picture == """
        +100┤░░  ⣀⠤⠒⠒⠉⠉⠉⠉⠉⠓⠲⠤⣄⡀░             ░⡠⠤░⠒⠉ ⠉⠉ ⠉⢓ ⠶⠤ ⡂⠈░⠁⠈░⠁⠈ ⠂⠐⢀⣄⢤⠒⠒⠉⠉⠉⠉+82●⣄ P
            │⢀⠤⠒⠉           ░░⠉⠳⢤⡀       ⣀ ⠒⠉░░░░   ⡀⠠ ⠁     ⠉⠙░⢤⡀░  ⢀⠤⠒⠁   ⠁⠐ ⡄░░░░│
            │⠁░             ░░░░ ⠉⠳⢤⡀⢀⡠ ⠉    ░░░░⠄⠈           ░░░⠉⢀⡦⣎⠁         ░⠈░⠆⢀│
           0┼─────────────────────⢀⡠⠙⠳⣄─────⢀─⠂⠈────────────────⡠⠔⠁─⠈─⠦⣄─────────+10●⠃ I
            │░░             ░░░⣀⠤ ⠁   ⠈⠙⣦⣠ ⠁ ░░░░            ⣀⠔⠊░░░      ⠲⢤    ░░░░░│
            │⠂⠠ ⡀           ⠤⠒░░   ⢀ ⠄⠐  ⠈⠓⠦⣄⡀░░░         ⣀⠔⠊ ░░░░░         ⠓⠦ ⡀░░░░│
        −100┤⠒⠦ ⣄⣈ ⣂⣠ ⠤⢤ ⡒⢉ ⡀⠠░⠄⠐ ⠁          ⠉⠓⠦⠤⣄⣀⣀⣀⣀⠤⠔⠒⠉    ░░░░░            ⠉⠙−97●⣀ E
              1        5           10          15          20          25          [30]

        """)
  }

  @Test func `a window of one day draws`() throws {
    let picture = graph(
      try report(born: "2000-01-01", "2000-01-01", "2000-01-01"), .plain(40, ascii: true), rows: 3)
    #expect(
      picture == """
        +100+::::::::::::::::|:::::::::::::::: E
           0+PPPPPPPPPPPPPPPP@0 0 0PPPPPPPPPPP P
        -100+::::::::::::::::|:::::::::::::::: I
                            [1]

        """)
  }

  @Test func `days before birth are empty but for the scale`() throws {
    let picture = graph(
      try report(born: "1990-05-15", "1990-05-01", "1990-05-10", selected: "1990-05-12"),
      .plain(60, ascii: true), rows: 3)
    #expect(!picture.contains { $0.isLetter })
  }

  @Test(arguments: [1, 2, 10, 31, 33, 40, 73, 113])
  func `a window that has a column for every day fits the width`(days: Int) throws {
    let window = CivilDate.min...CivilDate.min.advanced(by: days - 1)
    let report = Report(
      of: Person(birth: Birth(on: .min)), window: window, selected: .min, cycles: Cycle.builtIn)
    for style in [Style.plain(40), .plain(80), .plain(80, ascii: true), .plain(120)] {
      #expect(Graph.fits(window, columns: style.columns) == (days <= style.columns - 7))
      guard Graph.fits(window, columns: style.columns) else { continue }
      for line in Graph(report: report, style: style, rows: 5).lines() {
        #expect(line.columns <= style.columns)
      }
    }
  }

  @Test func `no two curves of a report have the same legend`() throws {
    let report = try report(born: "1990-05-15", "2026-11", cycles: Cycle.builtIn)
    let samples = Cycle.builtIn.indices.map { LinePattern($0).sample(columns: 5, .braille) }
    #expect(Set(samples).count == samples.count)
    #expect(Set(report.cycles.map { $0.symbol(among: report.cycles) }).count == samples.count)
  }

  @Test func `custom cycles have letters of their own`() {
    let custom = (1...20).compactMap { Cycle(customID: "c\($0)", period: $0 + 1) }
    let all = Cycle.builtIn + custom
    #expect(Set(all.map { $0.symbol(among: all) }).count == all.count)
  }
}

@Suite struct StyledLineTests {
  @Test func `a line is clipped with a mark and never inside a wide character`() {
    var line = StyledLine("한글", .strong)
    line.append(" text")
    #expect(line.columns == 9)
    #expect(line.clipped(toColumns: 9, ellipsis: "…") == line)
    let texts = (0...8).map { line.clipped(toColumns: $0, ellipsis: "…").spans.map(\.text).joined() }
    #expect(texts == ["", "…", "…", "한…", "한…", "한글…", "한글 …", "한글 t…", "한글 te…"])
  }

  @Test func `spaces at the end are not written`() {
    var line = StyledLine("a  ", .strong)
    line.append("  ")
    #expect(Style.plain(80).encoded(line) == "a")
  }

  @Test func `color is written around the text and ends with it`() {
    var style = Style.plain(80)
    style.palette = .classic(.sixteen)
    #expect(style.encoded(StyledLine("P", Ink(.physical))) == "\u{1B}[31mP\u{1B}[0m")
  }
}
