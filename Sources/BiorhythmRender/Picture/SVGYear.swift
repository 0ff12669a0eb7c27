package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// A whole year as one page in the shape of A4: a row for each month with its days in columns, every curve, the
/// critical days, and days on which two or three primaries are critical on a ground of their own.
package struct SVGYear: Sendable {
  private static let height = 792.0
  private static let left = 70.0
  private static let top = 92.0

  private let report: Report
  private let catalog: Catalog
  private let place: SVGDocument.Place

  /// Creates the picture of a year.
  ///
  /// - Parameters:
  ///   - report: The person, the selected day and the cycles; the year is that of the window's first day.
  ///   - catalog: The language of its words.
  package init(_ report: Report, catalog: Catalog) {
    self.init(report, catalog: catalog, in: .alone)
  }

  init(_ report: Report, catalog: Catalog, in place: SVGDocument.Place) {
    self.report = report
    self.catalog = catalog
    self.place = place
  }

  private var year: CivilYear { CivilYear(containing: report.window.lowerBound) }
  /// From month to month; many cycles need more lines below the months.
  private var rowPitch: Double { report.cycles.count > 4 ? 48.5 : 52.5 }
  private var rowHeight: Double { rowPitch - 6.5 }
  private var step: Double { (SVGLayout.pictureWidth - SVGLayout.margin - Self.left) / 31 }

  private func layout(_ month: CivilMonth) -> SVGLayout {
    SVGLayout(
      month.days, left: Self.left, top: Self.top + Double(month.month - 1) * rowPitch, step: step,
      height: rowHeight)
  }

  /// Writes the `svg` element; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let title = catalog.reports.title(report.name)
    let document = SVGDocument(
      place: place, title: "\(title) \u{B7} \(year.number)",
      subtitle: catalog.reports.born(report.birthday),
      description: catalog.reports.pictureDescription(report.cycles.map(catalog.terms.name), year.days)
        + " \(catalog.reports.born(report.birthday)).",
      language: catalog.language, width: SVGLayout.pictureWidth, height: Self.height,
      grid: .init(
        left: Self.left, top: Self.top, step: step, rowHeight: rowPitch, lengths: year.months.map(\.length)))
    try document.write(to: &out) { (out) throws(WriteFailure) in
      for day in stride(from: 1, through: 31, by: 2) {
        let x = Self.left + (Double(day) - 0.5) * step
        try out.append(SVGText.line("\(day)", style: "axis tick", x: x, y: Self.top - 8))
      }
      for month in year.months { try out.append(row(month)) }
      try out.append(legend)
    }
  }

  private func row(_ month: CivilMonth) -> String {
    let layout = layout(month)
    let report = report.over(month.days)
    let marks = SVGMarks(report: report, catalog: catalog, layout: layout)
    let curves = report.cycles.enumerated().reversed().map { index, cycle in
      SVGCurve(cycle: cycle, birthday: report.birthday, layout: layout).pathData.map {
        "<path class=\"curve thin \(SVGStroke.name(of: cycle, index: index))\" d=\"\($0)\"/>\n"
      } ?? ""
    }
    return SVGText.line(
      catalog.dates.shortMonth(month), style: "strong end", x: Self.left - 10, y: layout.zero + 6)
      + SVGBackdrop(layout: layout, boundaries: [], scale: .zero).text + grounds(report, layout)
      + marks.needle
      + curves.joined() + dots(report, layout)
  }

  /// The ground of days on which several primaries are critical.
  private func grounds(_ report: Report, _ layout: SVGLayout) -> String {
    report.days.filter { $0.criticalCount > 1 }.map { day in
      let summary = catalog.terms.severalCritical(day.criticalCount) ?? ""
      return """
        <rect class="\(day.criticalCount == 2 ? "double" : "triple")" x="\(coordinate(layout.edge(of: day.date)))" \
        y="\(coordinate(layout.top))" width="\(coordinate(step))" height="\(coordinate(rowHeight))">\
        <title>\("\(catalog.dates.short(day.date)) \u{B7} \(summary)".xmlText)</title></rect>

        """
    }.joined()
  }

  /// A dot on every crossing.
  private func dots(_ report: Report, _ layout: SVGLayout) -> String {
    report.eventfulDays.flatMap { day in
      (day.readings ?? []).enumerated().reversed().map { index, reading in
        guard let point = reading.turningPoint, point.isCritical, let number = day.number else { return "" }
        let summary =
          catalog.reports.eventSummary(
            nil, catalog.terms.name(of: reading.cycle), catalog.terms.turningPoint(point))
          + reading.clockBehind
        return SVGMarks.dot(
          true, style: SVGStroke.name(of: reading.cycle, index: index),
          x: layout.x(of: report.time(of: point, reading, onDay: number), since: report.birthday),
          y: layout.zero, title: "\(catalog.dates.short(day.date)) \u{B7} \(summary)", radius: 3.5)
      }
    }.joined()
  }

  /// The strokes and grounds, set like words in a paragraph.
  private var legend: String {
    var x = SVGLayout.margin
    var y = Self.top + 12 * rowPitch + 18
    func place(_ label: String, sample: (Double, Double) -> String) -> String {
      let width = 34 + SVGLayout.width(of: label, size: SVGLayout.axisSize) + 14
      if x + width > SVGLayout.pictureWidth - SVGLayout.margin + 14, x > SVGLayout.margin {
        x = SVGLayout.margin
        y += 22
      }
      defer { x += width }
      return sample(x, y) + SVGText.line(label, style: "quiet", x: x + 34, y: y)
    }
    let curves = report.cycles.enumerated().map { index, cycle in
      place(catalog.terms.name(of: cycle)) { x, y in
        "<path class=\"curve thin \(SVGStroke.name(of: cycle, index: index))\" d=\"M\(coordinate(x)),\(coordinate(y - 5))h26\"/>\n"
      }
    }
    let critical = place(catalog.terms.critical) { x, y in
      SVGMarks.dot(true, style: "plain", x: x + 20, y: y - 5, title: catalog.terms.critical, radius: 3.5)
    }
    let grounds = [("double", catalog.terms.doubleCritical), ("triple", catalog.terms.tripleCritical)].map {
      style, label in
      place(label) { x, y in
        "<rect class=\"\(style)\" x=\"\(coordinate(x + 12))\" y=\"\(coordinate(y - 12))\" width=\"14\" height=\"14\"/>\n"
      }
    }
    return (curves + [critical] + grounds).joined()
  }
}
