package import BiorhythmCore

/// Everything that people read, in one language.
///
/// A language is one file that makes one of these; the compiler finds a missing entry. Sentences are whole, each with
/// the data that it is about, so that every language puts them in its own order. They hold no line breaks but where
/// said, and no control characters; marks outside ASCII stand only where the language itself needs them.
package struct Catalog: Sendable {
  package let language: Language
  package let terms: Terms
  package let dates: DateWords
  package let reports: ReportWords
  package let settings: SettingsWords
  package let screen: ScreenWords
  package let help: HelpWords

  /// Tells what was wrong, with the user's words quoted, and how to put it right: `what: how`, without a full stop
  /// after it, on one line.
  package let describe: @Sendable (Failure) -> String
}

/// The field's own words.
package struct Terms: Sendable {
  package let physical: String
  package let emotional: String
  package let intellectual: String
  package let intuition: String
  package let aesthetic: String
  package let awareness: String
  package let spiritual: String
  package let passion: String
  package let mastery: String
  package let wisdom: String
  package let average: String

  /// The name of a trend: `rising`.
  package let trend: @Sendable (Trend) -> String
  /// The name of a turning point: `critical, falling`.
  package let turningPoint: @Sendable (TurningPoint) -> String
  /// A critical day, whatever its direction.
  package let critical: String
  /// A day on which two primaries are critical.
  package let doubleCritical: String
  /// A day on which all three are.
  package let tripleCritical: String

  /// Returns the name of a cycle; a custom one is called by its id.
  package func name(of cycle: Cycle) -> String {
    switch cycle {
    case .physical: physical
    case .emotional: emotional
    case .intellectual: intellectual
    case .intuition: intuition
    case .aesthetic: aesthetic
    case .awareness: awareness
    case .spiritual: spiritual
    case .passion: passion
    case .mastery: mastery
    case .wisdom: wisdom
    case .average: average
    default: cycle.id
    }
  }

  /// Returns what a day with several critical primaries is called, or nil for fewer than two.
  package func severalCritical(_ count: Int) -> String? {
    switch count {
    case 2: doubleCritical
    case 3: tripleCritical
    default: nil
    }
  }
}

/// How dates are written in running text.
package struct DateWords: Sendable {
  /// `Mon`, two or three columns wide.
  package let shortWeekday: @Sendable (Weekday) -> String
  /// `November 2026`.
  package let month: @Sendable (CivilMonth) -> String
  /// `Monday, 30 November 2026`.
  package let full: @Sendable (CivilDate) -> String
  /// `Mon 30 Nov`: without the year, for lists within a few months.
  package let short: @Sendable (CivilDate) -> String
  /// `1 Nov 2026 - 5 Jan 2027`.
  package let range: @Sendable (ClosedRange<CivilDate>) -> String
}

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
  package let upcoming: @Sendable (_ date: CivilDate, _ days: Int) -> String
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
  /// How far a long roster has come: `1,200,000 rows, 20,000,000 a second`.
  package let progress: @Sendable (_ rows: String, _ rowsPerSecond: String) -> String
  /// How many people of a roster were passed over: `270 people without a year of birth were passed over`.
  package let unknownBirthdays: @Sendable (Int) -> String
  /// The picture's description for screen readers.
  package let pictureDescription: @Sendable (_ cycles: [String], _ window: ClosedRange<CivilDate>) -> String
  /// Summary of a calendar event: `Physical: critical, falling`.
  package let eventSummary: @Sendable (_ name: String?, _ cycle: String, _ event: String) -> String
}

/// The words of storing and showing settings.
package struct SettingsWords: Sendable {
  /// A birthday was stored; nil is the owner's.
  package let storedBirthday: @Sendable (_ name: String?, _ date: CivilDate, _ path: String) -> String
  /// A person was removed.
  package let forgot: @Sendable (_ name: String, _ path: String) -> String
  /// A preference was stored.
  package let storedPreference: @Sendable (_ key: String, _ value: String, _ path: String) -> String
  /// A preference was taken back.
  package let removedPreference: @Sendable (_ key: String, _ path: String) -> String
  /// `Settings file`.
  package let file: String
  /// Said where the file is not there yet.
  package let notThereYet: String
  /// `Birthday`.
  package let birthday: String
  /// `People`.
  package let people: String
  /// `none`, where nothing is stored.
  package let none: String
  /// Where a value comes from.
  package let source: @Sendable (ValueSource) -> String
}

/// Where the value in force comes from.
package enum ValueSource: Hashable, Sendable {
  /// An option of this run, named.
  case option(String)
  /// An environment variable, named.
  case environment(String)
  /// The settings file.
  case file
  /// Nothing was said, so the program's own choice.
  case standard
}

/// The words of the live screen.
package struct ScreenWords: Sendable {
  /// What the keys do, in the line at the foot.
  package let footer: FooterWords
  /// What the keys do, in the help panel.
  package let keys: KeyWords
  /// Heading of the help panel.
  package let keysTitle: String
  /// Said below the help panel.
  package let anyKeyCloses: String
  /// Label of the birthday prompt; nil is the owner's.
  package let birthdayPrompt: @Sendable (_ name: String?) -> String
  /// Label of the go-to prompt.
  package let datePrompt: String
  /// What Enter, Esc and Ctrl-U do in the birthday prompt.
  package let birthdayHint: String
  /// What Enter and Esc do in the go-to prompt.
  package let dateHint: String
  /// The window is too small to draw in; short.
  package let tooSmall: String
  /// No other person is saved.
  package let noOtherPerson: String
  /// A birthday was stored.
  package let stored: @Sendable (_ date: CivilDate) -> String
  /// Nothing lies further that way.
  package let noFurther: String
}

/// What keys of the live screen do, in a word or two.
package struct FooterWords: Sendable {
  package let day: String
  package let month: String
  package let today: String
  package let nextCritical: String
  package let previousCritical: String
  /// Go to a date.
  package let date: String
  /// Show other cycles.
  package let cycles: String
  /// Show another person.
  package let person: String
  package let birthday: String
  /// Show all keys.
  package let keys: String
  package let quit: String
}

/// What every key of the live screen does.
package struct KeyWords: Sendable {
  package let previousDay: String
  package let nextDay: String
  package let previousMonth: String
  package let nextMonth: String
  package let today: String
  /// Go to a date.
  package let date: String
  package let nextCritical: String
  package let previousCritical: String
  package let birthday: String
  package let person: String
  /// Show the next group of cycles.
  package let cycles: String
  /// Show this list.
  package let keys: String
  package let pause: String
  package let repaint: String
  package let quit: String
}

/// The words of `--help` and the manual.
package struct HelpWords: Sendable {
  /// One line about the program.
  package let tagline: String
  /// `Usage: biorhythm [REPORT]`.
  package let usage: @Sendable (_ line: String) -> String
  /// `Examples`.
  package let examples: String
  /// `Formats: text, json`.
  package let formats: @Sendable (_ names: String) -> String
  /// Points to `--help REPORT` and `--manual`.
  package let more: String
  /// The honest line.
  package let disclaimer: String
  /// The heading of a group of options.
  package let section: @Sendable (OptionSection) -> String
  /// What an option does, in one short line, lower case, without a full stop.
  package let summary: @Sendable (OptionName) -> String
  /// `when to use color: auto, always, never`: a summary with the values that can be typed.
  package let choices: @Sendable (_ summary: String, _ values: String) -> String
  /// What a report shows, in two to four sentences.
  package let explanation: @Sendable (ReportKind) -> String
  /// Headings of the manual page, which is otherwise English.
  package let manualHeading: @Sendable (ManualSection) -> String
}

/// The parts of the manual page.
package enum ManualSection: CaseIterable, Sendable {
  case name, synopsis, description, options, formats, files, environment, exitStatus, examples, seeAlso
}
