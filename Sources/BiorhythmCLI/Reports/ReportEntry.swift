internal import BiorhythmCore
internal import BiorhythmLocalization

/// All that the command line knows of one report: how it is asked for, what goes with it, and what it is made of.
///
/// The table of them drives parser, help, manual and completion. How a report is written stands beside its entry.
struct ReportEntry: Sendable {
  let kind: ReportKind
  /// The option that asks for it; nil for the dashboard, which comes without one.
  let option: OptionEntry?
  /// What the manual says of the option's value, behind what the report shows.
  var aboutValue: String?
  let formats: [Format]
  /// The options that go with it, of those that do not go with every report.
  let options: [OptionName]
  /// Command lines for its help; tests run them all.
  let examples: [String]
  /// Lines of its help in words that every language has, of which those can be chosen that can be shown.
  var notes: (@Sendable (_ isWanted: (String) -> Bool) -> [String])?
  /// Decides what is shown.
  let resolve: @Sendable (Resolver) throws(Failure) -> Request

  /// Whose report it is.
  static let who: [OptionName] = [.birthday, .person]
  /// Which day is selected, and which cycles are shown.
  static let day: [OptionName] = [.date, .previousDay, .nextDay, .previousMonth, .nextMonth, .cycles]
  /// Which days are shown.
  static let window: [OptionName] = [.from, .to]

  /// Every report there is, in the order of the help.
  static let all: [ReportEntry] = [
    DashboardEntry.entry, MonthEntry.entry, YearEntry.entry, DayEntry.entry, DailyEntry.entry,
    OneLineEntry.entry,
    EventsEntry.entry, CompareEntry.entry, FindEntry.entry, PeopleEntry.entry, RosterEntry.entry,
    CalculateEntry.entry, EvidenceEntry.entry, RecordEntry.entry,
    InteractiveEntry.entry,
  ]

  /// Returns the entry of a report.
  static func of(_ kind: ReportKind) -> ReportEntry { all.first { $0.kind == kind } ?? DashboardEntry.entry }

  /// Refuses options and a format that do not go with the report, so that none is passed over in silence.
  func check(_ invocation: Invocation) throws(UsageError) {
    for name in invocation.typed where !options.contains(name) && name != option?.name {
      let others = Self.all.filter { $0.options.contains(name) }
      // What goes with no report in particular goes with every one.
      if others.isEmpty { continue }
      // The shorter list is the better advice.
      guard let option, others.count > Self.all.count / 2 else {
        throw .onlyWith(name, others.map(\.kind))
      }
      throw .conflict(name, option.name)
    }
    if let format = invocation.format, !formats.contains(format) {
      throw .formatNotOffered(format, report: kind, offered: formats)
    }
    if invocation.alarm != nil, invocation.format != .ics { throw .onlyInCalendars(.alarm) }
  }
}

extension OptionEntry {
  /// The option of a report without a value.
  static func report(_ kind: ReportKind, _ name: OptionName, short: Character? = nil) -> OptionEntry {
    .flag(name, .reports, short: short) { (invocation) throws(UsageError) in
      try invocation.choose(kind)
    }
  }

  /// The option of a report whose value may be left out.
  static func report(
    _ kind: ReportKind, _ name: OptionName, short: Character? = nil, optional label: String,
    completion: Completion
  ) -> OptionEntry {
    .optionalValue(name, .reports, short: short, label: label, completion: completion) {
      (invocation, word) throws(UsageError) in
      try invocation.choose(kind, word)
    }
  }

  /// The option of a report that needs a value.
  static func report(
    _ kind: ReportKind, _ name: OptionName, short: Character? = nil, label: String, completion: Completion
  ) -> OptionEntry {
    .value(name, .reports, short: short, label: label, completion: completion) {
      (invocation, word) throws(UsageError) in
      try invocation.choose(kind, word)
    }
  }
}
