internal import BiorhythmCore
internal import BiorhythmLocalization

/// What comes next: the turning points behind a day.
struct ComingPoints {
  let report: Report
  let style: Style

  private var terms: Terms { style.catalog.terms }

  private typealias Coming = Report.ComingPoint

  /// Each cycle's next critical day and next peak or valley.
  private func coming(_ cycle: Cycle) -> [Coming] {
    [report.next(cycle, where: \.isCritical), report.next(cycle) { !$0.isCritical }].compactMap { $0 }
  }

  /// The turning points of all cycles, in date order.
  private func inOrder() -> [Coming] {
    // Sorting keeps the order of the cycles only with their places.
    report.cycles.flatMap(coming).enumerated()
      .sorted {
        ($0.element.days, $0.element.secondOfDay, $0.offset) < (
          $1.element.days, $1.element.secondOfDay, $1.offset
        )
      }.map(\.element)
  }

  /// Returns one line with as many turning points, in date order, as fit; none before birth.
  func line() -> StyledLine? {
    let coming = inOrder()
    guard !coming.isEmpty else { return nil }
    var line = StyledLine(style.catalog.reports.next, .strong)
    for entry in coming {
      var text = mark(entry)
      text.append(" ")
      text.append(terms.name(of: entry.cycle), Ink(entry.cycle))
      text.append(" " + when(entry))
      guard line.columns + 2 + text.columns <= style.layoutColumns else { break }
      line.append("  ")
      line.append(text)
    }
    return line
  }

  /// Returns a heading and a line for each turning point, in date order.
  func list() -> [StyledLine] {
    let coming = inOrder()
    guard !coming.isEmpty else { return [] }
    func word(_ entry: Coming) -> String {
      entry.point.isCritical ? terms.critical : terms.turningPoint(entry.point)
    }
    let names = coming.map { terms.name(of: $0.cycle).displayWidth }.max() ?? 0
    let words = coming.map { word($0).displayWidth }.max() ?? 0
    return [StyledLine(style.catalog.reports.next, .strong)]
      + coming.map { entry in
        var line = mark(entry)
        line.append(" ")
        line.append(terms.name(of: entry.cycle), Ink(entry.cycle))
        line.pad(toColumn: 2 + names + 2)
        line.append(word(entry))
        line.pad(toColumn: 2 + names + 2 + words + 2)
        line.append(dated(entry))
        return line
      }
  }

  /// Returns a heading and two turning points for each cycle, beside each other where they fit.
  func table() -> [StyledLine] {
    let rows = report.cycles.map { ($0, coming($0)) }.filter { !$0.1.isEmpty }
    guard !rows.isEmpty else { return [] }
    let nameColumns = 2 + (rows.map { terms.name(of: $0.0).displayWidth }.max() ?? 0)
    let isDated = style.layoutColumns - nameColumns >= 40
    func entry(_ coming: Coming) -> StyledLine {
      var line = mark(coming)
      line.append(" " + (coming.point.isCritical ? terms.critical : terms.turningPoint(coming.point)))
      line.append(" " + (isDated ? dated(coming) : style.catalog.reports.daysUntil(coming.days)))
      return line
    }
    let entries = rows.map { row in row.1.map(entry) }
    let firstColumns = entries.map { $0[0].columns }.max() ?? 0
    let lastColumns = entries.flatMap { $0.dropFirst().map(\.columns) }.max() ?? 0
    let isWide = nameColumns + firstColumns + 3 + lastColumns <= style.layoutColumns
    var lines = [StyledLine(style.catalog.reports.next, .strong)]
    for (row, entries) in zip(rows, entries) {
      var line = StyledLine(terms.name(of: row.0), Ink(row.0))
      for (place, entry) in entries.enumerated() {
        if place > 0, !isWide {
          lines.append(line)
          line = StyledLine()
        }
        line.pad(toColumn: nameColumns + (isWide ? place * (firstColumns + 3) : 0))
        line.append(entry)
      }
      lines.append(line)
    }
    return lines
  }

  private func mark(_ coming: Coming) -> StyledLine {
    StyledLine(style.glyphs.mark(coming.point), coming.point.isCritical ? .critical : .plain)
  }

  /// `tomorrow`, then dates; a year on, a day and its month could be any year's.
  private func when(_ coming: Coming) -> String {
    guard coming.days > 1, let date = report.selected.adding(days: coming.days) else {
      return style.catalog.reports.daysUntil(coming.days) + clock(coming)
    }
    return (coming.days > 330 ? date.description : style.catalog.dates.short(date)) + clock(coming)
  }

  private func dated(_ coming: Coming) -> String {
    let words = style.catalog.reports
    guard let date = report.selected.adding(days: coming.days) else { return words.daysUntil(coming.days) }
    return coming.days > 330
      ? "\(date)\(clock(coming)) (\(words.daysUntil(coming.days)))"
      : words.upcoming(style.catalog.dates.short(date) + clock(coming), coming.days)
  }

  private func clock(_ coming: Coming) -> String { coming.moment.map { " " + $0.clock } ?? "" }
}

extension Report.ComingPoint {
  /// When on its day, where that is known.
  fileprivate var secondOfDay: Int { moment?.moment.secondsSinceMidnight ?? 0 }
}
