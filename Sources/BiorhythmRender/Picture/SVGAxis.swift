internal import BiorhythmCore
internal import BiorhythmLocalization

/// What is written below a plot: a row of days or months, and the larger unit in a row below it.
struct SVGAxis {
  struct Label {
    let x: Double
    let text: String
  }

  /// Labels below the middle of their days.
  let ticks: [Label]
  /// Labels in the same row that begin below the left edge of their days.
  let months: [Label]
  /// Labels in the row below that begin below the left edge of their days.
  let spans: [Label]
  /// Where a month begins, but for the plot's own edge.
  let boundaries: [Double]

  /// The lines on which the two rows stand.
  let tickHeight: Double
  var spanHeight: Double { tickHeight + 21 }

  /// The line on which the last row stands.
  var bottom: Double { spans.isEmpty ? tickHeight : spanHeight }

  /// The least room of a day's number.
  private static let tickWidth = 22.0
  /// The most days of which Mondays have their number; beyond these, months have their names.
  static let longestByWeek = 130

  init(_ layout: SVGLayout, dates: DateWords) {
    let window = layout.window
    let starts = Self.months(of: window)
    tickHeight = layout.bottom + 20
    boundaries = starts.dropFirst().map(layout.edge)
    if window.count <= Self.longestByWeek {
      let isInOneMonth = starts.count == 1
      ticks = window.filter { date in
        if layout.step >= Self.tickWidth { return true }
        // Every other day keeps its pace only within a month.
        return isInOneMonth ? date.day % 2 == 1 : date.weekday == .monday
      }.map { Label(x: layout.x(of: $0), text: "\($0.day)") }
      months = []
      // The line below the title names a whole month and a single day.
      let isNamed = window == window.lowerBound.month.days || window.count == 1
      spans = isNamed ? [] : Self.labels(starts, layout) { dates.month($0.month) }
    } else {
      ticks = []
      months = Self.labels(starts, layout) { dates.shortMonth($0.month) }
      let years = starts.filter { $0.month.month == 1 || $0 == window.lowerBound }
      spans = Self.labels(years, layout) { "\($0.month.year)" }
    }
  }

  /// The labels of spans that begin on some days; a span too short for its label goes without one.
  private static func labels(
    _ starts: [CivilDate], _ layout: SVGLayout, text: (CivilDate) -> String
  ) -> [Label] {
    let ends = starts.dropFirst().map(layout.edge) + [layout.right]
    return zip(starts, ends).compactMap { start, end in
      let text = text(start)
      let x = layout.edge(of: start)
      // Months' names and digits are wider than most words; a third more holds in every usual font.
      guard end - x >= 1.3 * SVGLayout.width(of: text, size: SVGLayout.axisSize) + 2 else { return nil }
      return Label(x: x + 1, text: text)
    }
  }

  /// The first day of the window and the first day of every later month in it.
  private static func months(of window: ClosedRange<CivilDate>) -> [CivilDate] {
    var result = [window.lowerBound]
    while let next = result.last?.month.adding(months: 1)?.first, window.contains(next) {
      result.append(next)
    }
    return result
  }

  var text: String {
    let rows = [("axis tick", ticks, tickHeight), ("axis", months, tickHeight), ("axis", spans, spanHeight)]
    return rows.flatMap { style, labels, height in
      labels.map { SVGText.line($0.text, style: style, x: $0.x, y: height) }
    }.joined()
  }
}
