extension DayProgram.Table {
  /// Reckons a quantity for every day of its period.
  init(of quantity: DayQuantity, _ cycles: [Cycle]) {
    switch quantity {
    case .percent(let index) where cycles.indices.contains(index):
      let cycle = cycles[index]
      values = (0..<(Cycle.repeatInDays(of: [cycle]) ?? 1)).map { Int32(cycle.percent(onDay: $0)) }
    case .critical: values = Self.counts(of: [.criticalRising, .criticalFalling])
    case .peak: values = Self.counts(of: [.peak])
    case .valley: values = Self.counts(of: [.valley])
    case .percent, .percents, .weekday, .number: values = [0]
    }
  }

  /// Counts the primary cycles that have one of some turning points.
  private static func counts(of points: [TurningPoint]) -> [Int32] {
    var counts: [Int32] = Array(repeating: 0, count: Cycle.repeatInDays(of: Cycle.primaries) ?? 1)
    for period in Cycle.primaries.compactMap(\.period) {
      for point in points {
        for day in stride(from: point.dayOfCycle(period: period), to: counts.count, by: period) {
          counts[day] += 1
        }
      }
    }
    return counts
  }
}
