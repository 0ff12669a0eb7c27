/// What a person, or many people, wrote down.
public enum EvidenceRecords: Hashable, Sendable {
  /// A number for some days of one person; a day without a number counts as not recorded, and several are averaged.
  case values([DatedValue], birthday: CivilDate)
  /// Events of one person, a date each; a date that comes twice is two events.
  case events([CivilDate], birthday: CivilDate)
  /// An event each of many people.
  case people([LifeEvent])

  /// A number on a day.
  public struct DatedValue: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// The number, or nil where the row has none.
    public let value: Double?

    /// Creates a row of a record.
    public init(date: CivilDate, value: Double?) {
      self.date = date
      self.value = value
    }
  }

  /// An event in the life of one among many.
  public struct LifeEvent: Hashable, Sendable {
    /// The day of birth.
    public let birthday: CivilDate
    /// The day of the event.
    public let date: CivilDate

    /// Creates a row of a record.
    public init(birthday: CivilDate, date: CivilDate) {
      self.birthday = birthday
      self.date = date
    }
  }
}

/// Why a record cannot be examined.
public enum EvidenceError: Error, Hashable, Sendable {
  /// The record covers fewer days than a verdict needs: recorded days of values, calendar days of events.
  case tooFewDays(found: Int, needed: Int)
  /// There are fewer events than a verdict needs.
  case tooFewEvents(found: Int, needed: Int)
  /// All values are equal, or weekday and trend say all there is to say about them.
  case noVariation
  /// Moving the records about never changes what this cycle would show.
  case untestable(Cycle)
  /// A composite has no period and no critical days.
  case composite(Cycle)
  /// A row's date lies before the birthday.
  case beforeBirth(date: CivilDate, birthday: CivilDate)
  /// A row's number is infinite or none.
  case notFinite(date: CivilDate)
  /// One row of a day has a number and another has none.
  case mixedDay(CivilDate)
  /// The examination ended before there were permutations enough.
  case tooFewPermutations(done: Int, needed: Int)
}
