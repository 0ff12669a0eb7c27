import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

/// Makes a screen for a test: born 1990-05-15, today 2026-11-30, in English.
func makeScreen(
  birthday: String? = "1990-05-15", people: [String: String] = [:], typed: String? = nil,
  selected: String = "2026-11-30", cycles: [Cycle] = Cycle.primaries, glyphs: Glyphs = .unicode,
  palette: Palette? = nil, language: Language = .english, limit: Int = .max, zone: String = "UTC"
) throws -> Screen {
  let request = ScreenRequest(
    everyone: try stored(birthday: birthday, people: people), shown: typed == nil ? .owner : .unnamed,
    typed: try typed.map { Birth(on: try date($0)) }, cycles: cycles, selected: try date(selected),
    today: try date("2026-11-30"), mostColumns: limit)
  return Screen(
    request,
    style: Style(columns: limit, glyphs: glyphs, palette: palette, catalog: language.catalog),
    zones: Zones(environment: ["TZ": zone]))
}

/// Everyone who is stored.
func stored(birthday: String? = nil, people: [String: String] = [:]) throws -> [Person] {
  var settings = Settings()
  settings.owner = try birthday.map { Birth(on: try date($0)) }
  settings.people = try people.mapValues { Birth(on: try date($0)) }
  return settings.everyone
}

extension Screen {
  /// Types bytes as a terminal sends them, with all its time for them.
  ///
  /// - Returns: The effects, in order.
  @discardableResult
  mutating func type(_ text: String) -> [Effect] {
    var decoder = KeyDecoder()
    return (decoder.decode(text.utf8) + decoder.flush()).compactMap { handle($0) }
  }

  /// The rows of the picture as plain text.
  func rows(_ columns: Int = 80, _ rows: Int = 24) -> [String] {
    frame(columns: columns, rows: rows).lines.map { $0.spans.map(\.text).joined() }
  }

  /// The day that is selected.
  var day: String { report?.selected.description ?? "none" }
}

/// A terminal that shows what it is sent, as far as the screen makes use of it.
struct PaintedScreen {
  /// What stands in each cell; the right half of a wide character holds nothing.
  private(set) var cells: [[String]]
  /// The SGR parameters of each cell.
  private(set) var inks: [[String]]
  private(set) var isCursorShown = false
  private(set) var cursor = (row: 0, column: 0)
  private var ink = ""

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    inks = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The rows without the spaces at their ends.
  var rows: [String] {
    cells.map { row in
      String(row.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Shows what is sent.
  mutating func take(_ bytes: [UInt8]) throws {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      #expect(rest.first == "[")
      rest = rest.dropFirst()
      let parameters = rest.prefix { $0.isNumber || $0 == ";" || $0 == "?" }
      rest = rest.dropFirst(parameters.count)
      let command = rest.popFirst()
      try obey(try #require(command), String(parameters))
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    cells[cursor.row][cursor.column] = String(character)
    inks[cursor.row][cursor.column] = character == " " ? "" : ink
    if width > 1 {
      cells[cursor.row][cursor.column + 1] = ""
      inks[cursor.row][cursor.column + 1] = ink
    }
    cursor.column += width
  }

  private mutating func obey(_ command: Character, _ parameters: String) throws {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (command, parameters) {
    case ("H", _):
      cursor = (numbers.first.map { $0 - 1 } ?? 0, numbers.count > 1 ? numbers[1] - 1 : 0)
    case ("G", _): cursor.column = try #require(numbers.first) - 1
    case ("K", ""):
      for column in cursor.column..<cells[cursor.row].count { clear(cursor.row, column) }
    case ("J", "2"):
      for row in cells.indices { for column in cells[row].indices { clear(row, column) } }
    case ("m", _): ink = parameters == "0" ? "" : String(parameters.dropFirst(2))
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    default: Issue.record("unexpected sequence \(parameters)\(command)")
    }
  }

  private mutating func clear(_ row: Int, _ column: Int) {
    cells[row][column] = " "
    inks[row][column] = ""
  }
}
