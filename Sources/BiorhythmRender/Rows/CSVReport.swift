package import BiorhythmCore
package import BiorhythmTables

/// A window as CSV: `date,day,physical,emotional,intellectual,events`, a column for each chosen cycle.
///
/// Percents are whole; `events` holds words such as `physical:peak`, separated by spaces. On a day before birth all
/// cells but the date are empty. UTF-8, lines end in LF (RFC 4180 asks for CRLF, and every reader takes both).
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
    var rows = WindowRows(report, textRoom: 32, wordRoom: 64) { _, reading in
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
    let limit = DateDigits.length + DayDigits.room + 2 * rows.texts.room + 3
    try out.append(upTo: limit) { start in
      var end = UnsafeMutableRawPointer(start)
      end += rows.date.write(to: end)
      end.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
      end += 1
      end += rows.number.write(to: end)
      end += rows.texts.writeTexts(to: end)
      let length = rows.texts.writeWords(to: end)
      // Every word brings a space before it; in place of the first one stands the cell's comma.
      end.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
      end += max(1, length)
      end.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
      return end + 1 - UnsafeMutableRawPointer(start)
    }
  }
}
