/// A day on which a cycle crosses zero or turns; the raw value is its word in machine formats.
public enum TurningPoint: String, CaseIterable, Sendable {
  /// The curve crosses zero upwards during the day.
  case criticalRising = "critical-rising"
  /// The whole day nearest to the top; the earlier one on a tie.
  case peak
  /// The curve crosses zero downwards during the day.
  case criticalFalling = "critical-falling"
  /// The whole day nearest to the bottom; the earlier one on a tie.
  case valley

  /// Whether the curve crosses zero on the day.
  public var isCritical: Bool { self == .criticalRising || self == .criticalFalling }

  /// Which way the curve moves from here on.
  public var trend: Trend { self == .criticalRising || self == .valley ? .rising : .falling }

  /// Returns the day of the cycle on which the point lies, by integers alone.
  ///
  ///     TurningPoint.criticalFalling.dayOfCycle(period: 23)    // 11
  ///     TurningPoint.peak.dayOfCycle(period: 38)               // 9: the middle is 9.5
  ///
  /// - Parameter period: Days, at least 2.
  func dayOfCycle(period: Int) -> Int {
    switch self {
    case .criticalRising: 0
    case .criticalFalling: period / 2
    // The nearest whole day to a quarter of the period is ⌈(k·p − 2) / 4⌉, which takes a tie down.
    case .peak: (period + 1) / 4
    case .valley: (3 * period + 1) / 4
    }
  }
}

/// Which way a curve moves on a day; the raw value is its word in machine formats.
public enum Trend: String, CaseIterable, Sendable {
  /// Up: a valley day already rises.
  case rising
  /// Down: a peak day already falls.
  case falling
}

extension Cycle {
  /// Returns what happens on a day of life, or nil on an ordinary day and for composites.
  ///
  /// In periods of 2 and 3 days a peak or valley can share its day with a crossing; the crossing is named.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  public func turningPoint(onDay day: Int) -> TurningPoint? {
    guard let period else { return nil }
    let phase = remainder(day, period)
    let found = TurningPoint.allCases.filter { $0.dayOfCycle(period: period) == phase }
    return found.first(where: \.isCritical) ?? found.first
  }

  /// Returns which way the curve moves on a day of life, or nil for composites.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  public func trend(onDay day: Int) -> Trend? {
    guard let period else { return nil }
    let quarters = 4 * remainder(day, period)
    return quarters < period || quarters >= 3 * period ? .rising : .falling
  }

  /// Returns how many days after a day of life the next turning point of some kind comes, at least 1.
  ///
  /// - Parameters:
  ///   - day: Days since birth; the birthday is day 0.
  ///   - isWanted: Which turning points count.
  /// - Returns: The point and the days until then, or nil where the cycle has none such (as composites).
  public func next(
    after day: Int, where isWanted: (TurningPoint) -> Bool
  ) -> (point: TurningPoint, days: Int)? {
    guard let period else { return nil }
    return TurningPoint.allCases.filter(isWanted)
      .map { point in (point, period - remainder(day - point.dayOfCycle(period: period), period)) }
      .filter { turningPoint(onDay: day + $0.1) == $0.0 }
      .min { $0.1 < $1.1 }
  }
}
