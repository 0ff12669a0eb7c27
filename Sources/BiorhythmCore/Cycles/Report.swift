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
  /// The instant of birth and the viewer's clocks, where a birth time is known: turning points then have their moments,
  /// and lie on the dates of these.
  public var exact: ExactBirth?
  /// An instant of the selected day, which then has the values of that instant.
  public var moment: Moment?
  /// The calendar whose dates are shown beside the civil ones, if one is.
  public var lunarCalendar: LunarCalendar?
  /// Whether peaks and valleys are left out, so that zero crossings are the only turning points.
  public var crossingsOnly = false

  /// An instant, and that of the birth from which it is counted.
  public struct Moment: Hashable, Sendable {
    /// What the viewer's clocks show.
    public let time: TimeOfDay
    /// The instant.
    public let instant: Instant
    /// The birth; midnight of the birthday where no birth time is known.
    public let birth: Instant

    /// Creates a moment.
    public init(_ time: TimeOfDay, at instant: Instant, birth: Instant) {
      self.time = time
      self.instant = instant
      self.birth = birth
    }
  }

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
      date: date, number: number, criticalCount: Cycle.primaries.count { isCritical($0, on: date, number) },
      readings: cycles.map { reading(of: $0, onDay: number) })
  }

  /// Returns the primary cycles that are critical on a date, whichever cycles are shown; none before birth.
  public func criticalPrimaries(on date: CivilDate) -> [Cycle] {
    let number = date - birthday
    guard number >= 0 else { return [] }
    return Cycle.primaries.filter { isCritical($0, on: date, number) }
  }

  private func isCritical(_ cycle: Cycle, on date: CivilDate, _ number: Int) -> Bool {
    let point =
      if let exact { exact.turningPoint(of: cycle, on: date)?.point } else {
        cycle.turningPoint(onDay: number)
      }
    return point?.isCritical == true
  }

  /// Returns where a cycle stands on a day of life.
  ///
  /// - Parameter number: Days since birth; the birthday is day 0.
  public func reading(of cycle: Cycle, onDay number: Int) -> Reading {
    var reading = Reading(of: cycle, onDay: number)
    if exact == nil, moment == nil, !crossingsOnly { return reading }
    let date = birthday.advanced(by: number)
    if let exact {
      let turn = exact.turningPoint(of: cycle, on: date)
      (reading.turningPoint, reading.moment) = (turn?.point, turn?.moment)
    }
    if let moment, date == selected { reading.move(to: moment.instant, birth: moment.birth) }
    return crossingsOnly ? reading.withCrossingOnly : reading
  }

  /// Whether days of life that are a turn apart read alike, and all that is told of a day follows from its number.
  package var isPeriodic: Bool { exact == nil && moment == nil && lunarCalendar == nil }

  /// A turning point that comes after the selected day.
  public struct ComingPoint: Hashable, Sendable {
    /// The cycle.
    public let cycle: Cycle
    /// What happens.
    public let point: TurningPoint
    /// How many days after the selected one, at least 1.
    public let days: Int
    /// When on the viewer's clocks, where a birth time is known.
    public let moment: LocalMoment?
  }

  /// Returns a cycle's first turning point of some kind after the selected day, or nil before birth, and where the cycle
  /// has none (as composites).
  public func next(_ cycle: Cycle, where isWanted: (TurningPoint) -> Bool) -> ComingPoint? {
    let number = selected - birthday
    guard number >= 0 else { return nil }
    if let exact {
      return exact.next(of: cycle, after: selected, where: isWanted).map { point, moment in
        ComingPoint(cycle: cycle, point: point, days: moment.moment.date - selected, moment: moment)
      }
    }
    return cycle.next(after: number, where: isWanted).map { point, days in
      ComingPoint(cycle: cycle, point: point, days: days, moment: nil)
    }
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
  public private(set) var value: Double
  /// Which way it moves, or nil for a composite.
  public private(set) var trend: Trend?
  /// What happens on the day, if anything.
  public fileprivate(set) var turningPoint: TurningPoint?
  /// When that happens on the viewer's clocks, where a birth time is known.
  public fileprivate(set) var moment: LocalMoment?

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
    if turningPoint?.isCritical == false { (copy.turningPoint, copy.moment) = (nil, nil) }
    return copy
  }

  /// Takes the height and the direction that the curve has at an instant.
  fileprivate mutating func move(to instant: Instant, birth: Instant) {
    guard let value = cycle.value(at: instant, birth: birth) else { return }
    self.value = value
    trend = cycle.trend(at: instant, birth: birth)
  }
}
