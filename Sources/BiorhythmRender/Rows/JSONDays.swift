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
    guard report.isPeriodic else { return try writeEach(to: &out) }
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

  /// Writes them one by one, with all that a number of days does not tell.
  private func writeEach(to out: inout ByteWriter) throws(WriteFailure) -> Bool {
    var isFirst = true
    for date in report.window where chosen?.contains(date) != false {
      let day = report.day(date)
      if eventsOnly, day.readings?.contains(where: { $0.turningPoint != nil }) != true { continue }
      if !isFirst { try out.append(literal: separator) }
      isFirst = false
      var json = JSONWriter()
      json.beginObject()
      Self.writeDate(date, of: report, to: &json)
      Self.writeMembers(of: day, to: &json)
      json.endObject()
      try out.append(json.bytes)
    }
    return !isFirst
  }

  /// Writes the members that name a day.
  static func writeDate(_ date: CivilDate, of report: Report, to json: inout JSONWriter) {
    json.key("date")
    json.write("\(date)")
    guard let calendar = report.lunarCalendar else { return }
    json.key("lunar")
    json.write(LunarDate(date, in: calendar)?.description)
  }

  /// Writes what a day is to someone.
  static func writeMembers(of day: Report.Day, to json: inout JSONWriter) {
    json.key("day")
    json.write(day.number)
    json.key("critical")
    json.write(day.criticalCount)
    json.key("cycles")
    guard let readings = day.readings else { return json.write(nil as String?) }
    json.beginObject()
    for reading in readings { write(reading, to: &json) }
    json.endObject()
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
    if let moment = reading.moment {
      json.key("moment")
      json.write("\(moment)")
    }
    json.endObject()
  }
}
