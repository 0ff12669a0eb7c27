internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// How the report looks, from option, environment, settings file and default, in this order.
struct Appearance {
  let language: (value: Language, source: ValueSource)
  let usesColor: (value: Bool, source: ValueSource)
  let isUnicode: (value: Bool, source: ValueSource)
  let palette: (value: String, source: ValueSource)
  let columns: (value: Int, source: ValueSource)
  /// How many columns the terminal takes for a character of ambiguous width (UAX #11).
  let ambiguousWidth: (value: Int, source: ValueSource)
  private let rows: Int?
  private let terminal: String?
  private let depth: ColorDepth
  private let today: CivilDate

  /// The width where nothing says another.
  static let standardColumns = 80
  /// The widest that a width from outside counts.
  private static let mostColumns = 10_000

  init(_ invocation: Invocation, settings: Settings, host: Host) {
    isUnicode = Self.charset(invocation, settings, host)
    let isPlain = isUnicode.source == .option(.ascii) || Self.codeset(host).map { $0 != "utf8" } ?? false
    language = Self.language(invocation, settings, host, isASCII: isPlain && !isUnicode.value)
    usesColor = Self.color(invocation, settings, host)
    columns = Self.columns(invocation, host)
    ambiguousWidth =
      settings.choice(.ambiguousWidth).flatMap { Int($0) }.map { ($0, .file) } ?? (1, .standard)
    rows = host.terminals.output && invocation.outputFile == nil ? host.rows : nil
    terminal = host.variable("TERM")
    let isRich = host.variable("COLORTERM") != nil || terminal?.hasSuffix("-256color") == true
    depth = isRich ? .many : .sixteen
    today = host.today
    palette = settings.choice(.palette).map { ($0, .file) } ?? ("classic", .standard)
  }

  var style: Style {
    var style = Style(
      columns: columns.value, glyphs: glyphs,
      palette: usesColor.value ? (palette.value == "safe" ? .safe : .classic(depth)) : nil,
      catalog: language.value.catalog,
      isStrictlyASCII: !isUnicode.value
        && (isUnicode.source == .option(.ascii) || isUnicode.source == .file))
    style.today = today
    style.rows = rows
    return style
  }

  private var glyphs: Glyphs {
    guard isUnicode.value else { return .ascii }
    // The font of the Linux console has lines and blocks, but no braille.
    if terminal == "linux" { return .blocks }
    return ambiguousWidth.value == 2 ? .narrow : .unicode
  }

  /// The variable of a locale category: the first that is set and not empty (POSIX, Base Definitions §8.2).
  private static func locale(_ category: String, _ host: Host) -> (name: String, value: String)? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { name in host.variable(name).map { (name, $0) } }.first
  }

  /// The codeset of the locale in small letters, `utf8` for UTF-8, or nil for a locale that names a language but none.
  private static func codeset(_ host: Host) -> String? {
    let locale = locale("LC_CTYPE", host)?.value ?? "C"
    let codeset = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    if codeset.isEmpty { return locale == "C" || locale == "POSIX" ? "ascii" : nil }
    return codeset.lowercased().filter { $0 != "-" }
  }

  private static func charset(
    _ invocation: Invocation, _ settings: Settings, _ host: Host
  ) -> (value: Bool, source: ValueSource) {
    if invocation.ascii { return (false, .option(.ascii)) }
    switch settings.choice(.charset) {
    case "unicode": return (true, .file)
    case "ascii": return (false, .file)
    default: break
    }
    return (codeset(host) == "utf8", locale("LC_CTYPE", host).map { .environment($0.name) } ?? .standard)
  }

  /// Where the output must be ASCII, a language that needs more gives way to English, unless the option asks for it.
  private static func language(
    _ invocation: Invocation, _ settings: Settings, _ host: Host, isASCII: Bool
  ) -> (value: Language, source: ValueSource) {
    if case .language(let language)? = invocation.language { return (language, .option(.language)) }
    func shown(_ language: Language) -> Language {
      isASCII && !language.isWrittenInASCII ? .english : language
    }
    if invocation.language == nil, let tag = settings.choice(.language), let language = Language(tag: tag) {
      return (shown(language), .file)
    }
    guard let locale = locale("LC_MESSAGES", host) else { return (.english, .standard) }
    return (shown(Language(locale: locale.value)), .environment(locale.name))
  }

  private static func color(
    _ invocation: Invocation, _ settings: Settings, _ host: Host
  ) -> (value: Bool, source: ValueSource) {
    switch invocation.color {
    case .always: return (true, .option(.color))
    case .never: return (false, .option(.color))
    case .auto, nil: break
    }
    // https://no-color.org and https://bixense.com/clicolors
    if host.variable("NO_COLOR") != nil { return (false, .environment("NO_COLOR")) }
    if host.variable("TERM") == "dumb" { return (false, .environment("TERM")) }
    if let force = host.variable("CLICOLOR_FORCE"), force != "0" {
      return (true, .environment("CLICOLOR_FORCE"))
    }
    let isTerminal = host.terminals.output && invocation.outputFile == nil
    if invocation.color == .auto { return (isTerminal, .option(.color)) }
    switch settings.choice(.color) {
    case "always": return (true, .file)
    case "never": return (false, .file)
    default: return (isTerminal, .standard)
    }
  }

  private static func columns(_ invocation: Invocation, _ host: Host) -> (value: Int, source: ValueSource) {
    if let columns = invocation.columns { return (min(columns, mostColumns), .option(.width)) }
    if let columns = host.columns { return (columns, .standard) }
    if let columns = host.variable("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return (min(columns, mostColumns), .environment("COLUMNS"))
    }
    return (standardColumns, .standard)
  }
}

extension Settings {
  /// The word of a preference that is one of several.
  func choice(_ preference: Preference) -> String? {
    guard case .choice(let word)? = preferences[preference] else { return nil }
    return word
  }
}
