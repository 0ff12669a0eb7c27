package import BiorhythmCore
internal import BiorhythmLocalization

/// Two people: compatibility per cycle and overall, and both curves of each cycle over the window.
package struct CompareReport {
  private let first: Report
  private let second: Report
  private let style: Style
  private let names: [String]

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - first: The one person, with window and cycles.
  ///   - second: The other.
  package init(_ first: Report, with second: Person, style: Style) {
    self.first = first
    var other = first
    other.person = second
    self.second = other
    self.style = style
    names = [first.person, second].map { person in
      switch person.identity {
      case .owner: style.catalog.reports.you
      case .named(let name): style.shown(name)
      case .unnamed: person.birthday.description
      }
    }
  }

  /// Returns the two people and their compatibility.
  package func heading() -> [StyledLine] {
    let words = style.catalog.reports
    let pair = Compatibility(first.birthday, second.birthday)
    var title = StyledLine(words.pair(names[0], names[1]), .strong)
    title.append(" \(style.glyphs.dot) ", .faint)
    title.append(words.daysApart(pair.daysApart))
    let births = zip(names, [first, second]).map { name, report in
      var line = StyledLine(fitted(name, to: labelColumns - 2))
      line.pad(toColumn: labelColumns)
      line.append(words.born(report.birthday), .faint)
      return line
    }
    var table = [StyledLine(words.compatibility, .strong)]
    for cycle in first.cycles {
      table.append(row(style.catalog.terms.name(of: cycle), Ink(cycle), percent: pair.percent(of: cycle)))
    }
    table.append(row(words.overall, .strong, percent: pair.overall))
    return [title] + births + [""] + table
  }

  private func fitted(_ name: String, to columns: Int) -> String {
    name.truncated(toColumns: columns, ellipsis: style.glyphs.ellipsis)
  }

  private var labelColumns: Int {
    let labels =
      first.cycles.map { style.catalog.terms.name(of: $0) } + [style.catalog.reports.overall] + names
    return min(labels.map(\.displayWidth).max() ?? 0, style.layoutColumns / 3) + 2
  }

  private func row(_ name: String, _ ink: Ink, percent: Double) -> StyledLine {
    var line = StyledLine(fitted(name, to: labelColumns - 1), ink)
    line.append("\(Int(percent.rounded()))%", ink, endingAt: labelColumns + 4)
    line.append("  ")
    let room = min(style.layoutColumns - line.columns, 40)
    line.append(
      String(repeating: style.glyphs.bar, count: Int((percent / 100 * Double(room)).rounded())), ink)
    return line
  }

  /// Returns the curves of some days as pairs of sparklines, in stretches that fit the width.
  package func curves(over days: ClosedRange<CivilDate>) -> [StyledLine] {
    // Names give way to the days where that keeps them in one piece, as it does for a month.
    let spare = style.layoutColumns - days.count
    let isShort = spare >= 8 && spare < labelColumns
    let labelColumns = isShort ? spare : labelColumns
    let room = style.layoutColumns - labelColumns
    var lines: [StyledLine] = []
    var start = days.lowerBound
    while true {
      let window = start...min(start.advanced(by: room - 1), days.upperBound)
      lines += ["", StyledLine(style.catalog.dates.title(of: window), .strong)]
      for cycle in first.cycles {
        lines.append(StyledLine(style.catalog.terms.name(of: cycle), Ink(cycle)))
        for (name, report) in zip(names, [first, second]) {
          var line = StyledLine(fitted(name, to: labelColumns - 2))
          line.pad(toColumn: labelColumns)
          let sparkline = Sparkline(cycle: cycle, birthday: report.birthday, days: window)
          line.append(sparkline.text(style.glyphs), Ink(cycle))
          lines.append(line)
        }
      }
      lines += DayNumbers(window: window, selected: first.selected, style: style)
        .lines(startingAt: labelColumns, columnsPerDay: 1)
      guard window.upperBound < days.upperBound else { return lines }
      start = window.upperBound.advanced(by: 1)
    }
  }
}
