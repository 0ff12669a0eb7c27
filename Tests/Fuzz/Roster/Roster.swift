import BiorhythmCLI
@testable import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import BiorhythmTables

/// Roster files; the first byte says how the rest is cut into reads.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let bytes = Array(input.dropFirst())
  let lines = read(bytes, as: .jsonLines)
  precondition(read(bytes, as: .jsonLines, by: Int(first) + 1) == lines, "the cuts do not matter")
  let found = people(lines.output)
  precondition(
    !lines.isWhole || found.count == lines.rows - lines.badRows - lines.unknownBirthdays,
    "every good row is written")
  checkTable(bytes, lines, columns: 1 + Int(first) / 2)
  checkCSV(bytes, found)
  return 0
}

/// What came of a run.
private struct Outcome: Equatable {
  var output: [UInt8] = []
  var errors: [RosterError] = []
  var rows = 0
  var badRows = 0
  var unknownBirthdays = 0
  var isWhole = true
}

private func read(_ bytes: [UInt8], as format: RosterRun.Format, by length: Int = .max) -> Outcome {
  var outcome = Outcome()
  var output: [UInt8] = []
  withoutActuallyEscaping({ (block: UnsafeRawBufferPointer) throws(WriteFailure) in output += block }) {
    sink in
    var rest = bytes[...]
    var writer = ByteWriter(to: sink)
    let run = RosterRun(
      file: "f", selected: CivilDate.min.advanced(by: 739_949), cycles: Cycle.builtIn, format: format)
    do throws(RosterInterruption) {
      let tally = try run.run(
        reading: { (room) throws(ReadingFailure) in
          let piece = rest.prefix(min(length, room.count))
          room.copyBytes(from: piece)
          rest = rest.dropFirst(piece.count)
          return piece.count
        },
        to: &writer, report: { outcome.errors.append($0) })
      outcome.rows = tally.rows
      outcome.badRows = tally.badRows
      outcome.unknownBirthdays = tally.unknownBirthdays
    } catch {
      guard case .refused(let error) = error else { preconditionFailure("nothing but the file is wrong") }
      outcome.errors.append(error)
      outcome.isWhole = false
    }
  }
  outcome.output = output
  for error in outcome.errors {
    let words = Language.english.catalog.describe(.roster(error)).visible
    precondition(isSafe(words.unicodeScalars), "a message is safe")
  }
  return outcome
}

/// The names and birthdays of JSON Lines, each line of which must be JSON.
private func people(_ lines: [UInt8]) -> [(name: String, birthday: String)] {
  lines.split(separator: UInt8(ascii: "\n")).map { line in
    precondition(
      isSafe(String(decoding: line, as: UTF8.self).unicodeScalars), "JSON escapes what acts unseen")
    guard case .object(let members) = try? JSONValue(parsing: Array(line)),
      case .string(let name) = members["name"],
      case .string(let birthday) = members["birthday"], CivilDate(birthday) != nil, !name.isInvisible
    else { preconditionFailure("a line is a person") }
    return (name, birthday)
  }
}

private func checkTable(_ bytes: [UInt8], _ lines: Outcome, columns: Int) {
  let style = Style(
    columns: columns, glyphs: columns % 2 == 0 ? .unicode : .ascii, palette: nil,
    catalog: Language.korean.catalog)
  let table = read(bytes, as: .table(style))
  precondition(table.errors == lines.errors, "errors do not depend on the format")
  guard let text = String(validating: table.output, as: UTF8.self) else {
    preconditionFailure("a table is text")
  }
  for line in text.unicodeScalars.split(separator: "\n") {
    precondition(isSafe(line), "a table is safe")
    precondition(String(String.UnicodeScalarView(line)).displayWidth <= columns, "a table keeps to the width")
  }
}

private func checkCSV(_ bytes: [UInt8], _ found: [(name: String, birthday: String)]) {
  let table = read(bytes, as: .csv(isOnTerminal: false))
  guard !table.output.isEmpty else { return }
  let again = read(table.output, as: .jsonLines)
  precondition(again.isWhole && again.badRows == 0 && again.rows == found.count, "CSV reads back as a roster")
  for (old, new) in zip(found, people(again.output)) {
    let isFormula = old.name.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    precondition(
      Array(new.name.utf8) == Array((isFormula ? "'" + old.name : old.name).utf8), "a name is one cell")
    precondition(new.birthday == old.birthday, "and so is a birthday")
  }
}

private func isSafe(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
  scalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}
