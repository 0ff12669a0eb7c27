internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Does what a command line asks for.
///
/// Everything from outside comes in through the host, and everything goes out through it.
///
/// - Parameters:
///   - words: The words behind the program's name, as bytes; nil where the system does not tell them.
///   - host: The world outside.
/// - Returns: What the program ends with.
package func run(_ words: [[UInt8]]?, on host: Host) -> ExitCode {
  var session = Session(host: host)
  do throws(Failure) {
    guard let words else { throw .usage(.wordsUnknown) }
    try session.run(words)
    return .done
  } catch {
    return session.end(with: error)
  }
}

/// One run, from words to exit status.
private struct Session {
  let host: Host
  /// The look and language of complaints: the environment's until the settings are known.
  private var style: Style

  init(host: Host) {
    self.host = host
    style = Appearance(Invocation(), settings: Settings(), host: host).style
  }

  mutating func run(_ words: [[UInt8]]) throws(Failure) {
    if let words = host.variable(CompletionWords.variable).flatMap({ CompletionWords(rawValue: $0) }) {
      return try Output(Invocation(), host).write(words.text(on: host))
    }
    let invocation: Invocation
    do {
      invocation = try Parser.parse(words)
    } catch {
      var understood = Invocation()
      understood.language = Parser.language(in: words).map { .language($0) }
      chooseStyle(understood)
      throw .usage(error)
    }
    let store = SettingsStore(invocation, host: host)
    do {
      try OutputGuard(invocation: invocation, settingsPath: store.path, host: host).check()
      if invocation.page == nil { try SettingsStore.checkPlace(invocation, host: host) }
    } catch {
      chooseStyle(invocation)
      throw error
    }
    if let page = invocation.page {
      try Self.check(page, invocation)
      return try show(page, invocation)
    }
    style = Appearance(invocation, settings: Settings(), host: host).style
    if invocation.report == .interactive {
      chooseStyle(invocation)
      try ScreenLoop.checkTerminal(of: host)
    }
    let settings = try loadSettings(from: store, invocation)
    let appearance = Appearance(invocation, settings: settings, host: host)
    style = appearance.style
    if invocation.changesSettings || invocation.showsSettings {
      let lines = try store.run(invocation, settings: settings, host: host)
      // A path is of use only whole, whatever the width.
      var style = appearance.style
      style.columns = .max
      return try Output(invocation, host).write(style.text(lines))
    }
    let request: Request
    do {
      request = try resolve(invocation, settings, settingsPath: store.path)
    } catch {
      // The advice to store a birthday helps only where there is a place for it.
      throw error == .noBirthday && store.path == nil ? .settings(.noPlace) : error
    }
    try request.run(
      Delivery(
        format: invocation.format ?? .text, style: style,
        output: Output(invocation, host, pager: pager(for: invocation)), host: host,
        alarm: invocation.alarm, store: store))
  }

  /// The pager that a text report goes through where it is longer than the terminal; nil where none is wanted.
  private func pager(for invocation: Invocation) -> PagerChoice? {
    guard !invocation.noPager, host.terminals.output, invocation.outputFile == nil,
      (invocation.format ?? .text) == .text, let rows = host.rows,
      // Each line of a calculation is answered as it comes.
      invocation.report != .calculate, host.variablesNotUTF8["PAGER"] == nil
    else { return nil }
    let command = (host.environment["PAGER"] ?? "less -FRX").trimmed()
    if command.isEmpty || command == "cat" { return nil }
    return PagerChoice(
      command: command, rows: rows, complaint: style.told(style.catalog.describe(.pager(command))))
  }

  private func resolve(
    _ invocation: Invocation, _ settings: Settings, settingsPath: String?
  ) throws(Failure) -> Request {
    let entry = ReportEntry.of(invocation.report ?? .dashboard)
    do {
      try entry.check(invocation)
    } catch {
      throw .usage(error)
    }
    let resolver = Resolver(
      invocation, settings: settings, settingsPath: settingsPath, catalog: style.catalog, host: host)
    return try entry.resolve(resolver)
  }

  /// Chooses look and language where the settings may not stand in the way: what the command line asks for, else what
  /// the settings say, if they can be read, else the environment.
  private mutating func chooseStyle(_ invocation: Invocation) {
    let settings = SettingsStore(invocation, host: host).loadForLook()
    style = Appearance(invocation, settings: settings, host: host).style
  }

  /// Reads the settings; a typed birthday makes do without them where they cannot be read.
  private mutating func loadSettings(
    from store: SettingsStore, _ invocation: Invocation
  ) throws(Failure) -> Settings {
    do {
      // What stores something may begin the file; what only reads it must find it where it was named.
      let mayBeMissing =
        invocation.changesSettings || invocation.showsSettings || invocation.report == .interactive
      return try store.load(mustExist: !mayBeMissing)
    } catch {
      guard invocation.birthday != nil, !invocation.changesSettings, !invocation.showsSettings else {
        throw error
      }
      complain(error)
      return Settings()
    }
  }

  /// The options that go with a page about the program.
  private static let pageOptions: [OptionName] = [
    .version, .manual, .completion, .settings, .output, .ascii, .color, .width, .language, .noPager,
  ]

  /// Refuses what means nothing beside a page; help is given whatever else was typed.
  private static func check(_ page: Invocation.Page, _ invocation: Invocation) throws(Failure) {
    if case .help = page { return }
    guard let option = invocation.typed.first(where: { !pageOptions.contains($0) }),
      let shown = invocation.typed.first(where: { [.version, .manual, .completion].contains($0) })
    else { return }
    throw .usage(.conflict(shown, option))
  }

  /// Shows a page about the program; settings that cannot be read do not stand in its way.
  private mutating func show(_ page: Invocation.Page, _ invocation: Invocation) throws(Failure) {
    chooseStyle(invocation)
    let text =
      switch page {
      case .help(.everyday) where invocation.report != nil:
        ReportHelpPage(report: invocation.report ?? .dashboard, style: style).text()
      case .help(.everyday): HelpPage(isWhole: false, style: style).text()
      case .help(.all): HelpPage(isWhole: true, style: style).text()
      case .help(.report(let report)): ReportHelpPage(report: report, style: style).text()
      case .version: Version.line + "\n"
      case .manual: ManualPage().text()
      case .completion(let shell): CompletionScript.text(for: shell, words: style.catalog.help)
      }
    let isHelp = if case .help = page { true } else { false }
    try Output(invocation, host, pager: isHelp ? pager(for: invocation) : nil).write(text)
  }

  func complain(_ failure: Failure) {
    host.complain("biorhythm: \(style.told(style.catalog.describe(failure)))\n")
  }

  /// Tells what went wrong and chooses the status; a closed pipe is told nobody.
  func end(with failure: Failure) -> ExitCode {
    if failure == Output.closedPipe { return .closedPipe }
    complain(failure)
    return failure.status
  }
}
