/// A grid of dots, two across and four down in each character cell.
///
/// Source: The Unicode Standard, block Braille Patterns, U+2800 to U+28FF.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]
  private var inks: [Ink]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
    inks = Array(repeating: .plain, count: columns * rows)
  }

  /// The dots across and down.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets a dot; one outside the canvas is passed over. The last ink in a cell is the cell's.
  mutating func set(x: Int, y: Int, _ ink: Ink) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = y / 4 * columns + x / 2
    // The block's first six dots run down the columns; the lowest row was added later.
    cells[cell] |= y % 4 == 3 ? 0x40 << (x % 2) : 1 << (x % 2 * 3 + y % 4)
    inks[cell] = ink
  }

  /// Sets the left dots of a cell that has others already, so that a vertical line goes on through it.
  mutating func fillLeft(column: Int, row: Int) {
    if cells[row * columns + column] != 0 { cells[row * columns + column] |= 0x47 }
  }

  /// The pattern of a cell and its ink, or nil for an empty one.
  func cell(column: Int, row: Int) -> (text: String, ink: Ink)? {
    let cell = row * columns + column
    guard cells[cell] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[cell])) else { return nil }
    return (String(Character(scalar)), inks[cell])
  }
}
