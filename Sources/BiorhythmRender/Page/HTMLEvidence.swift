package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// A verdict on records as a page: the sentence first, then the picture and the figures of each cycle.
package struct HTMLEvidence: Sendable {
  private let evidence: Evidence
  private let catalog: Catalog

  /// Creates the page of a verdict.
  package init(_ evidence: Evidence, catalog: Catalog) {
    self.evidence = evidence
    self.catalog = catalog
  }

  /// Writes the page; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let words = catalog.evidence
    let document = HTMLDocument(
      kind: .evidence, title: words.title(evidence.kind),
      subtitle: "\(catalog.dates.range(evidence.from...evidence.to)) \u{B7} \(words.read(evidence))",
      catalog: catalog)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append("<p>\(words.verdict(evidence, terms: catalog.terms).xmlText)</p>\n")
      try out.append("<table>\n<tbody>\n\(rows)</tbody>\n</table>\n")
      let method = words.method(evidence.permutations, evidence.seed, evidence.cycles.count)
      try out.append("<p class=\"quiet\">\(method.xmlText)</p>\n<figure>\n")
      try SVGEvidence(evidence, catalog: catalog, in: .inline(id: "record")).write(to: &out)
      try out.append("</figure>\n")
    }
  }

  private var rows: String {
    let figures = EvidenceFigures(words: catalog.evidence, minus: "\u{2212}")
    return evidence.cycles.enumerated().map { index, finding in
      """
      <tr><th scope="row"><span class="ink ink-\(SVGStroke.name(of: finding.cycle, index: index))">\
      \(catalog.terms.name(of: finding.cycle).xmlText)</span></th>\
      <td>\(figures.all(of: finding).map(\.xmlText).joined(separator: "<br>"))</td></tr>

      """
    }.joined()
  }
}
