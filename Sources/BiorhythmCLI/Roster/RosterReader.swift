internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a CSV file one by one.
struct RosterReader: PersonReader, ~Copyable {
  private let file: String
  private let rule: BirthdayRule
  private let columns: RosterColumns
  private var rows = CSVReader()
  /// The name of someone whose name stands in several columns.
  private var joinedName = TextMemory()

  /// Creates a reader and reads the header.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day on which people must be born.
  ///   - names: The columns that were named.
  ///   - source: Reads the file.
  init(
    file: String, selected: CivilDate, columns names: RosterColumns.Names = .init(), source: CSVReader.Source
  ) throws(RosterInterruption) {
    var rows = CSVReader()
    let header: [String]
    do throws(CSVReader.HeaderFault) {
      header = try rows.readHeader(from: source) { (try? RosterColumns(cells: $0, names: names)) != nil }
    } catch {
      switch error {
      case .empty: throw .refused(.noHeader(file: file))
      case .unusable(let fault): throw .refused(RosterError(fault, file: file))
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
    rule = BirthdayRule(selected: selected)
    self.rows = rows
  }

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  var isShort: Bool { rows.isShort }

  /// Reads on.
  mutating func fill(from source: CSVReader.Source) throws(RosterInterruption) {
    do throws(ReadingFailure) { try rows.fill(from: source) } catch { throw .unreadable(error) }
  }

  mutating func next() throws(RosterError) -> PersonStep {
    do throws(CSVFault) {
      switch try rows.next() {
      case .needsMore: return .needsMore
      case .end: return .end
      case .row: return person()
      }
    } catch {
      guard let reason = RosterError.RowError(error.problem) else { throw RosterError(error, file: file) }
      return .bad(line: error.line, reason)
    }
  }

  /// The person of the row in hand.
  @inline(__always)
  private mutating func person() -> PersonStep {
    guard rows.count > columns.last else { return .bad(line: rows.line, .tooFewFields) }
    if columns.isSplit { return splitPerson() }
    let name = rows[columns.name]
    let isPlain = rows.isPlain && rows.separator == UInt8(ascii: ",")
    if let text = DateText(rows[columns.birthday]), let day = rule.day(of: text), startsVisibly(name) {
      return .person(PersonRow(name: name, isPlain: isPlain, birthday: text, day: day))
    }
    return splitPerson()
  }

  /// The person of a row whose name or birthday stands in several columns, or is not written as most are, or not right.
  @inline(never)
  private mutating func splitPerson() -> PersonStep {
    let wholeName = columns.hasWholeName ? rows[columns.name] : UnsafeRawBufferPointer(start: nil, count: 0)
    let isNameless = String(decoding: wholeName, as: UTF8.self).isInvisible
    joinedName.removeAll()
    if isNameless, let given = columns.nameParts.first, let family = columns.nameParts.last {
      joinedName.append(text: fullName(given: cell(given), family: cell(family)))
    }
    let name = isNameless ? joinedName.bytes : wholeName
    let isMissing = isNameless && String(decoding: name, as: UTF8.self).isInvisible
    do throws(RosterError.RowError) {
      guard let word = birthdayWord, let birthday = try rule.birthday(word) else { return .unknownBirthday }
      if isMissing { throw .missingName }
      return .person(
        PersonRow(name: name, isPlain: false, birthday: DateText(birthday), day: rule.selected - birthday))
    } catch { return .bad(line: rows.line, isMissing ? .missingName : error) }
  }

  /// The birthday as a date is typed, or nil where one of its parts is missing.
  private var birthdayWord: String? {
    if columns.birthdayParts.isEmpty { return cell(columns.birthday) }
    let parts = columns.birthdayParts.map { cell($0).trimmed() }
    return parts.contains("") ? nil : parts.joined(separator: "-")
  }

  /// A field; empty where the row has none there.
  private func cell(_ index: Int) -> String {
    index < rows.count ? String(decoding: rows[index], as: UTF8.self) : ""
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
func startsVisibly(_ name: UnsafeRawBufferPointer) -> Bool {
  let first = name.first ?? 0
  // A bit for each of 0xC3...0xEE: without CD, D8 and E0...E3. There is no branch, as first bytes are hard to foresee.
  let leads: UInt64 = 0xFFE_1FDF_FBFF
  return (leads >> UInt64(first &- 0xC3) & 1) | (first &- 0x21 < 0x5E ? 1 : 0) != 0
}
