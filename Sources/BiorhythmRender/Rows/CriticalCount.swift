internal import BiorhythmCore

/// How many primary cycles are critical on a day of life, without the sines of the day.
struct CriticalCount {
  /// For each primary its period and the days of it that are critical, a bit each; all have fewer than 64 days.
  private let primaries: [(period: UInt32, criticalDays: UInt64)] = Cycle.primaries.map { cycle in
    let period = cycle.period ?? 1
    return (
      UInt32(period),
      (0..<period).reduce(0) { cycle.turningPoint(onDay: $1)?.isCritical == true ? $0 | 1 << $1 : $0 }
    )
  }

  /// Returns the count for a day, 0 to 3.
  func callAsFunction(onDay day: Int) -> Int {
    primaries.reduce(0) { count, primary in
      count + Int(primary.criticalDays >> UInt64(UInt32(truncatingIfNeeded: day) % primary.period) & 1)
    }
  }
}
