/// The counts of events on critical days under every permutation, from which p-values come.
struct CountTest {
  private let observed: [Int]
  /// The counts of one permutation after the other, cycle by cycle.
  private var counts: [Int32] = []

  /// Begins with the counts that were seen, a cycle each.
  init(observed: [Int]) { self.observed = observed }

  /// Takes in a cycle's count under the next permutation; cycles come in order.
  mutating func add(_ count: Int) { counts.append(Int32(clamping: count)) }

  /// A cycle's figures.
  struct Figures {
    let seen: Int
    let expected: Double
    let deviation: Double
    let pValue: Double
  }

  /// The figures of each cycle.
  func figures(of cycles: [Cycle]) throws(EvidenceError) -> [Figures] {
    let width = cycles.count
    var moments = cycles.map { _ in Moments() }
    for index in counts.indices { moments[index % width].add(Double(counts[index])) }
    for (cycle, moments) in zip(cycles, moments) where moments.deviation == 0 { throw .untestable(cycle) }

    func standardized(_ count: Double, _ index: Int) -> Double {
      ((count - moments[index].mean) / moments[index].deviation).magnitude
    }
    let thresholds = cycles.indices.map {
      PermutationPlan.threshold(of: standardized(Double(observed[$0]), $0))
    }
    var reached = cycles.map { _ in 0 }
    for start in stride(from: 0, to: counts.count, by: width) {
      var largest = 0.0
      for index in 0..<width { largest = max(largest, standardized(Double(counts[start + index]), index)) }
      for index in 0..<width where largest >= thresholds[index] { reached[index] += 1 }
    }
    let done = counts.count / width
    return cycles.indices.map {
      Figures(
        seen: observed[$0], expected: moments[$0].mean, deviation: moments[$0].deviation,
        pValue: PermutationPlan.pValue(reached: reached[$0], of: done))
    }
  }
}

extension Evidence.Finding {
  init(cycle: Cycle, figures: CountTest.Figures, profile: [Double?], meanCurve: Double?) {
    self.init(
      cycle: cycle, effect: .count(seen: figures.seen, expected: figures.expected), pValue: figures.pValue,
      smallestEffect: smallestEffectInDeviations * figures.deviation, profile: profile, meanCurve: meanCurve)
  }
}

extension Cycle {
  /// How many of some days of life lie on each day of the cycle.
  func counts(ofDays days: [Int]) -> [Double?] {
    var counts = [Double](repeating: 0, count: period ?? 0)
    for day in days { counts[dayOfCycle(onDay: day) ?? 0] += 1 }
    return counts
  }
}
