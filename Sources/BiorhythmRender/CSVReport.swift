package import BiorhythmCore

/// A window as CSV: `date,day,physical,emotional,intellectual,events`, a column for each chosen cycle.
///
/// Percents are whole; `events` holds words such as `physical:peak`, separated by spaces. On a day before birth all cells
/// but the date are empty. UTF-8, lines end in LF (RFC 4180 asks for CRLF, and every reader takes both).
package struct CSVReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool

  /// Creates the document of a report, of all days or of those with a turning point.
  package init(_ report: Report, eventsOnly: Bool = false) {
    self.report = report
    self.eventsOnly = eventsOnly
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    try out.append((["date", "day"] + report.cycles.map(\.id) + ["events"]).joined(separator: ",") + "\n")
    var rows = WindowRows(report, textRoom: 16, wordRoom: 64) { _, reading in
      let point = reading.turningPoint
      return CycleText(
        text: ",\(reading.percent)", word: point.map { " \(reading.cycle.id):\($0.rawValue)" } ?? "",
        hasTurningPoint: point != nil)
    }
    let emptyCells = String(repeating: ",", count: report.cycles.count + 2) + "\n"
    for _ in 0..<rows.countBeforeBirth {
      if !eventsOnly {
        try out.append(upTo: DateDigits.length) { rows.date.write(to: $0) }
        try out.append(emptyCells)
      }
      rows.advanceBeforeBirth()
    }
    for _ in 0..<rows.count {
      if !eventsOnly || rows.texts.hasTurningPoint { try Self.writeRow(of: rows, to: &out) }
      rows.advance()
    }
  }

  private static func writeRow(of rows: borrowing WindowRows, to out: inout ByteWriter) throws(WriteFailure) {
    try out.append(upTo: DateDigits.length + 1 + DayDigits.room) { place in
      let comma = rows.date.write(to: place)
      place[comma] = UInt8(ascii: ",")
      return comma + 1 + rows.number.write(to: place + comma + 1)
    }
    for index in 0..<rows.texts.count {
      try out.append(upTo: rows.texts.room) { rows.texts.writeText(index, to: $0) }
    }
    var needsComma = true
    if rows.texts.hasTurningPoint {
      for index in 0..<rows.texts.count {
        try out.append(upTo: rows.texts.room) { place in
          let length = rows.texts.writeWord(index, to: place)
          // A word brings the space before it, in place of which the first one has the cell's comma.
          if needsComma, length > 0 {
            place[0] = UInt8(ascii: ",")
            needsComma = false
          }
          return length
        }
      }
    }
    try out.append(upTo: 2) { place in
      place[0] = UInt8(ascii: ",")
      place[needsComma ? 1 : 0] = UInt8(ascii: "\n")
      return needsComma ? 2 : 1
    }
  }
}
