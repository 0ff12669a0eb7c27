package import BiorhythmCore
internal import BiorhythmLocalization

/// A month, or any window: one sparkline per cycle, the graph of all curves, the turning points, and a line per day.
package struct MonthReport {
  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  /// Whether a window can be drawn in one; a longer one is drawn month by month.
  package static func fits(_ window: ClosedRange<CivilDate>, style: Style) -> Bool {
    Graph.fits(window, columns: style.columns)
  }

  package func lines() -> [StyledLine] {
    let events = EventList(report, style: style)
    return Heading(report: report, style: style).lines()
      + [""] + sparklines()
      + [""] + Graph(report: report, style: style, rows: 13).lines()
      + Legend(report: report, style: style).lines()
      + ["", StyledLine(style.catalog.reports.turningPoints, .strong), events.legend()]
      + events.lines()
      + ["", StyledLine(style.catalog.reports.dayByDay, .strong)]
      + DayList(report: report, style: style).lines()
  }

  private func sparklines() -> [StyledLine] {
    // Names give way to letters where there would be no column for each day.
    let names = report.cycles.map { style.catalog.terms.name(of: $0) }
    let longest = names.map(\.displayWidth).max() ?? 0
    let isWide = longest + 1 + report.window.count <= style.layoutColumns
    let nameColumns = (isWide ? longest : 1) + 1
    let rows = zip(report.cycles, names).map { cycle, name in
      var line = StyledLine(isWide ? name : cycle.symbol(among: report.cycles), Ink(cycle))
      line.pad(toColumn: nameColumns)
      let sparkline = Sparkline(cycle: cycle, birthday: report.birthday, days: report.window)
      line.append(sparkline.text(style.glyphs), Ink(cycle))
      return line
    }
    let numbers = DayNumbers(window: report.window, selected: report.selected, style: style)
      .lines(startingAt: nameColumns, columnsPerDay: 1)
    return rows + numbers
  }
}
