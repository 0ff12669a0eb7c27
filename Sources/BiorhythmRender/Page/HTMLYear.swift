package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// A year as a page: the picture, the selected day, the days on which several primaries are critical, and a calendar
/// of twelve months with each day's critical cycles; one sheet of A4 or Letter.
package struct HTMLYear: Sendable {
  private let report: Report
  private let catalog: Catalog
  private var words: DayWords { DayWords(catalog: catalog) }

  /// Creates the page of a year.
  ///
  /// - Parameters:
  ///   - report: The person, the selected day and the cycles; the year is that of the window's first day.
  ///   - catalog: The language of its words.
  package init(_ report: Report, catalog: Catalog) {
    self.report = report.over(CivilYear(containing: report.window.lowerBound).days)
    self.catalog = catalog
  }

  /// Writes the page; a line feed ends it.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let document = HTMLDocument(
      kind: .year,
      title: "\(catalog.reports.title(report.name)) \u{B7} \(report.window.lowerBound.month.year)",
      subtitle: catalog.reports.born(report.birthday), catalog: catalog)
    let parts = HTMLParts(report: report, catalog: catalog)
    try document.write(to: &out) { (out) throws(WriteFailure) in
      try out.append("<div class=\"two overview\">\n")
      try document.writeFigure(to: &out) { (out) throws(WriteFailure) in
        try SVGYear(report, catalog: catalog, in: .inline(id: "graph")).write(to: &out)
      }
      try out.append(
        "<div>\n\(parts.selectedDay)\(parts.turningPoints { $0.criticalCount > 1 })</div>\n</div>\n")
      try out.append("<h2>\(catalog.reports.dayByDay.xmlText)</h2>\n<div class=\"months\">\n")
      for month in CivilYear(containing: report.window.lowerBound).months {
        try writeMonth(month, to: &out)
      }
      try out.append("</div>\n")
    }
  }

  private func writeMonth(_ month: CivilMonth, to out: inout ByteWriter) throws(WriteFailure) {
    let weekdays = Weekday.allCases.map { day in
      "<th scope=\"col\" abbr=\"\(catalog.dates.weekday(day).xmlText)\">\(catalog.dates.shortWeekday(day).xmlText)</th>"
    }
    try out.append(
      """
      <section>
      <h3>\(catalog.dates.month(month).xmlText)</h3>
      <table>
      <thead><tr>\(weekdays.joined())</tr></thead>
      <tbody>

      """)
    let blanks = String(repeating: "<td></td>", count: month.first.weekday.rawValue - 1)
    var row = "<tr>" + blanks
    for date in month.days {
      row += cell(report.day(date))
      if date.weekday == .sunday, date != month.last { row += "</tr>\n<tr>" }
    }
    row += String(repeating: "<td></td>", count: 7 - month.last.weekday.rawValue) + "</tr>\n"
    try out.append(row + "</tbody>\n</table>\n</section>\n")
  }

  /// A day: its number, and below it the first letter of each cycle that is critical.
  private func cell(_ day: Report.Day) -> String {
    let isSelected = day.date == report.selected
    let marks = (day.readings ?? []).enumerated().compactMap { index, reading -> String? in
      guard reading.turningPoint?.isCritical == true, let event = words.event(reading) else { return nil }
      let letter = String(catalog.terms.name(of: reading.cycle).prefix(1)).xmlText
      let ink = SVGStroke.name(of: reading.cycle, index: index)
      return "<b class=\"ink-\(ink)\" role=\"img\" aria-label=\"\(event.xmlText)\">\(letter)</b>"
    }
    return "<td\(words.style(day, isSelected: isSelected))\(words.attributes(day, isSelected: isSelected))>"
      + "\(day.date.day)" + (marks.isEmpty ? "" : "<br>" + marks.joined()) + "</td>"
  }
}
