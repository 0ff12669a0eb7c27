internal import BiorhythmCore
internal import BiorhythmRender
internal import BiorhythmTables

/// Writes a roster as CSV, RFC 4180 with LF.
struct CSVRosterWriter: RosterRowWriter, ~Copyable {
  let header: String
  private let phases: PhaseTable
  private let selected: DateText
  /// The words of the last column, each with a space before it.
  private let eventWords: EventWords
  private let cyclesRoom: Int

  init(cycles: [Cycle], selected: CivilDate) {
    header =
      (["name", "birthday", "date", "day"] + cycles.map(\.id) + ["events"]).joined(separator: ",") + "\n"
    phases = PhaseTable(cycles: cycles) { ",\($0)" }
    self.selected = DateText(selected)
    eventWords = EventWords(cycles: cycles) { " \($0.id):\($1.rawValue)" }
    cyclesRoom = cycles.reduce(0) { $0 + 32 + $1.id.utf8.count }
  }

  func room(forName nameCount: Int) -> Int { 2 * nameCount + 64 + cyclesRoom }

  @inline(__always)
  func write(_ person: RosterPerson, at cursor: inout RowCursor) {
    if person.isPlain, let first = person.name.first, !runsInSpreadsheets(first) {
      cursor.append(strides: person.name)
    } else {
      cursor.append(text: String(decoding: person.name, as: UTF8.self).csvCell)
    }
    writeFacts(of: person, at: &cursor)
  }

  /// Writes what stands behind the name.
  @inline(__always)
  fileprivate func writeFacts(of person: RosterPerson, at cursor: inout RowCursor) {
    let comma = UInt8(ascii: ",")
    cursor.append(comma)
    cursor.append(person.birthday)
    cursor.append(comma)
    cursor.append(selected)
    cursor.append(comma)
    cursor.append(days: person.day)
    for index in 0..<phases.count {
      let entry = phases.entry(ofCycle: index, onDay: person.day)
      cursor.append(entry.text, count: entry.textCount)
    }
    let events = cursor
    for index in 0..<phases.count {
      let entry = phases.entry(ofCycle: index, onDay: person.day)
      cursor.append(strides: eventWords.word(ofCycle: index, entry))
    }
    // The comma takes the place of the first space, or of nothing.
    cursor.put(comma, at: events)
    cursor.append(newline)
  }
}

/// Writes the same rows to a terminal, which must not act on what is in a name.
struct VisibleCSVRosterWriter: RosterRowWriter, ~Copyable {
  private let rows: CSVRosterWriter

  init(cycles: [Cycle], selected: CivilDate) {
    rows = CSVRosterWriter(cycles: cycles, selected: selected)
  }

  var header: String { rows.header }

  // A byte becomes at most six, as in `\u{7F}`, and quotation marks are doubled.
  func room(forName nameCount: Int) -> Int { 8 * nameCount + rows.room(forName: 0) }

  func write(_ person: RosterPerson, at cursor: inout RowCursor) {
    cursor.append(text: String(decoding: person.name, as: UTF8.self).visible.csvCell)
    rows.writeFacts(of: person, at: &cursor)
  }
}

/// Whether a spreadsheet takes a plain cell with this first byte for a formula; plain ones have no controls.
private func runsInSpreadsheets(_ first: UInt8) -> Bool { "=+-@".utf8.contains(first) }

extension RowCursor {
  @inline(__always)
  mutating func append(_ date: DateText) {
    append(date.head, count: 8)
    append(UInt64(date.tail), count: 2)
  }
}
