internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a CSV file one by one.
struct RosterReader: ~Copyable {
  /// What came of asking for a person.
  enum Step {
    case person(PersonRow)
    /// Someone whose birthday, or whose year of birth, is not known.
    case unknownBirthday
    case bad(line: Int, RosterError.RowError)
    /// More of the file is needed; see ``fill(from:)``.
    case needsMore
    case end
  }

  /// Years 1 to 99 are two-digit years in disguise, and Apple's address book writes 1604 where no year is known.
  private static let firstYear = 100
  private static let placeholderYear = 1604

  private let selected: CivilDate
  private let columns: RosterColumns
  private let firstDay = (CivilMonth(year: Self.firstYear, month: 1)?.first ?? .min) - .min
  private let placeholder = (CivilMonth(year: Self.placeholderYear, month: 1)?.first ?? .min) - .min
  private var rows = CSVReader()

  /// Creates a reader and reads the header.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day on which people must be born.
  ///   - source: Reads the file.
  init(file: String, selected: CivilDate, source: CSVReader.Source) throws(RosterInterruption) {
    var rows = CSVReader()
    let header: [String]
    do throws(CSVReader.HeaderFault) {
      header = try rows.readHeader(from: source) { (try? RosterColumns(cells: $0)) != nil }
    } catch {
      switch error {
      case .empty: throw .refused(.noHeader(file: file))
      case .unusable(let fault): throw .refused(RosterError(fault, file: file))
      case .unreadable(let failure): throw .unreadable(failure)
      }
    }
    do throws(RosterColumns.Fault) {
      columns = try RosterColumns(cells: header)
    } catch {
      switch error {
      case .missing(let column): throw .refused(.missingColumn(file: file, column: column, header: header))
      case .repeated(let column): throw .refused(.repeatedColumn(file: file, column: column))
      }
    }
    self.selected = selected
    self.rows = rows
  }

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  var isShort: Bool { rows.isShort }

  /// Reads on.
  mutating func fill(from source: CSVReader.Source) throws(RosterInterruption) {
    do throws(ReadingFailure) { try rows.fill(from: source) } catch { throw .unreadable(error) }
  }

  /// Moves to the next person.
  ///
  /// - Throws: `CSVFault`, where nothing behind it can be read.
  mutating func next() throws(CSVFault) -> Step {
    do throws(CSVFault) {
      switch try rows.next() {
      case .needsMore: return .needsMore
      case .end: return .end
      case .row: return person()
      }
    } catch {
      guard let reason = RosterError.RowError(error.problem) else { throw error }
      return .bad(line: error.line, reason)
    }
  }

  /// The person of the row in hand.
  @inline(__always)
  private func person() -> Step {
    guard rows.count > max(columns.name, columns.birthday) else {
      return .bad(line: rows.line, .tooFewFields)
    }
    let name = rows[columns.name]
    let isPlain = rows.isPlain && rows.separator == UInt8(ascii: ",")
    if let text = DateText(rows[columns.birthday]), let ordinal = text.ordinal, ordinal >= firstDay,
      !(placeholder..<placeholder + 366).contains(ordinal), ordinal <= selected.ordinal, startsVisibly(name)
    {
      return .person(
        PersonRow(name: name, isPlain: isPlain, birthday: text, day: selected.ordinal - ordinal))
    }
    return unusualPerson()
  }

  /// The person of a row whose birthday is not written as most are, or not right, or whose name may not be seen.
  @inline(never)
  private func unusualPerson() -> Step {
    let name = rows[columns.name]
    let word = String(decoding: rows[columns.birthday], as: UTF8.self)
    if word.isInvisible || word.trimmed().hasPrefix("--") { return .unknownBirthday }
    let isNameless = String(decoding: name, as: UTF8.self).isInvisible
    do throws(RosterError.RowError) {
      let birthday = try self.birthday(word)
      if birthday.month.year == Self.placeholderYear { return .unknownBirthday }
      if isNameless { throw .missingName }
      return .person(
        PersonRow(name: name, isPlain: false, birthday: DateText(birthday), day: selected - birthday))
    } catch { return .bad(line: rows.line, isNameless ? .missingName : error) }
  }

  /// Reads a birthday in any form that a person may type, but for the words that mean another day every day.
  private func birthday(_ word: String) throws(RosterError.RowError) -> CivilDate {
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
    return date
  }
}

extension RosterError {
  /// What a fault of a file as a whole is called.
  init(_ fault: CSVFault, file: String) {
    switch fault.problem {
    case .notUTF8(let encodings): self = .notUTF8(file: file, line: fault.line, looksLike: encodings)
    case .tooLong(let limit): self = .lineTooLong(file: file, line: fault.line, limit: limit)
    case .nul: self = .row(file: file, line: fault.line, .nul)
    case .unclosedQuote: self = .row(file: file, line: fault.line, .unclosedQuote)
    case .textAfterQuote: self = .row(file: file, line: fault.line, .textAfterQuote)
    }
  }
}

extension RosterError.RowError {
  /// What a fault of one row is called, or nil where it is one of the whole file.
  fileprivate init?(_ problem: CSVFault.Problem) {
    switch problem {
    case .notUTF8(let encodings): self = .notUTF8(looksLike: encodings)
    case .nul: self = .nul
    case .unclosedQuote: self = .unclosedQuote
    case .textAfterQuote: self = .textAfterQuote
    case .tooLong: return nil
    }
  }
}

/// Whether the first character of a name is certainly seen, told from its first byte.
///
/// False for those that begin a space, control, filler or other character without a shape, and some besides.
@inline(__always)
private func startsVisibly(_ name: UnsafeRawBufferPointer) -> Bool {
  let first = name.first ?? 0
  // A bit for each of 0xC3...0xEE: without CD, D8 and E0...E3. There is no branch, as first bytes are hard to foresee.
  let leads: UInt64 = 0xFFE_1FDF_FBFF
  return (leads >> UInt64(first &- 0xC3) & 1) | (first &- 0x21 < 0x5E ? 1 : 0) != 0
}
