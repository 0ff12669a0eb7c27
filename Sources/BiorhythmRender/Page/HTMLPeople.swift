package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// People on one day as a page: a row for each, with bars; each is written as it comes, so that any number of them
/// takes the same memory.
package struct HTMLPeople: Sendable {
  private let selected: CivilDate
  private let cycles: [Cycle]
  private let catalog: Catalog

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - selected: The day.
  ///   - cycles: The cycles, a column each.
  ///   - catalog: The language of its words.
  package init(on selected: CivilDate, cycles: [Cycle], catalog: Catalog) {
    self.selected = selected
    self.cycles = cycles
    self.catalog = catalog
  }

  /// Writes the page; a line feed ends it.
  ///
  /// - Parameter people: Those to show, in their order, and their instants of birth where the times are known; who is not
  ///   born yet has no values.
  package func write(_ people: some Sequence<(Person, ExactBirth?)>, to out: inout ByteWriter)
    throws(WriteFailure)
  {
    let words = DayWords(catalog: catalog)
    let reports = catalog.reports
    let document = HTMLDocument(
      kind: .people, title: reports.title(nil), subtitle: catalog.dates.full(selected), catalog: catalog)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append(
        """
        <div class="scroll" role="region" aria-label="\(reports.title(nil).xmlText)" tabindex="0">
        <table>
        <thead><tr><th scope="col">\(reports.name.xmlText)</th>\(words.cycleHeadings(cycles))</tr></thead>
        <tbody>

        """)
      for (person, exact) in people {
        var report = Report(of: person, window: selected...selected, selected: selected, cycles: cycles)
        report.exact = exact
        let day = report.day(selected)
        let values =
          day.readings?.enumerated().map { words.valueCell($0.element, index: $0.offset) }.joined()
          ?? "<td colspan=\"\(cycles.count)\">\(reports.beforeBirth.xmlText)</td>"
        let life = [reports.born(person.birthday)] + (day.number.map { [reports.dayOfLife($0)] } ?? [])
        try out.append(
          """
          <tr><th scope="row" class="name">\(reports.name(of: person).xmlText)\(words.badge(day.criticalCount))\
          <span class="life">\(life.joined(separator: " \u{B7} ").xmlText)</span></th>\(values)</tr>

          """)
      }
      try out.append("</tbody>\n</table>\n</div>\n")
    }
  }
}
