internal import BiorhythmCore
internal import BiorhythmLocalization

/// What the strokes and marks mean, with the values of the selected day, in columns below the plot.
struct SVGLegend {
  private static let rowHeight = 28.0
  private static let sampleWidth = 40.0
  private static let gap = 10.0

  let report: Report
  let catalog: Catalog
  let layout: SVGLayout
  /// Where the first row stands.
  let top: Double

  /// Where the last row ends.
  var bottom: Double { top + Double(rows) * Self.rowHeight + (layout.hasDots ? 8 : -20) }

  var text: String { curves + (layout.hasDots ? explanations : "") }

  private var names: [String] { report.cycles.map(catalog.terms.name) }

  /// The values of the selected day, where the picture shows which day that is.
  private var values: [String]? {
    guard report.window.contains(report.selected) else { return nil }
    return report.day(report.selected).readings?.map { Glyphs.unicode.percent($0.percent) }
  }

  private var nameWidth: Double { Double(names.map(\.displayWidth).max() ?? 0) * 7.4 }
  private var columnWidth: Double { Self.sampleWidth + Self.gap + nameWidth + 44 + 34 }
  private var columns: Int {
    max(1, min(names.count, Int((layout.right - SVGLayout.left + 34) / columnWidth)))
  }
  private var rows: Int { (names.count + columns - 1) / columns }

  private var curves: String {
    let values = values
    return names.enumerated().map { index, name in
      let x = SVGLayout.left + Double(index % columns) * columnWidth
      let y = top + Double(index / columns) * Self.rowHeight
      let nameX = x + Self.sampleWidth + Self.gap
      let value = values.map {
        "<text class=\"value\" x=\"\(coordinate(nameX + nameWidth + 44))\" y=\"\(coordinate(y))\">\($0[index])</text>\n"
      }
      return """
        <path class="curve c\(index)" d="M\(coordinate(x)),\(coordinate(y - 5))h\(coordinate(Self.sampleWidth))"/>
        <text x="\(coordinate(nameX))" y="\(coordinate(y))">\(name.xmlText)</text>

        """ + (value ?? "")
    }.joined()
  }

  private var explanations: String {
    let y = top + Double(rows) * Self.rowHeight + 8
    let terms = catalog.terms
    var x = SVGLayout.left
    return [
      (true, terms.critical),
      (false, [.peak, .valley].map(terms.turningPoint).joined(separator: terms.listJoint)),
    ].map { isCritical, label in
      defer { x += Double(label.displayWidth) * 7.4 + 56 }
      return SVGMarks.dot(isCritical, style: "plain", x: x + 6, y: y - 5, title: label)
        + "<text class=\"quiet\" x=\"\(coordinate(x + 20))\" y=\"\(coordinate(y))\">\(label.xmlText)</text>\n"
    }.joined()
  }
}
