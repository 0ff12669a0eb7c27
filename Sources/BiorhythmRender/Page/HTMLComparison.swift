package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// Two people as a page: the picture, how far each cycle runs alike with both values of the selected day, and both
/// values of every day; a month is one sheet of A4 or Letter.
package struct HTMLComparison: Sendable {
  private let report: Report
  private let partner: Person
  private let catalog: Catalog
  private var words: DayWords { DayWords(catalog: catalog) }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - report: The one person, with window and cycles; the window has at most ``SVGReport/longestWindow`` days.
  ///   - partner: The other.
  ///   - catalog: The language of its words.
  package init(_ report: Report, with partner: Person, catalog: Catalog) {
    self.report = report
    self.partner = partner
    self.catalog = catalog
  }

  private var other: Report {
    var other = report
    other.person = partner
    return other
  }

  private var names: [String] { [report, other].map { catalog.reports.name(of: $0.person) } }

  /// Writes the page; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let pair = Compatibility(report.birthday, partner.birthday)
    let document = HTMLDocument(
      kind: .comparison, title: catalog.reports.pair(names[0], names[1]),
      subtitle:
        "\(catalog.dates.title(of: report.window)) \u{B7} \(catalog.reports.daysApart(pair.daysApart))",
      catalog: catalog)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append("<div class=\"two\">\n<div>\n")
      try document.writeFigure(to: &out) { (out) throws(WriteFailure) in
        try SVGComparison(report, with: partner, catalog: catalog, in: .inline(id: "graph")).write(to: &out)
      }
      try out.append("</div>\n<div class=\"columns\">\n\(compatibility(pair))")
      try writeDays(to: &out)
      try out.append("</div>\n</div>\n")
    }
  }

  private func compatibility(_ pair: Compatibility) -> String {
    let words = catalog.reports
    let values = [report, other].map { $0.day($0.selected).readings?.map(self.words.percent) }
    let rows = report.cycles.enumerated().map { index, cycle in
      let both = values.map { "<td class=\"number\">\($0?[index] ?? "\u{2013}")</td>" }.joined()
      return """
        <tr><th scope="row"><span class="ink ink-\(SVGStroke.name(of: cycle, index: index))">\
        \(catalog.terms.name(of: cycle).xmlText)</span></th>\
        <td class="number">\(Int(pair.percent(of: cycle).rounded()))%</td>\(both)</tr>

        """
    }
    let headings = names.map { "<th scope=\"col\" class=\"number name\">\($0.xmlText)</th>" }.joined()
    let births = zip(names, [report, other]).map { "\($0): \(words.born($1.birthday))" }
    return """
      <section>
      <h2>\(words.compatibility.xmlText) \u{B7} \(catalog.dates.short(report.selected).xmlText)</h2>
      <table class="pair">
      <thead><tr><th scope="col">\(words.cycle.xmlText)</th><th scope="col" class="number">\(words.compatibility.xmlText)</th>\
      \(headings)</tr></thead>
      <tbody>
      \(rows.joined())<tr><th scope="row">\(words.overall.xmlText)</th>\
      <td class="number">\(Int(pair.overall.rounded()))%</td><td></td><td></td></tr>
      </tbody>
      </table>
      \(births.map { "<p class=\"quiet\">\($0.xmlText)</p>\n" }.joined())</section>

      """
  }

  /// Both values, which stand one below the other on a phone.
  private func cell(_ values: [String]) -> String {
    "<td class=\"number\">\(values[0])<span class=\"slash\"> / </span><span class=\"other\">\(values[1])</span></td>"
  }

  private func writeDays(to out: inout ByteWriter) throws(WriteFailure) {
    let reports = catalog.reports
    try out.append(
      """
      <section class="days">
      <h2 id="days">\(reports.dayByDay.xmlText)</h2>
      <div class="scroll" role="region" aria-labelledby="days" tabindex="0">
      <table>
      <thead><tr><th scope="col">\(reports.date.xmlText)</th>\(words.cycleHeadings(report.cycles))</tr></thead>
      <tbody>

      """)
    for (first, second) in zip(report.days, other.days) {
      let isSelected = first.date == report.selected
      let values = report.cycles.indices.map { index in
        [first, second].map { $0.readings.map { words.percent($0[index]) } ?? "\u{2013}" }
      }
      let date = catalog.dates.short(first.date)
      let readout = zip(report.cycles, values).map {
        "\(catalog.terms.name(of: $0)) \($1.joined(separator: " / "))"
      }
      let styles =
        (first.date.weekday.isWeekend ? ["weekend"] : []) + (isSelected ? ["selected"] : [])
      try out.append(
        "<tr\(styles.isEmpty ? "" : " class=\"\(styles.joined(separator: " "))\"")"
          + " data-readout=\"\(([date] + readout).joined(separator: " \u{B7} ").xmlText)\""
          + "\(isSelected ? " data-selected" : "")><th scope=\"row\" class=\"date\">\(date.xmlText)</th>"
          + values.map(cell).joined() + "</tr>\n")
    }
    try out.append("</tbody>\n</table>\n</div>\n</section>\n")
  }
}
