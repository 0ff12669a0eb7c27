import BiorhythmCore
import TestSupport
import Testing

@testable import BiorhythmCLI

/// Holds the reader against a slow one that works on whole strings and knows nothing of blocks.
struct RosterDifferentialTests {
  @Test func `a hundred thousand random rows come out as a slow reader has them`() {
    var random = Dice(state: 5)
    for _ in 0..<100 {
      let roster = RandomRoster(rows: 1000, using: &random)
      let trial = RosterTrial(
        roster.file,
        pieces: [[.max], [4096, 77], [1], [13, 1, 1, 200]].randomElement(using: &random) ?? [1])
      #expect(trial.interruption == nil)
      #expect(trial.rowsOfRecords == roster.expected, "\(roster.dialect)")
      #expect(trial.tally?.badRows == roster.badRows)
    }
  }

  @Test func `the same file in any blocks comes out the same`() {
    var random = Dice(state: 6)
    for _ in 0..<40 {
      let roster = RandomRoster(rows: 60, using: &random)
      let whole = RosterTrial(roster.file)
      for pieces in [
        [1], [2], [3], [7], [64], [1, 1000], (0..<20).map { _ in Int.random(in: 1...90, using: &random) },
      ] {
        let split = RosterTrial(roster.file, pieces: pieces)
        #expect(split.output == whole.output)
        #expect(split.reported == whole.reported)
      }
    }
  }

  @Test func `random bytes never stop the reader otherwise than by its own errors`() {
    var random = Dice(state: 7)
    let alphabet = Array("\"\",,\r\n\n 19900515-ab;\t가".utf8) + [0xFF]
    for _ in 0..<2000 {
      let bytes =
        Array("name,birthday\n".utf8)
        + (0..<Int.random(in: 0...60, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? 0
        }
      let whole = RosterTrial(bytes: bytes)
      let split = RosterTrial(bytes: bytes, pieces: [1])
      #expect(split.output == whole.output)
      #expect(split.reported == whole.reported)
      #expect(split.interruption == whole.interruption)
      #expect(split.tally == whole.tally)
    }
  }
}

extension RosterTrial {
  /// The rows, with line ends inside quotation marks kept.
  fileprivate var rowsOfRecords: [String] {
    var rows: [String] = []
    var row = ""
    var isQuoted = false
    for scalar in output.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == "\n", !isQuoted {
        rows.append(row)
        row = ""
      } else {
        row.unicodeScalars.append(scalar)
      }
    }
    return Array(rows.dropFirst())
  }
}

/// A file in a random dialect, and what must become of it.
private struct RandomRoster {
  var file = ""
  var expected: [String] = []
  var badRows = 0
  var dialect = ""

  private static let names = [
    "Ana", "Minji", "김하늘", "王芳", "山田太郎", "José", "O'Neil", "=1+1", "-Kim", "@x", "x", "ab cd ef gh", "😀",
    "ひらがな",
    "a\"b", "a,b", "a;b", "a\tb", "a\nb", "a\r\nb", " padded ", "sixteen letters!", "カタカナ name that is long",
  ]

  init(rows: Int, using random: inout Dice) {
    let separator = [",", ";", "\t"].randomElement(using: &random) ?? ","
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    let layout =
      [
        ["name", "birthday"], ["name", "birthday"], ["Birthday", "Name"],
        ["id", "name", "x", "BIRTHDAY", "y"],
      ]
      .randomElement(using: &random) ?? []
    dialect = "\(separator.debugDescription) \(lineEnd.debugDescription) \(layout)"
    file = (Bool.random(using: &random) ? "\u{FEFF}" : "") + layout.joined(separator: separator) + lineEnd
    for number in 0..<rows {
      let name = Self.names.randomElement(using: &random) ?? ""
      let selected = RosterTrial.selected
      let birthday = selected.advanced(by: -Int.random(in: -300...60_000, using: &random))
      var written = Self.text(of: birthday, form: Int.random(in: 0...9, using: &random))
      let isWrong = Int.random(in: 0..<30, using: &random) == 0
      if isWrong { written += "x" }
      let fields = layout.map { column in
        let field =
          switch column.lowercased() {
          case "name": name
          case "birthday": written
          case "id": String(number)
          default: ["", "note", "a \"b\"", "1\(separator)2"].randomElement(using: &random) ?? ""
          }
        let special = "\"\r\n\(separator)".unicodeScalars
        let mustQuote = field.unicodeScalars.contains { special.contains($0) }
        guard mustQuote || Int.random(in: 0..<4, using: &random) == 0 else { return field }
        return "\"" + Self.doubled(field) + "\""
      }
      file += fields.joined(separator: separator)
      if number < rows - 1 || Bool.random(using: &random) { file += lineEnd }
      if Int.random(in: 0..<10, using: &random) == 0 { file += lineEnd }
      if isWrong || birthday > selected {
        badRows += 1
      } else {
        expected.append(Self.row(name: name, birthday: birthday))
      }
    }
  }

  private static func text(of date: CivilDate, form: Int) -> String {
    let (year, month, day) = (date.month.year, date.month.month, date.day)
    return switch form {
    case 0: "\(year).\(month).\(day)"
    case 1: "\(year)년 \(month)월 \(day)일"
    case 2: date.description.split(separator: "-").joined()
    case 3: date.description.split(separator: "-").joined(separator: "/")
    case 4: date.description.split(separator: "-").joined(separator: ".")
    default: date.description
    }
  }

  private static func doubled(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
  }

  private static func row(name: String, birthday: CivilDate) -> String {
    let day = RosterTrial.selected - birthday
    let safe = (["=", "+", "-", "@"].contains { name.hasPrefix($0) } ? "'" : "") + name
    let isQuoted = name.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
    let cell = isQuoted ? "\"\(doubled(safe))\"" : safe
    let events = Cycle.primaries.compactMap { cycle in
      cycle.turningPoint(onDay: day).map { "\(cycle.id):\($0.rawValue)" }
    }
    let percents = Cycle.primaries.map { String($0.percent(onDay: day)) }
    return ([cell, "\(birthday)", "2026-11-30", "\(day)"] + percents + [events.joined(separator: " ")])
      .joined(separator: ",")
  }
}
