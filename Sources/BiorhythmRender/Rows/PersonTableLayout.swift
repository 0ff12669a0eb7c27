/// How a table of people is put into the columns of a terminal.
///
/// Rows come one by one and are not known before, so all widths follow from the terminal and the headings alone. Where
/// there is little room, headings are cut, then the day, the birthday and at last some cycles left out.
///
///     name··birthday····day··Physical··Emotional!·double critical
struct PersonTableLayout: Equatable {
  /// The columns of a name.
  var name: Int
  var hasBirthday: Bool
  /// The columns of the day number, or nil where it is left out.
  var day: Int?
  /// The columns of each cycle's percent; two spaces stand before it and a mark, or space, behind.
  var cycles: [Int]
  /// Whether some cycles are left out.
  var lacksCycles = false
  /// Whether critical days are told in words at the end.
  var hasWords: Bool

  /// The least columns of a percent: `+100`.
  static let percentColumns = 4
  static let birthdayColumns = 10
  private static let longestName = 40

  /// Creates the layout with the most in it that fits.
  ///
  /// - Parameters:
  ///   - columns: The columns of a line, at least 40.
  ///   - headings: The columns of each cycle's name.
  ///   - day: The columns of the longest day number and its heading.
  ///   - words: The columns of the longest words at the end.
  init(columns: Int, headings: [Int], day: Int, words: Int) {
    let whole = max(Self.percentColumns, headings.max() ?? 0)
    let offers:
      [(hasWords: Bool, hasDay: Bool, hasBirthday: Bool, headings: ClosedRange<Int>, leastName: Int)] = [
        (true, true, true, whole...whole, 14),
        (false, true, true, min(6, whole)...whole, 12),
        (false, false, true, min(5, whole)...min(7, whole), 10),
        (false, false, false, Self.percentColumns...min(6, whole), 8),
      ]
    for offer in offers {
      for limit in offer.headings.reversed() {
        let cycles = headings.map { max(Self.percentColumns, min(limit, $0)) }
        self.init(
          name: 0, hasBirthday: offer.hasBirthday, day: offer.hasDay ? day : nil, cycles: cycles,
          hasWords: offer.hasWords)
        name = min(columns - total(words: words), Self.longestName)
        if name >= offer.leastName { return }
      }
    }
    let least = 8
    // Two columns are kept for the mark that tells of the rest.
    let fitting = max(0, columns - least - 1 - 2) / (Self.percentColumns + 2)
    self.init(
      name: least, hasBirthday: false, day: nil,
      cycles: Array(repeating: Self.percentColumns, count: min(fitting, headings.count)),
      lacksCycles: fitting < headings.count, hasWords: false)
  }

  private init(
    name: Int, hasBirthday: Bool, day: Int?, cycles: [Int], lacksCycles: Bool = false, hasWords: Bool
  ) {
    self.name = name
    self.hasBirthday = hasBirthday
    self.day = day
    self.cycles = cycles
    self.lacksCycles = lacksCycles
    self.hasWords = hasWords
  }

  /// The columns of a line.
  private func total(words: Int) -> Int {
    name + (hasBirthday ? 2 + Self.birthdayColumns : 0) + (day.map { 2 + $0 } ?? 0)
      + cycles.reduce(1) { $0 + $1 + 2 } + (hasWords ? 2 + words : 0)
  }
}
