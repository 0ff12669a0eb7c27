internal import BiorhythmCore
internal import BiorhythmLocalization

/// What the strokes and marks mean, with the values of the selected day, in columns below the plot.
struct SVGLegend {
  private static let sampleWidth = 30.0
  private static let gap = 8.0

  let report: Report
  let catalog: Catalog
  let layout: SVGLayout
  /// Where the first row stands.
  let top: Double

  /// Where the last row ends.
  var bottom: Double { top + Double(rows) * rowHeight + (layout.hasDots ? 6 : -22) }

  var text: String { curves + (layout.hasDots ? explanations : "") }

  /// The values of the selected day, where the picture shows which day that is.
  private var values: [String]? {
    guard report.window.contains(report.selected) else { return nil }
    return report.day(report.selected).readings?.map { Glyphs.unicode.percent($0.percent) }
  }

  private var names: [String] { report.cycles.map(catalog.terms.name) }
  /// A value stands below its name.
  private var rowHeight: Double { values == nil ? 28 : 57 }
  private var room: Double { SVGLayout.pictureWidth - 2 * SVGLayout.margin }

  /// As many columns, up to three, as the longest name lets fit.
  private var columns: Int {
    let longest = names.map { SVGLayout.width(of: $0) }.max() ?? 0
    let fitting = Int(room / (Self.sampleWidth + 2 * Self.gap + longest))
    return max(1, min(3, fitting, names.count))
  }
  private var columnWidth: Double { room / Double(max(columns, min(names.count, 3))) }
  private var rows: Int { (names.count + columns - 1) / columns }

  private var curves: String {
    let values = values
    return names.enumerated().map { index, name in
      let x = SVGLayout.margin + Double(index % columns) * columnWidth
      let y = top + Double(index / columns) * rowHeight
      let nameX = x + Self.sampleWidth + Self.gap
      let style = SVGStroke.name(of: report.cycles[index], index: index)
      let sample =
        "<path class=\"curve \(style)\" d=\"M\(coordinate(x)),\(coordinate(y - 5))h\(coordinate(Self.sampleWidth))\"/>\n"
      let value = values.map { SVGText.line($0[index], style: "value", x: nameX, y: y + 24) }
      return sample + SVGText.line(name, style: "name", x: nameX, y: y) + (value ?? "")
    }.joined()
  }

  private var explanations: String {
    let y = top + Double(rows) * rowHeight + 6
    let terms = catalog.terms
    var x = SVGLayout.margin
    return [
      (true, terms.critical),
      (false, [.peak, .valley].map(terms.turningPoint).joined(separator: terms.listJoint)),
    ].map { isCritical, label in
      defer { x += SVGLayout.width(of: label, size: SVGLayout.axisSize) + 44 }
      return SVGMarks.dot(isCritical, style: "plain", x: x + 6, y: y - 5, title: label)
        + SVGText.line(label, style: "quiet", x: x + 20, y: y)
    }.joined()
  }
}
