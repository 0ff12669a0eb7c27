internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// What is to be done, all decided: options, environment, settings and defaults are merged here, once.
struct Request {
  let kind: ReportKind
  let report: Report
  let format: Format
  let style: Style
  let invocation: Invocation
  let settings: Settings

  /// The formats of a report.
  static func formats(of kind: ReportKind) -> [Format] {
    switch kind {
    case .dashboard, .month: [.text, .json, .jsonl, .csv, .ics, .svg]
    case .day, .events: [.text, .json, .jsonl, .csv, .ics]
    case .compare: [.text, .json, .csv]
    case .roster: [.text, .csv, .jsonl]
    case .daily, .oneline, .interactive: [.text]
    }
  }

  /// Merges what was typed with what is stored.
  ///
  /// - Throws: ``Failure``, where the two make no sense together.
  init(
    _ invocation: Invocation, settings: Settings, settingsPath: String? = nil, style: Style
  ) throws(Failure) {
    self.invocation = invocation
    self.settings = settings
    self.style = style
    kind = invocation.report ?? .dashboard
    format = invocation.format ?? .text
    do {
      try Self.check(invocation, kind: kind, format: format)
    } catch {
      throw .usage(error)
    }
    let cycles = try Self.cycles(invocation, settings, path: settingsPath)
    let (window, selected) = try Self.when(invocation, settings, kind: kind)
    guard kind != .roster else {
      report = Report(birthday: .min, window: window, selected: selected, cycles: cycles)
      return
    }
    let (name, birthday) = try Self.person(invocation.person, invocation.birthday, in: settings)
    let described: CivilDate? =
      switch kind {
      case .dashboard, .day, .daily, .oneline: selected
      case .month, .events: invocation.selectsDay ? selected : window.upperBound
      case .compare, .roster, .interactive: nil
      }
    if let described, described < birthday {
      throw .usage(.beforeBirth(date: described, birthday: birthday))
    }
    report = Report(name: name, birthday: birthday, window: window, selected: selected, cycles: cycles)
  }

  /// Finds whose report it is.
  ///
  /// - Parameters:
  ///   - name: A saved person's name, in any canonically equivalent spelling; nil for the owner.
  ///   - birthday: A birthday that was typed, which goes before what is stored.
  static func person(
    _ name: String?, _ birthday: CivilDate?, in settings: Settings
  ) throws(Failure) -> (name: String?, birthday: CivilDate) {
    if let birthday { return (nil, birthday) }
    guard let name else {
      guard let birthday = settings.birthday else { throw .noBirthday }
      return (nil, birthday)
    }
    guard let stored = settings.storedName(name), let birthday = settings.people[stored] else {
      throw settings.unknown(name)
    }
    return (stored, birthday)
  }

  /// Finds the cycles: those of the option, else the preferred ones, else the primaries.
  /// Finds the chosen cycles.
  ///
  /// - Parameter path: The settings file, which is named where its cycles are unknown.
  static func cycles(
    _ invocation: Invocation, _ settings: Settings, path: String? = nil
  ) throws(Failure) -> [Cycle] {
    var ids = ["primary"]
    if case .list(let preferred)? = settings.preferences[.cycles] { ids = preferred }
    ids = invocation.cycles ?? ids
    guard !ids.isEmpty else { throw .usage(.noCycles) }
    do {
      return try CycleSelection.cycles(ids, custom: settings.customCycles)
    } catch {
      if invocation.cycles == nil, let path {
        throw .settings(.invalid(path: path, .wrongValue(key: Preference.cycles.rawValue, value: error.id)))
      }
      let known = CycleSelection.groupNames + (Cycle.builtIn + settings.customCycles).map(\.id)
      throw .usage(.unknownCycle(error.id, known: known))
    }
  }
}

extension Invocation {
  /// Whether a single day was asked for, rather than a month or a window that happens to have a selected one.
  var selectsDay: Bool { date != nil || day != nil || !steps.isEmpty || (month == nil && from == nil) }
}
