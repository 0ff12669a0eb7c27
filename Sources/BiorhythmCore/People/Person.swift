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
  /// What a clock showed at a birth.
  public struct Clock: Hashable, Sendable {
    /// The time of day.
    public var time: TimeOfDay
    /// Where the clock hung.
    public var zone: BirthZone

    /// Creates what a clock showed.
    public init(_ time: TimeOfDay, in zone: BirthZone) {
      self.time = time
      self.zone = zone
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

extension Birth: CustomStringConvertible {
  /// The birth as it can be typed: `1990-05-15`, `1990-05-15T18:30@Asia/Seoul`, `1990-05-15T18:30+09:00`.
  public var description: String {
    guard let clock else { return date.description }
    switch clock.zone {
    case .named(let name): return "\(date)T\(clock.time)@\(name)"
    case .offset(let offset): return "\(date)T\(clock.time)\(offset)"
    }
  }
}
