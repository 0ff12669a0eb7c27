package import BiorhythmCore
package import BiorhythmTables

/// A window as one JSON object, with each day on a line of its own.
///
/// The keys stand in a fixed order; `Config/report.schema.json` describes them. UTF-8, ends in LF.
package struct JSONReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool
  private let found: FoundDays?

  /// Creates the document of a report, of all days, of those with a turning point, or of those that were found.
  package init(_ report: Report, eventsOnly: Bool = false, found: FoundDays? = nil) {
    self.report = report
    self.eventsOnly = eventsOnly
    self.found = found
  }

  /// Writes the object and a line feed.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    var json = JSONWriter()
    json.beginObject()
    if let found {
      json.key("condition")
      json.write(found.condition)
    }
    for (key, value) in [
      ("birthday", "\(report.birthday)"), ("name", report.name), ("selected", "\(report.selected)"),
      ("from", "\(report.window.lowerBound)"), ("to", "\(report.window.upperBound)"),
    ] as [(String, String?)] {
      json.key(key)
      json.write(value)
    }
    json.key("cycles", isOnNewLine: true)
    json.beginArray()
    for cycle in report.cycles {
      json.beginObject()
      json.key("id")
      json.write(cycle.id)
      json.key("period")
      json.write(cycle.period)
      json.endObject()
    }
    json.endArray()
    json.key("days", isOnNewLine: true)
    json.beginArray()
    try out.append(json.bytes)
    try out.append("\n")
    _ = try JSONDays(report: report, eventsOnly: eventsOnly, chosen: found?.days, separator: ",\n").write(
      to: &out)
    try out.append("]}\n")
  }
}

/// A window as JSON Lines: for every day the object that ``JSONReport`` has in `days`, on one line.
///
/// UTF-8; every line ends in LF.
package struct JSONLinesReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool
  private let found: FoundDays?

  /// Creates the document of a report, of all days, of those with a turning point, or of those that were found.
  package init(_ report: Report, eventsOnly: Bool = false, found: FoundDays? = nil) {
    self.report = report
    self.eventsOnly = eventsOnly
    self.found = found
  }

  /// Writes a line for every day.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    if try JSONDays(report: report, eventsOnly: eventsOnly, chosen: found?.days, separator: "\n").write(
      to: &out)
    {
      try out.append("\n")
    }
  }
}
