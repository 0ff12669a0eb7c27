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

  /// Returns the two people and their compatibility: title, two births, an empty line, a heading and a row for each cycle
  /// and for all.
  package func heading() -> [StyledLine] {
    let words = style.catalog.reports
    let pair = Compatibility(first.birthday, second.birthday)
    var title = StyledLine(words.pair(names[0], names[1]), .strong)
    title.append(" \(style.glyphs.dot) ", .faint)
    title.append(words.daysApart(pair.daysApart))
    let born = [first, second].map { words.born($0.birthday).displayWidth }.max() ?? 0
    let hasRoom = labelColumns + 8 + born <= style.layoutColumns
    let births = zip(names, [first, second]).enumerated().map { place, person in
      var line = StyledLine("\(place + 1) ", .faint)
      line.append(sample(place) + " ", .faint)
      line.append(fitted(person.0, to: labelColumns))
      line.pad(toColumn: labelColumns + 8)
      line.append(hasRoom ? words.born(person.1.birthday) : person.1.birthday.description, .faint)
      return line
    }
    var table = [StyledLine(words.compatibility, .strong)]
    for cycle in first.cycles {
      table.append(row(style.catalog.terms.name(of: cycle), Ink(cycle), percent: pair.percent(of: cycle)))
    }
    table.append(row(words.overall, .strong, percent: pair.overall))
    return [title] + births + [""] + table
  }

  /// The line of the one person is solid, that of the other dashed.
  private static let patterns = [LinePattern.solid, .dashed]

  private func sample(_ place: Int) -> String {
    style.glyphs.isUnicode ? Self.patterns[place].sample(columns: 3, style.glyphs.cells) : ""
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
    let filled = Int((percent / 100 * Double(room)).rounded())
    line.append(String(repeating: style.glyphs.passed, count: filled), ink)
    line.append(String(repeating: style.glyphs.coming, count: room - filled), .faint)
    return line
  }

  /// The rows of a graph's plot.
  private static let plotRows = 7

  /// Returns for each cycle a graph with the curves of both over some days, in stretches that fit the width, each under
  /// its dates.
  package func curves(over days: ClosedRange<CivilDate>) -> [StyledLine] {
    let room = style.layoutColumns - 7
    var lines: [StyledLine] = []
    var start = days.lowerBound
    while true {
      let window = start...min(start.advanced(by: room - 1), days.upperBound)
      lines += ["", StyledLine(style.catalog.dates.title(of: window), .strong)]
      for cycle in first.cycles {
        lines += [title(of: cycle)] + graph(of: cycle, over: window)
      }
      guard window.upperBound < days.upperBound else { return lines }
      start = window.upperBound.advanced(by: 1)
    }
  }

  /// A cycle's name and the selected day's values of both.
  private func title(of cycle: Cycle) -> StyledLine {
    var line = StyledLine(style.catalog.terms.name(of: cycle), Ink(cycle))
    for (name, report) in zip(names, [first, second]) {
      let day = first.selected - report.birthday
      guard day >= 0 else { continue }
      line.append(" \(style.glyphs.dot) ", .faint)
      line.append(fitted(name, to: style.layoutColumns / 5) + " ")
      line.append(style.glyphs.percent(cycle.percent(onDay: day)), Ink(cycle))
    }
    return line
  }

  private func graph(of cycle: Cycle, over window: ClosedRange<CivilDate>) -> [StyledLine] {
    let curves = [first, second].enumerated().map { place, report in
      Curve(
        cycle: cycle, birthday: report.birthday, pattern: Self.patterns[place], symbol: String(place + 1))
    }
    return Graph(
      curves: curves, window: window, selected: first.selected, style: style, rows: Self.plotRows
    ).lines()
  }
}
