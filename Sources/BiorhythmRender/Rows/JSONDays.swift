internal import BiorhythmCore
internal import BiorhythmTables

/// The days of a window as JSON objects, one a line: what JSON and JSON Lines share.
struct JSONDays {
  let report: Report
  let eventsOnly: Bool
  var chosen: DaySet?
  /// What stands between two days.
  let separator: StaticString

  /// Writes them.
  ///
  /// - Returns: Whether there were any.
  func write(to out: inout ByteWriter) throws(WriteFailure) -> Bool {
    // An id has at most 32 bytes, the rest of a member at most 116.
    var rows = WindowRows(report, eventsOnly: eventsOnly, chosen: chosen, textRoom: 160) { index, reading in
      CycleText(
        text: (index == 0 ? "" : ",") + Self.member(reading), hasTurningPoint: reading.turningPoint != nil)
    }
    let criticals = CriticalCount()
    // The literals have fewer than 64 bytes together.
    let room = 64 + DateText.length + 16 + rows.texts.room
    var isFirst = true
    while rows.next() {
      if !isFirst { try out.append(literal: separator) }
      isFirst = false
      try out.append(upTo: room) { Self.writeDay(of: &rows, criticals, to: &$0) }
    }
    return !isFirst
  }

  private static func writeDay(
    of rows: inout WindowRows, _ criticals: CriticalCount, to cursor: inout RowWriter
  ) {
    cursor.append(#"{"date":""#)
    cursor.append(rows.date.text)
    guard let day = rows.day else { return cursor.append(#"","day":null,"critical":0,"cycles":null}"#) }
    cursor.append(#"","day":"#)
    rows.digits.write(to: &cursor)
    cursor.append(#","critical":"#)
    cursor.append(UInt8(truncatingIfNeeded: 48 + criticals(onDay: day)))
    cursor.append(#","cycles":{"#)
    rows.texts.writeTexts(to: &cursor)
    cursor.append("}}")
  }

  /// A cycle's member of `cycles`: `"physical":{"dayOfCycle":2,…}`.
  static func member(_ reading: Reading) -> String {
    var json = JSONWriter()
    write(reading, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Writes a cycle's member of `cycles`.
  static func write(_ reading: Reading, to json: inout JSONWriter) {
    json.key(reading.cycle.id)
    json.beginObject()
    json.key("dayOfCycle")
    json.write(reading.dayOfCycle)
    json.key("value")
    json.write(reading.value)
    json.key("percent")
    json.write(reading.percent)
    json.key("trend")
    json.write(reading.trend?.rawValue)
    json.key("event")
    json.write(reading.turningPoint?.rawValue)
    json.endObject()
  }
}
