package import BiorhythmCore
internal import BiorhythmLocalization

/// The window's critical days, peaks and valleys, in date order; days with several critical primaries stand out.
package struct EventList {
  private let report: Report
  private let style: Style
  /// The column behind the widest date, so that what follows lines up.
  private let start: Int

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
    let dates = report.window.map { style.catalog.dates.short($0).displayWidth }
    start = 2 + (dates.max() ?? 0) + 2
  }

  /// Returns the heading of the report of its own.
  package func heading() -> [StyledLine] {
    Heading(report: report, style: style).lines() + [legend(), ""]
  }

  /// Returns what the marks mean, in one line.
  package func legend() -> StyledLine {
    let terms = style.catalog.terms
    let marks = [
      (style.glyphs.critical, terms.critical), (style.glyphs.peak, terms.turningPoint(.peak)),
      (style.glyphs.valley, terms.turningPoint(.valley)),
    ]
    return StyledLine("  " + marks.map { "\($0.0) \($0.1)" }.joined(separator: "   "), .faint)
  }

  /// Returns one line a day, or more where its events do not fit beside each other; one that says so where there are
  /// none.
  package func lines() -> [StyledLine] {
    var lines: [StyledLine] = []
    for date in report.window { lines += self.lines(of: report.day(date)) }
    return lines.isEmpty ? [StyledLine(style.catalog.reports.noTurningPoints, .faint)] : lines
  }

  private func lines(of day: Report.Day) -> [StyledLine] {
    let terms = style.catalog.terms
    let isSelected = day.date == report.selected
    var line = StyledLine(isSelected ? style.glyphs.pointer + " " : "  ", isSelected ? .selected : .plain)
    line.append(style.catalog.dates.short(day.date), isSelected ? .selected : .plain)
    line.pad(toColumn: start)
    var entries = (day.readings ?? []).compactMap { reading in
      reading.turningPoint.map { point in
        var entry = StyledLine(style.glyphs.mark(point) + " ", point.isCritical ? .critical : .plain)
        entry.append(terms.name(of: reading.cycle), Ink(reading.cycle))
        entry.append(terms.eventJoint + (point.isCritical ? direction(point) : terms.turningPoint(point)))
        return entry
      }
    }
    guard !entries.isEmpty else { return [] }
    if let several = terms.severalCritical(day.criticalCount) {
      entries.append(StyledLine(several, .critical))
    }
    var lines: [StyledLine] = []
    for entry in entries {
      if line.columns > start, line.columns + 3 + entry.columns > style.layoutColumns {
        lines.append(line)
        line = StyledLine()
        line.pad(toColumn: start)
      }
      if line.columns > start { line.append("   ") }
      line.append(entry)
    }
    return lines + [line]
  }

  private func direction(_ point: TurningPoint) -> String {
    style.catalog.terms.trend(point == .criticalRising ? .rising : .falling)
  }
}
