internal import BiorhythmCore

extension German {
  static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "unbekannte Option \(quoted(word)): ist \($0) gemeint?" }
        ?? "unbekannte Option \(quoted(word)): biorhythm --help nennt alle"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "unerwartetes Wort \(quoted(word)): ist \($0) gemeint?" }
        ?? "unerwartetes Wort \(quoted(word)): biorhythm --help zeigt, was möglich ist"
    case .missingValue(let option, let label):
      "\(option.spelling) braucht einen Wert: \(option.spelling) \(label) schreiben"
    case .unwantedValue(let option, let value):
      "\(option.spelling) erwartet keinen Wert (angegeben: \(quoted(value))): nur \(option.spelling) schreiben"
    case .wrongChoice(let option, let value, let choices):
      "ungültiger Wert \(quoted(value)) für \(option.spelling): möglich sind \(choices.joined(separator: ", "))"
    case .wrongDate(let word, let error):
      "\(quoted(word)) ist kein Datum: \(describe(error, form: "2026-11-30"))"
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error):
      "\(quoted(word)) ist kein Monat: \(describe(error, form: "2026-11"))"
    case .wrongYear(let word, let error): "\(quoted(word)) ist kein Jahr: \(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) liegt vor dem Zeitpunkt der Geburt: einen späteren wählen"
    case .wrongTime(let option, let value):
      "\(option.spelling) kann nicht \(quoted(value)) sein: eine Uhrzeit schreiben, etwa 07:30"
    case .onlyInCalendars(let option):
      "\(option.spelling) gibt es nur in Kalendern: --format ics hinzufügen oder die Option weglassen"
    case .wrongCount(let option, let value, let largest):
      "ungültiger Wert \(quoted(value)) für \(option.spelling): eine ganze Zahl von 1 bis \(largest) angeben"
    case .wrongNumber(let option, let value):
      "\(option.spelling) kann nicht \(quoted(value)) sein: eine Zahl angeben, etwa 7 oder 6.5"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) kann nicht \(quoted(value)) sein: eine ganze Zahl von \(range.lowerBound) bis \(range.upperBound) angeben"
    case .argumentTooLong(let limit): "ein Argument ist länger als \(limit) Bytes: kürzen"
    case .argumentNotUTF8: "ein Argument ist kein UTF-8-Text: in einem UTF-8-Terminal eingeben"
    case .variableNotUTF8(let name, let value):
      "\(name) nennt eine Datei in Bytes, die kein UTF-8 sind, \(quoted(value)): die Datei umbenennen oder mit --settings FILE eine andere angeben"
    case .tilde(let name, let value, let meant):
      "die Shell hat die ~ in \(quoted(value)) nicht ersetzt: \(name) \(quoted(meant ?? "$HOME")) schreiben"
    case .wordsUnknown: "das System verrät die Befehlszeile nicht: /proc einhängen"
    case .conflict(let first, let second):
      "\(first.spelling) und \(second.spelling) schließen einander aus: nur eine davon verwenden"
    case .onlyWith(let option, let reports):
      "\(option.spelling) passt hier nicht: nur zusammen mit \(reports.map(reportName).joined(separator: " oder "))"
    case .missingCompanion(let option, let other):
      "\(option.spelling) speichert allein nichts: \(other.spelling) DATUM hinzufügen"
    case .repeated(let option): "\(option.spelling) ist doppelt angegeben: nur einmal schreiben"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) und --date \(date) widersprechen sich: eine davon weglassen"
    case .loneEnd(let option, let missing):
      "\(option.spelling) braucht das andere Ende des Zeitraums: \(missing.spelling) DATE hinzufügen"
    case .windowTurned(let from, let to):
      "der Zeitraum von \(from) bis \(to) läuft rückwärts: das frühere Datum hinter --from schreiben"
    case .outOfCalendar(let option, let from):
      "\(option.spelling) führt von \(from) aus den Jahren 0001 bis 9999 hinaus: weniger weit gehen oder bei einem anderen Datum beginnen"
    case .beforeBirth(let date, let birthday):
      "\(date) liegt vor dem Geburtstag \(birthday): einen Tag ab \(birthday) wählen"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report)) kennt das Format \(quoted(format.rawValue)) nicht: "
        + "möglich \(offered.count == 1 ? "ist nur" : "sind") \(offered.map(\.rawValue).joined(separator: ", "))"
    case .unknownCycle(let id, let known):
      "unbekannter Rhythmus \(quoted(id)): möglich sind \(known.joined(separator: ", "))"
    case .noCycles:
      "--cycles nennt keinen Rhythmus: IDs mit Kommas verbinden, zum Beispiel physical,emotional"
    case .pictureTooLong(let days, let limit):
      "ein Bild von \(days) Tagen ist zu lang: einen Zeitraum von höchstens \(limit) Tagen wählen"
    case .futureBirthday(let date):
      "der Geburtstag \(date) liegt in der Zukunft: den Tag der Geburt als JJJJ-MM-TT angeben"
    case .centuryMissing(let date):
      "der Geburtstag \(date) liegt im Jahr \(date.month.year): das Jahr mit Jahrhundert angeben, zum Beispiel 19\(date.description.dropFirst(2))"
    case .nameIsDate(let name):
      "\(quoted(name)) liest sich als Datum und nicht als Name: einen anderen Namen wählen"
    case .wrongName(let longest):
      "ein Name braucht mindestens ein sichtbares Zeichen und hat höchstens \(longest): hinter --person einen anderen angeben"
    case .nearlySavedName(let name, let saved):
      "\(quoted(name)) ist nicht gespeichert, aber \(quoted(saved)): war das gemeint? Wenn nicht, den neuen Namen mit --set \(quoted("people.\(name)=DATUM")) speichern"
    case .wrongSetting(let word):
      "\(quoted(word)) ist keine Einstellung: --set KEY=VALUE schreiben, zum Beispiel --set color=never"
    case .unknownPreference(let key):
      "unbekannte Einstellung \(quoted(key)): möglich sind \(Preference.allCases.map(\.rawValue).joined(separator: ", "))"
    case .wrongPreference(let preference, let value):
      "ungültiger Wert \(quoted(value)) für \(preference.rawValue): "
        + (preference.choices.map { "möglich sind \($0.joined(separator: ", "))" }
          ?? (preference == .cycles
            ? "IDs von Rhythmen und Gruppen mit Kommas verbinden"
            : "Paare aus id:Dauer mit Kommas verbinden, zum Beispiel moon:29,work:7, mit 2 bis \(Cycle.customPeriods.upperBound) Tagen"))
    case .noTerminal:
      "die Live-Ansicht braucht ein Terminal als Standardeingabe und Standardausgabe: stattdessen --month oder --day verwenden"
    case .dumbTerminal:
      "die Live-Ansicht lässt sich mit TERM=dumb nicht zeichnen: stattdessen --month oder --day verwenden"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "in der Form \(form) schreiben"
    case .yearNotFourDigits: "das Jahr vierstellig schreiben, wie in \(form)"
    case .yearNotFirst(let meant):
      meant.map { "das Jahr muss vorn stehen; \($0) schreiben" }
        ?? "das Jahr muss vorn stehen; Tag und Monat sind nicht zu unterscheiden: in der Form \(form) schreiben"
    case .yearOutOfRange: "die Jahre reichen von 0001 bis 9999"
    case .noSuchMonth(let month): "einen Monat \(month) gibt es nicht; die Monate reichen von 01 bis 12"
    case .noSuchDay(let day, let month):
      "der \(months[month.month - 1]) \(month.year) hat keinen \(day). Tag; er endet am \(month.last)"
    }
  }

  static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "die Übersicht"
  }
}
