package import BiorhythmRender

/// One picture of the screen.
package struct Frame: Equatable {
  /// The columns of the window.
  package let columns: Int
  /// A line for each row of the window, none wider than it.
  package let lines: [StyledLine]
  /// Where the cursor stands, counted from 0, or nil where it is hidden.
  package let cursor: Position?

  /// A cell of the window.
  package struct Position: Equatable {
    package let row: Int
    package let column: Int
  }

  /// Creates a picture, cut to the window or filled up with empty lines.
  init(columns: Int, rows: Int, lines: [StyledLine], cursor: Position? = nil, ellipsis: String) {
    self.columns = columns
    self.lines =
      lines.prefix(rows).map { $0.clipped(toColumns: columns, ellipsis: ellipsis).trimmed }
      + Array(repeating: "", count: max(0, rows - lines.count))
    self.cursor = cursor.flatMap { $0.row < rows && $0.column < columns ? $0 : nil }
  }
}
