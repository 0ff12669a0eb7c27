internal import BiorhythmRender

/// The cells of a row of the screen.
struct CellRow {
  /// One cell.
  struct Cell: Equatable {
    /// What stands in it, or nil for the right half of a wide character.
    let character: Character?
    /// Its color and weight, as the parameters of an SGR sequence.
    let code: String

    static let blank = Cell(character: " ", code: "")
  }

  private(set) var cells: [Cell] = []

  /// Lays a line out in cells, filled up with blanks.
  init(_ line: StyledLine, columns: Int, palette: Palette) {
    cells.reserveCapacity(columns)
    for span in line.spans {
      let code = palette.code(for: span.ink)
      for character in span.text {
        if character == " ", !palette.hasGround(span.ink) {
          // No other ink shows on a space.
          cells.append(.blank)
          continue
        }
        let width = character.displayWidth
        guard width > 0, cells.count + width <= columns else { continue }
        cells.append(Cell(character: character, code: code))
        if width > 1 { cells.append(Cell(character: nil, code: code)) }
      }
    }
    cells += Array(repeating: .blank, count: max(0, columns - cells.count))
  }

  /// The column behind the last cell that is not blank.
  var end: Int { (cells.lastIndex { $0 != .blank } ?? -1) + 1 }
}
