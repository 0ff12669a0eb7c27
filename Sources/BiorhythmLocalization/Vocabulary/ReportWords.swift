package import BiorhythmCore

/// The words of the reports.
package struct ReportWords: Sendable {
  /// `Biorhythm`, or `Biorhythm of Minji`.
  package let title: @Sendable (_ name: String?) -> String
  /// `Biorhythm for Monday, 30 November 2026`, the first line of the daily summary.
  package let dailyTitle: @Sendable (_ name: String?, _ date: CivilDate) -> String
  /// `born 15 May 1990`.
  package let born: @Sendable (CivilDate) -> String
  /// `day 13348`: the days since the birthday, 0 on it.
  package let dayOfLife: @Sendable (Int) -> String
  /// `not born yet`.
  package let beforeBirth: String
  /// Heading of the list of critical days, peaks and valleys.
  package let turningPoints: String
  /// Said in place of an empty list of them.
  package let noTurningPoints: String
  /// Heading of the list of days.
  package let dayByDay: String
  /// Heading of what comes next.
  package let next: String
  /// `tomorrow`, `in 5 days`; 0 is today.
  package let daysUntil: @Sendable (Int) -> String
  /// `Thu 3 Dec, in 3 days`.
  package let upcoming: @Sendable (_ day: String, _ days: Int) -> String
  /// `day 8/23`; the days count from zero, so that no ordinal fits.
  package let dayOfCycle: @Sendable (_ day: Int, _ period: Int) -> String
  /// `Next critical: Wed 2 Dec, Emotional, in 2 days.`
  package let nextCritical: @Sendable (_ date: CivilDate, _ cycles: [String], _ days: Int) -> String
  /// `Critical on this day: Physical and Emotional.`
  package let criticalOnDay: @Sendable (_ cycles: [String]) -> String
  /// `No primary cycle is critical on this day.`
  package let notCriticalOnDay: String
  /// `Minji and Ana`.
  package let pair: @Sendable (_ first: String, _ second: String) -> String
  /// The owner, where two people are compared.
  package let you: String
  /// `859 days apart`.
  package let daysApart: @Sendable (Int) -> String
  /// Heading of compatibility.
  package let compatibility: String
  /// Compatibility over the three primaries.
  package let overall: String
  /// Column heading of names.
  package let name: String
  /// Column heading of birthdays.
  package let birthday: String
  /// Column heading of day numbers.
  package let day: String
  /// Column heading of dates.
  package let date: String
  /// Column heading of the cycles' names.
  package let cycle: String
  /// Column heading of values in percent.
  package let value: String
  /// How a day is read out of a picture in a page, by pointer, touch and keyboard.
  package let pictureHint: String
  /// How far a long roster has come: `1,200,000 rows, 20,000,000 a second`.
  package let progress: @Sendable (_ rows: Int, _ rowsPerSecond: Int) -> String
  /// How many people of a roster were passed over: `270 people without a year of birth were passed over`.
  package let unknownBirthdays: @Sendable (Int) -> String
  /// The picture's description for screen readers.
  package let pictureDescription: @Sendable (_ cycles: [String], _ window: ClosedRange<CivilDate>) -> String
  /// Summary of a calendar event: `Physical: critical, falling`.
  package let eventSummary: @Sendable (_ name: String?, _ cycle: String, _ event: String) -> String
}

extension ReportWords {
  /// What a person is called beside another: the owner is You, and who has no name is their birthday.
  package func name(of person: Person) -> String {
    switch person.identity {
    case .owner: you
    case .named(let name): name
    case .unnamed: person.birthday.description
    }
  }
}
