internal import BiorhythmCore
internal import BiorhythmRender
internal import BiorhythmTables

/// Writes a roster as JSON Lines: one object of RFC 8259 a line.
struct JSONLinesRosterWriter: RosterRowWriter, ~Copyable {
  let header = ""
  private let phases: PhaseTable
  private let selected: DateText
  /// For each cycle `"physical":`.
  private let keys: [[UInt8]]
  /// For each cycle and turning point `"intellectual":"critical-falling"`.
  private let events: [[[UInt8]]]
  private let cyclesRoom: Int

  init(cycles: [Cycle], selected: CivilDate) {
    phases = PhaseTable(cycles: cycles) { "\($0)" }
    self.selected = DateText(selected)
    keys = cycles.map { Array("\"\($0.id)\":".utf8) }
    events = cycles.map { cycle in
      TurningPoint.allCases.map { Array("\"\(cycle.id)\":\"\($0.rawValue)\"".utf8) }
    }
    cyclesRoom = keys.reduce(0) { $0 + 2 * $1.count + 40 }
  }

  func room(forName nameCount: Int) -> Int { 6 * nameCount + 128 + cyclesRoom }

  func write(_ person: RosterPerson, at cursor: inout RowCursor) {
    let comma = UInt8(ascii: ",")
    cursor.append(#"{"name":"#)
    write(name: person.name, at: &cursor)
    cursor.append(#","birthday":""#)
    cursor.append(person.birthday)
    cursor.append(#"","date":""#)
    cursor.append(selected)
    cursor.append(#"","day":"#)
    cursor.append(days: person.day)
    cursor.append(#","percent":{"#)
    for index in 0..<phases.count {
      if index > 0 { cursor.append(comma) }
      cursor.append(keys[index])
      let entry = phases.entry(ofCycle: index, onDay: person.day)
      cursor.append(entry.text, count: entry.textCount)
    }
    cursor.append(#"},"events":{"#)
    var isFirst = true
    for index in 0..<phases.count {
      let code = phases.entry(ofCycle: index, onDay: person.day).eventCode
      guard code > 0 else { continue }
      if !isFirst { cursor.append(comma) }
      isFirst = false
      cursor.append(events[index][code - 1])
    }
    cursor.append("}}\n")
  }

  /// Writes a name as a JSON string; one without any byte that could need an escape as it stands.
  private func write(name: UnsafeRawBufferPointer, at cursor: inout RowCursor) {
    if name.contains(where: mayNeedEscape) {
      cursor.append(text: String(decoding: name, as: UTF8.self).jsonString)
    } else {
      cursor.append(quotationMark)
      cursor.append(name)
      cursor.append(quotationMark)
    }
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
