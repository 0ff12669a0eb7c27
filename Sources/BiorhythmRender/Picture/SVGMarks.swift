internal import BiorhythmCore
internal import BiorhythmLocalization

/// The turning points on the curves, and the selected day.
struct SVGMarks {
  let report: Report
  let catalog: Catalog
  let layout: SVGLayout

  /// Dots on the curves: full where they cross zero, hollow on the days of peaks and valleys.
  var dots: String {
    guard layout.hasDots else { return "" }
    var text = ""
    for day in report.eventfulDays {
      for (index, reading) in (day.readings ?? []).enumerated().reversed() {
        guard let point = reading.turningPoint, let number = day.number else { continue }
        let summary =
          catalog.reports.eventSummary(
            nil, catalog.terms.name(of: reading.cycle), catalog.terms.turningPoint(point))
          + reading.clockBehind
        let x = layout.x(of: report.time(of: point, reading, onDay: number), since: report.birthday)
        // A crossing in the half day behind the window's last noon would leave the plot.
        guard x <= layout.right + 0.005 else { continue }
        text += Self.dot(
          point.isCritical, style: SVGStroke.name(of: reading.cycle, index: index), x: x,
          y: point.isCritical ? layout.zero : layout.y(of: report.height(of: point, reading)),
          title: "\(catalog.dates.short(day.date)) \u{B7} \(summary)")
      }
    }
    return text
  }

  static func dot(
    _ isCritical: Bool, style: String, x: Double, y: Double, title: String, radius: Double = 4.5
  ) -> String {
    """
    <circle class="dot \(style)\(isCritical ? " critical" : "")" cx="\(coordinate(x))" cy="\(coordinate(y))" \
    r="\(coordinate(radius))"><title>\(title.xmlText)</title></circle>

    """
  }

  private var selectedX: Double? {
    guard report.window.contains(report.selected) else { return nil }
    return layout.edge(of: report.selected) + layout.birthFraction * layout.step
  }

  /// The day's column, to lie behind the curves.
  var band: String {
    guard selectedX != nil else { return "" }
    let top = coordinate(layout.top)
    let width = min(layout.step, 40)
    let middle = layout.x(of: report.selected)
    return """
      <rect class="band" x="\(coordinate(middle - width / 2))" y="\(top)" width="\(coordinate(width))" \
      height="\(coordinate(layout.bottom - layout.top))"/>

      """ + needle
  }

  /// The line of the day.
  var needle: String {
    guard let x = selectedX else { return "" }
    let (top, bottom) = (coordinate(layout.top), coordinate(layout.bottom))
    return "<path class=\"needle\" d=\"M\(coordinate(x)),\(top)V\(bottom)\"/>\n"
  }

  /// Where the selected day meets the curves.
  var readout: String {
    guard let x = selectedX, let readings = report.day(report.selected).readings else { return "" }
    return readings.enumerated().map { index, reading in
      let style = SVGStroke.name(of: reading.cycle, index: index)
      return """
        <circle class="dot reading \(style)" cx="\(coordinate(x))" cy="\(coordinate(layout.y(of: reading.value)))" \
        r="5.5"/>

        """
    }.reversed().joined()
  }

  /// The day's date, above the plot.
  var flag: String {
    guard let x = selectedX else { return "" }
    let date = catalog.dates.short(report.selected)
    let width = SVGLayout.width(of: date) + 16
    let left = min(max(x - width / 2, layout.left), layout.right - width)
    return """
      <path class="flag" d="M\(coordinate(x - 6)),\(coordinate(layout.top - 9))h12l-6,8z"/>
      <rect class="flag" x="\(coordinate(left))" y="\(coordinate(layout.top - 34))" width="\(coordinate(width))" \
      height="26" rx="6"/>

      """ + SVGText.line(date, style: "date", x: left + width / 2, y: layout.top - 15)
  }
}

extension Report {
  /// How far into the birthday the curves begin, 0 to 1: the time of birth on the viewer's clocks, which may show another
  /// day; noon where none is known.
  var birthFraction: Double {
    guard let exact, let local = exact.viewer.local(at: exact.instant) else { return 0.5 }
    return Double(CivilMoment(startOf: birthday).seconds(to: local.moment)) / 86_400
  }

  /// When a turning point is marked, in days since birth: where its moment is known, then; else a crossing when it
  /// happens, k·p/2 days after birth, and a peak or valley on its whole day.
  func time(of point: TurningPoint, _ reading: Reading, onDay day: Int) -> Double {
    if let exact, let moment = reading.moment {
      return Double(Instant(moment.moment, offset: moment.offset) - exact.instant) / 86_400
    }
    guard point == .criticalFalling, let period = reading.cycle.period, let phase = reading.dayOfCycle else {
      return Double(day)
    }
    return Double(day - phase) + Double(period) / 2
  }

  /// How high a turning point is marked: at its moment, or as high as the curve is on its whole day.
  func height(of point: TurningPoint, _ reading: Reading) -> Double {
    guard reading.moment != nil else { return reading.value }
    return point.isCritical ? 0 : point == .peak ? 1 : -1
  }
}
