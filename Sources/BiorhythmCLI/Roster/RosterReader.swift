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
    /// More of the file is needed; see ``fill(from:)``.
    case needsMore
    case end
  }

  /// Years 1 to 99 are two-digit years in disguise, and Apple's address book writes 1604 where no year is known.
  private static let firstYear = 100
  private static let placeholderYear = 1604

  private let file: String
  private let selected: CivilDate
  private let columns: RosterColumns
  /// The days of life of those who are certainly born in a year that is one.
  private let likelyDays: Range<Int>
  private let placeholderDays: ClosedRange<Int>
  private var rows: CSVReader

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
      case .unusable(let fault): throw .refused(RosterError(fault, file: file, isHeader: true))
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
    func day(ofYear year: Int) -> Int { selected - (CivilMonth(year: year, month: 1)?.first ?? .min) }
    likelyDays = 0..<max(0, day(ofYear: Self.firstYear) + 1)
    placeholderDays = day(ofYear: Self.placeholderYear + 1) + 1...day(ofYear: Self.placeholderYear)
    self.file = file
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
  /// - Throws: What is wrong: with one row, `RosterError.row`, or so that nothing behind it can be read.
  mutating func next() throws(RosterError) -> Step {
    let step: CSVReader.Step
    do throws(CSVFault) { step = try rows.next() } catch {
      throw RosterError(error, file: file, isHeader: false)
    }
    switch step {
    case .needsMore: return .needsMore
    case .end: return .end
    case .row(let fields): return try person(fields)
    }
  }

  @inline(__always)
  private mutating func person(_ fields: CSVFields) throws(RosterError) -> Step {
    guard fields.count > columns.last else { throw .row(file: file, line: rows.line, .tooFewFields) }
    let (name, birthday) = (fields[columns.name], fields[columns.birthday])
    if let person = PersonRow(
      name: name, isPlain: fields.isPlain && rows.separator == UInt8(ascii: ","), birthday: birthday,
      selected: selected), likelyDays.contains(person.day), !placeholderDays.contains(person.day)
    {
      return .person(person)
    }
    do throws(RosterError.RowError) { return try unusualPerson(name, birthday.string) } catch {
      throw .row(file: file, line: rows.line, error)
    }
  }

  /// The person of a row whose birthday is not written as most are, or not right, or whose name may not be seen.
  @inline(never)
  private mutating func unusualPerson(_ name: BorrowedText, _ word: String) throws(RosterError.RowError)
    -> Step
  {
    if word.isInvisible || word.trimmed().hasPrefix("--") { return .unknownBirthday }
    let isNameless = name.string.isInvisible
    do throws(RosterError.RowError) {
      let birthday = try self.birthday(word)
      if birthday.month.year == Self.placeholderYear { return .unknownBirthday }
      if isNameless { throw .missingName }
      return .person(PersonRow(name: name, birthday: birthday, selected: selected))
    } catch { throw isNameless ? .missingName : error }
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
  /// What a fault of a file is called; bytes that are no text in the header are the whole file's.
  fileprivate init(_ fault: CSVFault, file: String, isHeader: Bool) {
    switch fault.problem {
    case .notUTF8(let encodings) where isHeader:
      self = .notUTF8(file: file, line: fault.line, looksLike: encodings)
    case .notUTF8(let encodings): self = .row(file: file, line: fault.line, .notUTF8(looksLike: encodings))
    case .tooLong(let limit): self = .lineTooLong(file: file, line: fault.line, limit: limit)
    case .nul: self = .row(file: file, line: fault.line, .nul)
    case .unclosedQuote: self = .row(file: file, line: fault.line, .unclosedQuote)
    case .textAfterQuote: self = .row(file: file, line: fault.line, .textAfterQuote)
    }
  }
}
