internal import BiorhythmCore

extension English {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let whose = name.map { "\($0)'s birthday" } ?? "the birthday"
      let was = before.map { $0 == birth ? "unchanged" : "was \($0)" } ?? (name == nil ? "" : "new")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: "; ")
      return "Stored \(whose) \(birth) (\(details)) in \(path)"
    },
    removedBirthday: { "Removed the birthday from \($0)" },
    forgot: { "Removed \($0) from \($1)" },
    storedPreference: { key, value, before, path in
      "Stored \(key.rawValue)=\(value)\(before.map { " (was \($0))" } ?? "") in \(path)"
    },
    showsNoCustomCycle: {
      "To see it, choose it: --cycles primary,\($0), or always with --set cycles=primary,\($0)"
    },
    removedPreference: { "Removed the preference \($0.rawValue) from \($1)" },
    file: "Settings file", notThereYet: "not there yet", birthday: "Birthday", people: "People",
    none: "none",
    source: { source in
      switch source {
      case .option(let option): "from \(option.spelling)"
      case .environment(let name): "from \(name)"
      case .file: "from the file"
      case .standard: "default"
      }
    })
}
