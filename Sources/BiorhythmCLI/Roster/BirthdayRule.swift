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
  private let zones: Zones
  /// The days of life of those who are certainly born in a year that is one.
  private let likelyDays: Range<Int>
  private let placeholderDays: ClosedRange<Int>

  init(selected: CivilDate, zones: Zones) {
    func day(ofYear year: Int) -> Int { selected - (CivilMonth(year: year, month: 1)?.first ?? .min) }
    self.selected = selected
    self.zones = zones
    likelyDays = 0..<max(0, day(ofYear: Self.firstYear) + 1)
    placeholderDays = day(ofYear: Self.placeholderYear + 1) + 1...day(ofYear: Self.placeholderYear)
  }

  /// Whether someone of so many days has a birthday like most, so that ``birthday(_:)`` need not be asked.
  @inline(__always)
  func isLikely(day: Int) -> Bool { likelyDays.contains(day) && !placeholderDays.contains(day) }

  /// Reads a birth in any form that a person may type, but for the words that mean another day every day.
  ///
  /// - Returns: Nil where the birthday or its year is not known.
  func birth(_ word: String) throws(RosterError.RowError) -> Birth? {
    if isUnknown(word) { return nil }
    let birth = try self.read(word)
    // A date has digits; `today` and its like have none.
    guard word.unicodeScalars.contains(where: { $0.properties.numericType != nil }) else {
      throw .wrongBirthday(word, .notADate)
    }
    if birth.date.month.year < Self.firstYear { throw .centuryMissing(birth.date) }
    if birth.date > selected { throw .bornLater(birthday: birth.date, date: selected) }
    return birth.date.month.year == Self.placeholderYear ? nil : birth
  }

  /// What a reader gives for a person.
  func step(name: BorrowedText, _ birth: Birth) -> PersonStep {
    let row = PersonRow(name: name, birthday: birth.date, selected: selected)
    // The birth was read with its zone, which is there.
    return (try? zones.exact(birth)).flatMap { $0 }.map { .exactPerson(row, $0) } ?? .person(row)
  }

  /// Reads a date, a lunar date too, and what may stand behind it; a cell is data, and no expression.
  private func read(_ word: String) throws(RosterError.RowError) -> Birth {
    let fault: CivilDate.ParseError
    do throws(CivilDate.ParseError) {
      return Birth(on: try CivilDate(parsing: word, today: selected))
    } catch { fault = error }
    let reader = BirthReader(
      context: Expression.Context(today: selected), lexicon: Lexicon(weekdays: [:]), zones: zones)
    do throws(UsageError) {
      let input: BirthInput
      do throws(BirthInput.Fault) { input = try BirthInput(parsing: word) } catch {
        throw .wrongBirth(word, .input(error))
      }
      let isDate = (try? CivilDate(parsing: input.date, today: selected)) != nil
      guard isDate && input.time != nil || Self.isLunar(input.date) else { throw .wrongDate(word, fault) }
      return try reader.birth(word).birth
    } catch {
      switch error {
      case .wrongBirth(_, let fault): throw .wrongBirth(word, fault)
      case .wrongExpression(let fault):
        if case .notALunarDate(let fault) = fault.reason { throw .wrongLunarDate(word, fault) }
      default: break
      }
      throw .wrongBirthday(word, fault)
    }
  }

  /// Whether a text is a lunar date, or would be if there were such a day.
  private static func isLunar(_ text: String) -> Bool {
    do throws(LunarDate.Fault) { return try LunarInput(parsing: text) != nil } catch {
      return error != .notADate
    }
  }

  /// Whether a birthday is none: nothing, `--05-15`, or the `0/0/00` of Outlook.
  private func isUnknown(_ word: String) -> Bool {
    let trimmed = word.trimmed()
    return word.isInvisible || trimmed.hasPrefix("--")
      || trimmed.contains("0/0") && trimmed.utf8.allSatisfy { $0 == 0x30 || $0 == UInt8(ascii: "/") }
  }
}
