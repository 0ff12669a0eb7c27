package import BiorhythmCore
package import BiorhythmSystem
package import BiorhythmTables

/// Anything that ends a run without its report; data only, which a catalog turns into words.
package enum Failure: Error, Hashable, Sendable {
  /// The command line is wrong.
  case usage(UsageError)
  /// The settings are missing, wrong or cannot be stored.
  case settings(SettingsError)
  /// No birthday is stored and none was typed.
  case noBirthday
  /// Nobody of this name is saved; the names that are.
  case unknownPerson(String, known: [String])
  /// The roster cannot be used as a whole.
  case roster(RosterError)
  /// Records cannot be examined.
  case evidence(EvidenceError)
  /// A file of records, or one of its rows, cannot be used.
  case records(RecordsError)
  /// The diary cannot be read or changed.
  case diary(DiaryError)
  /// Rows of a roster or of records were bad; how many, of which only the first were named.
  case badRows(file: String, count: Int, named: Int)
  /// Lines of standard input had no value; each was named.
  case badLines(count: Int)
  /// An input cannot be opened or read for a reason of the system's. The file `-` is standard input.
  case input(file: String, code: Errno)
  /// An output file cannot be made for a reason of the system's.
  case output(file: String, code: Errno)
  /// The output would go into a file that the run reads, or that holds the settings.
  case outputOntoInput(file: String)
  /// A pager cannot be run or ended with an error, so that the report came out without it.
  case pager(String)
  /// Writing stopped in the middle for a reason of the system's.
  case write(file: String?, code: Errno)
}

/// Why a command line cannot be understood or done.
package enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, suggestion: String?)
  case unexpectedWord(String, suggestion: String?)
  case missingValue(OptionName, label: String)
  case unwantedValue(OptionName, value: String)
  case wrongChoice(OptionName, value: String, choices: [String])
  case wrongDate(String, CivilDate.ParseError)
  /// What was typed for a date, or to be reckoned, cannot be read or has no value.
  case wrongExpression(Expression.Fault)
  /// What was typed for a date is an expression of another kind.
  case notADate(String, Expression.Value.Kind)
  case wrongMonth(String, CivilDate.ParseError)
  case wrongYear(String, CivilDate.ParseError)
  /// The time or zone of a birth or moment, as it was typed or stored.
  case wrongBirth(String, BirthFault)
  /// A moment before the instant of birth.
  case momentBeforeBirth(CivilMoment)
  /// A count of days, months or columns that is no whole number from 1 on.
  case wrongTime(OptionName, value: String)
  /// An option that is for calendars, with a report in another format.
  case onlyInCalendars(OptionName)
  case wrongCount(OptionName, value: String, largest: Int)
  /// A value that is no finite number.
  case wrongNumber(OptionName, value: String)
  /// A whole number outside the range that an option takes.
  case outOfRange(OptionName, value: String, ClosedRange<Int>)
  case argumentTooLong(limit: Int)
  case argumentNotUTF8
  /// The value of a variable that names a file, given with U+FFFD for what is not UTF-8.
  case variableNotUTF8(String, value: String)
  /// A file's name that begins with `~/`, which no shell has replaced, behind an option or a variable; and what is meant.
  case tilde(String, value: String, meant: String?)
  /// The system does not tell what was typed.
  case wordsUnknown
  /// Two options that exclude each other.
  case conflict(OptionName, OptionName)
  /// An option that only goes with some reports.
  case onlyWith(OptionName, [ReportKind])
  /// An option that does nothing without another.
  case missingCompanion(OptionName, OptionName)
  /// An option whose value was given twice.
  case repeated(OptionName)
  /// The option and the date that disagree with `--date`.
  case disagreement(OptionName, value: String, date: CivilDate)
  /// One end of a window without the other.
  case loneEnd(OptionName, missing: OptionName)
  case windowTurned(from: CivilDate, to: CivilDate)
  /// A step that leaves years 0001 to 9999.
  case outOfCalendar(OptionName, from: CivilDate)
  case beforeBirth(date: CivilDate, birthday: CivilDate)
  case formatNotOffered(Format, report: ReportKind, offered: [Format])
  case unknownCycle(String, known: [String])
  case noCycles
  case pictureTooLong(days: Int, limit: Int)
  case futureBirthday(CivilDate)
  /// A stored birthday in years 1 to 99, where a century must have been forgotten.
  case centuryMissing(CivilDate)
  case wrongName(longest: Int)
  /// A name that reads as a date, so that it would never be found as a person.
  case nameIsDate(String)
  /// A new name that is nearly one that is saved.
  case nearlySavedName(String, saved: String)
  case wrongSetting(String)
  case unknownPreference(String)
  case wrongPreference(Preference, value: String)
  /// The live screen without a terminal on both sides.
  case noTerminal
  /// The live screen on `TERM=dumb`.
  case dumbTerminal
}

/// Why a roster, or one of its rows, cannot be used; the file `-` is standard input.
package enum RosterError: Error, Hashable, Sendable {
  case noHeader(file: String)
  /// A header without a column that is needed; its cells as they were split.
  case missingColumn(file: String, column: String, header: [String])
  case repeatedColumn(file: String, column: String)
  /// A header in another encoding; those that its bytes look like, the likeliest first.
  case notUTF8(file: String, line: Int, looksLike: [TextEncoding])
  case lineTooLong(file: String, line: Int, limit: Int)
  case row(file: String, line: Int, RowError)

  /// Why one row cannot be used.
  package enum RowError: Error, Hashable, Sendable {
    case missingName
    case wrongBirthday(String, CivilDate.ParseError)
    case wrongBirth(String, BirthFault)
    case wrongLunarDate(String, LunarDate.Fault)
    case bornLater(birthday: CivilDate, date: CivilDate)
    /// The row has fewer fields than the columns that are needed.
    case tooFewFields
    case unclosedQuote
    case textAfterQuote
    /// A birthday in years 1 to 99, where a century must have been forgotten.
    case centuryMissing(CivilDate)
    /// Text in another encoding; those that the bytes look like, the likeliest first.
    case notUTF8(looksLike: [TextEncoding])
    /// A NUL, which text does not have.
    case nul
    /// A card whose end is missing.
    case unclosedCard
    /// Text between cards.
    case outsideCard
    /// A card's text in a character set that is not known.
    case unknownCharacterSet(String)
    /// A name or birthday of more bytes than one may have.
    case tooLong(limit: Int)
  }
}
