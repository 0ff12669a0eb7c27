internal import BiorhythmCore
internal import BiorhythmLocalization

/// What was typed, nothing decided yet.
struct Invocation {
  var report: ReportKind?
  /// The word behind the report's option.
  var argument: String?

  // Dates are kept as they were typed: what they count from is known only beside the settings.
  var birthday: String?
  var person: String?

  var date: String?
  var steps: [(option: OptionName, step: Step)] = []
  var from: String?
  var to: String?

  /// Who is added to whose report it is; `all` is everyone saved.
  var companions: [String] = []
  /// What must hold for a person of a list to be shown.
  var condition: String?
  /// The columns of a roster that were named, as they were typed.
  var columnNames: String?
  /// How many days to find at most.
  var limit: Int?
  /// The time of day at which calendars remind.
  var alarm: TimeOfDay?
  /// How many permutations a test makes, and where they start.
  var permutations: Int?
  var seed: Int?

  var newBirthday: String?
  var forgotten: [String] = []
  var assignments: [String] = []
  var showsSettings = false
  var settingsPath: String?

  var format: Format?
  var output: String?
  /// The file that takes the report; nil for standard output, which `-` stands for.
  var outputFile: String? { output == "-" ? nil : output }
  var cycles: [String]?
  var onlyCritical = false
  var ascii = false
  var color: ColorChoice?
  var columns: Int?
  var noPager = false
  var language: LanguageChoice?

  var page: Page?

  /// All options that were typed, in order.
  var typed: [OptionName] = []

  /// A page about the program itself.
  enum Page: Hashable {
    case help(HelpTopic)
    case version
    case manual
    case completion(Shell)
  }
}

/// What `--help` is about.
enum HelpTopic: Hashable {
  /// The options of every day, or of the report that was typed beside it.
  case everyday
  /// Every option.
  case all
  case report(ReportKind)

  /// The words behind `--help`.
  static var words: [String] { ["all"] + ReportKind.allCases.map(\.rawValue) }

  init?(_ word: String) {
    let topic = word.hasPrefix("--") ? String(word.dropFirst(2)) : word
    if topic == "all" {
      self = .all
    } else if let report = ReportKind(rawValue: topic) {
      self = .report(report)
    } else {
      return nil
    }
  }
}

/// When to use color; the raw value is its word behind `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// A language or the environment's; the raw value is its word behind `--lang`.
enum LanguageChoice: Hashable, CaseIterable, RawRepresentable {
  case auto
  case language(Language)

  static var allCases: [LanguageChoice] { [.auto] + Language.allCases.map { .language($0) } }

  var rawValue: String {
    switch self {
    case .auto: "auto"
    case .language(let language): language.rawValue
    }
  }

  init?(rawValue: String) {
    if rawValue.lowercased() == Self.auto.rawValue {
      self = .auto
    } else if let language = Language(tag: rawValue) {
      self = .language(language)
    } else {
      return nil
    }
  }
}

/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
