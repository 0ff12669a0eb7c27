package import BiorhythmCore
package import BiorhythmTables

/// A window as one JSON object, with each day on a line of its own.
///
/// The keys stand in a fixed order; `Config/report.schema.json` describes them. UTF-8, ends in LF.
package struct JSONReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool

  /// Creates the document of a report, of all days or of those with a turning point.
  package init(_ report: Report, eventsOnly: Bool = false) {
    self.report = report
    self.eventsOnly = eventsOnly
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let cycles = report.cycles.map {
      "{\"id\":\($0.id.jsonString),\"period\":\($0.period.map(String.init) ?? "null")}"
    }
    try out.append(
      """
      {"birthday":"\(report.birthday)","name":\(report.name?.jsonString ?? "null"),\
      "selected":"\(report.selected)","from":"\(report.window.lowerBound)","to":"\(report.window.upperBound)",
       "cycles":[\(cycles.joined(separator: ","))],
       "days":[

      """)
    _ = try JSONDays(report: report, eventsOnly: eventsOnly, separator: ",\n").write(to: &out)
    try out.append("]}\n")
  }
}
