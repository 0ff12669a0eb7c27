internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// What `--show-settings` prints: where the file is, and what is in force and why.
struct SettingsPage {
  let settings: Settings
  /// The ids that an option of this run chooses.
  let chosenCycles: [String]?
  let file: SettingsFile
  let source: ValueSource
  let appearance: Appearance

  func lines() -> [StyledLine] {
    let (words, terms) = (appearance.style.catalog.settings, appearance.style.catalog.terms)
    var path = appearance.style.shown(file.path)
    if !file.exists { path += terms.aside(words.notThereYet) }
    var rows: [(label: String, value: String, source: ValueSource?)] = [
      (words.file, path, source == .standard ? nil : source),
      (words.birthday, settings.owner?.date.description ?? words.none, nil),
    ]
    let people = settings.people.sorted { $0.key < $1.key }.map {
      "\($0.value.date)  \(appearance.style.shown($0.key))"
    }
    rows.append((words.people, people.first ?? words.none, nil))
    rows += people.dropFirst().map { ("", $0, nil) }
    for preference in Preference.allCases { rows.append(row(of: preference)) }
    let labelColumns = (rows.map { $0.label.displayWidth }.max() ?? 0) + 2
    return rows.map { row in
      var line = StyledLine(row.label, .strong)
      line.pad(toColumn: labelColumns)
      line.append(row.value)
      if let source = row.source { line.append("  " + terms.aside(words.source(source)).trimmed(), .faint) }
      return line
    }
  }

  private func row(of preference: Preference) -> (label: String, value: String, source: ValueSource?) {
    func row(_ value: String, _ source: ValueSource) -> (String, String, ValueSource?) {
      (preference.rawValue, value, source)
    }
    switch preference {
    case .language: return row(appearance.language.value.rawValue, appearance.language.source)
    case .color:
      // Whether the output is a terminal is no setting.
      let isSet = appearance.usesColor.source != .standard
      return row(
        isSet ? appearance.usesColor.value ? "always" : "never" : "auto", appearance.usesColor.source)
    case .charset: return row(appearance.isUnicode.value ? "unicode" : "ascii", appearance.isUnicode.source)
    case .ambiguousWidth:
      return row(String(appearance.ambiguousWidth.value), appearance.ambiguousWidth.source)
    case .palette: return row(appearance.palette.value, appearance.palette.source)
    case .lunar:
      guard let value = settings.preferences[.lunar] else { return row("none", .standard) }
      return row(value.text, .file)
    case .cycles where chosenCycles != nil:
      return row((chosenCycles ?? []).joined(separator: ","), .option(.cycles))
    case .cycles, .customCycles:
      let standard = preference == .cycles ? "primary" : appearance.style.catalog.settings.none
      guard let value = settings.preferences[preference] else { return row(standard, .standard) }
      return row(value.text, .file)
    }
  }
}
