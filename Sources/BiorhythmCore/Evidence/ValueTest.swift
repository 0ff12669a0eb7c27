/// The test of values on some days against the curves.
struct ValueTest {
  /// The recorded days.
  let dates: [CivilDate]

  private let cycles: [Cycle]
  private let birthday: CivilDate
  private let values: [Double]
  /// The unit in which residuals are kept, against overflow.
  private let unit: Double
  private let residualDeviation: Double
  /// A number a day of the calendar: the residual, zero where nothing was recorded.
  private let residuals: [Double]
  /// A number a day of the calendar: 1 where something was recorded.
  private let isRecorded: [Double]
  /// A curve a cycle, less its own fit on the nuisance over the calendar.
  private let curves: [[Double]]

  init(rows: [EvidenceRecords.DatedValue], birthday: CivilDate, cycles: [Cycle]) throws(EvidenceError) {
    let (dates, values) = try Self.dailyMeans(of: rows, birthday: birthday)
    guard dates.count >= Evidence.fewestDays, let first = dates.first, let last = dates.last else {
      throw .tooFewDays(found: dates.count, needed: Evidence.fewestDays)
    }
    let length = last - first + 1
    let nuisance = Nuisance(first: first, length: length)
    let recorded = dates.map { $0 - first }

    let largest = values.reduce(0) { max($0, $1.magnitude) }
    guard largest > 0, values.contains(where: { $0 != values[0] }) else { throw .noVariation }
    let scaled = values.map { $0 / largest }
    let mean = scaled.reduce(0, +) / Double(scaled.count)
    let centered = scaled.map { $0 - mean }
    let fit = nuisance.fit(on: recorded)
    let rest = fit.residuals(of: centered)
    guard norm(rest) > 1e-10 * norm(centered), norm(rest) > 1e-14 * norm(scaled) else { throw .noVariation }

    var residuals = [Double](repeating: 0, count: length)
    var isRecorded = residuals
    for (day, residual) in zip(recorded, rest) {
      residuals[day] = residual
      isRecorded[day] = 1
    }
    let calendar = nuisance.fit(on: Array(0..<length))
    var curves: [[Double]] = []
    for cycle in cycles {
      let curve = (0..<length).map { cycle.value(onDay: first - birthday + $0) }
      let left = calendar.residuals(of: curve)
      guard norm(left) > 1e-9 * norm(curve), let period = cycle.period,
        BlockPermutation.blockLength % period != 0
      else { throw .untestable(cycle) }
      curves.append(left)
    }
    self.dates = dates
    self.values = values
    self.cycles = cycles
    self.birthday = birthday
    self.unit = largest
    self.residualDeviation = norm(rest) / Double(max(1, rest.count - fit.rank)).squareRoot()
    self.residuals = residuals
    self.isRecorded = isRecorded
    self.curves = curves
  }

  /// Runs the permutations.
  func findings(by plan: PermutationPlan) throws(EvidenceError) -> (done: Int, [Evidence.Finding]) {
    var blocks = BlockPermutation(days: residuals.count)
    let length = norm(residuals)
    let observed = curves.map { sums(along: $0, in: blocks.order) }
    let thresholds = observed.map { PermutationPlan.threshold(of: $0.statistic(length)) }
    var reached = cycles.map { _ in 0 }
    var slopes = cycles.map { _ in Moments() }
    let done = try plan.run { generator in
      blocks.shuffle(using: &generator)
      var largest = 0.0
      for index in curves.indices {
        let sums = sums(along: curves[index], in: blocks.order)
        largest = max(largest, sums.statistic(length).magnitude)
        slopes[index].add(sums.slope)
      }
      for index in reached.indices where largest >= thresholds[index] { reached[index] += 1 }
    }
    let findings = cycles.indices.map { index in
      let slope = observed[index].slope
      return Evidence.Finding(
        cycle: cycles[index], effect: .slope(size: slope * unit, inSDs: slope / residualDeviation),
        pValue: PermutationPlan.pValue(reached: reached[index], of: done),
        smallestEffect: smallestEffectInDeviations * slopes[index].deviation * unit,
        profile: profile(of: cycles[index]), meanCurve: nil)
    }
    return (done, findings)
  }

  private struct Sums {
    var cross = 0.0
    var squares = 0.0
    var slope: Double { squares > 0 ? cross / squares : 0 }
    func statistic(_ length: Double) -> Double { squares > 0 ? cross / (length * squares.squareRoot()) : 0 }
  }

  /// Σ r·x̃ and Σ x̃² over the recorded days, x̃ read on the day where a block lands.
  private func sums(along curve: [Double], in order: [Int]) -> Sums {
    var sums = Sums()
    let block = BlockPermutation.blockLength
    for place in order.indices {
      let source = order[place] * block
      let landing = place * block
      for offset in 0..<block {
        let height = curve[landing + offset]
        sums.cross += residuals[source + offset] * height
        sums.squares += isRecorded[source + offset] * (height * height)
      }
    }
    for day in order.count * block..<curve.count {
      sums.cross += residuals[day] * curve[day]
      sums.squares += isRecorded[day] * (curve[day] * curve[day])
    }
    return sums
  }

  private func profile(of cycle: Cycle) -> [Double?] {
    let phases = dates.map { cycle.dayOfCycle(onDay: $0 - birthday) ?? 0 }
    var counts = [Double](repeating: 0, count: cycle.period ?? 0)
    for phase in phases { counts[phase] += 1 }
    var means = counts.map { _ in 0.0 }
    for (phase, value) in zip(phases, values) { means[phase] += value / counts[phase] }
    return zip(counts, means).map { $0 > 0 ? $1 : nil }
  }

  /// The recorded days in order, with the mean of each day's numbers.
  private static func dailyMeans(
    of rows: [EvidenceRecords.DatedValue], birthday: CivilDate
  ) throws(EvidenceError) -> ([CivilDate], [Double]) {
    var numbers: [CivilDate: [Double]] = [:]
    var blanks: Set<CivilDate> = []
    for row in rows {
      guard row.date >= birthday else { throw .beforeBirth(date: row.date, birthday: birthday) }
      guard let value = row.value else {
        blanks.insert(row.date)
        continue
      }
      guard value.isFinite else { throw .notFinite(date: row.date) }
      numbers[row.date, default: []].append(value)
    }
    if let mixed = blanks.filter({ numbers[$0] != nil }).min() { throw .mixedDay(mixed) }
    let days = numbers.sorted { $0.key < $1.key }
    // Sorted, so that the order of a file's rows cannot change a sum.
    return (
      days.map(\.key),
      days.map { day in day.value.sorted().reduce(0) { $0 + $1 / Double(day.value.count) } }
    )
  }
}

/// How many standard deviations an effect must have to be found at a level of 5 % in 80 % of cases: 1.96 + 0.84.
let smallestEffectInDeviations = 2.8
