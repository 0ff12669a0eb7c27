/// What every format is made from: a person, a window of days, the selected day and the chosen cycles.
///
/// A report is its question; the days are answered as they are asked for, so that a window of all years there are
/// takes no more memory than a month.
///
///     let report = Report(of: Person(birth: Birth(on: birthday)), window: month.days, selected: today)
///     report.day(today).readings?.map(\.percent)     // [82, -97, 10]
public struct Report: Hashable, Sendable {
  /// Whose days they are.
  public var person: Person
  /// The days shown, both ends included.
  public var window: ClosedRange<CivilDate>
  /// The day marked and described in full; it may lie outside the window.
  public var selected: CivilDate
  /// The chosen cycles, in the order they are shown.
  public var cycles: [Cycle]
  /// Whether peaks and valleys are left out, so that zero crossings are the only turning points.
  public var crossingsOnly = false

  /// Creates a report.
  public init(
    of person: Person, window: ClosedRange<CivilDate>, selected: CivilDate, cycles: [Cycle] = Cycle.primaries
  ) {
    self.person = person
    self.window = window
    self.selected = selected
    self.cycles = cycles
  }

  /// Day 0 of every cycle.
  public var birthday: CivilDate { person.birthday }

  /// The person's name, or nil for the owner and for a birth without one.
  public var name: String? { person.name }

  /// One day of a life.
  public struct Day: Hashable, Sendable {
    /// The date.
    public let date: CivilDate
    /// Days since birth, or nil before it.
    public let number: Int?
    /// How many primary cycles are critical on the day, 0 to 3, whichever cycles are shown.
    public let criticalCount: Int
    /// A reading for each chosen cycle, or nil before birth.
    public let readings: [Reading]?
  }

  /// Returns the day of a date.
  public func day(_ date: CivilDate) -> Day {
    let number = date - birthday
    guard number >= 0 else { return Day(date: date, number: nil, criticalCount: 0, readings: nil) }
    return Day(
      date: date, number: number,
      criticalCount: Cycle.primaries.count { $0.turningPoint(onDay: number)?.isCritical == true },
      readings: cycles.map { reading(of: $0, onDay: number) })
  }

  private func reading(of cycle: Cycle, onDay number: Int) -> Reading {
    let reading = Reading(of: cycle, onDay: number)
    return crossingsOnly ? reading.withCrossingOnly : reading
  }

  /// The days of the window, in order, each made when it is asked for.
  public var days: some RandomAccessCollection<Day> { window.lazy.map(day) }

  /// The days of the window that have a turning point, in order.
  public var eventfulDays: some Sequence<Day> {
    days.lazy.filter { $0.readings?.contains { $0.turningPoint != nil } == true }
  }

  /// The same report over other days.
  public func over(_ window: ClosedRange<CivilDate>) -> Report {
    var copy = self
    copy.window = window
    return copy
  }
}

/// Where one cycle stands on one day.
public struct Reading: Hashable, Sendable {
  /// The cycle.
  public let cycle: Cycle
  /// The day within its turn, or nil for a composite.
  public let dayOfCycle: Int?
  /// The height, −1...1.
  public let value: Double
  /// Which way it moves, or nil for a composite.
  public let trend: Trend?
  /// What happens on the day, if anything.
  public private(set) var turningPoint: TurningPoint?

  /// The height in whole percent, −100...100.
  public var percent: Int { Cycle.percent(of: value) }

  /// Reads a cycle on a day of life.
  ///
  /// - Parameter day: Days since birth; the birthday is day 0.
  public init(of cycle: Cycle, onDay day: Int) {
    self.cycle = cycle
    dayOfCycle = cycle.dayOfCycle(onDay: day)
    value = cycle.value(onDay: day)
    trend = cycle.trend(onDay: day)
    turningPoint = cycle.turningPoint(onDay: day)
  }

  /// The same reading, at which a peak or a valley is no turning point.
  public var withCrossingOnly: Reading {
    var copy = self
    if turningPoint?.isCritical == false { copy.turningPoint = nil }
    return copy
  }
}
