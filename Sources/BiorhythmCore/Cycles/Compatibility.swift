/// How far two people's curves run alike: the correlation of each cycle, put on 0 to 100.
public struct Compatibility: Hashable, Sendable {
  /// The civil days between the two birthdays, never negative.
  public let daysApart: Int

  /// Compares two people by their birthdays; which comes first does not matter.
  public init(_ first: CivilDate, _ second: CivilDate) {
    daysApart = abs(second - first)
  }

  /// Returns how far one cycle of the two runs alike: 50·(1 + cos(2π·d/p)).
  ///
  /// - Returns: Percent in 0...100: 100 is in step for ever, 0 opposite for ever. For a composite, the mean of its parts.
  public func percent(of cycle: Cycle) -> Double {
    let sum = cycle.periods.reduce(0.0) { sum, period in
      // The cosine is the sine a quarter turn on; in quarter days that quarter is whole.
      let quarterDays = remainder(4 * remainder(daysApart, period) + period, 4 * period)
      return sum + 50 * (1 + sine(ofTurn: quarterDays, outOf: 4 * period))
    }
    return sum / Double(cycle.periods.count)
  }

  /// The mean of the three primaries, in percent 0...100.
  public var overall: Double {
    Cycle.primaries.reduce(0) { $0 + percent(of: $1) } / Double(Cycle.primaries.count)
  }
}
