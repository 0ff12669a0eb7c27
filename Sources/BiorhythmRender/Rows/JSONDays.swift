internal import BiorhythmCore
internal import BiorhythmTables

/// The days of a window as JSON objects, one a line: what JSON and JSON Lines share.
struct JSONDays {
  let report: Report
  let eventsOnly: Bool
  /// What stands between two days.
  let separator: StaticString

  /// Writes them.
  ///
  /// - Returns: Whether there were any.
  func write(to out: inout ByteWriter) throws(WriteFailure) -> Bool {
    // An id has at most 32 bytes, the rest of a member at most 116.
    var rows = WindowRows(report, textRoom: 160) { index, reading in
      CycleText(
        text: (index == 0 ? "" : ",") + Self.member(reading), hasTurningPoint: reading.turningPoint != nil)
    }
    var isFirst = true
    for _ in 0..<rows.countBeforeBirth {
      if !eventsOnly {
        if !isFirst { try out.append(literal: separator) }
        isFirst = false
        try out.append(literal: #"{"date":""#)
        try out.append(upTo: DateDigits.length) { rows.date.write(to: $0) }
        try out.append(literal: #"","day":null,"critical":0,"cycles":null}"#)
      }
      rows.advanceBeforeBirth()
    }
    var criticals = CriticalCount(onDay: max(0, report.window.lowerBound - report.birthday))
    for _ in 0..<rows.count {
      if !eventsOnly || rows.texts.hasTurningPoint {
        if !isFirst { try out.append(literal: separator) }
        isFirst = false
        try Self.writeDay(of: rows, criticalCount: criticals.value, to: &out)
      }
      rows.advance()
      criticals.advance()
    }
    return !isFirst
  }

  private static func writeDay(
    of rows: borrowing WindowRows, criticalCount: UInt8, to out: inout ByteWriter
  ) throws(WriteFailure) {
    // The literals have fewer than 64 bytes together.
    try out.append(upTo: 64 + DateDigits.length + DayDigits.room + rows.texts.room) { start in
      let start = UnsafeMutableRawPointer(start)
      var end = start + copy(#"{"date":""#, to: start)
      end += rows.date.write(to: end)
      end += copy(#"","day":"#, to: end)
      end += rows.number.write(to: end)
      end += copy(#","critical":"#, to: end)
      end.storeBytes(of: UInt8(ascii: "0") + criticalCount, as: UInt8.self)
      end += 1
      end += copy(#","cycles":{"#, to: end)
      end += rows.texts.writeTexts(to: end)
      end += copy("}}", to: end)
      return end - start
    }
  }

  private static func copy(_ text: StaticString, to place: UnsafeMutableRawPointer) -> Int {
    place.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    return text.utf8CodeUnitCount
  }

  /// A cycle's member of `cycles`: `"physical":{"dayOfCycle":2,…}`.
  private static func member(_ reading: Reading) -> String {
    func word(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    return "\(reading.cycle.id.jsonString):{\"dayOfCycle\":\(reading.dayOfCycle.map(String.init) ?? "null")"
      + ",\"value\":\(reading.value.jsonNumber),\"percent\":\(reading.percent)"
      + ",\"trend\":\(word(reading.trend?.rawValue)),\"event\":\(word(reading.turningPoint?.rawValue))}"
  }
}

/// How many primary cycles are critical on a day of life, stepped day by day.
private struct CriticalCount {
  private struct Primary {
    let period: Int
    /// The days of the cycle that are critical, a bit each; the primaries have fewer than 64 days.
    let criticalDays: UInt64
    var dayOfCycle: Int
  }

  private var primaries: [Primary]

  init(onDay day: Int) {
    primaries = Cycle.primaries.compactMap { cycle in
      guard let period = cycle.period, let dayOfCycle = cycle.dayOfCycle(onDay: day) else { return nil }
      let criticalDays = (0..<period).reduce(0 as UInt64) { days, day in
        cycle.turningPoint(onDay: day)?.isCritical == true ? days | 1 << UInt64(day) : days
      }
      return Primary(period: period, criticalDays: criticalDays, dayOfCycle: dayOfCycle)
    }
  }

  var value: UInt8 {
    primaries.reduce(0) { $0 &+ UInt8(truncatingIfNeeded: $1.criticalDays &>> UInt64($1.dayOfCycle) & 1) }
  }

  mutating func advance() {
    for index in primaries.indices {
      primaries[index].dayOfCycle &+= 1
      if primaries[index].dayOfCycle == primaries[index].period { primaries[index].dayOfCycle = 0 }
    }
  }
}
