internal import BiorhythmLocalization
internal import BiorhythmTables

/// Where a roster has its names and birthdays, as its header tells.
struct RosterColumns {
  /// The column of the whole name, else of the given name.
  let name: Int
  /// The column of the whole birthday, else of the year.
  let birthday: Int
  /// The columns of the given and the family name, where there are both.
  let nameParts: [Int]
  /// The columns of the year, the month and the day, where these three are read.
  let birthdayParts: [Int]
  /// Whether the name has a column of its own.
  let hasWholeName: Bool

  /// The last column that every row must have.
  let last: Int
  /// Whether something has to be put together for each person.
  var isSplit: Bool { !birthdayParts.isEmpty || !hasWholeName }

  /// The names of the two columns, as a person typed them.
  struct Names: Hashable, Sendable {
    var name: String?
    var birthday: String?

    /// The words behind `--columns` and what stands for each.
    static let keys = ["name", "birthday"]

    init() {}

    /// Reads `name=Who,birthday=Born`.
    init(parsing words: String) throws(UsageError) {
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
          $0.trimmed()
        }
        guard parts.count == 2, !parts[1].isEmpty else { throw Self.wrong(word) }
        switch parts[0].lowercased() {
        case "name" where name == nil: name = parts[1]
        case "birthday" where birthday == nil: birthday = parts[1]
        default: throw Self.wrong(word)
        }
      }
    }

    private static func wrong(_ word: Substring) -> UsageError {
      .wrongChoice(.columns, value: String(word), choices: keys.map { "\($0)=HEADER" })
    }
  }

  /// What the header names in place of the columns.
  enum Fault: Error, Hashable {
    case missing(column: String)
    case repeated(column: String)
  }

  /// Creates the columns from the cells of a header, in which case does not matter.
  ///
  /// - Parameter names: Those that were typed; the others are known by ``HeaderWords``.
  init(cells: [String], names: Names = Names()) throws(Fault) {
    let header = Header(cells)
    let parts = names.name == nil ? try header.nameParts() : []
    var whole: Int?
    if let name = names.name {
      whole = try header.place(of: name)
    } else {
      whole = try header.place(of: HeaderWords.names, without: parts)
      if whole == nil, parts.isEmpty { throw .missing(column: "name") }
    }
    let threeParts = names.birthday == nil ? try header.birthdayParts() : []
    var birthday: Int?
    if let word = names.birthday {
      birthday = try header.place(of: word)
    } else if threeParts.isEmpty {
      birthday = try header.place(of: HeaderWords.birthdays, without: [])
      if birthday == nil { throw .missing(column: "birthday") }
    }
    name = whole ?? parts.first ?? 0
    self.birthday = birthday ?? threeParts.first ?? 0
    nameParts = parts
    birthdayParts = threeParts
    hasWholeName = whole != nil
    last = max(name, self.birthday, threeParts.max() ?? 0, whole == nil ? parts.max() ?? 0 : 0)
  }
}

/// The cells of a header as they are compared.
private struct Header {
  let cells: [String]

  init(_ cells: [String]) {
    self.cells = cells.map(HeaderWords.normalized)
  }

  /// The place of a column that was named.
  func place(of word: String) throws(RosterColumns.Fault) -> Int {
    guard let place = try place(ofKnown: HeaderWords.normalized(word)) else { throw .missing(column: word) }
    return place
  }

  /// The place of the first word that is there, but for some places.
  func place(of words: [String], without places: [Int]) throws(RosterColumns.Fault) -> Int? {
    for word in words {
      if let place = try place(ofKnown: word), !places.contains(place) { return place }
    }
    return nil
  }

  func nameParts() throws(RosterColumns.Fault) -> [Int] {
    for pair in HeaderWords.nameParts where cells.contains(pair.given) {
      if let given = try place(ofKnown: pair.given), let family = try place(ofKnown: pair.family) {
        return [given, family]
      }
    }
    return []
  }

  func birthdayParts() throws(RosterColumns.Fault) -> [Int] {
    for words in HeaderWords.birthdayParts where cells.contains(words.year) {
      if let year = try place(ofKnown: words.year), let month = try place(ofKnown: words.month),
        let day = try place(ofKnown: words.day)
      {
        return [year, month, day]
      }
    }
    return []
  }

  private func place(ofKnown word: String) throws(RosterColumns.Fault) -> Int? {
    guard let place = cells.firstIndex(of: word) else { return nil }
    guard cells.lastIndex(of: word) == place else { throw .repeated(column: word) }
    return place
  }
}
