internal import BiorhythmCore
internal import BiorhythmLocalization

/// What is written below the plot: a row of days or months, and the larger unit in a row below it.
struct SVGAxis {
  struct Label {
    let date: CivilDate
    let text: String
  }

  /// Labels below the middle of their days.
  let ticks: [Label]
  /// Labels that begin below the left edge of their days.
  let spans: [Label]
  /// Days at whose left edge a month begins, but for the plot's own edge.
  let boundaries: [CivilDate]

  /// The lines on which the two rows stand.
  static let tickHeight = SVGLayout.bottom + 20
  static let spanHeight = SVGLayout.bottom + 42

  /// The line on which the last row stands.
  var bottom: Double { spans.isEmpty ? Self.tickHeight : Self.spanHeight }

  /// The most days of which each has its number.
  private static let longestByDay = 45
  /// The most days of which Mondays have their number; beyond these, months have.
  static let longestByWeek = 130

  init(_ layout: SVGLayout, dates: DateWords) {
    let window = layout.window
    let months = Self.months(of: window)
    boundaries = months.filter { $0 > window.lowerBound }
    let spans: [Label]
    if window.count <= Self.longestByWeek {
      ticks = window.filter { window.count <= Self.longestByDay || $0.weekday == .monday }
        .map { Label(date: $0, text: "\($0.day)") }
      // The line below the title names a whole month and a single day.
      let isNamed = window == window.lowerBound.month.days || window.count == 1
      spans = isNamed ? [] : months.map { Label(date: $0, text: dates.month($0.month)) }
    } else {
      ticks = months.filter { $0.day == 1 }.map { Label(date: $0, text: "\($0.month.month)") }
      spans = months.filter { $0.month.month == 1 || $0 == window.lowerBound }
        .map { Label(date: $0, text: "\($0.month.year)") }
    }
    // A span that is too short for its label goes without one.
    let ends = spans.dropFirst().map { layout.edge(of: $0.date) } + [layout.right]
    self.spans = zip(spans, ends).filter { span, end in
      end - layout.edge(of: span.date) >= Double(span.text.displayWidth + 1) * SVGLayout.columnWidth
    }.map { $0.0 }
  }

  /// The first day of the window and the first day of every later month in it.
  private static func months(of window: ClosedRange<CivilDate>) -> [CivilDate] {
    var result = [window.lowerBound]
    while let next = result.last?.month.adding(months: 1)?.first, window.contains(next) {
      result.append(next)
    }
    return result
  }
}
