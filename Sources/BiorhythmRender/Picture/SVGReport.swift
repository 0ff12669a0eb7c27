package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// The graph of a window as a picture of its own: SVG 1.1 in UTF-8, without script, font or file from elsewhere.
///
/// It has the curves over the days with weekends shaded, the selected day and the turning points marked, a legend
/// with the selected day's values, a title and a description for screen readers, and colors for light and for dark
/// paper. Its text is still read on a screen of 390 pixels.
package struct SVGReport: Sendable {
  /// The longest window that is still a picture, in days: ten years.
  package static let longestWindow = 3660

  private let report: Report
  private let catalog: Catalog
  private let layout: SVGLayout
  private let place: SVGDocument.Place

  /// Creates the picture of a report.
  ///
  /// - Parameters:
  ///   - report: The person, window and cycles; the window has at most ``longestWindow`` days.
  ///   - catalog: The language of its words.
  package init(_ report: Report, catalog: Catalog) {
    self.init(report, catalog: catalog, in: .alone)
  }

  init(_ report: Report, catalog: Catalog, in place: SVGDocument.Place) {
    self.report = report
    self.catalog = catalog
    self.place = place
    layout = SVGLayout(report.window, birthFraction: report.birthFraction)
  }

  /// Writes the `svg` element; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let marks = SVGMarks(report: report, catalog: catalog, layout: layout)
    let axis = SVGAxis(layout, dates: catalog.dates)
    let legend = SVGLegend(report: report, catalog: catalog, layout: layout, top: axis.bottom + 36)
    // A name may not be all that tells two pictures apart.
    let description =
      catalog.reports.pictureDescription(report.cycles.map(catalog.terms.name), report.window)
      + " \(catalog.dates.full(report.selected)). \(catalog.reports.born(report.birthday))."
    let document = SVGDocument(
      place: place, title: title,
      subtitle: "\(catalog.dates.title(of: report.window)) \u{B7} \(catalog.reports.born(report.birthday))",
      description: description, language: catalog.language,
      width: layout.width, height: legend.bottom + SVGLayout.margin,
      grid: .init(
        left: layout.left, top: layout.top, step: layout.step, rowHeight: layout.bottom - layout.top,
        lengths: [report.window.count]))
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append(SVGBackdrop(layout: layout, boundaries: axis.boundaries).text)
      try out.append(axis.text)
      try out.append(marks.band)
      for (index, cycle) in report.cycles.enumerated().reversed() {
        let curve = SVGCurve(cycle: cycle, birthday: report.birthday, layout: layout)
        if let data = curve.pathData {
          let style = SVGStroke.name(of: cycle, index: index) + (layout.hasDots ? "" : " thin")
          try out.append("<path class=\"curve \(style)\" d=\"\(data)\"/>\n")
        }
      }
      try out.append(marks.dots)
      try out.append(marks.readout)
      try out.append(marks.flag)
      try out.append(legend.text)
    }
  }

  private var title: String { catalog.reports.title(report.name) }
}
