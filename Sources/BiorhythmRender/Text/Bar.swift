internal import BiorhythmCore

/// A bar on the scale of −100 to +100 percent: to the left for negative values, to the right for positive ones, zero
/// in the middle.
struct Bar {
  let value: Double
  let ink: Ink
  /// The columns on each side of zero.
  let halfColumns: Int

  /// The columns that a bar takes.
  static func columns(half: Int) -> Int { 2 * half + 1 }

  /// Returns the bar, always as wide as ``columns(half:)`` says.
  func line(_ glyphs: Glyphs) -> StyledLine {
    let half = value < 0 ? glyphs.leftHalf : glyphs.rightHalf
    let unitsPerColumn = half == nil ? 1 : 2
    var units = Int((abs(value) * Double(halfColumns * unitsPerColumn)).rounded())
    // Whatever is not zero is seen.
    if value != 0 { units = max(1, units) }
    let columns = (units + unitsPerColumn - 1) / unitsPerColumn
    var whole = ""
    for _ in 0..<units / unitsPerColumn { whole += glyphs.bar }
    let rest = units % unitsPerColumn == 0 ? "" : half ?? ""
    var line = StyledLine()
    if value < 0 {
      line.pad(toColumn: halfColumns - columns)
      line.append(rest + whole, ink, columns: columns)
    }
    line.pad(toColumn: halfColumns)
    line.append(glyphs.zero, .faint, columns: 1)
    if value > 0 { line.append(whole + rest, ink, columns: columns) }
    line.pad(toColumn: Self.columns(half: halfColumns))
    return line
  }
}
