internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem

/// The settings of a run: where they are, and what the options change in them.
struct SettingsStore {
  /// The file and what named it, or nil where there is no place for one.
  private let file: (SettingsFile, ValueSource)?

  init(_ invocation: Invocation, host: Host) {
    if let path = invocation.settingsPath {
      file = (SettingsFile(path: path), .option(.settings))
    } else if let path = host.variable("BIORHYTHM_SETTINGS") {
      file = (SettingsFile(path: path), .environment("BIORHYTHM_SETTINGS"))
    } else {
      let configHome = host.variable("XDG_CONFIG_HOME")
      let home = host.variable("HOME").flatMap { $0.isAbsolutePath ? $0 : nil } ?? host.homeFolder()
      file = SettingsFile(configHome: configHome, home: home).map { file in
        let isConfigHome = configHome.map { file.path.hasPrefix($0 + "/") && $0.isAbsolutePath } ?? false
        return (file, isConfigHome ? .environment("XDG_CONFIG_HOME") : .standard)
      }
    }
  }

  /// The path of the file, where there is a place for one.
  var path: String? { file?.0.path }

  /// Refuses a place that was named, but not as it was meant, rather than use another one in silence.
  ///
  /// - Throws: ``Failure``, with the variable or option.
  static func checkPlace(_ invocation: Invocation, host: Host) throws(Failure) {
    if let path = invocation.settingsPath {
      try checkTilde(path, behind: OptionName.settings.spelling, host)
    } else {
      let names = ["BIORHYTHM_SETTINGS", "XDG_CONFIG_HOME", "HOME"]
      // A variable counts only where none before it says where the file is.
      let isUsed = { (name: String) in
        host.variablesNotUTF8[name] != nil
          || host.variable(name).map { name == names[0] || $0.isAbsolutePath } ?? false
      }
      guard let name = names.first(where: isUsed) else { return }
      if let value = host.variablesNotUTF8[name] { throw .usage(.variableNotUTF8(name, value: value)) }
      if name == names[0] { try checkTilde(host.variable(name) ?? "", behind: name, host) }
    }
  }

  /// Refuses a file's name that begins with `~/`: no shell replaces it behind an equals sign or quotes.
  static func checkTilde(_ path: String, behind name: String, _ host: Host) throws(Failure) {
    guard path == "~" || path.hasPrefix("~/") else { return }
    let home = host.variable("HOME") ?? host.homeFolder()
    throw .usage(.tilde(name, value: path, meant: home.map { $0 + path.dropFirst() }))
  }

  /// Reads the settings for the look of a page or a refusal, which waits for nothing and needs none.
  func loadForLook() -> Settings {
    guard let file = file?.0, file.isRegular else { return Settings() }
    return (try? file.load()) ?? Settings()
  }

  /// Reads the settings; none are there yet where there is no file, or no place for one.
  ///
  /// - Parameter mustExist: Whether a file that an option names must be there.
  func load(mustExist: Bool = false) throws(Failure) -> Settings {
    if mustExist, let (file, source) = file, case .option = source, !file.exists {
      throw .settings(.unreadable(path: file.path, code: .notFound))
    }
    do {
      return try file?.0.load() ?? Settings()
    } catch {
      throw .settings(error)
    }
  }

  /// Stores what the options say, then shows what is in force where that was asked for.
  ///
  /// - Returns: What there is to tell.
  func run(_ invocation: Invocation, settings: Settings, host: Host) throws(Failure) -> [StyledLine] {
    let change = invocation.typed.first { SettingsChange.options.contains($0) }
    let whereShown: [OptionName] =
      change == nil ? [.output, .cycles] : invocation.showsSettings ? [.cycles] : []
    let accepted = Self.acceptedOptions + whereShown
    if let other = invocation.typed.first(where: { !accepted.contains($0) }) {
      throw .usage(.conflict(change ?? .showSettings, other))
    }
    guard let (file, source) = file else { throw .settings(.noPlace) }
    var (before, after) = (settings, settings)
    var messages: (SettingsWords) -> [String] = { _ in [] }
    if change != nil {
      let catalog = Appearance(invocation, settings: settings, host: host).style.catalog
      let resolver = Resolver(invocation, settings: settings, catalog: catalog, host: host)
      let change = try SettingsChange(invocation, resolver: resolver)
      after = try update { (stored) throws(Failure) in
        before = stored
        try change.apply(to: &stored)
      }
      messages = { [before, after] words in
        change.messages(from: before, to: after, path: file.path, words: words)
      }
    }
    let appearance = Appearance(invocation, settings: after, host: host)
    let told = messages(appearance.style.catalog.settings).map { StyledLine(appearance.style.told($0)) }
    guard invocation.showsSettings else { return told }
    return told
      + SettingsPage(
        settings: after, chosenCycles: invocation.cycles, file: file, source: source,
        appearance: appearance
      ).lines()
  }

  /// The options that go with storing and showing settings.
  private static let acceptedOptions: [OptionName] =
    SettingsChange.options + [.showSettings, .person, .settings, .ascii, .color, .width, .language]

  /// Changes the stored settings under their lock.
  ///
  /// - Parameters:
  ///   - patience: How many seconds to wait for a program that holds it; with 0 a lock that is held fails with
  ///     `.settings(.locked)` at once.
  ///   - change: Takes the settings as they are stored just now; may refuse to change them.
  @discardableResult
  func update(
    patience: Double = SettingsFile.patience, _ change: (inout Settings) throws(Failure) -> Void
  ) throws(Failure) -> Settings {
    guard let (file, _) = file else { throw .settings(.noPlace) }
    let result: Result<Settings, Failure>
    do {
      result = try file.update(patience: patience, change)
    } catch {
      throw .settings(error)
    }
    return try result.get()
  }
}
