internal import BiorhythmCore
internal import BiorhythmLocalization

/// What pages say of days and readings, as elements and as text.
struct DayWords {
  let catalog: Catalog

  func percent(_ reading: Reading) -> String { Glyphs.unicode.percent(reading.percent) }

  /// A line about a day: its date, the values, and what happens.
  func readout(_ day: Report.Day) -> String {
    let date = catalog.dates.short(day.date)
    guard let readings = day.readings else { return "\(date) \u{B7} \(catalog.reports.beforeBirth)" }
    let values = readings.map { "\(catalog.terms.name(of: $0.cycle)) \(percent($0))" }
    return ([date] + values + events(day)).joined(separator: " \u{B7} ")
  }

  /// What happens on a day, an entry a turning point.
  func events(_ day: Report.Day) -> [String] { (day.readings ?? []).compactMap(event) }

  /// What happens to a cycle on a day.
  func event(_ reading: Reading) -> String? {
    reading.turningPoint.map {
      catalog.reports.eventSummary(
        nil, catalog.terms.name(of: reading.cycle), catalog.terms.turningPoint($0)) + reading.clockBehind
    }
  }

  /// The classes of a day's row or cell.
  func style(_ day: Report.Day, isSelected: Bool) -> String {
    var classes: [String] = []
    if day.date.weekday.isWeekend { classes.append("weekend") }
    if isSelected { classes.append("selected") }
    switch day.criticalCount {
    case 2: classes.append("double")
    case 3: classes.append("triple")
    default: break
    }
    return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  /// The attributes by which the script finds a day.
  func attributes(_ day: Report.Day, isSelected: Bool) -> String {
    " data-readout=\"\(readout(day).xmlText)\"" + (isSelected ? " data-selected" : "")
  }

  /// A label for a day of several critical primaries, or nothing.
  func badge(_ count: Int) -> String {
    guard let label = catalog.terms.severalCritical(count) else { return "" }
    return " <span class=\"badge \(count == 2 ? "double" : "triple")\">\(label.xmlText)</span>"
  }

  /// A cell with a value, its mark and a bar.
  func valueCell(_ reading: Reading, index: Int, withTrend: Bool = false) -> String {
    let trend = withTrend ? reading.trend.map { sign(Glyphs.unicode.mark($0), catalog.terms.trend($0)) } : nil
    let mark = reading.turningPoint.map { sign(Glyphs.unicode.mark($0), catalog.terms.turningPoint($0)) }
    return
      "<td class=\"number ink-\(SVGStroke.name(of: reading.cycle, index: index))\">\(mark.map { $0 + " " } ?? "")"
      + "\(percent(reading))\(trend.map { " " + $0 } ?? "")\(bar(reading.percent))</td>"
  }

  /// A character that stands for words.
  private func sign(_ character: String, _ words: String) -> String {
    "<span class=\"mark\" role=\"img\" aria-label=\"\(words.xmlText)\">\(character)</span>"
  }

  /// A bar from the middle to a value, hidden from screen readers, who have the number.
  func bar(_ percent: Int) -> String {
    """
    <svg class="bar" viewBox="-100 0 200 8" preserveAspectRatio="none" aria-hidden="true">\
    <rect x="\(min(percent, 0))" y="1" width="\(abs(percent))" height="6"/><path d="M0,0V8"/></svg>
    """
  }

  /// Headings of a column for each cycle.
  func cycleHeadings(_ cycles: [Cycle]) -> String {
    cycles.map { "<th scope=\"col\" class=\"number\">\(catalog.terms.name(of: $0).xmlText)</th>" }.joined()
  }
}
