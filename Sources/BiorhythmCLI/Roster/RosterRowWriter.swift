/// Writes people as rows of one format.
protocol RosterRowWriter: ~Copyable {
  /// What stands above the rows, with its line end; empty where the format has none.
  var header: String { get }

  /// Returns the most bytes that a row may take.
  ///
  /// - Parameter nameCount: The bytes of the name.
  func room(forName nameCount: Int) -> Int

  /// Writes one person with the line end.
  func write(_ person: RosterPerson, at cursor: inout RowCursor)
}
