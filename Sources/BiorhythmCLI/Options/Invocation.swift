internal import BiorhythmCore
internal import BiorhythmLocalization

/// What was typed, each value read but nothing decided yet.
struct Invocation {
  /// The day from which `today` and its neighbors count.
  let today: CivilDate

  var report: ReportKind?
  var month: CivilMonth?
  var day: CivilDate?
  var partner: String?
  var rosterFile: String?

  var birthday: CivilDate?
  var person: String?

  var date: CivilDate?
  var steps: [(option: OptionName, step: Step)] = []
  var from: CivilDate?
  var to: CivilDate?

  var newBirthday: CivilDate?
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
  var language: LanguageChoice?

  var page: Page?

  /// All options that were typed, in order.
  var typed: [OptionName] = []

  /// A page about the program itself.
  enum Page: Hashable {
    case help(ReportKind?)
    case version
    case manual
    case completion(Shell)
  }
}

/// A format of a report; the raw value is its word behind `--format`.
enum Format: String, CaseIterable {
  case text, json, jsonl, csv, ics, svg
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
    guard let choice = Self.allCases.first(where: { $0.rawValue.lowercased() == rawValue.lowercased() })
    else {
      return nil
    }
    self = choice
  }
}

/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
