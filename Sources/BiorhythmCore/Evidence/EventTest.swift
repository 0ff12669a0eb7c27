/// The test of one person's events against the critical days.
struct EventTest {
  private let cycles: [Cycle]
  /// Days of life.
  private let days: [Int]
  private let first: Int
  /// For each cycle, whether a day of the calendar is critical.
  private let isCritical: [[Bool]]

  init(dates: [CivilDate], birthday: CivilDate, cycles: [Cycle]) throws(EvidenceError) {
    for date in dates where date < birthday { throw .beforeBirth(date: date, birthday: birthday) }
    guard dates.count >= Evidence.fewestEvents, let first = dates.min(), let last = dates.max() else {
      throw .tooFewEvents(found: dates.count, needed: Evidence.fewestEvents)
    }
    let length = last - first + 1
    guard length >= Evidence.fewestDays else {
      throw .tooFewDays(found: length, needed: Evidence.fewestDays)
    }
    self.cycles = cycles
    self.first = first - birthday
    self.days = dates.map { $0 - birthday }
    self.isCritical = cycles.map { cycle in
      (0..<length).map { cycle.turningPoint(onDay: first - birthday + $0)?.isCritical == true }
    }
  }

  /// Runs the permutations.
  func findings(by plan: PermutationPlan) throws(EvidenceError) -> (done: Int, [Evidence.Finding]) {
    let offsets = days.map { $0 - first }
    let observed = isCritical.map { critical in offsets.count { critical[$0] } }
    let block = BlockPermutation.blockLength
    var blocks = BlockPermutation(days: isCritical.first?.count ?? 0)
    // Where each block's first day lands.
    var landings = blocks.order.map { $0 * block }
    var landed = offsets
    var test = CountTest(observed: observed)
    let done = try plan.run { generator in
      blocks.shuffle(using: &generator)
      for place in blocks.order.indices { landings[blocks.order[place]] = place * block }
      for index in offsets.indices where offsets[index] / block < landings.count {
        landed[index] = landings[offsets[index] / block] + offsets[index] % block
      }
      for critical in isCritical { test.add(landed.count { critical[$0] }) }
    }
    let figures = try test.figures(of: cycles)
    return (
      done,
      zip(cycles, figures).map { cycle, figures in
        Evidence.Finding(cycle: cycle, figures: figures, profile: cycle.counts(ofDays: days), meanCurve: nil)
      }
    )
  }
}
