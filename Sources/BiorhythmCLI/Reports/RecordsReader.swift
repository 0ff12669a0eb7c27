internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmSystem
internal import BiorhythmTables

/// Reads a CSV file of records: `date,value`, `date`, or `birthday,date`, in any order, other columns passed over.
struct RecordsReader {
  /// What messages call the file; `-` is standard input.
  let file: String
  /// Whose rows of a diary are read; nil reads a file without names.
  let diaryOwner: DiaryOwner?
  /// What words like `today` would count from.
  let today: CivilDate
  /// Gets what is wrong with each of the first bad rows.
  let report: (Failure) -> Void

  /// The owner of rows in a diary; no name is the owner of the settings.
  struct DiaryOwner: Equatable {
    let name: String?
  }

  /// The rows of a file.
  struct Content {
    var kind = Evidence.Kind.values
    var values: [EvidenceRecords.DatedValue] = []
    var events: [CivilDate] = []
    var lives: [EvidenceRecords.LifeEvent] = []
    var badRows = 0
  }

  private struct Columns {
    let date: Int
    let value: Int?
    let birthday: Int?
    let name: Int?

    init?(cells: [String]) {
      let names = cells.map { $0.lowercased() }
      guard let date = names.firstIndex(of: "date") else { return nil }
      self.date = date
      birthday = names.firstIndex(of: "birthday")
      value = birthday == nil ? names.firstIndex(of: "value") : nil
      name = names.firstIndex(of: "name")
    }

    var kind: Evidence.Kind { birthday != nil ? .people : value != nil ? .values : .events }
    var last: Int { max(date, value ?? 0, birthday ?? 0) }
  }

  private enum RowFault: Error {
    case row(RosterError.RowError)
    case value(String)
  }

  /// How many bad rows are reported one by one; the others are only counted.
  static let reportedRows = 20

  /// Reads the file to its end.
  func read(from source: CSVReader.Source) throws(Failure) -> Content {
    var rows = CSVReader()
    let header: [String]
    do throws(CSVReader.HeaderFault) {
      header = try rows.readHeader(from: source) { Columns(cells: $0) != nil }
    } catch {
      switch error {
      case .empty: throw .records(.noHeader(file: file))
      case .unusable(let fault): throw .roster(RosterError(fault, file: file, isHeader: true))
      case .unreadable(let failure): throw .input(file: file, code: failure.code)
      }
    }
    guard let columns = Columns(cells: header) else {
      throw .records(.missingColumn(file: file, header: header))
    }
    for name in ["date", "value", "birthday"] where header.count(where: { $0.lowercased() == name }) > 1 {
      throw .roster(.repeatedColumn(file: file, column: name))
    }
    var content = Content(kind: columns.kind)
    while true {
      let step: CSVReader.Step
      do throws(CSVFault) {
        step = try rows.next()
      } catch {
        let refusal = RosterError(error, file: file, isHeader: false)
        if case .tooLong = error.problem { throw .roster(refusal) }
        note(.roster(refusal), in: &content)
        continue
      }
      switch step {
      case .end: return content
      case .needsMore:
        do throws(ReadingFailure) { try rows.fill(from: source) } catch {
          throw .input(file: file, code: error.code)
        }
      case .row(let fields):
        do throws(RowFault) {
          try take(fields, columns, into: &content)
        } catch {
          switch error {
          case .row(let error): note(.roster(.row(file: file, line: rows.line, error)), in: &content)
          case .value(let word):
            note(.records(.wrongValue(file: file, line: rows.line, word)), in: &content)
          }
        }
      }
    }
  }

  private func note(_ failure: Failure, in content: inout Content) {
    content.badRows += 1
    if content.badRows <= Self.reportedRows { report(failure) }
  }

  private func take(
    _ row: CSVFields, _ columns: Columns, into content: inout Content
  ) throws(RowFault) {
    func cell(_ index: Int) -> String { row[index].string.trimmed() }
    if let diaryOwner, let name = columns.name {
      guard row.count > name else { throw .row(.tooFewFields) }
      guard Diary.name(inCell: row[name].string) == diaryOwner.name else { return }
    }
    guard row.count > columns.last else { throw .row(.tooFewFields) }
    let date = try date(cell(columns.date))
    switch columns.kind {
    case .events: content.events.append(date)
    case .people:
      let birthday = try self.date(cell(columns.birthday ?? 0))
      if birthday > date { throw .row(.bornLater(birthday: birthday, date: date)) }
      content.lives.append(EvidenceRecords.LifeEvent(birthday: birthday, date: date))
    case .values:
      let word = cell(columns.value ?? 0)
      let value = Double(finite: word)
      if value == nil, !word.isEmpty { throw .value(word) }
      content.values.append(EvidenceRecords.DatedValue(date: date, value: value))
    }
  }

  private func date(_ word: String) throws(RowFault) -> CivilDate {
    do throws(CivilDate.ParseError) {
      let date = try CivilDate(parsing: word, today: today)
      // A date has digits; `today` and its like have none.
      if word.unicodeScalars.contains(where: { $0.properties.numericType != nil }) { return date }
    } catch { throw .row(.wrongBirthday(word, error)) }
    throw .row(.wrongBirthday(word, .notADate))
  }
}

extension Double {
  /// Reads a finite decimal number such as `7`, `-6.5` or `1.2e3`; nil for anything else.
  init?(finite word: String) {
    let marks = "+-.eE".unicodeScalars
    guard word.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || marks.contains($0) }),
      let number = Double(word), number.isFinite
    else { return nil }
    self = number
  }
}
