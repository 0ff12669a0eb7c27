/// A step from one day to another.
public enum Step: Hashable, Sendable {
  /// Some days on, or back where negative.
  case days(Int)
  /// Some months on, or back where negative.
  case months(Int)
}

extension CivilDate {
  /// Returns the date after one step, or nil where that lies outside years 0001 to 9999.
  public func taking(_ step: Step) -> CivilDate? {
    switch step {
    case .days(let count): adding(days: count)
    case .months(let count): adding(months: count)
    }
  }
}

/// A selected day that moves, and across months remembers which day of the month was wanted.
///
///     var selected = SelectedDay(january31)
///     selected.move(by: .months(1))      // 28 February
///     selected.move(by: .months(1))      // 31 March
public struct SelectedDay: Hashable, Sendable {
  /// The day that is selected.
  public private(set) var date: CivilDate

  private var wantedDay: Int

  /// Starts at a day.
  public init(_ date: CivilDate) {
    self.date = date
    wantedDay = date.day
  }

  /// Moves; a step past the first or the last date stops there.
  public mutating func move(by step: Step) {
    switch step {
    case .days(let count):
      self = SelectedDay(date.advanced(by: count))
    case .months(let count):
      if let month = date.month.adding(months: count) {
        date = month.date(wantedDay: wantedDay)
      } else {
        self = SelectedDay(count < 0 ? .min : .max)
      }
    }
  }
}
