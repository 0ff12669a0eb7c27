/// A time on the clock, to the second, without date or zone.
public struct TimeOfDay: Hashable, Sendable {
  /// The seconds since midnight, 0 to 86,399.
  public let secondsSinceMidnight: Int

  /// 00:00.
  public static let midnight: TimeOfDay = TimeOfDay(0)

  private init(_ secondsSinceMidnight: Int) {
    self.secondsSinceMidnight = secondsSinceMidnight
  }

  /// Creates a time from its three numbers, or nil where the clock shows no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.init((hour * 60 + minute) * 60 + second)
  }

  /// Creates a time from the seconds since midnight, or nil where the day has no such second.
  public init?(secondsSinceMidnight: Int) {
    guard (0..<86_400).contains(secondsSinceMidnight) else { return nil }
    self.init(secondsSinceMidnight)
  }

  /// The hour, 0 to 23.
  public var hour: Int { secondsSinceMidnight / 3600 }
  /// The minute, 0 to 59.
  public var minute: Int { secondsSinceMidnight / 60 % 60 }
  /// The second, 0 to 59.
  public var second: Int { secondsSinceMidnight % 60 }
}
