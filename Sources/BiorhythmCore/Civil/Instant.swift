/// A point on the line of time, the same everywhere: whole seconds since 1970-01-01T00:00:00Z, leap seconds not
/// counted (POSIX, "Seconds Since the Epoch").
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z; negative ones are before.
  public let secondsSince1970: Int

  /// The seconds within which every instant is held, some 36 billion years either way: the sum and the difference
  /// of two always have room.
  private static let range = -1 << 60...1 << 60

  /// Creates an instant, stopping 2^60 seconds before and after 1970.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Creates the instant at which clocks with an offset from UTC show a date and time.
  public init(_ moment: CivilMoment, offset: UTCOffset) {
    self.init(secondsSince1970: moment.secondsSince1970 - offset.seconds)
  }

  /// Returns the instant some seconds later; negative ones go back.
  public func advanced(by seconds: Int) -> Instant {
    let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
    return Instant(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
  }
}

extension Instant: Comparable {
  /// Whether the first instant comes before the second.
  public static func < (first: Instant, second: Instant) -> Bool {
    first.secondsSince1970 < second.secondsSince1970
  }

  /// The seconds from the second instant to the first.
  public static func - (later: Instant, earlier: Instant) -> Int {
    later.secondsSince1970 - earlier.secondsSince1970
  }
}

extension CivilMoment {
  /// 1970-01-01T00:00:00.
  private static let epoch = CivilMoment(startOf: CivilDate.min.advanced(by: 719_162))

  /// The seconds since 1970-01-01T00:00:00 on the same clock.
  var secondsSince1970: Int { Self.epoch.seconds(to: self) }

  /// Creates what clocks with an offset from UTC show at an instant, or nil outside years 0001 to 9999.
  public init?(_ instant: Instant, offset: UTCOffset) {
    guard let moment = Self.epoch.adding(seconds: instant.secondsSince1970 + offset.seconds) else {
      return nil
    }
    self = moment
  }

  /// The time on the clock.
  public var time: TimeOfDay {
    // The seconds of a moment lie within its day.
    TimeOfDay(secondsSinceMidnight: secondsSinceMidnight) ?? .midnight
  }
}
