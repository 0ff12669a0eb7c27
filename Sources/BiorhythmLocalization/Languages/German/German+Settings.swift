internal import BiorhythmCore

extension German {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let whose = name.map { "Geburtstag von \($0)" } ?? "Geburtstag"
      let was = before.map { $0 == birth ? "unverändert" : "vorher \($0)" } ?? (name == nil ? "" : "neu")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: "; ")
      return "\(whose) gespeichert: \(birth) (\(details)), in \(path)"
    },
    removedBirthday: { "Geburtstag aus \($0) entfernt" },
    forgot: { "\($0) aus \($1) entfernt" },
    storedPreference: { key, value, before, path in
      "\(key.rawValue)=\(value)\(before.map { " (vorher \($0))" } ?? "") in \(path) gespeichert"
    },
    showsNoCustomCycle: {
      "Zum Anzeigen --cycles primary,\($0) angeben oder mit --set cycles=primary,\($0) immer anzeigen"
    },
    removedPreference: { "Einstellung \($0.rawValue) aus \($1) entfernt" },
    file: "Einstellungsdatei", notThereYet: "noch nicht vorhanden", birthday: "Geburtstag",
    people: "Personen",
    none: "keine",
    source: { source in
      switch source {
      case .option(let option): "aus \(option.spelling)"
      case .environment(let name): "aus \(name)"
      case .file: "aus der Datei"
      case .standard: "Standard"
      }
    })
}
