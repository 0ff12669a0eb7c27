package import BiorhythmCore
internal import BiorhythmLocalization

/// The days that a search has found, a line each with the values of everyone asked about.
package struct FindReport {
  private let found: FoundDays
  private let reports: [Report]
  private let style: Style

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - found: The days and what was looked for.
  ///   - reports: Each person over the window that was searched, with the cycles to show; at least one.
  package init(_ found: FoundDays, of reports: [Report], style: Style) {
    self.found = found
    self.reports = reports
    self.style = style
  }

  /// Returns the condition and the days that were looked at, two or three lines and an empty one.
  package func heading() -> [StyledLine] {
    let words = style.catalog.find
    var lines = [StyledLine(style.told(words.title(style.shown(found.condition))), .strong)]
    lines.append(StyledLine(style.catalog.dates.range(found.days.window), .faint))
    if !found.days.isEmpty { lines += ["", columnHeading()] }
    return lines
  }

  /// Returns a line for a day: its date and weekday, then for everyone the percents of their cycles.
  package func line(of date: CivilDate) -> StyledLine {
    let isSelected = reports.first?.selected == date
    let ink: Ink = isSelected ? .selected : .plain
    var line = StyledLine("\(date)", ink)
    line.append(
      "  \(style.catalog.dates.shortWeekday(date.weekday))", date.weekday.isWeekend ? .strong : .plain)
    var start = Self.dateColumns + weekdayColumns
    for (report, group) in zip(reports, groups) {
      for (reading, columns) in zip(report.day(date).readings ?? [], group.columns) {
        let mark = reading.turningPoint.map { style.glyphs.mark($0) } ?? " "
        line.append(
          style.glyphs.percent(reading.percent) + mark, Ink(reading.cycle), endingAt: start + columns)
        start += columns
      }
      start += Self.gap
    }
    return line
  }

  /// Returns how many days were found, or that none was: an empty line and one more.
  package func summary() -> [StyledLine] {
    let words = style.catalog.find
    return ["", StyledLine(found.days.isEmpty ? words.nothing : words.count(found.days.count), .strong)]
  }

  private static let dateColumns = 12
  private static let gap = 2
  private var weekdayColumns: Int {
    Weekday.allCases.map { style.catalog.dates.shortWeekday($0).displayWidth }.max() ?? 2
  }

  /// The heading of each person's columns, and how wide each is.
  private var groups: [(name: String, columns: [Int])] {
    reports.map { report in
      let name = style.shown(style.catalog.reports.name(of: report.person))
      // A percent with its sign and mark, and a space before it; names of cycles where one person has the room.
      return (name, report.cycles.map { max(8, reports.count == 1 ? cycleName($0).displayWidth + 2 : 0) })
    }
  }

  private func cycleName(_ cycle: Cycle) -> String { style.catalog.terms.name(of: cycle) }

  private func columnHeading() -> StyledLine {
    var line = StyledLine()
    var start = Self.dateColumns + weekdayColumns
    for (report, group) in zip(reports, groups) {
      if reports.count > 1 {
        let room = group.columns.reduce(0, +)
        line.pad(toColumn: start + 1)
        line.append(group.name.truncated(toColumns: room - 1, ellipsis: style.glyphs.ellipsis), .faint)
        start += room + Self.gap
      } else {
        for (cycle, columns) in zip(report.cycles, group.columns) {
          line.append(cycleName(cycle), Ink(cycle), endingAt: start + columns - 1)
          start += columns
        }
      }
    }
    return line
  }
}

extension DaySet {
  /// Whether no day is in the set.
  var isEmpty: Bool { count == 0 }
}
