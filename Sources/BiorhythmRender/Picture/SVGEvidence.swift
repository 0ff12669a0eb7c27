package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// What was recorded on each day of each cycle, with the curve, as a picture: SVG 1.1 in UTF-8, a panel a cycle.
package struct SVGEvidence {
  private static let left = 78.0
  private static let panelHeight = 132.0
  private static let panelGap = 40.0
  private static let firstPanel = 100.0

  private let evidence: Evidence
  private let catalog: Catalog
  private let place: SVGDocument.Place

  /// Creates the picture of a verdict.
  package init(_ evidence: Evidence, catalog: Catalog) {
    self.init(evidence, catalog: catalog, in: .alone)
  }

  init(_ evidence: Evidence, catalog: Catalog, in place: SVGDocument.Place) {
    self.evidence = evidence
    self.catalog = catalog
    self.place = place
  }

  /// Writes the `svg` element; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let findings = evidence.cycles
    let document = SVGDocument(
      place: place, title: catalog.evidence.title(evidence.kind),
      subtitle: catalog.dates.range(evidence.from...evidence.to), description: description,
      language: catalog.language, width: SVGLayout.pictureWidth,
      height: Self.firstPanel + Double(findings.count) * (Self.panelHeight + Self.panelGap)
        - Self.panelGap + SVGLayout.margin)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      for (index, finding) in findings.enumerated() {
        let top = Self.firstPanel + Double(index) * (Self.panelHeight + Self.panelGap)
        try out.append(panel(finding, index: index, top: top))
      }
    }
  }

  private var figures: EvidenceFigures { EvidenceFigures(words: catalog.evidence, minus: "\u{2212}") }

  private var description: String {
    catalog.evidence.verdict(evidence, terms: catalog.terms)
  }

  /// The dots of the record between its least and its most, behind them the curve from valley to peak.
  private func panel(_ finding: Evidence.Finding, index: Int, top: Double) -> String {
    let period = finding.profile.count
    let right = SVGLayout.pictureWidth - SVGLayout.margin
    let style = SVGStroke.name(of: finding.cycle, index: index)
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
      return "<circle class=\"dot \(style) critical\" cx=\"\(x(day))\" cy=\"\(y(share))\" r=\"4\"/>"
    }
    return """
      <text class="strong" x="\(coordinate(SVGLayout.margin))" y="\(coordinate(top - 10))">\(name.xmlText) \u{B7} \
      p = \(EvidenceFigures.pValue(finding.pValue))</text>
      <rect class="plot" x="\(coordinate(Self.left))" y="\(coordinate(top))" width="\(coordinate(right - Self.left))" \
      height="\(coordinate(Self.panelHeight))"/>
      <text class="axis scale" x="\(coordinate(Self.left - 10))" y="\(coordinate(top + 16))">\
      \(figures.plain(most))</text>
      <text class="axis scale" x="\(coordinate(Self.left - 10))" y="\(coordinate(top + Self.panelHeight - 8))">\
      \(figures.plain(least))</text>
      <path class="curve \(style)" d="M\(curve.joined(separator: "L"))"/>
      \(dots.joined(separator: "\n"))

      """
  }
}
