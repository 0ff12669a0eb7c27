internal import BiorhythmCore
internal import BiorhythmLocalization

/// Which letter, line and color is which curve.
struct Legend {
  let report: Report
  let style: Style

  /// As many columns as show each pattern's rhythm.
  private var sampleColumns: Int { report.cycles.count > 3 ? 5 : 3 }

  /// Returns as many lines as the entries need.
  func lines() -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for (index, cycle) in report.cycles.enumerated() {
      var entry = StyledLine(style.symbol(of: cycle, among: report.cycles) + " ", Ink(cycle))
      if style.glyphs.isUnicode, !style.hasColors {
        entry.append(LinePattern(index).sample(columns: sampleColumns, style.glyphs.cells) + " ", Ink(cycle))
      }
      entry.append(style.catalog.terms.name(of: cycle))
      let gap = line.columns == 0 ? Graph.scaleColumns : line.columns + 3
      if line.columns > 0, gap + entry.columns > style.layoutColumns {
        lines.append(line)
        line = StyledLine()
      }
      line.pad(toColumn: line.columns == 0 ? Graph.scaleColumns : gap)
      line.append(entry)
    }
    return lines + [line]
  }
}
