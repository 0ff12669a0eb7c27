internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a CSV file one by one.
struct RosterReader: PersonReader, ~Copyable {
  private let file: String
  private let rule: BirthdayRule
  private let columns: RosterColumns
  private var rows: CSVReader
  /// The name of someone whose name stands in several columns.
  private var joinedName = TextMemory()

  /// Creates a reader and reads the header.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day on which people must be born.
  ///   - zones: Those of this computer.
  ///   - names: The columns that were named.
  ///   - source: Reads the file.
  init(
    file: String, selected: CivilDate, columns names: RosterColumns.Names = .init(), zones: Zones,
    source: CSVReader.Source
  ) throws(RosterInterruption) {
    var rows = CSVReader()
    let header: [String]
    do throws(CSVReader.HeaderFault) {
      header = try rows.readHeader(from: source) { (try? RosterColumns(cells: $0, names: names)) != nil }
    } catch {
      switch error {
      case .empty: throw .refused(.noHeader(file: file))
      case .unusable(let fault): throw .refused(RosterError(fault, file: file, isHeader: true))
      case .unreadable(let failure): throw .unreadable(failure)
      }
    }
    do throws(RosterColumns.Fault) {
      columns = try RosterColumns(cells: header, names: names)
    } catch {
      switch error {
      case .missing(let column): throw .refused(.missingColumn(file: file, column: column, header: header))
      case .repeated(let column): throw .refused(.repeatedColumn(file: file, column: column))
      }
    }
    self.file = file
    rule = BirthdayRule(selected: selected, zones: zones)
    self.rows = rows
  }

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  var isShort: Bool { rows.isShort }

  /// Reads on.
  mutating func fill(from source: CSVReader.Source) throws(RosterInterruption) {
    do throws(ReadingFailure) { try rows.fill(from: source) } catch { throw .unreadable(error) }
  }

  mutating func next() throws(RosterError) -> PersonStep {
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
  private mutating func person(_ fields: CSVFields) throws(RosterError) -> PersonStep {
    guard fields.count > columns.last else { throw .row(file: file, line: rows.line, .tooFewFields) }
    if !columns.isSplit,
      let person = PersonRow(
        name: fields[columns.name], isPlain: fields.isPlain && rows.separator == UInt8(ascii: ","),
        birthday: fields[columns.birthday], selected: rule.selected), rule.isLikely(day: person.day)
    {
      return .person(person)
    }
    do throws(RosterError.RowError) { return try splitPerson(fields) } catch {
      throw .row(file: file, line: rows.line, error)
    }
  }

  /// The person of a row whose name or birthday stands in several columns, or is not written as most are, or not right.
  @inline(never)
  private mutating func splitPerson(_ fields: CSVFields) throws(RosterError.RowError) -> PersonStep {
    joinedName.removeAll()
    let isJoined = !columns.hasWholeName || fields[columns.name].string.isInvisible
    if isJoined, let given = columns.nameParts.first, let family = columns.nameParts.last {
      joinedName.append(text: fullName(given: cell(given, fields), family: cell(family, fields)))
    }
    let name = isJoined ? joinedName.text : fields[columns.name]
    let isNameless = isJoined && name.string.isInvisible
    do throws(RosterError.RowError) {
      guard let word = birthdayWord(fields), let birth = try rule.birth(word) else {
        return .unknownBirthday
      }
      if isNameless { throw .missingName }
      return rule.step(name: name, birth)
    } catch { throw isNameless ? .missingName : error }
  }

  /// The birthday as a date is typed, or nil where one of its parts is missing.
  private func birthdayWord(_ fields: CSVFields) -> String? {
    if columns.birthdayParts.isEmpty { return cell(columns.birthday, fields) }
    let parts = columns.birthdayParts.map { cell($0, fields).trimmed() }
    return parts.contains("") ? nil : parts.joined(separator: "-")
  }

  /// A field; empty where the row has none there.
  private func cell(_ index: Int, _ fields: CSVFields) -> String {
    index < fields.count ? fields[index].string : ""
  }
}

extension RosterError {
  /// What a fault of a file is called; bytes that are no text in the header are the whole file's.
  init(_ fault: CSVFault, file: String, isHeader: Bool) {
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
