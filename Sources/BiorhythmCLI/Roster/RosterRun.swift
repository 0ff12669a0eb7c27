package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmRender
package import BiorhythmTables

/// Why a roster run stopped before the end of the file.
package enum RosterInterruption: Error, Hashable, Sendable {
  /// The file as a whole cannot be used from here on.
  case refused(RosterError)
  case unreadable(ReadingFailure)
  case unwritable(WriteFailure)
  /// The condition cannot be reckoned for someone.
  case unreckoned(Expression.Fault)
}

/// What a roster run came upon.
package struct RosterTally: Hashable, Sendable {
  /// How many rows had a person, good or bad.
  package var rows = 0
  /// How many of them were left out because something is wrong with them.
  package var badRows = 0

  /// How many people were passed over, as their birthday or its year is not known.
  package var unknownBirthdays = 0

  /// How many bad rows are reported one by one; the others are only counted.
  package static let reportedRows = 20
}

/// Writes a line for every person of a roster, in memory that does not grow with the file.
///
/// A roster is a file as `CSVReader` reads it, whose header names the columns by ``HeaderWords``, or a file of vCards as
/// `CardReader` reads it. A name of CSV is kept as it is, spaces included. People without a birthday, or without its year, are passed over and counted.
package struct RosterRun {
  /// How rows look.
  package typealias Format = PersonRows.Format

  private let file: String
  private let selected: CivilDate
  private let cycles: [Cycle]
  private let format: Format
  private let onlyCritical: Bool
  private let columns: RosterColumns.Names
  private let condition: Condition?
  private let zones: Zones

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day that is reported.
  ///   - cycles: The columns of percents.
  ///   - onlyCritical: Whether to leave out people without a critical primary cycle on the day.
  ///   - columns: The columns of a CSV file that were named.
  ///   - condition: What must hold on the day for a person to be written.
  ///   - zones: Those of this computer, where times of birth are read.
  init(
    file: String, selected: CivilDate, cycles: [Cycle], format: Format, onlyCritical: Bool = false,
    columns: RosterColumns.Names, condition: Condition? = nil, zones: Zones
  ) {
    self.file = file
    self.selected = selected
    self.cycles = cycles
    self.format = format
    self.onlyCritical = onlyCritical
    self.columns = columns
    self.condition = condition
    self.zones = zones
  }

  /// Creates a run over everyone, whose columns are found by the words that are known.
  package init(
    file: String, selected: CivilDate, cycles: [Cycle], format: Format, onlyCritical: Bool = false
  ) {
    self.init(
      file: file, selected: selected, cycles: cycles, format: format, onlyCritical: onlyCritical,
      columns: RosterColumns.Names(), zones: Zones(environment: [:]))
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
  /// - Returns: What was come upon.
  package func run(
    reading source: CSVReader.Source, to writer: inout ByteWriter, report: (RosterError) -> Void,
    progress: ((_ rows: Int) -> Void)? = nil
  ) throws(RosterInterruption) -> RosterTally {
    var beginning: FileBeginning
    do throws(ReadingFailure) { beginning = try FileBeginning(from: source) } catch {
      throw .unreadable(error)
    }
    let isCards = beginning.isCards
    func read(_ room: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
      let count = beginning.read(into: room)
      return count > 0 ? count : try source(room)
    }
    if isCards {
      var reader = CardRosterReader(file: file, selected: selected, zones: zones)
      return try write(&reader, reading: read, to: &writer, report: report, progress: progress)
    }
    var reader = try RosterReader(
      file: file, selected: selected, columns: columns, zones: zones, source: read)
    return try write(&reader, reading: read, to: &writer, report: report, progress: progress)
  }

  /// Writes the people of a reader.
  private func write<Reader: PersonReader & ~Copyable>(
    _ reader: inout Reader, reading source: CSVReader.Source, to writer: inout ByteWriter,
    report: (RosterError) -> Void, progress: ((_ rows: Int) -> Void)?
  ) throws(RosterInterruption) -> RosterTally {
    var rows = PersonRows(format, cycles: cycles, selected: selected, onlyCritical: onlyCritical)
    var tally = RosterTally()
    do throws(WriteFailure) { try rows.writeHeader(to: &writer) } catch { throw .unwritable(error) }
    do throws(RosterInterruption) {
      while try writeKnownRows(of: &reader, through: &rows, to: &writer, &tally, report) {
        progress?(tally.rows)
        if reader.isShort { try writer.finish() }
        try reader.fill(from: source)
      }
    } catch .unwritable(let failure) {
      throw .unwritable(failure)
    } catch {
      try writer.finish()
      throw error
    }
    progress?(tally.rows)
    try writer.finish()
    return tally
  }

  /// Writes the rows that are in memory.
  ///
  /// - Returns: Whether the file has more.
  private func writeKnownRows<Reader: PersonReader & ~Copyable>(
    of reader: inout Reader, through rows: inout PersonRows, to writer: inout ByteWriter,
    _ tally: inout RosterTally, _ report: (RosterError) -> Void
  ) throws(RosterInterruption) -> Bool {
    while true {
      let step: PersonStep
      do throws(RosterError) { step = try reader.next() } catch {
        guard case .row = error else { throw .refused(error) }
        tally.rows += 1
        tally.badRows += 1
        if tally.badRows <= RosterTally.reportedRows { report(error) }
        continue
      }
      switch step {
      case .person(let person):
        tally.rows += 1
        if let condition, try !holds(condition, for: person) { continue }
        do throws(WriteFailure) { try rows.write(person, to: &writer) } catch { throw .unwritable(error) }
      case .exactPerson(let person, let exact):
        tally.rows += 1
        if let condition, try !holds(condition, for: person) { continue }
        do throws(WriteFailure) { try rows.write(person, born: exact, to: &writer) } catch {
          throw .unwritable(error)
        }
      case .unknownBirthday:
        tally.rows += 1
        tally.unknownBirthdays += 1
      case .needsMore: return true
      case .end: return false
      }
    }
  }

  /// Whether a condition holds on the selected day.
  private func holds(_ condition: Condition, for person: PersonRow) throws(RosterInterruption) -> Bool {
    guard let birthday = selected.adding(days: -person.day) else { return false }
    do throws(Expression.Fault) { return try condition.holds(on: selected, for: birthday) } catch {
      throw .unreckoned(error)
    }
  }
}

extension ByteWriter {
  /// Hands on what is gathered.
  fileprivate mutating func finish() throws(RosterInterruption) {
    do throws(WriteFailure) { try flush() } catch { throw .unwritable(error) }
  }
}
