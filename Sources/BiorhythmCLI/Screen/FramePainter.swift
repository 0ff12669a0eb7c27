package import BiorhythmRender

/// Turns pictures into what a terminal must be sent: only the cells that changed since the last one.
///
/// The sequences are those of ECMA-48 that every terminal knows: CUP, CHA, EL, ED and SGR, and DEC's for the cursor.
package struct FramePainter {
  private let palette: Palette
  /// What the terminal shows, or nil where that is not known.
  private var shown: Frame?
  private var isCursorShown = false

  /// Creates a painter for a terminal whose cursor is hidden; without colors there is still weight.
  package init(palette: Palette?) {
    self.palette = palette ?? .monochrome
  }

  /// Has the next picture painted whole, because the terminal may show something else by now.
  package mutating func forget() {
    shown = nil
    isCursorShown = false
  }

  /// Returns the bytes that make the terminal show a picture; none where it does so already.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    var output = Output(palette: palette)
    let isKnown = shown?.columns == frame.columns && shown?.lines.count == frame.lines.count
    if !isKnown { output.clear() }
    for (row, line) in frame.lines.enumerated() {
      let before = isKnown ? shown?.lines[row] ?? "" : nil
      if line != before ?? "" { output.paint(line, over: before, row: row, columns: frame.columns) }
    }
    output.setPen("")
    if isCursorShown, frame.cursor == nil { output.write("\u{1B}[?25l") }
    if let cursor = frame.cursor, output.isMoved || cursor != shown?.cursor || !isCursorShown {
      output.move(row: cursor.row, column: cursor.column)
      if !isCursorShown { output.write("\u{1B}[?25h") }
    }
    isCursorShown = frame.cursor != nil
    shown = frame
    return output.bytes
  }
}

extension FramePainter {
  /// The bytes of one picture as they come together.
  private struct Output {
    let palette: Palette
    private(set) var bytes: [UInt8] = []
    private var pen = ""

    init(palette: Palette) {
      self.palette = palette
    }

    /// Whether the cursor may have left its place.
    var isMoved: Bool { !bytes.isEmpty }

    mutating func write(_ text: String) {
      bytes += text.utf8
    }

    mutating func clear() {
      write("\u{1B}[0m\u{1B}[H\u{1B}[2J")
    }

    mutating func move(row: Int, column: Int) {
      write("\u{1B}[\(row + 1);\(column + 1)H")
    }

    mutating func setPen(_ code: String) {
      guard code != pen else { return }
      write(code.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(code)m")
      pen = code
    }

    /// Paints the cells of a row in which two lines differ, or the whole line where there was none before.
    mutating func paint(_ line: StyledLine, over before: StyledLine?, row: Int, columns: Int) {
      let new = CellRow(line, columns: columns, palette: palette)
      let old = before.map { CellRow($0, columns: columns, palette: palette) }
      let end = new.end
      var place: Int?
      for column in 0..<(old == nil ? end : columns) where new.cells[column] != old?.cells[column] {
        if let place {
          bridge(new.cells[place..<column])
        } else {
          move(row: row, column: column)
        }
        if column >= end {
          setPen("")
          write("\u{1B}[K")
          return
        }
        put(new.cells[column])
        place = column + 1
      }
    }

    /// Goes on over cells that did not change.
    private mutating func bridge(_ gap: ArraySlice<CellRow.Cell>) {
      // Up to three cells are fewer bytes than a jump over them, if they need no other pen.
      if gap.count <= 3, gap.allSatisfy({ $0 == .blank || $0.code == pen }) {
        for cell in gap { put(cell) }
      } else {
        // To a column, not over a distance: a terminal may give a character another width than thought.
        write("\u{1B}[\(gap.endIndex + 1)G")
      }
    }

    private mutating func put(_ cell: CellRow.Cell) {
      guard let character = cell.character else { return }
      // On a space no pen is seen but one with a ground.
      if cell != .blank || palette.hasGround(.chip) && pen == palette.code(for: .chip) { setPen(cell.code) }
      write(String(character))
    }
  }
}
