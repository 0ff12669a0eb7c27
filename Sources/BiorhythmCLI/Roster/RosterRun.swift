package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmRender
package import BiorhythmTables

/// Why a roster run stopped before the end of the file.
package enum RosterInterruption: Error, Hashable, Sendable {
  /// The file as a whole cannot be used from here on.
  case refused(RosterError)
  case unreadable(RosterReadFailure)
  case unwritable(WriteFailure)
}

/// What a roster run came upon.
package struct RosterTally: Hashable, Sendable {
  /// How many rows had a person, good or bad.
  package var rows = 0
  /// How many of them were left out because something is wrong with them.
  package var badRows = 0

  /// How many bad rows are reported one by one; the others are only counted.
  package static let reportedRows = 20
}

/// Writes a line for every person of a roster, in memory that does not grow with the file.
///
/// A roster is UTF-8 text, with or without a byte order mark. Its header names the columns `name` and `birthday`; fields
/// follow RFC 4180 with comma, semicolon or TAB between them and LF, CRLF or CR behind a row. Rows with nothing but
/// white space in their fields are passed over. A name is kept as it is, spaces included.
package struct RosterRun {
  package enum Format: Sendable {
    case table(Style)
    /// CSV; on a terminal, names are made visible first.
    case csv(isOnTerminal: Bool)
    case jsonLines
  }

  /// Fills memory with the next bytes of the file and returns how many; 0 at its end.
  package typealias Source = (UnsafeMutableRawBufferPointer) throws(RosterReadFailure) -> Int

  private let file: String
  private let selected: CivilDate
  private let cycles: [Cycle]
  private let format: Format
  private let onlyCritical: Bool

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day that is reported.
  ///   - cycles: The columns of percents.
  ///   - onlyCritical: Whether to leave out people without a critical primary cycle on the day.
  package init(
    file: String, selected: CivilDate, cycles: [Cycle], format: Format, onlyCritical: Bool = false
  ) {
    self.file = file
    self.selected = selected
    self.cycles = cycles
    self.format = format
    self.onlyCritical = onlyCritical
  }

  /// Reads the file to its end and writes its people.
  ///
  /// Where the file is refused in the middle, the people before are written nevertheless. Whenever the source gave less
  /// than it was asked for, what was written is handed on before it is asked again.
  ///
  /// - Parameters:
  ///   - source: Reads the file.
  ///   - writer: Gets the rows.
  ///   - report: Gets the first bad rows, see ``RosterTally/reportedRows``.
  ///   - progress: Gets the rows so far, now and then.
  package func run(
    reading source: Source, to writer: inout ByteWriter, report: (RosterError) -> Void,
    progress: ((_ rows: Int) -> Void)? = nil
  ) throws(RosterInterruption) -> RosterTally {
    switch format {
    case .csv(isOnTerminal: false):
      try run(CSVRosterWriter(cycles: cycles, selected: selected), source, &writer, report, progress)
    case .csv(isOnTerminal: true):
      try run(VisibleCSVRosterWriter(cycles: cycles, selected: selected), source, &writer, report, progress)
    case .jsonLines:
      try run(JSONLinesRosterWriter(cycles: cycles, selected: selected), source, &writer, report, progress)
    case .table(let style):
      try run(
        TableRosterWriter(cycles: cycles, selected: selected, style: style), source, &writer, report, progress
      )
    }
  }

  private func run<RowWriter: RosterRowWriter & ~Copyable>(
    _ rowWriter: borrowing RowWriter, _ source: Source, _ writer: inout ByteWriter,
    _ report: (RosterError) -> Void, _ progress: ((_ rows: Int) -> Void)?
  ) throws(RosterInterruption) -> RosterTally {
    var reader = try RosterReader(file: file, selected: selected, source: source)
    var rows = RowBytes()
    var tally = RosterTally()
    let primaries = PhaseTable(cycles: Cycle.primaries) { "\($0)" }
    rows.append(upTo: rowWriter.header.utf8.count) { $0.append(text: rowWriter.header) }
    do throws(RosterInterruption) {
      while true {
        try writeKnownRows(of: &reader, to: &rows, then: &writer, with: rowWriter, primaries, &tally, report)
        progress?(tally.rows)
        if reader.isAtEnd { break }
        if reader.block.isShort {
          try writer.append(&rows)
          try writer.finish()
        }
        try reader.block.fill(from: source)
      }
    } catch .unwritable(let failure) {
      throw .unwritable(failure)
    } catch {
      try writer.append(&rows)
      try writer.finish()
      throw error
    }
    try writer.append(&rows)
    try writer.finish()
    return tally
  }

  /// Writes the rows that are in memory.
  private func writeKnownRows<RowWriter: RosterRowWriter & ~Copyable>(
    of reader: inout RosterReader, to rows: inout RowBytes, then writer: inout ByteWriter,
    with rowWriter: borrowing RowWriter, _ primaries: borrowing PhaseTable, _ tally: inout RosterTally,
    _ report: (RosterError) -> Void
  ) throws(RosterInterruption) {
    while true {
      let person: RosterPerson
      if let plain = reader.nextPlainRow() {
        person = plain
      } else {
        switch try reader.nextRow() {
        case .incomplete: return
        case .blank: continue
        case .bad(let line, let error):
          tally.rows += 1
          tally.badRows += 1
          if tally.badRows <= RosterTally.reportedRows { report(.row(file: file, line: line, error)) }
          continue
        case .person(let found): person = found
        }
      }
      tally.rows += 1
      if onlyCritical, primaries.criticalCount(onDay: person.day) == 0 { continue }
      rows.append(upTo: rowWriter.room(forName: person.name.count)) { rowWriter.write(person, at: &$0) }
      if rows.count >= RowBytes.blockSize { try writer.append(&rows) }
    }
  }
}

extension ByteWriter {
  /// Takes over the rows.
  fileprivate mutating func append(_ rows: inout RowBytes) throws(RosterInterruption) {
    do throws(WriteFailure) { try append(rows.contents) } catch { throw .unwritable(error) }
    rows.removeAll()
  }

  /// Hands on what is gathered.
  fileprivate mutating func finish() throws(RosterInterruption) {
    do throws(WriteFailure) { try flush() } catch { throw .unwritable(error) }
  }
}
