import BiorhythmCore
import BiorhythmTables
import BiorhythmLocalization
import BiorhythmRender

@testable import BiorhythmCLI

/// A roster run in memory, and all that came of it.
struct RosterTrial {
  var output = ""
  var reported: [RosterError] = []
  var tally: RosterTally?
  var interruption: RosterInterruption?
  /// How many bytes of output there were when each block of the file was asked for.
  var bytesBeforeReads: [Int] = []

  static let selected = CivilDate(year: 2026, month: 11, day: 30) ?? .max

  /// Runs over the bytes of a file.
  ///
  /// - Parameter pieces: How many bytes each read gives at most, again and again; by default all it has room for.
  init(
    bytes: [UInt8], format: RosterRun.Format = .csv(isOnTerminal: false), selected: CivilDate = Self.selected,
    cycles: [Cycle] = Cycle.primaries, onlyCritical: Bool = false, pieces: [Int] = [.max]
  ) {
    let run = RosterRun(
      file: "r.csv", selected: selected, cycles: cycles, format: format, onlyCritical: onlyCritical)
    var written: [UInt8] = []
    var before: [Int] = []
    var place = 0
    var reads = 0
    var errors: [RosterError] = []
    do throws(RosterInterruption) {
      let collected = Collected()
      var writer = ByteWriter { (block) throws(WriteFailure) in collected.bytes += block }
      defer { written = collected.bytes }
      tally = try run.run(
        reading: { room throws(ReadingFailure) in
          before.append(collected.bytes.count)
          let count = min(room.count, pieces[reads % pieces.count], bytes.count - place)
          reads += 1
          room.copyBytes(from: bytes[place..<place + count])
          place += count
          return count
        }, to: &writer, report: { errors.append($0) })
    } catch { interruption = error }
    output = String(decoding: written, as: UTF8.self)
    reported = errors
    bytesBeforeReads = before
  }

  init(
    _ text: String, format: RosterRun.Format = .csv(isOnTerminal: false), selected: CivilDate = Self.selected,
    cycles: [Cycle] = Cycle.primaries, onlyCritical: Bool = false, pieces: [Int] = [.max]
  ) {
    self.init(
      bytes: Array(text.utf8), format: format, selected: selected, cycles: cycles, onlyCritical: onlyCritical,
      pieces: pieces)
  }

  /// The rows below the heading, without their line ends.
  var rows: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
  }

  /// The first field of each row that needs no quotation marks.
  var names: [String] { rows.map { String($0.prefix { $0 != "," }) } }

  /// Bad rows by line and reason.
  var badRows: [Int: RosterError.RowError] {
    reported.reduce(into: [:]) { found, error in
      if case .row("r.csv", let line, let reason) = error { found[line] = reason }
    }
  }
}

private final class Collected {
  var bytes: [UInt8] = []
}
