internal import BiorhythmCore

/// The columns of a window of days: the whole width is used, so that a day may have a fraction of a column.
struct TimeAxis {
  let window: ClosedRange<CivilDate>
  let columns: Int

  private var days: Int { window.count }

  /// The column of the middle of a day, or nil for one outside the window.
  func column(of date: CivilDate) -> Int? {
    guard window.contains(date) else { return nil }
    return ((date - window.lowerBound) * 2 + 1) * columns / (2 * days)
  }

  /// The columns of a day, from its beginning to that of the next.
  func columns(of date: CivilDate) -> Range<Int> {
    let place = date - window.lowerBound
    return place * columns / days..<(place + 1) * columns / days
  }

  /// The day in which the middle of a column lies.
  func date(at column: Int) -> CivilDate {
    window.lowerBound.advanced(by: (2 * column + 1) * days / (2 * columns))
  }

  /// The columns of a day, with a fraction.
  var columnsPerDay: Double { Double(columns) / Double(days) }

  /// Days since a birthday at a fraction of the width; the values of a day stand in its middle.
  func time(at fraction: Double, since birthday: CivilDate) -> Double {
    Double(window.lowerBound - birthday) + fraction * Double(days) - 0.5
  }
}
