package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// A window as a page to look at, to send and to print: the picture, the selected day with what comes next, turning
/// points, and a table of days with bars; a month is one sheet of A4 or Letter.
package struct HTMLReport: Sendable {
  private let report: Report
  private let catalog: Catalog

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - report: The person, window and cycles; the window has at most ``SVGReport/longestWindow`` days.
  ///   - catalog: The language of its words.
  package init(_ report: Report, catalog: Catalog) {
    self.report = report
    self.catalog = catalog
  }

  /// Writes the page; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let document = HTMLDocument(
      kind: .report, title: catalog.reports.title(report.name),
      subtitle: "\(catalog.dates.title(of: report.window)) \u{B7} \(catalog.reports.born(report.birthday))",
      catalog: catalog)
    let parts = HTMLParts(report: report, catalog: catalog)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append("<div class=\"two\">\n<div>\n")
      try document.writeFigure(to: &out) { (out) throws(WriteFailure) in
        try SVGReport(report, catalog: catalog, in: .inline(id: "graph")).write(to: &out)
      }
      try out.append("</div>\n<div class=\"columns\">\n<div>\n")
      try out.append(parts.selectedDay + parts.turningPoints())
      try out.append("</div>\n")
      try parts.writeDays(to: &out)
      try out.append("</div>\n</div>\n")
    }
  }
}
