/// The test of many people's events against the critical days of each.
struct PeopleTest {
  private let cycles: [Cycle]
  /// Sorted by the weekday of birth.
  private let lives: [EvidenceRecords.LifeEvent]
  /// The stretches of people born on one weekday.
  private let groups: [Range<Int>]

  init(lives: [EvidenceRecords.LifeEvent], cycles: [Cycle]) throws(EvidenceError) {
    for life in lives where life.date < life.birthday {
      throw .beforeBirth(date: life.date, birthday: life.birthday)
    }
    guard lives.count >= Evidence.fewestEvents else {
      throw .tooFewEvents(found: lives.count, needed: Evidence.fewestEvents)
    }
    var sorted: [EvidenceRecords.LifeEvent] = []
    var groups: [Range<Int>] = []
    for weekday in Weekday.allCases {
      let start = sorted.count
      sorted += lives.filter { $0.birthday.weekday == weekday }
      groups.append(start..<sorted.count)
    }
    self.cycles = cycles
    self.lives = sorted
    self.groups = groups
  }

  /// Runs the permutations.
  func findings(by plan: PermutationPlan) throws(EvidenceError) -> (done: Int, [Evidence.Finding]) {
    let targets = cycles.map { Targets(lives: lives, period: $0.period ?? 1) }
    var order = Array(Int32(0)..<Int32(lives.count))
    var test = CountTest(observed: targets.map { $0.count(in: order) })
    let done = try plan.run { generator in
      for group in groups { generator.shuffle(&order, in: group) }
      for target in targets { test.add(target.count(in: order)) }
    }
    let figures = try test.figures(of: cycles)
    let days = lives.map { $0.date - $0.birthday }
    return (
      done,
      zip(cycles, figures).map { cycle, figures in
        Evidence.Finding(
          cycle: cycle, figures: figures, profile: cycle.counts(ofDays: days),
          meanCurve: days.reduce(0) { $0 + cycle.value(onDay: $1) } / Double(days.count))
      }
    )
  }

  /// A cycle's critical days as residues of dates, so that a permutation needs comparisons alone.
  private struct Targets {
    /// For each person the residue of a date on which the cycle rises, and of one on which it falls.
    private let rising: [Int32]
    private let falling: [Int32]
    /// For each event the residue of its date.
    private let dates: [Int32]

    init(lives: [EvidenceRecords.LifeEvent], period: Int) {
      func residue(_ day: Int) -> Int32 { Int32(day % period) }
      rising = lives.map { residue($0.birthday.ordinal) }
      let fall = TurningPoint.criticalFalling.dayOfCycle(period: period)
      falling = lives.map { residue($0.birthday.ordinal + fall) }
      dates = lives.map { residue($0.date.ordinal) }
    }

    /// The events on critical days where person i has the event order[i].
    func count(in order: [Int32]) -> Int {
      var count = 0
      for index in order.indices {
        let date = dates[Int(order[index])]
        count += date == rising[index] || date == falling[index] ? 1 : 0
      }
      return count
    }
  }
}
