/// What a record may hold that no cycle caused: a level, a linear trend and, from eight weeks on, the weekday.
struct Nuisance {
  /// The shortest calendar from which a weekday's habit can be told, in days.
  static let shortestWithWeekdays = 56

  private let first: CivilDate
  private let length: Int

  /// The nuisance of a calendar.
  init(first: CivilDate, length: Int) {
    self.first = first
    self.length = length
  }

  /// The fit on some days, counted from the calendar's first.
  func fit(on days: [Int]) -> LeastSquares {
    let middle = Double(length - 1) / 2
    var columns = [days.map { _ in 1.0 }, days.map { Double($0) - middle }]
    if length >= Self.shortestWithWeekdays {
      // Seven indicators add up to the level; six and the level say the same.
      columns += (1..<7).map { weekday in
        days.map { (first.ordinal + $0) % 7 == weekday ? 1 : 0 }
      }
    }
    return LeastSquares(columns: columns)
  }
}
