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
      file = (SettingsFile(path: path), .option("--settings"))
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
    if let report = invocation.report {
      let option = invocation.typed.first { SettingsChange.options.contains($0) } ?? .showSettings
      throw .usage(.conflict(option.spelling, report.option?.spelling ?? ""))
    }
    if invocation.output != nil,
      let option = invocation.typed.first(where: { SettingsChange.options.contains($0) })
    {
      throw .usage(.conflict(option.spelling, OptionName.output.spelling))
    }
    guard let (file, source) = file else { throw .settings(.noPlace) }
    var settings = settings
    var change: SettingsChange?
    if invocation.changesSettings {
      let checked = try SettingsChange(invocation, settings: settings, today: host.today)
      settings = try update { checked.apply(to: &$0) }
      change = checked
    }
    let appearance = Appearance(invocation, settings: settings, host: host)
    let words = appearance.style.catalog.settings
    let told =
      change?.messages(path: file.path, words: words).map { StyledLine(appearance.style.told($0)) } ?? []
    guard invocation.showsSettings else { return told }
    return told
      + SettingsPage(
        settings: settings, chosenCycles: invocation.cycles, file: file, source: source,
        appearance: appearance
      ).lines()
  }

  /// Changes the stored settings under their lock.
  @discardableResult
  func update(_ change: (inout Settings) -> Void) throws(Failure) -> Settings {
    guard let (file, _) = file else { throw .settings(.noPlace) }
    do {
      return try file.update(change)
    } catch {
      throw .settings(error)
    }
  }
}
