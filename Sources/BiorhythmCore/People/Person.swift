/// Someone whose biorhythm is shown.
public struct Person: Hashable, Sendable {
  /// Who it is among those whose birthdays are known.
  public enum Identity: Hashable, Sendable {
    /// The owner of the settings.
    case owner
    /// Someone saved or listed under a name.
    case named(String)
    /// Nobody but a birth that was typed for once.
    case unnamed
  }

  /// Who it is.
  public var identity: Identity
  /// When they were born.
  public var birth: Birth

  /// Creates a person.
  public init(_ identity: Identity = .unnamed, birth: Birth) {
    self.identity = identity
    self.birth = birth
  }

  /// The name, or nil for the owner and for a birth without one.
  public var name: String? {
    if case .named(let name) = identity { name } else { nil }
  }

  /// Day 0 of every cycle.
  public var birthday: CivilDate { birth.date }
}

/// When someone was born.
public struct Birth: Hashable, Sendable {
  /// The time of day of a birth, and the one instant that it was.
  public struct Clock: Hashable, Sendable {
    /// What the clock showed.
    public let time: TimeOfDay
    /// Where the clock hung.
    public let zone: BirthZone
    /// The instant, from which every quarter point is counted.
    public let instant: Instant

    /// Creates the clock of a birth from what was found of it.
    public init(_ time: TimeOfDay, in zone: BirthZone, instant: Instant) {
      self.time = time
      self.zone = zone
      self.instant = instant
    }
  }

  /// The civil date of birth, day 0 of every cycle.
  public var date: CivilDate
  /// The time of birth; nil where the date alone is known.
  public var clock: Clock?

  /// Creates a birth.
  ///
  /// - Parameter clock: Nil where the date alone is known.
  public init(on date: CivilDate, at clock: Clock? = nil) {
    self.date = date
    self.clock = clock
  }
}
