internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmTables

/// The parts that pages about one person share.
struct HTMLParts {
  let report: Report
  let catalog: Catalog
  private var words: DayWords { DayWords(catalog: catalog) }

  /// The selected day: its date, each cycle's value and trend, and what comes next.
  var selectedDay: String {
    let day = report.day(report.selected)
    let reports = catalog.reports
    let life = day.number.map(reports.dayOfLife) ?? reports.beforeBirth
    let heading = "\(catalog.dates.full(report.selected)) \u{B7} \(life)"
    let start = "<section>\n<h2>\(heading.xmlText)\(words.badge(day.criticalCount))</h2>\n"
    guard let readings = day.readings else { return start + "</section>\n" }
    let rows = readings.enumerated().map { index, reading in
      """
      <tr><th scope="row"><span class="ink ink-\(SVGStroke.name(of: reading.cycle, index: index))">\
      \(catalog.terms.name(of: reading.cycle).xmlText)</span></th>\(words.valueCell(reading, index: index, withTrend: true))\
      <td>\(next(reading.cycle))</td></tr>

      """
    }
    let headings =
      [
        "<th scope=\"col\">\(reports.cycle.xmlText)</th>",
        "<th scope=\"col\" class=\"number\">\(reports.value.xmlText)</th>",
      ]
      + [reports.next].map { "<th scope=\"col\">\($0.xmlText)</th>" }
    return start
      + "<table class=\"facts\">\n<thead><tr>\(headings.joined())</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n</section>\n"
  }

  /// A cycle's next critical day and next peak or valley, a line each.
  private func next(_ cycle: Cycle) -> String {
    let points = [report.next(cycle, where: \.isCritical), report.next(cycle) { !$0.isCritical }]
    return points.compactMap { $0 }.sorted { $0.days < $1.days }.map { coming in
      let day = report.selected.adding(days: coming.days).map(catalog.dates.short) ?? ""
      let clock = coming.moment.map { " " + $0.clock } ?? ""
      let when =
        day.isEmpty
        ? catalog.reports.daysUntil(coming.days) : catalog.reports.upcoming(day + clock, coming.days)
      return "\(Glyphs.unicode.mark(coming.point)) \(catalog.terms.turningPoint(coming.point)) \u{B7} \(when)"
        .xmlText
    }.joined(separator: "<br>")
  }

  /// The window's turning points, in date order.
  func turningPoints(where isWanted: (Report.Day) -> Bool = { _ in true }) -> String {
    let days = report.eventfulDays.filter(isWanted)
    let start = "<section>\n<h2>\(catalog.reports.turningPoints.xmlText)</h2>\n"
    guard !days.isEmpty else {
      return start + "<p>\(catalog.reports.noTurningPoints.xmlText)</p>\n</section>\n"
    }
    let items = days.map { day in
      let events = words.events(day).joined(separator: " \u{B7} ")
      return
        "<li><strong class=\"date\">\(catalog.dates.short(day.date).xmlText)</strong> \(events.xmlText)\(words.badge(day.criticalCount))</li>\n"
    }
    return start + "<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  /// Writes the table of days with bars.
  func writeDays(to out: inout ByteWriter) throws(WriteFailure) {
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
    let isWithinYear = report.window.lowerBound.month.year == report.window.upperBound.month.year
    for day in report.days {
      let isSelected = day.date == report.selected
      let date = catalog.dates.short(day.date) + (isWithinYear ? "" : " \(day.date.month.year)")
      let values =
        day.readings?.enumerated().map { words.valueCell($0.element, index: $0.offset) }.joined()
        ?? "<td colspan=\"\(report.cycles.count)\">\(reports.beforeBirth.xmlText)</td>"
      try out.append(
        "<tr\(words.style(day, isSelected: isSelected))\(words.attributes(day, isSelected: isSelected))>"
          + "<th scope=\"row\" class=\"date\">\(date.xmlText)</th>\(values)</tr>\n")
    }
    try out.append("</tbody>\n</table>\n</div>\n</section>\n")
  }
}
