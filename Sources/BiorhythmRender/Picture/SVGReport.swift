package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// The graph of a window as a picture of its own: SVG 1.1 in UTF-8, without script, font or file from elsewhere.
///
/// It has the curves over the days with weekends shaded, the selected day and the turning points marked, a legend
/// with the selected day's values, a title and a description for screen readers, and colors for light and for dark
/// paper.
package struct SVGReport: Sendable {
  /// The longest window that is still a picture, in days: ten years.
  package static let longestWindow = 3660

  private let report: Report
  private let catalog: Catalog
  private let layout: SVGLayout
  private let strokes: [SVGStroke]

  /// Creates the picture of a report.
  ///
  /// - Parameters:
  ///   - report: The person, window and cycles; the window has at most ``longestWindow`` days.
  ///   - catalog: The language of its words.
  package init(_ report: Report, catalog: Catalog) {
    self.report = report
    self.catalog = catalog
    layout = SVGLayout(report.window)
    strokes = report.cycles.enumerated().map { SVGStroke.of($0.element, index: $0.offset) }
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let marks = SVGMarks(report: report, catalog: catalog, layout: layout)
    let axis = SVGAxis(layout, dates: catalog.dates)
    let legend = SVGLegend(report: report, catalog: catalog, layout: layout, top: axis.bottom + 40)
    let width = coordinate(layout.width)
    let height = coordinate(legend.bottom + SVGLayout.margin)
    try out.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      xml:lang="\(catalog.language.rawValue)" role="img" aria-labelledby="title description">
      <title id="title">\(title.xmlText)</title>
      <desc id="description">\(description.xmlText)</desc>
      <style>
      \(SVGStyle(strokes: strokes, isThin: !layout.hasDots, language: catalog.language).text)
      </style>
      <rect class="paper" width="\(width)" height="\(height)"/>

      """)
    try out.append(heading)
    try out.append(SVGBackdrop(layout: layout, axis: axis).text)
    try out.append(marks.band)
    for (index, cycle) in report.cycles.enumerated().reversed() {
      let curve = SVGCurve(cycle: cycle, birthday: report.birthday, layout: layout)
      if let data = curve.pathData {
        try out.append("<path class=\"curve c\(index)\" d=\"\(data)\"/>\n")
      }
    }
    try out.append(marks.dots)
    try out.append(marks.flag)
    try out.append(legend.text)
    try out.append("</svg>\n")
  }

  private var title: String { catalog.reports.title(report.name) }

  private var description: String {
    catalog.reports.pictureDescription(report.cycles.map(catalog.terms.name), report.window)
  }

  /// The title, as large as its line lets it be, and below it the days and the birthday.
  private var heading: String {
    let days = catalog.dates.title(of: report.window)
    let shown = title.visible.truncated(toColumns: 100)
    // A column of bold text is at most two thirds as wide as the text is high.
    let size = min(26, (layout.width - 2 * SVGLayout.margin) / (0.66 * Double(shown.displayWidth)))
    return """
      <text class="title" style="font-size:\(coordinate(size))px" x="\(coordinate(SVGLayout.margin))" y="50">\
      \(shown.xmlText)</text>
      <text class="quiet" x="\(coordinate(SVGLayout.margin))" y="76">\
      \("\(days) \u{B7} \(catalog.reports.born(report.birthday))".xmlText)</text>

      """
  }
}
