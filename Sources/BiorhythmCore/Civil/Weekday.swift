/// A day of the week; the raw value is its number by ISO 8601, Monday 1 to Sunday 7.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Whether the day is a Saturday or a Sunday.
  public var isWeekend: Bool { self == .saturday || self == .sunday }
}
