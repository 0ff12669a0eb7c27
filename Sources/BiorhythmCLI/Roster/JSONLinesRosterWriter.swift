internal import BiorhythmCore

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
    cursor.append(#"{"name":""#)
    write(name: person.name, at: &cursor)
    cursor.append(#"","birthday":""#)
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

  /// Writes the characters of a JSON string, RFC 8259 §7.
  ///
  /// Beyond what that asks for, whatever a terminal would act on is escaped: all controls, line separators and
  /// marks that change the direction.
  private func write(name: UnsafeRawBufferPointer, at cursor: inout RowCursor) {
    var plainStart = 0
    var place = 0
    while place < name.count {
      let byte = name[place]
      if (0x23...0x5B).contains(byte) || (0x5D...0x7E).contains(byte) || byte == 0x20 || byte == 0x21 {
        place += 1
        continue
      }
      guard let (scalar, count) = scalarToEscape(name[place...]) else {
        place += 1
        continue
      }
      cursor.append(UnsafeRawBufferPointer(rebasing: name[plainStart..<place]))
      writeEscape(scalar, at: &cursor)
      place += count
      plainStart = place
    }
    cursor.append(UnsafeRawBufferPointer(rebasing: name[plainStart...]))
  }

  private func writeEscape(_ scalar: UInt32, at cursor: inout RowCursor) {
    cursor.append(UInt8(ascii: "\\"))
    if scalar == 0x22 || scalar == 0x5C {
      cursor.append(UInt8(scalar))
      return
    }
    cursor.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(scalar >> shift & 0xF)
      cursor.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
  }

  /// Returns the character that the bytes begin with and how many of them it takes, where it must be escaped.
  private func scalarToEscape(_ bytes: Slice<UnsafeRawBufferPointer>) -> (scalar: UInt32, count: Int)? {
    var decoder = bytes.makeIterator()
    guard let first = decoder.next() else { return nil }
    if first < 0x80 { return (UInt32(first), 1) }
    let second = UInt32(decoder.next() ?? 0) & 0x3F
    switch first {
    case 0xC2, 0xD8:
      let scalar = UInt32(first & 0x1F) << 6 | second
      return (0x80...0x9F).contains(scalar) || scalar == 0x061C ? (scalar, 2) : nil
    case 0xE2:
      let scalar = 0x2000 | second << 6 | UInt32(decoder.next() ?? 0) & 0x3F
      switch scalar {
      case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (scalar, 3)
      default: return nil
      }
    default: return nil
    }
  }
}
