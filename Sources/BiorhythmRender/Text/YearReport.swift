package import BiorhythmCore
internal import BiorhythmLocalization

/// The year of the selected day: every day of twelve months in its place, a row of levels for each cycle, and above them
/// the critical days of the primaries.
package struct YearReport {
  private let report: Report
  private let style: Style

  /// Creates the report of the year in which the selected day lies, whatever the report's window.
  package init(_ report: Report, style: Style) {
    self.report = report
    self.style = style
  }

  private var months: [CivilMonth] { CivilYear(containing: report.selected).months }

  /// The columns of a letter, with the spaces around it.
  private static let symbolColumns = 3

  /// Whether the months are called by their names, or by their numbers where those leave no room for the days.
  private var namesColumns: Int {
    let names = months.map { style.catalog.dates.month($0).displayWidth }.max() ?? 0
    return names + Self.symbolColumns + 31 * 2 <= style.layoutColumns ? names : "0000-00".utf8.count
  }

  private var start: Int { namesColumns + (style.layoutColumns < 42 ? 2 : Self.symbolColumns) }

  /// The columns of a day, all alike.
  private var dayColumns: Int { max(1, min(4, (style.layoutColumns - start) / 31)) }

  /// Returns a heading, the days' numbers, then for each month a row of critical days and one for each cycle, and what the
  /// marks mean: 52 lines for three cycles; none wider than the style's columns from 40 up.
  package func lines() -> [StyledLine] {
    heading() + [numbers()] + months.flatMap(lines) + [numbers()] + legend()
  }

  private func heading() -> [StyledLine] {
    let words = style.catalog.reports
    var line = StyledLine(words.title(report.name.map(style.shown)), .strong)
    line.append(" \(style.glyphs.dot) ", .faint)
    line.append(String(report.selected.month.year), .strong)
    let born = words.born(report.birthday)
    guard line.columns + 2 + born.displayWidth <= style.layoutColumns else {
      return [line, StyledLine(born, .faint)]
    }
    line.append(born, .faint, endingAt: start + 31 * dayColumns)
    return [line]
  }

  private func numbers() -> StyledLine {
    var line = StyledLine()
    for day in 1...31 where dayColumns > 2 || day == 1 || day.isMultiple(of: 5) && day < 31 {
      line.pad(toColumn: start + (day - 1) * dayColumns)
      line.append(String(day), .faint)
    }
    return line
  }

  private func legend() -> [StyledLine] {
    let terms = style.catalog.terms
    let marks: [(text: String, ink: Ink, meaning: String)] = [
      (style.glyphs.critical, .critical, terms.critical), ("2", .chip, terms.doubleCritical),
      ("3", .chip, terms.tripleCritical),
    ]
    let entries = marks.map { mark in
      var entry = StyledLine(mark.text, mark.ink)
      entry.append(" " + mark.meaning, .faint)
      return entry
    }
    guard start + entries.reduce(0, { $0 + $1.columns + 2 }) - 2 <= style.layoutColumns else {
      return entries
    }
    var line = StyledLine()
    line.pad(toColumn: start)
    for (place, entry) in entries.enumerated() {
      line.append(place == 0 ? "" : "  ")
      line.append(entry)
    }
    return [line]
  }

  private func lines(of month: CivilMonth) -> [StyledLine] {
    let days = month.days.map(report.day)
    let isShort = namesColumns < style.catalog.dates.month(month).displayWidth
    var marks = StyledLine(isShort ? month.description : style.catalog.dates.month(month), .strong)
    for day in days {
      marks.pad(toColumn: start + (day.date.day - 1) * dayColumns)
      let mark = mark(of: day)
      marks.append(mark.text, mark.ink)
    }
    let curves = report.cycles.enumerated().map { place, cycle in
      var line = StyledLine()
      line.append(style.symbol(of: cycle, among: report.cycles), Ink(cycle), endingAt: start - 1)
      line.pad(toColumn: start)
      for day in days {
        let level = day.readings.map { Sparkline.level(of: $0[place].value, style.glyphs) }
        line.append(
          String(repeating: level ?? style.glyphs.blank, count: dayColumns),
          day.date == report.selected ? .chip : Ink(cycle))
      }
      return line
    }
    return [marks] + curves
  }

  /// What stands above a day: the number of crossings where there are several, a mark for one; else the selected day,
  /// today, or a weekend.
  private func mark(of day: Report.Day) -> (text: String, ink: Ink) {
    let critical = day.criticalCount == 1 ? report.criticalPrimaries(on: day.date).first : nil
    switch day.criticalCount {
    case 2...: return (String(day.criticalCount), .chip)
    case 1:
      return (
        style.glyphs.critical, day.date == report.selected ? .chip : critical.map(Ink.init) ?? .critical
      )
    default:
      if day.date == report.selected { return (style.glyphs.valley, .selected) }
      if day.date == style.today { return (style.glyphs.valley, .today) }
      return day.date.weekday.isWeekend ? (style.glyphs.dot, .faint) : (" ", .plain)
    }
  }
}
