internal import BiorhythmCore
internal import BiorhythmTables

extension German {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "die Einstellungen in \(quoted(path)) lassen sich in Zeile \(fault.line), Spalte \(fault.column) nicht als JSON lesen: \(describe(fault.problem)): Datei berichtigen oder verschieben"
      case .notAnObject:
        "die Einstellungen in \(quoted(path)) sind kein JSON-Objekt: die Datei berichtigen oder an einen anderen Ort legen"
      case .repeatedKey(let key):
        "die Einstellungen in \(quoted(path)) nennen den Schlüssel \(quoted(key)) zweimal: einen von beiden entfernen"
      case .wrongVersion(let version):
        "die Einstellungen in \(quoted(path)) haben die Version \(quoted(version)), dieses Programm kennt Version \(Settings.version): ein neueres Programm verwenden"
      case .wrongValue(let key, let value):
        "die Einstellungen in \(quoted(path)) haben für \(quoted(key)) den unzulässigen Wert \(quoted(value)): berichtigen oder entfernen"
      }
    case .tooLarge(let path):
      "die Einstellungen in \(quoted(path)) sind größer als \(SettingsFile.maximumSize) Bytes: ist es die richtige Datei?"
    case .unreadable(let path, let code):
      "die Einstellungen in \(quoted(path)) lassen sich nicht lesen: \(reason(code)); Pfad und Zugriffsrechte prüfen"
    case .unwritable(let path, let code):
      "die Einstellungen in \(quoted(path)) lassen sich nicht speichern: \(reason(code)); es wurde nichts gespeichert"
    case .locked(let path):
      "ein anderes Programm hält die Einstellungen in \(quoted(path)) fest: es beenden oder später erneut versuchen; es wurde nichts gespeichert"
    case .noPlace:
      "für die Einstellungen gibt es keinen persönlichen Ordner: HOME setzen oder mit --settings FILE eine Datei angeben"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "die Bytes sind kein UTF-8"
    case .comment: "JSON hat keine Kommentare"
    case .trailingComma: "vor der schließenden Klammer steht ein Komma"
    case .tooDeep(let limit): "tiefer als \(limit) geschachtelt"
    case .repeatedKey(let key): "\(quoted(key)) steht zweimal da"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "ein Wert"
      case .key: "ein Schlüssel in Anführungszeichen"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " oder ")
      case .digit: "eine Ziffer"
      case .escape: "eine Escape-Sequenz"
      case .end: "das Ende"
      }
    return "erwartet wird \(what)"
  }
}
