package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// Two people as a picture: a plot for each cycle with both curves, one solid and one dashed, how far they run
/// alike, and both values of the selected day.
package struct SVGComparison: Sendable {
  private static let panelHeight = 112.0
  private static let panelGap = 40.0
  private static let top = 152.0

  private let report: Report
  private let partner: Person
  private let catalog: Catalog
  private let place: SVGDocument.Place

  /// Creates the picture.
  ///
  /// - Parameters:
  ///   - report: The one person, with window and cycles; the window has at most ``SVGReport/longestWindow`` days.
  ///   - partner: The other.
  ///   - catalog: The language of its words.
  package init(_ report: Report, with partner: Person, catalog: Catalog) {
    self.init(report, with: partner, catalog: catalog, in: .alone)
  }

  init(_ report: Report, with partner: Person, catalog: Catalog, in place: SVGDocument.Place) {
    self.report = report
    self.partner = partner
    self.catalog = catalog
    self.place = place
  }

  /// The two people as reports over the same days.
  private var reports: [Report] {
    var other = report
    other.person = partner
    return [report, other]
  }

  private var names: [String] { reports.map { catalog.reports.name(of: $0.person) } }

  /// Writes the `svg` element; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let pair = Compatibility(report.birthday, partner.birthday)
    let layouts = report.cycles.indices.map(layout)
    let axis = (layouts.last ?? layout(0)).axis(catalog.dates)
    let births = reports.map { catalog.reports.born($0.birthday) }.joined(separator: ", ")
    let document = SVGDocument(
      place: place, title: catalog.reports.pair(names[0], names[1]),
      subtitle:
        "\(catalog.dates.title(of: report.window)) \u{B7} \(catalog.reports.daysApart(pair.daysApart))",
      description: catalog.reports.pictureDescription(
        report.cycles.map(catalog.terms.name), report.window) + " \(births).",
      language: catalog.language, width: layout(0).width, height: axis.bottom + 22,
      grid: .init(
        left: layout(0).left, top: layout(0).top, step: layout(0).step,
        rowHeight: (layouts.last ?? layout(0)).bottom - layout(0).top, lengths: [report.window.count]))
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append(legend)
      for (index, layout) in layouts.enumerated() {
        try out.append(panel(index, layout, compatibility: pair.percent(of: report.cycles[index])))
      }
      try out.append(axis.text)
    }
  }

  /// The plot of a cycle, by its place.
  private func layout(_ index: Int) -> SVGLayout {
    let left = SVGLayout.margin
    let step = max(
      (SVGLayout.pictureWidth - SVGLayout.margin - left) / Double(report.window.count), 1.2)
    return SVGLayout(
      report.window, left: left, top: Self.top + Double(index) * (Self.panelHeight + Self.panelGap),
      step: step, height: Self.panelHeight)
  }

  /// The selected day, and which stroke is whose.
  private var legend: String {
    let half = (SVGLayout.pictureWidth - 2 * SVGLayout.margin) / 2
    let columns = Int((half - 52) / (0.58 * SVGLayout.textSize))
    return zip(names, ["first", "second"]).enumerated().map { index, person in
      let x = SVGLayout.margin + Double(index) * half
      return "<path class=\"curve person \(person.1)\" d=\"M\(coordinate(x)),85h36\"/>\n"
        + SVGText.line(person.0.visible.truncated(toColumns: columns), style: "strong", x: x + 44, y: 90)
    }.joined()
  }

  private func panel(_ index: Int, _ layout: SVGLayout, compatibility: Double) -> String {
    let cycle = report.cycles[index]
    let style = SVGStroke.name(of: cycle, index: index)
    let name = catalog.terms.name(of: cycle).truncated(toColumns: 24)
    let label = "\(name) \u{B7} \(Int(compatibility.rounded()))%"
    let marks = SVGMarks(report: report, catalog: catalog, layout: layout)
    let strokes = zip(reports, ["first", "second"]).reversed().map { person, stroke in
      SVGCurve(cycle: cycle, birthday: person.birthday, layout: layout).pathData.map {
        "<path class=\"curve \(style) \(stroke)\" d=\"\($0)\"/>\n"
      } ?? ""
    }
    return SVGText.line(label, style: "strong", x: layout.left, y: layout.top - 9)
      + values(of: index, layout)
      + SVGBackdrop(
        layout: layout, boundaries: layout.axis(catalog.dates).boundaries, scale: .zero
      ).text + marks.band + strokes.joined() + dots(of: index, layout)
  }

  /// Both values of the selected day, at the right.
  private func values(of index: Int, _ layout: SVGLayout) -> String {
    guard report.window.contains(report.selected) else { return "" }
    let values = reports.map { person in
      person.day(person.selected).readings.map { Glyphs.unicode.percent($0[index].percent) } ?? "\u{2013}"
    }
    let day = index == 0 ? "\(catalog.dates.short(report.selected))" : ""
    return SVGText.line(
      values.joined(separator: " / "), style: "strong end",
      x: SVGLayout.pictureWidth - SVGLayout.margin, y: layout.top - 9)
      + (day.isEmpty
        ? ""
        : SVGText.line(
          day, style: "quiet end", x: SVGLayout.pictureWidth - SVGLayout.margin, y: layout.top - 31))
  }

  /// Where the selected day meets both curves: full for the one, hollow for the other.
  private func dots(of index: Int, _ layout: SVGLayout) -> String {
    guard report.window.contains(report.selected) else { return "" }
    let style = SVGStroke.name(of: report.cycles[index], index: index)
    return zip(reports, [" reading", ""]).reversed().map { person, kind in
      guard let reading = person.day(person.selected).readings?[index] else { return "" }
      let (x, y) = (layout.x(of: report.selected), layout.y(of: reading.value))
      return
        "<circle class=\"dot \(style)\(kind)\" cx=\"\(coordinate(x))\" cy=\"\(coordinate(y))\" r=\"5\"/>\n"
    }.joined()
  }
}

extension SVGLayout {
  /// What is written below the plot.
  func axis(_ dates: DateWords) -> SVGAxis { SVGAxis(self, dates: dates) }
}
