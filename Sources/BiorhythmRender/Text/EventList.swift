package import BiorhythmCore
internal import BiorhythmLocalization

/// The window's critical days, peaks and valleys, in date order; days with several critical primaries stand out.
package struct EventList {
  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// Returns the heading of the report of its own.
  package func heading() -> [StyledLine] { Heading(report: report, style: style).lines() + [""] }

  /// Returns one line a day, or more where its events do not fit beside each other, each made when it is asked for.
  package func lines() -> some Sequence<StyledLine> {
    report.eventfulDays.lazy.flatMap { lines(of: $0) }
  }

  /// Returns the line that stands in place of an empty list.
  package func emptyLine() -> StyledLine { StyledLine(style.catalog.reports.noTurningPoints, .faint) }

  private func lines(of day: Report.Day) -> [StyledLine] {
    let terms = style.catalog.terms
    let isLong = report.window.count > 366
    let date = isLong ? day.date.description : style.catalog.dates.short(day.date)
    let isSelected = day.date == report.selected
    var line = StyledLine(isSelected ? style.glyphs.pointer + " " : "  ", isSelected ? .selected : .plain)
    line.append(date, isSelected ? .selected : .plain)
    let start = 2 + dateColumns(isLong: isLong) + 2
    line.pad(toColumn: start)
    var entries = (day.readings ?? []).compactMap { reading in
      reading.turningPoint.map { point in
        var entry = StyledLine(style.glyphs.mark(point) + " ", point.isCritical ? .critical : .plain)
        entry.append(terms.name(of: reading.cycle), Ink(reading.cycle))
        entry.append(" " + (point.isCritical ? direction(point) : terms.turningPoint(point)))
        return entry
      }
    }
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

  /// The columns of the widest date, so that what follows lines up.
  private func dateColumns(isLong: Bool) -> Int {
    if isLong { return 10 }
    let short = style.catalog.dates.short
    return report.window.prefix(366).map { short($0).displayWidth }.max() ?? 0
  }
}
