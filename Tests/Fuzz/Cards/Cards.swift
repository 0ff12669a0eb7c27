import BiorhythmCLI
@testable import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import BiorhythmTables

/// Files of vCards; the first byte says how the rest is cut into reads.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let bytes = Array("BEGIN:VCARD\n".utf8) + input.dropFirst()
  let cards = read(bytes)
  precondition(read(bytes, by: Int(first) + 1) == cards, "the cuts do not matter")
  precondition(
    cards.people == cards.rows - cards.badRows - cards.unknownBirthdays, "every good card is written")
  let whole = Array("\nEND:VCARD\nBEGIN:VCARD\nFN:Ana\nBDAY:1990-05-15\nEND:VCARD\n".utf8)
  let last = read(bytes + Array("\n\nEND:VCARD\nEND:VCARD".utf8) + whole)
  precondition(last.people >= cards.people, "what follows takes nothing away")
  return 0
}

/// What came of a run.
private struct Outcome: Equatable {
  var output: [UInt8] = []
  var errors: [RosterError] = []
  var rows = 0
  var badRows = 0
  var unknownBirthdays = 0
  var people: Int { output.count { $0 == UInt8(ascii: "\n") } }
}

private func read(_ bytes: [UInt8], by length: Int = .max) -> Outcome {
  var outcome = Outcome()
  var output: [UInt8] = []
  withoutActuallyEscaping({ (block: UnsafeRawBufferPointer) throws(WriteFailure) in output += block }) {
    sink in
    var rest = bytes[...]
    var writer = ByteWriter(to: sink)
    let run = RosterRun(
      file: "f", selected: CivilDate.min.advanced(by: 739_949), cycles: Cycle.builtIn, format: .jsonLines)
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
    } catch { preconditionFailure("a file of cards is never refused as a whole") }
  }
  outcome.output = output
  for line in output.split(separator: UInt8(ascii: "\n")) {
    guard case .object(let members) = try? JSONValue(parsing: Array(line)),
      case .string(let name) = members["name"], !name.isInvisible,
      case .string(let birthday) = members["birthday"], CivilDate(birthday) != nil
    else { preconditionFailure("a line is a person") }
  }
  for error in outcome.errors {
    let words = Language.english.catalog.describe(.roster(error)).visible
    precondition(
      !words.unicodeScalars.contains { $0.properties.generalCategory == .control }, "a message is safe")
  }
  return outcome
}
