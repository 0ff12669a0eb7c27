package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// What was recorded on each day of each cycle, with the curve, as a picture: SVG 1.1 in UTF-8, a panel a cycle.
package struct SVGEvidence {
  private static let width = 960.0
  private static let left = 84.0
  private static let panelHeight = 150.0
  private static let panelGap = 56.0
  private static let firstPanel = 130.0

  private let evidence: Evidence
  private let catalog: Catalog

  /// Creates the picture of a verdict.
  package init(_ evidence: Evidence, catalog: Catalog) {
    self.evidence = evidence
    self.catalog = catalog
  }

  /// Writes the picture.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let findings = evidence.cycles
    let strokes = findings.enumerated().map { SVGStroke.of($0.element.cycle, index: $0.offset) }
    let title = catalog.evidence.title(evidence.kind)
    let days = catalog.dates.range(evidence.from...evidence.to)
    let height = coordinate(
      Self.firstPanel + Double(findings.count) * (Self.panelHeight + Self.panelGap) + SVGLayout.margin)
    let width = coordinate(Self.width)
    try out.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      xml:lang="\(catalog.language.rawValue)" role="img" aria-labelledby="title description">
      <title id="title">\(title.xmlText)</title>
      <desc id="description">\(description.xmlText)</desc>
      <style>
      \(SVGStyle(strokes: strokes, isThin: false, language: catalog.language).text)
      </style>
      <rect class="paper" width="\(width)" height="\(height)"/>
      <text class="title" style="font-size:26px" x="\(coordinate(SVGLayout.margin))" y="50">\(title.xmlText)</text>
      <text class="quiet" x="\(coordinate(SVGLayout.margin))" y="76">\(days.xmlText)</text>

      """)
    for (index, finding) in findings.enumerated() {
      let top = Self.firstPanel + Double(index) * (Self.panelHeight + Self.panelGap)
      try out.append(panel(finding, index: index, top: top))
    }
    try out.append("</svg>\n")
  }

  private var description: String {
    let found = evidence.cycles.filter { $0.pValue < Evidence.level }.map { catalog.terms.name(of: $0.cycle) }
    return found.isEmpty ? catalog.evidence.nothing : catalog.evidence.found(found)
  }

  /// The dots of the record between its least and its most, behind them the curve from valley to peak.
  private func panel(_ finding: Evidence.Finding, index: Int, top: Double) -> String {
    let period = finding.profile.count
    let right = Self.width - SVGLayout.margin
    let step = (right - Self.left) / Double(period)
    let inner = Self.panelHeight - 24
    func x(_ day: Int) -> String { coordinate(Self.left + (Double(day) + 0.5) * step) }
    func y(_ share: Double) -> String { coordinate(top + 12 + (1 - share) * inner) }
    let known = finding.profile.compactMap(\.self)
    let (least, most) = (known.min() ?? 0, known.max() ?? 0)
    let name = catalog.terms.name(of: finding.cycle)
    let curve = (0..<period).map { "\(x($0)),\(y((finding.cycle.value(onDay: $0) + 1) / 2))" }
    let dots = finding.profile.enumerated().compactMap { day, value -> String? in
      guard let value else { return nil }
      // Halved first, against overflow.
      let share = most > least ? (value / 2 - least / 2) / (most / 2 - least / 2) : 0.5
      return "<circle class=\"dot d\(index) critical\" cx=\"\(x(day))\" cy=\"\(y(share))\" r=\"4\"/>"
    }
    return """
      <text x="\(coordinate(SVGLayout.margin))" y="\(coordinate(top - 10))">\(name.xmlText) \u{B7} \
      p = \(EvidenceReport.pValue(finding.pValue))</text>
      <rect class="plot" x="\(coordinate(Self.left))" y="\(coordinate(top))" width="\(coordinate(right - Self.left))" \
      height="\(coordinate(Self.panelHeight))"/>
      <text class="axis scale" x="\(coordinate(Self.left - 10))" y="\(coordinate(top + 16))">\
      \(EvidenceReport.signedFigure(most))</text>
      <text class="axis scale" x="\(coordinate(Self.left - 10))" y="\(coordinate(top + Self.panelHeight - 8))">\
      \(EvidenceReport.signedFigure(least))</text>
      <path class="curve c\(index)" d="M\(curve.joined(separator: "L"))"/>
      \(dots.joined(separator: "\n"))

      """
  }
}
