internal import BiorhythmCore

extension German {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word)) (Zeichen \(fault.place + 1))"
    return switch fault.reason {
    case .empty: "nichts zu rechnen: einen Ausdruck angeben, zum Beispiel 'today - birthday'"
    case .tooLong(let limit): "der Ausdruck ist länger als \(limit) Bytes: kürzen"
    case .tooDeep(let limit):
      "bei \(word) warten mehr als \(limit) Werte oder Klammern auf das, was folgt: aufteilen"
    case .strangeCharacter: "mit \(word) beginnt kein Wort eines Ausdrucks: entfernen"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) ist keine Uhrzeit: als 09:30 schreiben"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "bei \(word) fehlt ein Wert: dort einen angeben"
    case .missingOperator: "vor \(word) fehlt ein Rechenzeichen: zwischen die beiden Werte eines setzen"
    case .unclosedParenthesis: "\(word) wird nicht geschlossen: ) ergänzen"
    case .unopenedParenthesis: "\(word) schließt nichts: entfernen oder davor ( ergänzen"
    case .valuesLeft(let count):
      "am Ende bleiben \(count) Werte übrig: die Rechenzeichen ergänzen, die sie verbinden"
    case .noBirthday:
      "\(word) hat keinen Wert, da kein Geburtstag gespeichert ist: mit biorhythm --set-birthday 1990-05-15 speichern"
    case .noAnswer: "\(word) hat keinen Wert, da es noch kein Ergebnis gibt: mit einer anderen Zeile beginnen"
    case .noNow: "\(word) hat keinen Wert, da die Uhrzeit unbekannt ist: Datum und Uhrzeit angeben"
    case .divisionByZero: "\(word) teilt durch null: einen anderen Teiler angeben"
    case .overflow: "\(word) führt über 64 Bit hinaus: kleinere Zahlen verwenden"
    case .wrongKinds(let kinds):
      "\(word) passt nicht zu \(joined(kinds.map(name))): biorhythm --help calculate zeigt, was geht"
    case .monthsAgainstDays:
      "\(word) stellt Monate gegen Tage, die nie ineinander übergehen: nur eines von beiden verwenden"
    case .fractionOfMonth(let part):
      "\(word) braucht \(part) Monat, und ein Monat hat keine Teile: Tage verwenden"
    case .fractionOfDay(let part):
      "\(word) zählt \(part) zu einem Datum, und eine bloße Zahl zählt ganze Tage: eine Einheit angeben, zum Beispiel 12 hours"
    case .fractionOfSecond: "\(word) führt zwischen zwei Sekunden: ganze Sekunden verwenden"
    case .dateOutOfRange: "\(word) führt über die Jahre 0001 bis 9999 hinaus: weniger weit gehen"
    case .notACondition(let kind):
      "\(word) ist keine Bedingung, sondern: \(name(kind)); vergleichen, wie in 'physical >= 80'"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({
      "\(word) ist unbekannt: ist \($0) gemeint?"
    }) {
      return near
    }
    let names = known.joined(separator: ", ")
    return "\(word) ist unbekannt: möglich sind \(names)"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) ist kein Datum, sondern: \(name(kind)); als 2026-11-30 schreiben"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "Zahl"
    case .span: "Zeitspanne"
    case .date: "Datum"
    case .moment: "Zeitpunkt"
    case .truth: "Aussage"
    }
  }
}
