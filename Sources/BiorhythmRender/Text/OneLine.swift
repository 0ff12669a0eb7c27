package import BiorhythmCore

/// One short line for a prompt or a status bar: `P +82%↘  E −97%↘  I +10%↘!`.
package struct OneLine {
  private let report: Report
  private let style: Style

  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  package func lines() -> [StyledLine] {
    let entries = (report.day(report.selected).readings ?? []).map { reading in
      var entry = StyledLine(style.symbol(of: reading.cycle, among: report.cycles) + " ", Ink(reading.cycle))
      entry.append(style.glyphs.percent(reading.percent), Ink(reading.cycle))
      if let trend = reading.trend { entry.append(style.glyphs.mark(trend), Ink(reading.cycle)) }
      if reading.turningPoint?.isCritical == true { entry.append("!", .critical) }
      return entry
    }
    var line = StyledLine()
    for entry in entries {
      if line.columns > 0 { line.append("  ") }
      line.append(entry)
    }
    return [line]
  }
}
