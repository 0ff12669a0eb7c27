/// Whether records run with the curves, and how sure that is.
public struct Evidence: Equatable, Sendable {
  /// What was recorded; the raw value is its word in machine formats.
  public enum Kind: String, Sendable {
    /// Numbers of one person.
    case values
    /// Events of one person.
    case events
    /// Events of many people.
    case people
  }

  /// What a cycle shows.
  public enum Effect: Equatable, Sendable {
    /// The slope of values on the curve: how much they differ between its top and its middle.
    ///
    /// - size: In the record's unit.
    /// - inSDs: In standard deviations of the residuals (n − rank degrees of freedom).
    case slope(size: Double, inSDs: Double)
    /// The events on critical days, and their mean under the permutations.
    case count(seen: Int, expected: Double)
  }

  /// One cycle's line of the report.
  public struct Finding: Equatable, Sendable {
    /// The cycle.
    public let cycle: Cycle
    /// What it shows.
    public let effect: Effect
    /// The p-value, two-sided, corrected for all cycles examined.
    public let pValue: Double
    /// The effect that would have shown with 80 % certainty: in the record's unit, or events above the expected.
    public let smallestEffect: Double
    /// For each day of the cycle the mean of the values, nil where none lies on it; or the count of events.
    public let profile: [Double?]
    /// The mean height of the curve over the events of many people; nil for one person.
    public let meanCurve: Double?
  }

  /// The fewest days that are examined.
  public static let fewestDays: Int = 60
  /// The fewest events that are examined.
  public static let fewestEvents: Int = 20
  /// The fewest permutations from which a verdict is drawn.
  public static let fewestPermutations: Int = 99
  /// The p-value below which an effect counts as found.
  public static let level: Double = 0.05

  /// What was recorded.
  public let kind: Kind
  /// The rows read.
  public let rows: Int
  /// The different days with a record.
  public let days: Int
  /// The first day.
  public let from: CivilDate
  /// The last day.
  public let to: CivilDate
  /// The permutations made: fewer than asked for where the examination was ended early.
  public let permutations: Int
  /// The seed of SplitMix64 from which they came.
  public let seed: UInt64
  /// A finding for each cycle.
  public let cycles: [Finding]

  /// Whether any cycle's p-value lies below ``level``.
  public var found: Bool { cycles.contains { $0.pValue < Self.level } }

  /// Examines records by permutation, corrected for the number of cycles by the largest statistic (Westfall and
  /// Young's max-T).
  ///
  /// - Parameters:
  ///   - records: The rows, in any order.
  ///   - cycles: None of them a composite.
  ///   - permutations: At least ``fewestPermutations``.
  ///   - seed: Where the generator starts; the same gives the same figures on every machine.
  ///   - shouldContinue: Told now and then how many permutations are done; false ends with those.
  public init(
    examining records: EvidenceRecords, cycles: [Cycle] = Cycle.primaries, permutations: Int = 9_999,
    seed: UInt64 = 1, shouldContinue: @escaping (_ done: Int) -> Bool = { _ in true }
  ) throws(EvidenceError) {
    for cycle in cycles where cycle.period == nil { throw .composite(cycle) }
    let plan = PermutationPlan(count: permutations, seed: seed, shouldContinue: shouldContinue)
    switch records {
    case .values(let rows, let birthday):
      let test = try ValueTest(rows: rows, birthday: birthday, cycles: cycles)
      let (done, findings) = try test.findings(by: plan)
      self.init(
        kind: .values, rows: rows.count, dates: test.dates, permutations: done, seed: seed, cycles: findings)
    case .events(let dates, let birthday):
      let test = try EventTest(dates: dates, birthday: birthday, cycles: cycles)
      let (done, findings) = try test.findings(by: plan)
      self.init(
        kind: .events, rows: dates.count, dates: dates, permutations: done, seed: seed, cycles: findings)
    case .people(let lives):
      let test = try PeopleTest(lives: lives, cycles: cycles)
      let (done, findings) = try test.findings(by: plan)
      self.init(
        kind: .people, rows: lives.count, dates: lives.map(\.date), permutations: done, seed: seed,
        cycles: findings)
    }
  }

  private init(
    kind: Kind, rows: Int, dates: [CivilDate], permutations: Int, seed: UInt64, cycles: [Finding]
  ) {
    self.kind = kind
    self.rows = rows
    self.days = Set(dates).count
    self.from = dates.min() ?? .min
    self.to = dates.max() ?? .min
    self.permutations = permutations
    self.seed = seed
    self.cycles = cycles
  }
}
