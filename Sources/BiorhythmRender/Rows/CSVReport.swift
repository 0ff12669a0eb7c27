package import BiorhythmCore
package import BiorhythmTables

/// A window as CSV: `date,day,physical,emotional,intellectual,events`, a column for each chosen cycle.
///
/// Percents are whole; `events` holds words such as `physical:peak`, separated by spaces. On a day before birth all
/// cells but the date are empty. UTF-8, lines end in LF (RFC 4180 asks for CRLF, and every reader takes both).
package struct CSVReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool
  private let found: FoundDays?

  /// Creates the document of a report, of all days, of those with a turning point, or of those that were found.
  package init(_ report: Report, eventsOnly: Bool = false, found: FoundDays? = nil) {
    self.report = report
    self.eventsOnly = eventsOnly
    self.found = found
  }

  /// Writes a header and a row for every day.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    guard report.isPeriodic else { return try writeEach(to: &out) }
    try out.append((["date", "day"] + report.cycles.map(\.id) + ["events"]).joined(separator: ",") + "\n")
    var rows = WindowRows(
      report, eventsOnly: eventsOnly, chosen: found?.days, textRoom: CycleText.csvTextRoom,
      wordRoom: CycleText.csvWordRoom
    ) { CycleText(csv: $1) }
    let emptyCells = report.cycles.count + 2
    let room = DateText.length + 16 + 2 * rows.texts.room + emptyCells
    while rows.next() {
      try out.append(upTo: room) { Self.writeRow(of: &rows, emptyCells: emptyCells, to: &$0) }
    }
  }

  /// Writes the rows one by one, with all that a number of days does not tell.
  private func writeEach(to out: inout ByteWriter) throws(WriteFailure) {
    let hasMoments = report.exact != nil
    let last = ["events"] + (hasMoments ? ["moments"] : [])
    try out.append((["date", "day"] + report.cycles.map(\.id) + last).joined(separator: ",") + "\n")
    for date in report.window where found?.days.contains(date) != false {
      let day = report.day(date)
      if eventsOnly, day.readings?.contains(where: { $0.turningPoint != nil }) != true { continue }
      let cells = Self.cells(of: day, cycles: report.cycles, hasMoments: hasMoments)
      try out.append(cells.joined(separator: ",") + "\n")
    }
  }

  /// The cells of a day's row.
  ///
  /// - Parameter hasMoments: Whether the moments of the events stand in one more, each behind its cycle.
  static func cells(of day: Report.Day, cycles: [Cycle], hasMoments: Bool) -> [String] {
    let readings = day.readings ?? []
    let events = readings.compactMap { reading in
      reading.turningPoint.map { "\(reading.cycle.id):\($0.rawValue)" }
    }
    let moments = readings.compactMap { reading in reading.moment.map { "\(reading.cycle.id):\($0)" } }
    let percents = day.readings?.map { "\($0.percent)" } ?? cycles.map { _ in "" }
    return ["\(day.date)", day.number.map(String.init) ?? ""] + percents + [events.joined(separator: " ")]
      + (hasMoments ? [moments.joined(separator: " ")] : [])
  }

  @inline(__always)
  private static func writeRow(of rows: inout WindowRows, emptyCells: Int, to cursor: inout RowWriter) {
    cursor.append(rows.date.text)
    if rows.day != nil {
      cursor.append(UInt8(ascii: ","))
      rows.digits.write(to: &cursor)
      rows.texts.writeTexts(to: &cursor)
      cursor.appendList(opening: UInt8(ascii: ",")) { rows.texts.writeWords(to: &$0) }
    } else {
      for _ in 0..<emptyCells { cursor.append(UInt8(ascii: ",")) }
    }
    cursor.append(UInt8(ascii: "\n"))
  }
}

extension CycleText {
  /// The most bytes of a percent's cell and of an event's word in CSV; an id has at most 32.
  static let csvTextRoom = 8
  static let csvWordRoom = 64

  /// A cell `,82` and, on a day with a turning point, ` physical:peak`, whose first space gives way to a comma.
  init(csv reading: Reading) {
    let point = reading.turningPoint
    self.init(
      text: ",\(reading.percent)", word: point.map { " \(reading.cycle.id):\($0.rawValue)" } ?? "",
      hasTurningPoint: point != nil)
  }
}
