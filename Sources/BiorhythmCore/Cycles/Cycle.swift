internal import BiorhythmSystem

/// A curve of a life: a sine that starts at zero on the birthday, or the mean of several such sines.
///
///     Cycle.emotional.value(onDay: 7)          // 1.0
///     Cycle.physical.percent(onDay: 13_348)    // 82
public struct Cycle: Hashable, Sendable {
  /// Which family a cycle belongs to.
  public enum Group: String, CaseIterable, Sendable {
    /// The three classic cycles.
    case primary
    /// The four later ones.
    case secondary
    /// The means of primaries, which have no period.
    case composite
    /// A person's own.
    case custom
  }

  /// The name in machine formats and options: `physical`.
  public let id: String

  /// The family.
  public let group: Group

  /// The whole days of one turn of each sine whose mean the curve is; just one but for composites.
  package let periods: [Int]

  /// The whole days of one turn, or nil for a composite.
  public var period: Int? { periods.count == 1 ? periods.first : nil }

  /// The periods that a custom cycle may have, in days.
  public static let customPeriods: ClosedRange<Int> = 2...36_500

  private init(_ id: String, _ group: Group, _ periods: [Int]) {
    self.id = id
    self.group = group
    self.periods = periods
  }

  /// Creates a cycle of a person's own, or nil where the id or the period cannot be.
  ///
  /// - Parameters:
  ///   - id: Up to 32 ASCII letters, digits, `-` and `_`, a letter first; not the id of a built-in cycle or group,
  ///     nor a column that stands beside cycles in a table.
  ///   - period: Days, within ``customPeriods``.
  public init?(customID id: String, period: Int) {
    guard Self.isValidCustomID(id), Self.customPeriods.contains(period) else { return nil }
    self.init(id, .custom, [period])
  }

  /// Whether a text can name a custom cycle.
  public static func isValidCustomID(_ id: String) -> Bool {
    let isWellFormed =
      (1...32).contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      } && id.first?.isLetter == true
    let columns = ["name", "birthday", "date", "day", "events"]
    let taken = builtIn.map(\.id) + Group.allCases.map(\.rawValue) + ["all"] + columns
    return isWellFormed && !taken.contains(id.lowercased())
  }

  /// 23 days.
  public static let physical: Cycle = Cycle("physical", .primary, [23])
  /// 28 days.
  public static let emotional: Cycle = Cycle("emotional", .primary, [28])
  /// 33 days.
  public static let intellectual: Cycle = Cycle("intellectual", .primary, [33])
  /// 38 days.
  public static let intuition: Cycle = Cycle("intuition", .secondary, [38])
  /// 43 days.
  public static let aesthetic: Cycle = Cycle("aesthetic", .secondary, [43])
  /// 48 days.
  public static let awareness: Cycle = Cycle("awareness", .secondary, [48])
  /// 53 days.
  public static let spiritual: Cycle = Cycle("spiritual", .secondary, [53])
  /// The mean of physical and emotional.
  public static let passion: Cycle = Cycle("passion", .composite, [23, 28])
  /// The mean of physical and intellectual.
  public static let mastery: Cycle = Cycle("mastery", .composite, [23, 33])
  /// The mean of emotional and intellectual.
  public static let wisdom: Cycle = Cycle("wisdom", .composite, [28, 33])
  /// The mean of all three primaries.
  public static let average: Cycle = Cycle("average", .composite, [23, 28, 33])

  /// Physical, emotional, intellectual.
  public static let primaries: [Cycle] = [.physical, .emotional, .intellectual]

  /// Every cycle that needs no settings, group by group.
  public static let builtIn: [Cycle] =
    primaries + [.intuition, .aesthetic, .awareness, .spiritual, .passion, .mastery, .wisdom, .average]

  /// Returns the day within the turn, 0 to period − 1, or nil for a composite.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  public func dayOfCycle(onDay day: Int) -> Int? { period.map { remainder(day, $0) } }

  /// Returns the height of the curve on a day of life.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  /// - Returns: A value in −1...1, without unit; for a cycle exact at the quarter points that fall on whole days, equal
  ///   one period later, within 1e-15 of the true value at any day, and never −0.
  public func value(onDay day: Int) -> Double {
    let sum = periods.reduce(0.0) { $0 + sine(ofTurn: remainder(day, $1), outOf: $1) }
    return sum / Double(periods.count)
  }

  /// Returns the height of the curve in whole percent, rounded once, half away from zero.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  public func percent(onDay day: Int) -> Int { Self.percent(of: value(onDay: day)) }

  /// Returns the height of the curve between days, for drawing.
  ///
  /// - Parameter time: Days since birth and a fraction.
  /// - Returns: A value in −1...1.
  public func value(at time: Double) -> Double {
    periods.reduce(0.0) { $0 + sine(2 * .pi * (time / Double($1)).truncatingRemainder(dividingBy: 1)) }
      / Double(periods.count)
  }

  /// A value of −1...1 in whole percent.
  package static func percent(of value: Double) -> Int {
    Int((100 * value).rounded(.toNearestOrAwayFromZero))
  }

  /// How many days pass until all of some cycles stand as they stood at birth: the least common multiple of their
  /// periods.
  ///
  ///     Cycle.repeatInDays(of: Cycle.primaries)     // 21252
  ///
  /// - Returns: Days, or nil where the number is too large for an `Int`.
  public static func repeatInDays(of cycles: [Cycle]) -> Int? {
    cycles.flatMap(\.periods).reduce(1 as Int?) { multiple, period in
      guard let multiple else { return nil }
      let (product, overflow) = (multiple / greatestCommonDivisor(multiple, period))
        .multipliedReportingOverflow(by: period)
      return overflow ? nil : product
    }
  }
}

/// The sine of a fraction of a full turn, reduced to the first quarter before the sine is taken.
///
/// - Parameters:
///   - numerator: 0 to denominator − 1.
///   - denominator: The length of a full turn.
/// - Returns: Exactly 0, 1 or −1 at the quarters; never −0.
func sine(ofTurn numerator: Int, outOf denominator: Int) -> Double {
  let quarters = 4 * numerator
  if quarters > 2 * denominator { return -sine(ofTurn: denominator - numerator, outOf: denominator) }
  if quarters == 0 || quarters == 2 * denominator { return 0 }
  if quarters == denominator { return 1 }
  // sin(π − x) = sin x.
  let folded = quarters > denominator ? 2 * denominator - quarters : quarters
  return sine(.pi / 2 * (Double(folded) / Double(denominator)))
}

/// The remainder in 0..<divisor, for negative dividends too.
func remainder(_ dividend: Int, _ divisor: Int) -> Int {
  let rest = dividend % divisor
  return rest < 0 ? rest + divisor : rest
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  second == 0 ? first : greatestCommonDivisor(second, first % second)
}
