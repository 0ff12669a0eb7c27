internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Which birthdays of other programs' files are taken, and which are not known.
struct BirthdayRule {
  /// Years 1 to 99 are two-digit years in disguise, and Apple's address book writes 1604 where no year is known.
  private static let firstYear = 100
  private static let placeholderYear = 1604

  /// The day on which people must be born.
  let selected: CivilDate
  /// The days of life of those who are certainly born in a year that is one.
  private let likelyDays: Range<Int>
  private let placeholderDays: ClosedRange<Int>

  init(selected: CivilDate) {
    func day(ofYear year: Int) -> Int { selected - (CivilMonth(year: year, month: 1)?.first ?? .min) }
    self.selected = selected
    likelyDays = 0..<max(0, day(ofYear: Self.firstYear) + 1)
    placeholderDays = day(ofYear: Self.placeholderYear + 1) + 1...day(ofYear: Self.placeholderYear)
  }

  /// Whether someone of so many days has a birthday like most, so that ``birthday(_:)`` need not be asked.
  @inline(__always)
  func isLikely(day: Int) -> Bool { likelyDays.contains(day) && !placeholderDays.contains(day) }

  /// Reads a birthday in any form that a person may type, but for the words that mean another day every day.
  ///
  /// - Returns: Nil where the birthday or its year is not known.
  func birthday(_ word: String) throws(RosterError.RowError) -> CivilDate? {
    if isUnknown(word) { return nil }
    let date: CivilDate
    do throws(CivilDate.ParseError) {
      date = try CivilDate(parsing: word, today: selected)
    } catch { throw .wrongBirthday(word, error) }
    // A date has digits; `today` and its like have none.
    guard word.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else {
      throw .wrongBirthday(word, .notADate)
    }
    if date.month.year < Self.firstYear { throw .centuryMissing(date) }
    if date > selected { throw .bornLater(birthday: date, date: selected) }
    return date.month.year == Self.placeholderYear ? nil : date
  }

  /// Whether a birthday is none: nothing, `--05-15`, or the `0/0/00` of Outlook.
  private func isUnknown(_ word: String) -> Bool {
    let trimmed = word.trimmed()
    return word.isInvisible || trimmed.hasPrefix("--")
      || trimmed.contains("0/0") && trimmed.utf8.allSatisfy { $0 == 0x30 || $0 == UInt8(ascii: "/") }
  }
}
