package import BiorhythmCore
internal import BiorhythmLocalization

/// Two people: compatibility per cycle and overall, and both curves of each cycle over the window.
package struct CompareReport {
  private let first: Report
  private let second: Report
  private let style: Style

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - first: The one person, with window and cycles.
  ///   - second: The other, by name and birthday.
  package init(_ first: Report, with second: (name: String?, birthday: CivilDate), style: Style) {
    self.first = first
    var other = first
    other.name = second.name
    other.birthday = second.birthday
    self.second = other
    self.style = style
  }

  package func lines() -> [StyledLine] {
    let words = style.catalog.reports
    let pair = Compatibility(first.birthday, second.birthday)
    var title = StyledLine(words.pair(names[0], names[1]), .strong)
    title.append(" \(style.glyphs.dot) ", .faint)
    title.append(words.daysApart(pair.daysApart))
    let births = zip(names, [first, second]).map { name, report in
      var line = StyledLine(name)
      line.pad(toColumn: labelColumns)
      line.append(words.born(report.birthday), .faint)
      return line
    }
    var table = [StyledLine(words.compatibility, .strong)]
    for cycle in first.cycles {
      table.append(row(style.catalog.terms.name(of: cycle), Ink(cycle), percent: pair.percent(of: cycle)))
    }
    table.append(row(words.overall, .strong, percent: pair.overall))
    return [title] + births + [""] + table + curves()
  }

  private var names: [String] {
    [
      first.name?.visible ?? style.catalog.reports.you,
      second.name?.visible ?? second.birthday.description,
    ]
  }

  private var labelColumns: Int {
    let labels =
      first.cycles.map { style.catalog.terms.name(of: $0) } + [style.catalog.reports.overall] + names
    return min(labels.map(\.displayWidth).max() ?? 0, style.layoutColumns / 3) + 2
  }

  private func row(_ name: String, _ ink: Ink, percent: Double) -> StyledLine {
    var line = StyledLine(name.truncated(toColumns: labelColumns - 1, ellipsis: style.glyphs.ellipsis), ink)
    line.append("\(Int(percent.rounded()))%", ink, endingAt: labelColumns + 4)
    line.append("  ")
    let room = min(style.layoutColumns - line.columns, 40)
    line.append(
      String(repeating: style.glyphs.bar, count: Int((percent / 100 * Double(room)).rounded())), ink)
    return line
  }

  /// The curves as pairs of sparklines, in stretches that fit the width.
  private func curves() -> [StyledLine] {
    // Names give way to the days, so that a month stays in one piece.
    let labelColumns = min(labelColumns, max(8, style.layoutColumns - first.window.count))
    let room = style.layoutColumns - labelColumns
    var lines: [StyledLine] = []
    var start = first.window.lowerBound
    while true {
      let window = start...min(start.advanced(by: room - 1), first.window.upperBound)
      lines += ["", StyledLine(Heading.title(of: window, style), .strong)]
      for cycle in first.cycles {
        lines.append(StyledLine(style.catalog.terms.name(of: cycle), Ink(cycle)))
        for (name, report) in zip(names, [first, second]) {
          var line = StyledLine(name.truncated(toColumns: labelColumns - 2, ellipsis: style.glyphs.ellipsis))
          line.pad(toColumn: labelColumns)
          let sparkline = Sparkline(cycle: cycle, birthday: report.birthday, days: window)
          line.append(sparkline.text(style.glyphs), Ink(cycle))
          lines.append(line)
        }
      }
      lines += DayNumbers(window: window, selected: first.selected, style: style)
        .lines(startingAt: labelColumns, columns: window.count, columnsPerDay: 1)
      guard window.upperBound < first.window.upperBound else { return lines }
      start = window.upperBound.advanced(by: 1)
    }
  }
}
