internal import BiorhythmCore
internal import BiorhythmLocalization

/// The turning points on the curves, and the selected day.
struct SVGMarks {
  let report: Report
  let catalog: Catalog
  let layout: SVGLayout

  /// Dots at the day's value: full on critical days, hollow at peaks and valleys.
  var dots: String {
    guard layout.hasDots else { return "" }
    var text = ""
    for day in report.eventfulDays {
      for (index, reading) in (day.readings ?? []).enumerated().reversed() {
        guard let point = reading.turningPoint else { continue }
        let summary = catalog.reports.eventSummary(
          nil, catalog.terms.name(of: reading.cycle), catalog.terms.turningPoint(point))
        text += Self.dot(
          point.isCritical, style: "d\(index)", x: layout.x(of: day.date), y: layout.y(of: reading.value),
          title: "\(catalog.dates.short(day.date)) \u{B7} \(summary)")
      }
    }
    return text
  }

  static func dot(_ isCritical: Bool, style: String, x: Double, y: Double, title: String) -> String {
    """
    <circle class="dot \(style)\(isCritical ? " critical" : "")" cx="\(coordinate(x))" cy="\(coordinate(y))" \
    r="\(isCritical ? "5" : "4.5")"><title>\(title.xmlText)</title></circle>

    """
  }

  private var selectedX: Double? {
    report.window.contains(report.selected) ? layout.x(of: report.selected) : nil
  }

  /// The day's column, to lie behind the curves.
  var band: String {
    guard let x = selectedX else { return "" }
    let top = coordinate(SVGLayout.top)
    let width = min(layout.step, 60)
    return """
      <rect class="band" x="\(coordinate(x - width / 2))" y="\(top)" width="\(coordinate(width))" \
      height="\(coordinate(SVGLayout.bottom - SVGLayout.top))"/>
      <path class="needle" d="M\(coordinate(x)),\(top)V\(coordinate(SVGLayout.bottom))"/>

      """
  }

  /// The day's date, above the plot.
  var flag: String {
    guard let x = selectedX else { return "" }
    let date = catalog.dates.short(report.selected)
    let width = Double(date.displayWidth) * SVGLayout.columnWidth + 24
    let left = min(max(x - width / 2, SVGLayout.left), layout.right - width)
    return """
      <path class="flag" d="M\(coordinate(x - 6)),\(coordinate(SVGLayout.top - 9))h12l-6,8z"/>
      <rect class="flag" x="\(coordinate(left))" y="\(coordinate(SVGLayout.top - 33))" width="\(coordinate(width))" \
      height="25" rx="6"/>
      <text class="date" x="\(coordinate(left + width / 2))" y="\(coordinate(SVGLayout.top - 16))">\
      \(date.xmlText)</text>

      """
  }
}
