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
  private let firstDay: Int
  private let placeholder: Int
  private let lastDay: Int

  init(selected: CivilDate) {
    self.selected = selected
    firstDay = (CivilMonth(year: Self.firstYear, month: 1)?.first ?? .min) - .min
    placeholder = (CivilMonth(year: Self.placeholderYear, month: 1)?.first ?? .min) - .min
    lastDay = selected - .min
  }

  /// Returns the days since birth on the selected day, or nil where ``birthday(_:)`` has to tell.
  @inline(__always)
  func day(of text: DateText) -> Int? {
    guard let ordinal = text.ordinal, ordinal >= firstDay, ordinal <= lastDay,
      !(placeholder..<placeholder + 366).contains(ordinal)
    else { return nil }
    return lastDay - ordinal
  }

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
