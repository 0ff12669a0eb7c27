import BiorhythmCLI
import BiorhythmRender
import Testing

@Suite struct FramePainterTests {
  private static let keys = [
    "l", "]", "c", "n", "i", "\u{08}", "x", "\u{1B}", "?", "?", "p", "i", "\u{15}木", "\u{1B}[D", "\u{1B}",
    "c",
    "[", "h", "c", "g", "1970-01-01\r", "t", "k", "c", "N",
  ]

  @Test(arguments: [(80, 24), (40, 20), (30, 6), (20, 5), (1, 1), (120, 40)], [Palette.classic(.many), nil])
  func `what changed, painted over what was there, makes the whole picture`(
    size: (columns: Int, rows: Int), palette: Palette?
  ) throws {
    var screen = try makeScreen(people: ["민지": "1992-09-20"], palette: palette)
    var painter = FramePainter(palette: palette)
    var painted = PaintedScreen(columns: size.columns, rows: size.rows)
    for key in Self.keys {
      screen.type(key)
      let frame = screen.frame(columns: size.columns, rows: size.rows)
      try painted.take(painter.bytes(for: frame))
      var fresh = FramePainter(palette: palette)
      var whole = PaintedScreen(columns: size.columns, rows: size.rows)
      try whole.take(fresh.bytes(for: frame))
      let rows = screen.rows(size.columns, size.rows)
      #expect(painted.rows == rows.map { String($0.reversed().drop { $0 == " " }.reversed()) })
      #expect(painted.cells == whole.cells && painted.inks == whole.inks)
      #expect(painted.isCursorShown == (frame.cursor != nil))
      if let cursor = frame.cursor { #expect(painted.cursor == (cursor.row, cursor.column)) }
    }
  }

  @Test func `a picture that is there already takes no bytes`() throws {
    let frame = try makeScreen().frame(columns: 80, rows: 24)
    var painter = FramePainter(palette: .classic(.sixteen))
    #expect(!painter.bytes(for: frame).isEmpty)
    #expect(painter.bytes(for: frame).isEmpty)
    painter.forget()
    #expect(!painter.bytes(for: frame).isEmpty)
  }

  @Test func `moving one day writes well under a full screen`() throws {
    var screen = try makeScreen(palette: .classic(.sixteen))
    var painter = FramePainter(palette: .classic(.sixteen))
    let whole = painter.bytes(for: screen.frame(columns: 80, rows: 24)).count
    for key in ["h", "h", "l", "h"] {
      screen.type(key)
      let bytes = painter.bytes(for: screen.frame(columns: 80, rows: 24)).count
      #expect(bytes < whole / 2 && bytes < 80 * 24 / 2)
    }
  }

  @Test func `typing one character writes a few cells`() throws {
    var screen = try makeScreen()
    var painter = FramePainter(palette: nil)
    screen.type("i")
    _ = painter.bytes(for: screen.frame(columns: 80, rows: 24))
    screen.type("\u{1B}[D")
    #expect(painter.bytes(for: screen.frame(columns: 80, rows: 24)) == Array("\u{1B}[20;20H".utf8))
  }

  @Test func `without color there is weight, and nothing else`() throws {
    var painter = FramePainter(palette: nil)
    let bytes = painter.bytes(for: try makeScreen().frame(columns: 80, rows: 24))
    let codes = String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[").compactMap { sequence in
      let end = sequence.firstIndex { $0.isLetter }
      return end.flatMap { sequence[$0] == "m" ? String(sequence[..<$0]) : nil }
    }
    #expect(Set(codes) == ["0", "0;1", "0;2"])
  }

  @Test(arguments: [
    (Ink.plain, ""), (.strong, "1"), (.faint, "2"), (.cycle(0), ""), (.cycle(11), ""), (.selected, "1"),
    (.critical, "1"),
  ])
  func `the palette without colors has weight alone`(ink: Ink, code: String) {
    #expect(Palette.monochrome.code(for: ink) == code)
  }
}
