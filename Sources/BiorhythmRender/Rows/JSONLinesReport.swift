package import BiorhythmCore
package import BiorhythmTables

/// A window as JSON Lines: for every day the object that ``JSONReport`` has in `days`, on one line.
///
/// UTF-8; every line ends in LF.
package struct JSONLinesReport: Sendable {
  private let report: Report
  private let eventsOnly: Bool

  /// Creates the document of a report, of all days or of those with a turning point.
  package init(_ report: Report, eventsOnly: Bool = false) {
    self.report = report
    self.eventsOnly = eventsOnly
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    if try JSONDays(report: report, eventsOnly: eventsOnly, separator: "\n").write(to: &out) {
      try out.append("\n")
    }
  }
}
