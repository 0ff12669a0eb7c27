internal import BiorhythmTables

/// A date with a time of day, in no zone: every day has 86,400 seconds.
public struct CivilMoment: Hashable, Sendable {
  /// The date.
  public let date: CivilDate
  /// The time on the clock, in seconds since midnight, 0 to 86,399.
  public let secondsSinceMidnight: Int

  /// Creates a moment.
  public init(on date: CivilDate, at time: TimeOfDay) {
    self.date = date
    secondsSinceMidnight = time.secondsSinceMidnight
  }

  /// Creates the moment at which a date begins.
  public init(startOf date: CivilDate) {
    self.date = date
    secondsSinceMidnight = 0
  }

  /// Returns the moment some seconds later, or nil where that lies past year 9999 or before year 1.
  public func adding(seconds: Int) -> CivilMoment? {
    let (sum, overflow) = secondsSinceMidnight.addingReportingOverflow(seconds)
    let rest = remainder(sum, 86_400)
    guard !overflow, let date = date.adding(days: (sum - rest) / 86_400) else { return nil }
    return CivilMoment(date: date, secondsSinceMidnight: rest)
  }

  private init(date: CivilDate, secondsSinceMidnight: Int) {
    self.date = date
    self.secondsSinceMidnight = secondsSinceMidnight
  }

  /// Returns the seconds from this moment to another; negative where that one is earlier.
  public func seconds(to other: CivilMoment) -> Int {
    (other.date - date) * 86_400 + other.secondsSinceMidnight - secondsSinceMidnight
  }
}

extension CivilMoment: Comparable {
  /// Whether the first moment comes before the second.
  public static func < (first: CivilMoment, second: CivilMoment) -> Bool { second.seconds(to: first) < 0 }
}

extension CivilMoment: CustomStringConvertible {
  /// The moment as ISO 8601 writes it: 19 characters, `2026-11-30T12:00:00`.
  public var description: String {
    let seconds = secondsSinceMidnight
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.zeroPadded(to: 2) }
    return "\(date)T\(clock.joined(separator: ":"))"
  }
}
