/// A grid of dots, several in each character cell.
///
/// Sources: The Unicode Standard, blocks Braille Patterns (U+2800 to U+28FF) and Block Elements.
struct DotCanvas {
  let columns: Int
  let rows: Int
  private let kind: DotCells
  private var cells: [UInt8]
  private var inks: [Ink]

  init(columns: Int, rows: Int, _ kind: DotCells) {
    self.columns = columns
    self.rows = rows
    self.kind = kind
    cells = Array(repeating: 0, count: columns * rows)
    inks = Array(repeating: .plain, count: columns * rows)
  }

  private var dotsAcross: Int { kind == .braille ? 2 : 1 }
  private var dotsDown: Int { kind == .braille ? 4 : kind == .blocks ? 2 : 1 }

  /// The dots across and down.
  var width: Int { columns * dotsAcross }
  var height: Int { rows * dotsDown }

  /// The dots' row of a value of −1...1, counted from the top.
  func y(of value: Double) -> Int { Int(((1 - value) / 2 * Double(height - 1)).rounded()) }

  /// The cells' row of a value of −1...1, counted from the top.
  func row(of value: Double) -> Int { y(of: value) / dotsDown }

  /// Sets a dot; one outside the canvas is passed over. The last ink in a cell is the cell's.
  mutating func set(x: Int, y: Int, _ ink: Ink) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = y / dotsDown * columns + x / dotsAcross
    let down = y % dotsDown
    // Braille's first six dots run down the columns; the lowest row was added later.
    cells[cell] |= down == 3 ? 0x40 << (x % 2) : 1 << (kind == .braille ? x % 2 * 3 + down : down)
    inks[cell] = ink
  }

  /// The pattern of a cell and its ink, or nil for an empty one.
  func cell(column: Int, row: Int) -> (text: String, ink: Ink)? {
    let cell = row * columns + column
    guard cells[cell] != 0 else { return nil }
    if kind != .braille { return (["▀", "▄", "█"][Int(cells[cell]) - 1], inks[cell]) }
    guard let scalar = Unicode.Scalar(0x2800 + UInt32(cells[cell])) else { return nil }
    return (String(scalar), inks[cell])
  }
}
