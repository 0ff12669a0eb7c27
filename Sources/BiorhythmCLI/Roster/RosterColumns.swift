/// Where a roster has its names and birthdays, as its header tells.
struct RosterColumns {
  let name: Int
  let birthday: Int

  /// The one that stands behind the other.
  var last: Int { max(name, birthday) }

  /// What the header names in place of the columns.
  enum Fault: Error, Hashable {
    case missing(column: String)
    case repeated(column: String)
  }

  /// Creates the columns from the cells of a header, in which case does not matter.
  init(cells: [String]) throws(Fault) {
    let names = cells.map { $0.lowercased() }
    name = try Self.place(of: "name", in: names)
    birthday = try Self.place(of: "birthday", in: names)
  }

  private static func place(of column: String, in names: [String]) throws(Fault) -> Int {
    guard let place = names.firstIndex(of: column) else { throw .missing(column: column) }
    guard names.lastIndex(of: column) == place else { throw .repeated(column: column) }
    return place
  }
}
