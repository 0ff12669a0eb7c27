internal import BiorhythmCore
internal import BiorhythmLocalization

/// All options, in the order of the help.
enum OptionTable {
  /// Returns the entry of a long name, which is never abbreviated.
  static func entry(named name: String) -> OptionEntry? { entries.first { $0.name.rawValue == name } }

  /// Returns the entry of a short name.
  static func entry(short: Character) -> OptionEntry? { entries.first { $0.short == short } }

  static let entries: [OptionEntry] = reports + who + when + settings + output + about

  private static var reports: [OptionEntry] { ReportEntry.all.compactMap(\.option) }

  private static var who: [OptionEntry] {
    [
      .date(.birthday, .who, short: "b", \.birthday),
      .value(.person, .who, short: "p", label: "NAME", completion: .person) { invocation, word in
        invocation.person = word
      },
      .value(.with, .who, label: "NAME", completion: .person) { $0.companions.append($1) },
    ]
  }

  private static var when: [OptionEntry] {
    [
      .date(.date, .when, \.date),
      .step(.previousDay) { .days(-$0) },
      .step(.nextDay) { .days($0) },
      .step(.previousMonth) { .months(-$0) },
      .step(.nextMonth) { .months($0) },
      .date(.from, .when, \.from),
      .date(.to, .when, \.to),
    ]
  }

  private static var settings: [OptionEntry] {
    [
      .date(.setBirthday, .settings, \.newBirthday),
      .value(.forget, .settings, label: "NAME", completion: .person) { $0.forgotten.append($1) },
      .value(
        .set, .settings, label: "KEY=VALUE", completion: .words(Preference.allCases.flatMap(\.assignments))
      ) {
        $0.assignments.append($1)
      },
      .flag(.showSettings, .settings) { $0.showsSettings = true },
      .file(.settings, .settings, \.settingsPath),
    ]
  }

  private static var output: [OptionEntry] {
    [
      .choice(.format, .output, short: "f", of: Format.self) { $0.format = $1 },
      .file(.output, .output, short: "o", \.output),
      .value(
        .cycles, .output, label: "LIST",
        completion: .list(CycleSelection.groupNames + Cycle.builtIn.map(\.id))
      ) { $0.cycles = CycleSelection.ids(in: $1) },
      .value(.columns, .output, label: "LIST") { $0.columnNames = $1 },
      .value(.permutations, .output, label: "N") { (invocation, word) throws(UsageError) in
        invocation.permutations = try OptionEntry.number(
          word, of: .permutations, in: Evidence.fewestPermutations...999_999)
      },
      .value(.seed, .output, label: "N") { (invocation, word) throws(UsageError) in
        invocation.seed = try OptionEntry.number(word, of: .seed, in: 0...Int.max)
      },
      .value(.limit, .output, label: "N") { (invocation, word) throws(UsageError) in
        invocation.limit = try OptionEntry.count(word, of: .limit)
      },
      .value(.alarm, .output, label: "HH:MM") { (invocation, word) throws(UsageError) in
        guard let time = TimeOfDay(parsing: word) else { throw .wrongTime(.alarm, value: word) }
        invocation.alarm = time
      },
      .flag(.onlyCritical, .output) { $0.onlyCritical = true },
      .flag(.ascii, .output) { $0.ascii = true },
      .choice(.color, .output, of: ColorChoice.self) { $0.color = $1 },
      .value(.width, .output, label: "N") { (invocation, word) throws(UsageError) in
        invocation.columns = try OptionEntry.count(word, of: .width)
      },
      .flag(.noPager, .output) { $0.noPager = true },
      .choice(.language, .output, of: LanguageChoice.self) { $0.language = $1 },
    ]
  }

  private static var about: [OptionEntry] {
    [
      .optionalValue(
        .help, .about, short: "h", label: "REPORT", completion: .words(HelpTopic.words)
      ) { (invocation, word) throws(UsageError) in
        guard let word else { return invocation.page = invocation.page ?? .help(.everyday) }
        guard let topic = HelpTopic(word) else {
          throw .wrongChoice(.help, value: word, choices: HelpTopic.words)
        }
        invocation.page = .help(topic)
      },
      .flag(.version, .about) { $0.page = $0.page ?? .version },
      .flag(.manual, .about) { $0.page = $0.page ?? .manual },
      .choice(.completion, .about, of: Shell.self) { $0.page = $0.page ?? .completion($1) },
    ]
  }
}

extension Preference {
  /// What `--set` may begin with: each choice, or the bare key where the value is free.
  fileprivate var assignments: [String] { (choices ?? [""]).map { "\(rawValue)=\($0)" } }
}

extension Invocation {
  /// The lists of people, which a condition chooses from.
  private static let lists: [ReportKind] = [.people, .roster]

  /// Chooses the report and takes the word behind its option; a second, other report is refused.
  ///
  /// Beside a list of people, `--find` is no report: it says who is to be shown.
  mutating func choose(_ kind: ReportKind, _ word: String? = nil) throws(UsageError) {
    if kind == .find, let list = report, Self.lists.contains(list) {
      condition = word
      return
    }
    if Self.lists.contains(kind), report == .find {
      condition = argument
      (report, argument) = (nil, nil)
    }
    if let first = report?.option, let second = kind.option, first != second {
      throw .conflict(first, second)
    }
    report = kind
    if let word { argument = word }
  }
}
