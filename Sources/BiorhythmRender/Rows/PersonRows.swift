package import BiorhythmCore
package import BiorhythmTables

/// Writes people as rows, a line for each with what their cycles show on one day.
///
/// Whoever has the people, from a file or from the settings, gives them one by one:
///
/// - as a table with a heading, in fixed columns no wider than the style's, see ``PersonTable``;
/// - as CSV (RFC 4180) with LF: `name,birthday,date,day`, a column for each cycle, `events`;
/// - as JSON Lines: `{"name":…,"birthday":…,"date":…,"day":…,"percent":{…},"events":{…}}`, one object a line.
package struct PersonRows: ~Copyable {
  /// How rows look.
  package enum Format: Sendable {
    case table(Style)
    /// CSV; on a terminal, names are made visible first.
    case csv(isOnTerminal: Bool)
    case jsonLines
  }

  /// The format without what belongs to it, which is not to be copied for every row.
  private enum Kind {
    case table, csv, visibleCSV, jsonLines
  }

  private let kind: Kind
  private let day: CivilDate
  private let selected: DateText
  private let cycles: [Cycle]
  private let table: PersonTable?
  private var texts: CycleTexts
  private let onlyCritical: Bool
  private let criticals = CriticalCount()

  /// Creates a writer that has written nothing.
  ///
  /// - Parameters:
  ///   - cycles: The columns of percents.
  ///   - selected: The day that is shown.
  ///   - onlyCritical: Whether to leave out people without a critical primary cycle on the day.
  package init(_ format: Format, cycles: [Cycle], selected: CivilDate, onlyCritical: Bool = false) {
    day = selected
    self.selected = DateText(selected)
    self.cycles = cycles
    self.onlyCritical = onlyCritical
    switch format {
    case .table(let style):
      kind = .table
      table = PersonTable(cycles: cycles, selected: selected, style: style)
    case .csv(let isOnTerminal):
      kind = isOnTerminal ? .visibleCSV : .csv
      table = nil
    case .jsonLines:
      kind = .jsonLines
      table = nil
    }
    texts = Self.texts(of: cycles, kind, table)
  }

  private static func texts(
    of cycles: [Cycle], _ kind: Kind, _ table: PersonTable?, days: Int = .max,
    read: @escaping (Cycle, _ day: Int) -> Reading = Reading.init
  ) -> CycleTexts {
    switch (kind, table) {
    case (.table, let table?): table.texts(of: cycles, days: days, read: read)
    case (.jsonLines, _), (.table, nil):
      CycleTexts(of: cycles, days: days, textRoom: 64, wordRoom: 64, read: read) {
        CycleText(jsonLine: $1, isFirst: $0 == 0)
      }
    case (.csv, _), (.visibleCSV, _):
      CycleTexts(
        of: cycles, days: days, textRoom: CycleText.csvTextRoom, wordRoom: CycleText.csvWordRoom, read: read
      ) { CycleText(csv: $1) }
    }
  }

  /// Writes what stands above the rows; nothing for JSON Lines.
  package func writeHeader(to out: inout ByteWriter) throws(WriteFailure) {
    switch kind {
    case .table: try out.append(table?.header ?? "")
    case .csv, .visibleCSV:
      let names = ["name", "birthday", "date", "day"] + cycles.map(\.id) + ["events"]
      try out.append(names.joined(separator: ",") + "\n")
    case .jsonLines: break
    }
  }

  /// Writes one person, who must be born; nothing where only critical days are wanted and theirs is none.
  package mutating func write(_ person: PersonRow, to out: inout ByteWriter) throws(WriteFailure) {
    if onlyCritical, criticals(onDay: person.day) == 0 { return }
    texts.move(to: person.day)
    try writeRow(person, nil, to: &out)
  }

  /// Writes one person whose time of birth is known, who must be born.
  package mutating func write(
    _ person: PersonRow, born exact: ExactBirth, to out: inout ByteWriter
  ) throws(WriteFailure) {
    var report = Report(
      of: Person(birth: Birth(on: day.advanced(by: -person.day))), window: day...day, selected: day,
      cycles: cycles)
    report.exact = exact
    let criticalCount = report.day(day).criticalCount
    if onlyCritical, criticalCount == 0 { return }
    var plain = Self.texts(of: cycles, kind, table, days: 0, read: report.reading)
    swap(&texts, &plain)
    texts.move(to: person.day)
    do throws(WriteFailure) { try writeRow(person, criticalCount, to: &out) } catch {
      swap(&texts, &plain)
      throw error
    }
    swap(&texts, &plain)
  }

  /// Writes a row.
  ///
  /// - Parameter criticalCount: How many primaries are critical, where their day of life does not tell.
  @inline(__always)
  private mutating func writeRow(
    _ person: PersonRow, _ criticalCount: Int?, to out: inout ByteWriter
  ) throws(WriteFailure) {
    // A byte of a name becomes at most eight, `\u{1B}`, and quotation marks are doubled.
    let room = 8 &* (person.name?.count ?? 0) &+ 256 &+ 2 &* texts.room
    switch kind {
    case .csv: try out.append(upTo: room) { writeCSV(person, to: &$0) }
    case .visibleCSV: try out.append(upTo: room) { writeVisibleCSV(person, to: &$0) }
    case .jsonLines: try out.append(upTo: room) { writeJSON(person, to: &$0) }
    case .table: try writeLine(person, criticalCount, room: room, to: &out)
    }
  }

  /// Writes a person who is born on the selected day or before; the name of the owner is empty in CSV and null in JSON.
  ///
  /// - Parameter exact: The instant of birth, where its time is known.
  package mutating func write(
    _ person: Person, born exact: ExactBirth? = nil, to out: inout ByteWriter
  ) throws(WriteFailure) {
    try PersonRow.with(person, on: day) { (row) throws(WriteFailure) in
      if let exact { try write(row, born: exact, to: &out) } else { try write(row, to: &out) }
    }
  }

  @inline(never)
  private mutating func writeLine(
    _ person: PersonRow, _ criticalCount: Int?, room: Int, to out: inout ByteWriter
  ) throws(WriteFailure) {
    guard let table else { return }
    let criticalCount = criticalCount ?? criticals(onDay: person.day)
    try out.append(upTo: room + table.room) { table.write(person, criticalCount, texts, to: &$0) }
  }

  @inline(__always)
  private mutating func writeCSV(_ person: PersonRow, to cursor: inout RowWriter) {
    if person.isPlain, let name = person.name, !name.runsInSpreadsheets {
      cursor.append(strides: name.start, count: name.count)
    } else {
      cursor.append(text: person.text.csvCell)
    }
    writeFacts(of: person, to: &cursor)
  }

  /// Writes a row to a terminal, which must not act on what is in a name.
  private mutating func writeVisibleCSV(_ person: PersonRow, to cursor: inout RowWriter) {
    cursor.append(text: person.text.visible.csvCell)
    writeFacts(of: person, to: &cursor)
  }

  /// Writes what stands behind the name in CSV.
  @inline(__always)
  private mutating func writeFacts(of person: PersonRow, to cursor: inout RowWriter) {
    let comma = UInt8(ascii: ",")
    cursor.append(comma)
    cursor.append(person.birthday)
    cursor.append(comma)
    cursor.append(selected)
    cursor.append(comma)
    cursor.append(days: person.day)
    texts.writeTexts(to: &cursor)
    cursor.appendList(opening: comma) { texts.writeWords(to: &$0) }
    cursor.append(UInt8(ascii: "\n"))
  }

  private mutating func writeJSON(_ person: PersonRow, to cursor: inout RowWriter) {
    cursor.append(#"{"name":"#)
    if let name = person.name, !name.bytes.contains(where: mayNeedEscape) {
      cursor.append(UInt8(ascii: "\""))
      cursor.append(name.bytes)
      cursor.append(UInt8(ascii: "\""))
    } else {
      cursor.append(text: person.name == nil ? "null" : person.text.jsonString)
    }
    cursor.append(#","birthday":""#)
    cursor.append(person.birthday)
    cursor.append(#"","date":""#)
    cursor.append(selected)
    cursor.append(#"","day":"#)
    cursor.append(days: person.day)
    cursor.append(#","percent":{"#)
    texts.writeTexts(to: &cursor)
    cursor.append(#"},"events":"#)
    cursor.appendList(opening: UInt8(ascii: "{")) { texts.writeWords(to: &$0) }
    cursor.append("}}\n")
  }
}

extension CycleText {
  /// Members `"physical":82` and, with a comma before each, `"physical":"peak"`.
  fileprivate init(jsonLine reading: Reading, isFirst: Bool) {
    func member(_ write: (inout JSONWriter) -> Void) -> String {
      var json = JSONWriter()
      json.key(reading.cycle.id)
      write(&json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let point = reading.turningPoint
    self.init(
      text: (isFirst ? "" : ",") + member { $0.write(reading.percent) },
      word: point.map { point in "," + member { $0.write(point.rawValue) } } ?? "",
      hasTurningPoint: point != nil)
  }
}

extension BorrowedText {
  /// Whether a spreadsheet takes a plain cell for a formula; plain ones have no controls.
  @inline(__always)
  fileprivate var runsInSpreadsheets: Bool {
    guard count > 0 else { return false }
    let first = start.load(as: UInt8.self)
    return first == UInt8(ascii: "=") || first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
      || first == UInt8(ascii: "@")
  }
}

/// Whether a byte of UTF-8 is, or begins, a character that a JSON string may not hold raw here.
private func mayNeedEscape(_ byte: UInt8) -> Bool {
  switch byte {
  // Controls, `"` and `\`; C1 controls begin with C2, marks that act unseen with D8, E2 and EF.
  case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
  default: false
  }
}
