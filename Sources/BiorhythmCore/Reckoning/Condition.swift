/// A number that a day of someone's life has.
enum DayQuantity: Hashable, Sendable {
  /// The percent of a cycle, by its place among the cycles that are known.
  case percent(Int)
  /// The percent of each cycle of a group.
  case percents(Cycle.Group)
  /// How many primary cycles are critical, at their peak or at their valley.
  case critical, peak, valley
  /// The number of the weekday, Monday 1 to Sunday 7.
  case weekday
  /// Days since birth.
  case number
}
