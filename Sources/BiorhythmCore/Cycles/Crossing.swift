/// The exact moment at which a cycle crosses zero or turns, for someone whose birth is known to the minute.
public struct Crossing: Hashable, Sendable {
  /// The cycle.
  public let cycle: Cycle
  /// What happens.
  public let point: TurningPoint
  /// How many quarters of the cycle's period have passed since birth; 0 at birth itself.
  public let quarter: Int
  /// When.
  public let instant: Instant
}

extension Cycle {
  /// The seconds of a quarter of the period, a whole number; nil for composites.
  private var secondsOfQuarter: Int? { period.map { 21_600 * $0 } }

  /// Returns the turning point some quarters of the period after birth, or nil before birth and for composites.
  ///
  /// - Parameters:
  ///   - quarter: 0 at birth, where the curve crosses zero upwards; 1 at the first peak.
  ///   - birth: The instant of birth.
  public func crossing(atQuarter quarter: Int, birth: Instant) -> Crossing? {
    guard let secondsOfQuarter, quarter >= 0 else { return nil }
    let (seconds, overflow) = secondsOfQuarter.multipliedReportingOverflow(by: quarter)
    // The cases stand in the order in which a turn meets them.
    let point = TurningPoint.allCases[quarter % 4]
    return overflow
      ? nil : Crossing(cycle: self, point: point, quarter: quarter, instant: birth.advanced(by: seconds))
  }

  /// Returns the turning points within some time, in order; none before birth and for composites.
  public func crossings(in time: Range<Instant>, birth: Instant) -> [Crossing] {
    guard let secondsOfQuarter else { return [] }
    let first = max(0, time.lowerBound - birth)
    let end = max(0, time.upperBound - birth)
    let quarters =
      (first + secondsOfQuarter - 1) / secondsOfQuarter..<(end + secondsOfQuarter - 1) / secondsOfQuarter
    return quarters.compactMap { crossing(atQuarter: $0, birth: birth) }
  }

  /// Returns the turning points whose moment has its date among some days on the clocks of a zone, in order.
  ///
  /// A cycle of a few days may have several on one day; a day that the zone skipped has none.
  ///
  /// - Parameters:
  ///   - days: The dates.
  ///   - zone: The viewer's zone.
  ///   - birth: The instant of birth.
  public func crossings(on days: ClosedRange<CivilDate>, in zone: ZoneRules, birth: Instant) -> [Crossing] {
    // Clocks are a little over a day from UTC at most, and where they are put back a date may come twice.
    let start = Instant(CivilMoment(startOf: days.lowerBound), offset: .utc).advanced(by: -100_000)
    let end = Instant(CivilMoment(startOf: days.upperBound), offset: .utc).advanced(by: 86_400 + 100_000)
    return crossings(in: start..<end, birth: birth).filter { crossing in
      zone.local(at: crossing.instant).map { days.contains($0.moment.date) } ?? false
    }
  }

  /// Returns the first turning point of some kind after an instant, or nil where the cycle has none.
  ///
  /// - Parameters:
  ///   - instant: The point itself is later.
  ///   - birth: The instant of birth; before it, the first point is birth itself.
  ///   - isWanted: Which turning points count.
  public func nextCrossing(
    after instant: Instant, birth: Instant, where isWanted: (TurningPoint) -> Bool
  ) -> Crossing? {
    guard let secondsOfQuarter else { return nil }
    let passed = instant < birth ? 0 : (instant - birth) / secondsOfQuarter + 1
    return (passed..<passed + 4).lazy.compactMap { crossing(atQuarter: $0, birth: birth) }
      .first { isWanted($0.point) }
  }

  /// Returns the height of the curve at an instant, or nil before birth.
  ///
  /// - Returns: A value in −1...1, without unit; for a cycle exactly 0, 1 or −1 at its turning points, and never −0.
  public func value(at instant: Instant, birth: Instant) -> Double? {
    guard instant >= birth else { return nil }
    let sum = periods.reduce(0.0) { sum, period in
      let turn = 86_400 * period
      return sum + sine(ofTurn: (instant - birth) % turn, outOf: turn)
    }
    return sum / Double(periods.count)
  }

  /// Returns the height of the curve at an instant in whole percent, rounded once, half away from zero; nil before
  /// birth.
  public func percent(at instant: Instant, birth: Instant) -> Int? {
    value(at: instant, birth: birth).map(Self.percent)
  }

  /// Returns which way the curve moves at an instant, or nil before birth and for composites.
  public func trend(at instant: Instant, birth: Instant) -> Trend? {
    guard let secondsOfQuarter, instant >= birth else { return nil }
    switch (instant - birth) / secondsOfQuarter % 4 {
    case 0, 3: return .rising
    default: return .falling
    }
  }
}
