extension German {
  static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "kein Geburtstag gespeichert: mit biorhythm --set-birthday 1990-05-15 speichern oder mit --birthday 1990-05-15 ausprobieren"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "niemand namens \(quoted(name)) ist gespeichert: mit --person \(quoted(name)) --set-birthday DATE speichern"
        : "niemand namens \(quoted(name)) ist gespeichert: vorhanden sind \(joined(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      count == 1
        ? "\(heading(file)): 1 Zeile wurde ausgelassen: berichtigen und noch einmal aufrufen"
        : named < count
          ? "\(heading(file)): \(count) Zeilen wurden ausgelassen, oben genannt sind nur die ersten \(named): berichtigen und noch einmal aufrufen"
          : "\(heading(file)): \(count) Zeilen wurden ausgelassen: berichtigen und noch einmal aufrufen"
    case .badLines(let count):
      count == 1
        ? "Standardeingabe: 1 Zeile ohne Wert: berichtigen und noch einmal starten"
        : "Standardeingabe: \(count) Zeilen ohne Wert: berichtigen und noch einmal starten"
    case .input(let file, let code):
      file == "-"
        ? "die Standardeingabe lässt sich nicht lesen: \(reason(code)); den Text mit < FILE oder einer Pipe übergeben"
        : "\(quoted(file)) lässt sich nicht lesen: \(reason(code)); Pfad und Zugriffsrechte prüfen"
    case .output(let file, let code):
      "\(quoted(file)) lässt sich nicht anlegen: \(reason(code)); mit --output einen anderen Ort angeben"
    case .outputOntoInput(let file):
      "dieser Lauf liest \(quoted(file)) oder hat dort seine Einstellungen: einen anderen Ort für die Ausgabe angeben"
    case .pager(let command):
      "der Pager \(quoted(command)) ist gescheitert, der Bericht erschien ohne ihn: PAGER anders setzen oder --no-pager angeben"
    case .write(let file, let code):
      file.map { "\(quoted($0)) lässt sich nicht schreiben: \(reason(code)); dort wurde nichts geändert" }
        ?? "die Ausgabe lässt sich nicht schreiben: \(reason(code)); was erschienen ist, ist unvollständig"
    }
  }

  /// The same before a colon.
  static func heading(_ file: String) -> String { file == "-" ? "Standardeingabe" : quoted(file) }
}
