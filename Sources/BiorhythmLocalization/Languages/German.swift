internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let german = Catalog(
    language: .german,
    terms: Terms(
      physical: "Körper", emotional: "Seele", intellectual: "Geist",
      intuition: "Intuition", aesthetic: "Ästhetik", awareness: "Bewusstsein", spiritual: "Spiritualität",
      passion: "Leidenschaft", mastery: "Können", wisdom: "Weisheit", average: "Durchschnitt",
      trend: { trend in
        switch trend {
        case .rising: "steigend"
        case .falling: "fallend"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "kritisch, steigend"
        case .criticalFalling: "kritisch, fallend"
        case .peak: "Hoch"
        case .valley: "Tief"
        }
      },
      critical: "kritisch", doubleCritical: "doppelt kritisch", tripleCritical: "dreifach kritisch"),
    dates: DateWords(
      shortWeekday: { shortWeekdays[$0.rawValue - 1] },
      month: { "\(months[$0.month - 1]) \($0.year)" },
      full: full,
      short: short,
      range: { "\(medium($0.lowerBound)) bis \(medium($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { "Biorhythmus von \($0)" } ?? "Biorhythmus" },
      dailyTitle: { name, date in
        name.map { "Biorhythmus von \($0) am \(full(date))" } ?? "Biorhythmus am \(full(date))"
      },
      born: { "geb. am \(long($0))" },
      dayOfLife: { "Tag \($0)" },
      beforeBirth: "noch nicht geboren",
      turningPoints: "Besondere Tage",
      noTurningPoints: "In diesem Zeitraum gibt es keine besonderen Tage.",
      dayByDay: "Tag für Tag",
      next: "Demnächst",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date)), \(daysUntil(days))" },
      dayOfCycle: { "Tag \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "Nächster kritischer Tag: \(short(date)), \(joined(cycles)), "
          + "\(days == 1 ? "in 1 Tag" : "in \(days) Tagen")."
      },
      criticalOnDay: { "Kritisch an diesem Tag: \(joined($0))." },
      notCriticalOnDay: "An diesem Tag ist kein Hauptrhythmus kritisch.",
      pair: { "\($0) und \($1)" },
      you: "Du",
      daysApart: { $0 == 1 ? "1 Tag auseinander" : "\($0) Tage auseinander" },
      compatibility: "Übereinstimmung",
      overall: "Gesamt",
      name: "Name", birthday: "Geburtstag", day: "Tag",
      progress: { "\($0) Zeilen, \($1) pro Sekunde" },
      unknownBirthdays: {
        $0 == 1
          ? "1 Person ohne Geburtstag oder Geburtsjahr wurde übergangen"
          : "\($0) Personen ohne Geburtstag oder Geburtsjahr wurden übergangen"
      },
      pictureDescription: { cycles, window in
        "Kurven für \(joined(cycles)) vom \(long(window.lowerBound)) bis zum \(long(window.upperBound)), "
          + "auf einer Skala von -100 bis +100 Prozent."
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0): \(cycle), \(event)" } ?? "\(cycle): \(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { "Geburtstag von \($0) gespeichert: \(date) (\(long(date))), in \(path)" }
          ?? "Geburtstag gespeichert: \(date) (\(long(date))), in \(path)"
      },
      forgot: { "\($0) aus \($1) entfernt" },
      storedPreference: { "\($0)=\($1) in \($2) gespeichert" },
      removedPreference: { "Einstellung \($0) aus \($1) entfernt" },
      file: "Einstellungsdatei", notThereYet: "noch nicht vorhanden", birthday: "Geburtstag",
      people: "Personen",
      none: "keine Angabe",
      source: { source in
        switch source {
        case .option(let name): "aus \(name)"
        case .environment(let name): "aus \(name)"
        case .file: "aus der Datei"
        case .standard: "Standard"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "Tag", month: "Monat", today: "heute", nextCritical: "nächster krit. Tag",
        previousCritical: "voriger krit. Tag", date: "gehe zu", cycles: "Rhythmen", person: "Person",
        birthday: "Geburtstag", keys: "Tasten", quit: "Ende"),
      keys: KeyWords(
        previousDay: "voriger Tag", nextDay: "nächster Tag", previousMonth: "voriger Monat",
        nextMonth: "nächster Monat", today: "heute", date: "zu einem Datum gehen",
        nextCritical: "nächster kritischer Tag", previousCritical: "voriger kritischer Tag",
        birthday: "Geburtstag ändern", person: "nächste Person", cycles: "andere Rhythmengruppe",
        keys: "diese Tasten", pause: "anhalten, weiter mit fg", repaint: "neu zeichnen",
        quit: "beenden"),
      keysTitle: "Tasten", anyKeyCloses: "Eine beliebige Taste schließt die Liste.",
      birthdayPrompt: { name in name.map { "Geburtstag von \($0)" } ?? "Geburtstag" },
      datePrompt: "Gehe zu",
      birthdayHint: "YYYY-MM-DD  Enter speichert, Esc lässt alles beim Alten, Ctrl-U leert",
      dateHint: "YYYY-MM-DD  Enter springt hin, Esc bleibt hier",
      tooSmall: "Fenster zu klein",
      noOtherPerson: "Sonst ist niemand gespeichert: biorhythm --person NAME --set-birthday DATE",
      stored: { "Geburtstag \($0) gespeichert" },
      noFurther: "In dieser Richtung kommt nichts mehr."),
    help: HelpWords(
      tagline: "Biorhythmen im Terminal: Kurven des Monats, Werte des Tages, kritische Tage.",
      usage: { "Aufruf: \($0)" }, examples: "Beispiele", formats: { "Formate: \($0)" },
      more: "biorhythm --help REPORT erklärt einen Bericht, biorhythm --manual alles.",
      disclaimer: "Die Biorhythmus-Lehre ist wissenschaftlich nicht belegt und nur Unterhaltung.",
      section: { section in
        switch section {
        case .reports: "Berichte [REPORT] (ohne Angabe: die Übersicht)"
        case .who: "Wer [WHO]"
        case .when: "Wann [WHEN] (ohne N: 1)"
        case .settings: "Einstellungen"
        case .output: "Ausgabe [OUTPUT]"
        case .about: "Über das Programm"
        }
      },
      summary: { option in
        switch option {
        case .month: "Monat: Kurven, Graph, besondere Tage, Tagesliste"
        case .day: "ein Tag im Einzelnen, und was demnächst kommt"
        case .daily: "kurze, schlichte Fassung für cron und E-Mail"
        case .oneline: "eine kurze Zeile für Prompt oder Statusleiste"
        case .events: "kritische Tage, Hochs und Tiefs nach Datum"
        case .compare: "zwei Personen: ein Name oder ein Geburtstag"
        case .roster: "eine Zeile je Person aus CSV (-: Standardeingabe)"
        case .interactive: "die Live-Ansicht"
        case .birthday: "diesen Geburtstag nehmen, nichts speichern"
        case .person: "eine gespeicherte Person nehmen"
        case .date: "einen Tag auswählen (Standard: heute)"
        case .previousDay: "N Tage zurück"
        case .nextDay: "N Tage weiter"
        case .previousMonth: "N Monate zurück"
        case .nextMonth: "N Monate weiter"
        case .from: "ab diesem Tag"
        case .to: "bis zu diesem Tag"
        case .setBirthday: "Geburtstag speichern (mit --person: für diese Person)"
        case .forget: "eine gespeicherte Person entfernen"
        case .set: "eine Einstellung speichern"
        case .showSettings: "geltende Einstellungen und ihren Ort anzeigen"
        case .settings: "eine andere Einstellungsdatei verwenden"
        case .format: "Ausgabeformat"
        case .output: "in eine Datei schreiben, ganz oder gar nicht"
        case .cycles: "IDs oder primary, secondary, composite, all"
        case .onlyCritical: "Ausgabe nur, wenn ein Hauptrhythmus kritisch ist"
        case .ascii: "nur mit ASCII-Zeichen zeichnen"
        case .color: "wann Farbe verwendet wird"
        case .width: "Zahl der Spalten"
        case .language: "Sprache"
        case .help: "diese Hilfe, oder Hilfe zu einem Bericht"
        case .version: "Version anzeigen"
        case .manual: "Handbuch anzeigen"
        case .completion: "Skript zur Vervollständigung"
        }
      },
      choices: { "\($0): \($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "Oben die Kurven des Monats, darunter Balken, Werte und Richtungen des ausgewählten Tages und was "
            + "demnächst kommt. Das zeigt biorhythm, wenn nichts weiter angegeben ist."
        case .month:
          "Für jeden Rhythmus eine Miniaturkurve mit einem Zeichen je Tag, der Graph aller Kurven, die besonderen "
            + "Tage nach Datum, dann für jeden Tag eine Zeile mit Balken und Wert jedes Rhythmus. Ein Zeitraum, "
            + "der für die Breite zu lang ist, wird Monat für Monat gezeichnet."
        case .day:
          "Ein Tag im Einzelnen: Balken, Prozentwert, Tag im Rhythmus (etwa 8/23) und Richtung, dazu der nächste kritische Tag "
            + "und das nächste Hoch oder Tief jedes Rhythmus mit der Zahl der Tage bis dahin."
        case .daily:
          "Wenige schlichte Zeilen von höchstens 78 Spalten, nie farbig, jeden Tag gleich formuliert: gedacht für "
            + "cron und E-Mail. Mit --only-critical erscheint nur dann etwas, wenn an dem Tag ein Hauptrhythmus "
            + "kritisch ist."
        case .oneline:
          "Eine kurze Zeile mit Buchstabe (P Körper, E Seele, I Geist), Prozentwert und Richtung jedes Rhythmus; hinter einem kritischen "
            + "steht ein Ausrufezeichen. Gedacht für Prompt, tmux oder Statusleiste."
        case .events:
          "Die kritischen Tage, Hochs und Tiefs des Monats oder eines Zeitraums nach Datum. Tage, an denen zwei "
            + "oder drei Hauptrhythmen kritisch sind, werden hervorgehoben."
        case .compare:
          "Zwei Personen: wie weit jeder ihrer Rhythmen im Gleichtakt läuft, von 0 (immer entgegengesetzt) bis 100 "
            + "Prozent (immer gleich), der Mittelwert der drei Hauptrhythmen und beide Kurven jedes Rhythmus im "
            + "Zeitraum."
        case .roster:
          "Eine Zeile für jede Person einer CSV-Datei am ausgewählten Tag. Die Kopfzeile nennt die Spalten name und "
            + "birthday in beliebiger Reihenfolge; andere Spalten werden übergangen. Fehlerhafte Zeilen werden mit "
            + "Datei und Zeilennummer gemeldet, die übrigen trotzdem ausgegeben; der Exit-Status ist dann 65."
        case .interactive:
          "Alles zusammen live: oben der Graph des Monats, darunter die Balken des ausgewählten Tages, dazu Tasten, "
            + "um tage- und monatsweise zu blättern, den Geburtstag zu ändern und zu jedem Datum zu springen. Die "
            + "Taste ? zeigt alle Tasten."
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "NAME"
        case .synopsis: "ÜBERSICHT"
        case .description: "BESCHREIBUNG"
        case .options: "OPTIONEN"
        case .formats: "FORMATE"
        case .files: "DATEIEN"
        case .environment: "UMGEBUNGSVARIABLEN"
        case .exitStatus: "EXIT-STATUS"
        case .examples: "BEISPIELE"
        case .seeAlso: "SIEHE AUCH"
        }
      }),
    describe: describe)

  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
  private static let shortMonths = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
  ]
  private static let weekdays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
  private static let shortWeekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

  private static func full(_ date: CivilDate) -> String {
    "\(weekdays[date.weekday.rawValue - 1]), \(long(date))"
  }
  private static func long(_ date: CivilDate) -> String {
    "\(date.day). \(months[date.month.month - 1]) \(date.month.year)"
  }
  private static func medium(_ date: CivilDate) -> String {
    "\(date.day). \(shortMonths[date.month.month - 1]) \(date.month.year)"
  }
  private static func short(_ date: CivilDate) -> String {
    "\(shortWeekdays[date.weekday.rawValue - 1]) \(date.day). \(shortMonths[date.month.month - 1])"
  }

  /// `Körper, Seele und Geist`.
  private static func joined(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " und " + last
  }

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "heute"
    case 1: "morgen"
    default: "in \(days) Tagen"
    }
  }

  /// An `errno` in words; rare ones stay in the C library's.
  private static func reason(_ code: Int32) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "Datei oder Ordner nicht gefunden"
      case .noPermission: "keine Berechtigung"
      case .notAllowed: "der Vorgang ist nicht erlaubt"
      case .isFolder: "das ist ein Ordner und keine Datei"
      case .notFolder: "ein Teil des Pfades ist kein Ordner"
      case .noSpace: "es ist kein Platz mehr frei"
      case .readOnly: "das Dateisystem ist schreibgeschützt"
      case .tooManyLinks: "zu viele symbolische Links hintereinander"
      case .nameTooLong: "der Name ist zu lang"
      case .inputOutput: "Ein-/Ausgabefehler"
      case .notOpen: "nicht geöffnet"
      case .brokenPipe: "die Gegenseite hat die Pipe geschlossen"
      case .quotaExceeded: "das Speicherkontingent ist ausgeschöpft"
      case .fileTooLarge: "die Datei ist zu groß"
      case .otherFileSystem: "liegt auf einem anderen Dateisystem"
      }
    }
  }

  private static func describe(_ failure: Failure) -> String {
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
    case .badRows(let file, let count, let named):
      count == 1
        ? "\(heading(file)): 1 Zeile wurde ausgelassen: berichtigen und noch einmal aufrufen"
        : named < count
          ? "\(heading(file)): \(count) Zeilen wurden ausgelassen, oben genannt sind nur die ersten \(named): berichtigen und noch einmal aufrufen"
          : "\(heading(file)): \(count) Zeilen wurden ausgelassen: berichtigen und noch einmal aufrufen"
    case .input(let file, let code):
      file == "-"
        ? "die Standardeingabe ist nicht lesbar: \(reason(code)); den Text mit < FILE oder einer Pipe übergeben"
        : "\(quoted(file)) ist nicht lesbar: \(reason(code)); Pfad und Zugriffsrechte prüfen"
    case .output(let file, let code):
      "\(quoted(file)) lässt sich nicht anlegen: \(reason(code)); mit --output einen anderen Ort angeben"
    case .write(let file, let code):
      file.map { "\(quoted($0)) lässt sich nicht schreiben: \(reason(code)); dort wurde nichts geändert" }
        ?? "die Ausgabe lässt sich nicht schreiben: \(reason(code)); was erschienen ist, ist unvollständig"
    }
  }

  private static func describe(_ error: UsageError) -> String {
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
      "\(option.spelling) nimmt keinen Wert, auch nicht \(quoted(value)): nur \(option.spelling) schreiben"
    case .wrongChoice(let option, let value, let choices):
      "\(quoted(value)) passt nicht zu \(option.spelling): möglich sind \(choices.joined(separator: ", "))"
    case .wrongDate(let word, let error):
      "\(quoted(word)) ist kein Datum: \(describe(error, form: "2026-11-30"))"
    case .wrongMonth(let word, let error):
      "\(quoted(word)) ist kein Monat: \(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(quoted(value)) passt nicht zu \(option.spelling): eine ganze Zahl von 1 bis 1000000000 angeben"
    case .argumentTooLong(let limit): "ein Argument ist länger als \(limit) Bytes: kürzen"
    case .argumentNotUTF8: "ein Argument ist kein UTF-8-Text: in einem UTF-8-Terminal eingeben"
    case .wordsUnknown: "das System verrät die Befehlszeile nicht: /proc einhängen"
    case .conflict(let first, let second):
      "\(first) und \(second) schließen einander aus: nur eine davon verwenden"
    case .onlyWith(let option, let reports):
      "\(option.spelling) passt hier nicht: nur zusammen mit \(reports.joined(separator: " oder "))"
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
      "\(reportName(report)) kennt das Format \(quoted(format)) nicht: "
        + "möglich \(offered.count == 1 ? "ist nur" : "sind") \(offered.joined(separator: ", "))"
    case .unknownCycle(let id, let known):
      "unbekannter Rhythmus \(quoted(id)): möglich sind \(known.joined(separator: ", "))"
    case .noCycles:
      "--cycles nennt keinen Rhythmus: IDs mit Kommas verbinden, zum Beispiel physical,emotional"
    case .pictureTooLong(let days, let limit):
      "ein Bild von \(days) Tagen ist zu lang: einen Zeitraum von höchstens \(limit) Tagen wählen"
    case .futureBirthday(let date):
      "der Geburtstag \(date) liegt in der Zukunft: den Tag der Geburt als YYYY-MM-DD angeben"
    case .centuryMissing(let date):
      "der Geburtstag \(date) liegt im Jahr \(date.month.year): das Jahr mit Jahrhundert angeben, zum Beispiel 19\(date.description.dropFirst(2))"
    case .wrongName:
      "ein Name braucht mindestens ein sichtbares Zeichen und hat höchstens 200: hinter --person einen anderen angeben"
    case .wrongSetting(let word):
      "\(quoted(word)) ist keine Einstellung: --set KEY=VALUE schreiben, zum Beispiel --set color=never"
    case .unknownPreference(let key, let known):
      "unbekannte Einstellung \(quoted(key)): möglich sind \(known.joined(separator: ", "))"
    case .wrongPreference(let preference, let value):
      "\(quoted(value)) passt nicht zu \(preference.rawValue): "
        + (preference.choices.map { "möglich sind \($0.joined(separator: ", "))" }
          ?? (preference == .cycles
            ? "IDs von Rhythmen und Gruppen mit Kommas verbinden"
            : "Paare aus id:Dauer mit Kommas verbinden, zum Beispiel moon:29,work:7, mit 2 bis 36500 Tagen"))
    case .noTerminal:
      "die Live-Ansicht braucht ein Terminal als Standardeingabe und Standardausgabe: stattdessen --month oder --day verwenden"
    case .dumbTerminal:
      "die Live-Ansicht lässt sich mit TERM=dumb nicht zeichnen: stattdessen --month oder --day verwenden"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "in der Form \(form) schreiben"
    case .yearNotFourDigits: "das Jahr vierstellig schreiben, wie in \(form)"
    case .yearNotFirst(let meant):
      meant.map { "das Jahr steht vorn; \($0) schreiben" }
        ?? "das Jahr steht vorn, und Tag und Monat sind nicht zu unterscheiden; in der Form \(form) schreiben"
    case .yearOutOfRange: "die Jahre reichen von 0001 bis 9999"
    case .noSuchMonth(let month): "einen Monat \(month) gibt es nicht; die Monate reichen von 01 bis 12"
    case .noSuchDay(let day, let month):
      "der \(months[month.month - 1]) \(month.year) hat keinen \(day). Tag; er endet am \(month.last)"
    }
  }

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "die Einstellungen in \(quoted(path)) sind in Zeile \(fault.line), Spalte \(fault.column) nicht als JSON lesbar: \(describe(fault.problem)): Datei berichtigen oder verschieben"
      case .notAnObject:
        "die Einstellungen in \(quoted(path)) sind kein JSON-Objekt: die Datei berichtigen oder an einen anderen Ort legen"
      case .repeatedKey(let key):
        "die Einstellungen in \(quoted(path)) nennen den Schlüssel \(quoted(key)) zweimal: einen von beiden entfernen"
      case .wrongVersion(let version):
        "die Einstellungen in \(quoted(path)) haben die Version \(quoted(version)), dieses Programm kennt Version 1: ein neueres Programm verwenden"
      case .wrongValue(let key, let value):
        "die Einstellungen in \(quoted(path)) haben für \(quoted(key)) den unzulässigen Wert \(quoted(value)): berichtigen oder entfernen"
      }
    case .tooLarge(let path):
      "die Einstellungen in \(quoted(path)) sind größer als \(SettingsFile.maximumSize) Bytes: ist es die richtige Datei?"
    case .unreadable(let path, let code):
      "die Einstellungen in \(quoted(path)) sind nicht lesbar: \(reason(code)); Pfad und Zugriffsrechte prüfen"
    case .unwritable(let path, let code):
      "die Einstellungen in \(quoted(path)) lassen sich nicht speichern: \(reason(code)); es wurde nichts gespeichert"
    case .noPlace:
      "für die Einstellungen gibt es keinen persönlichen Ordner: HOME setzen oder mit --settings FILE eine Datei angeben"
    }
  }

  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "die Bytes sind kein UTF-8"
    case .comment: "JSON hat keine Kommentare"
    case .trailingComma: "vor der schließenden Klammer steht ein Komma"
    case .tooDeep(let limit): "tiefer als \(limit) geschachtelt"
    case .repeatedKey(let key): "\(quoted(key)) steht zweimal da"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
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

  /// How a message about a whole file calls it.
  private static func source(_ file: String) -> String { file == "-" ? "die Standardeingabe" : quoted(file) }

  /// The same before a colon.
  private static func heading(_ file: String) -> String { file == "-" ? "Standardeingabe" : quoted(file) }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) ist leer: die erste Zeile muss die Spalten name und birthday nennen"
    case .missingColumn(let file, let column, let header):
      "\(source(file)) hat keine Spalte \(quoted(column))\(splitHeader(header)): die erste Zeile muss die Spalten name und birthday nennen"
    case .repeatedColumn(let file, let column):
      "\(source(file)) nennt die Spalte \(quoted(column)) zweimal: eine von beiden umbenennen"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file)) sieht ab Zeile \(line) nach UTF-16 aus, nicht nach UTF-8: als UTF-8 speichern oder mit \(conversion(from: encodings, usual: .utf16)) umwandeln"
        : "\(source(file)) ist ab Zeile \(line) kein UTF-8-Text: als UTF-8 speichern oder mit \(conversion(from: encodings, usual: .western)) umwandeln"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file)) hat in Zeile \(line) einen Datensatz von mehr als \(limit) Bytes: ist ein Anführungszeichen offen geblieben, oder ist es keine CSV-Datei?"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "der Name fehlt"
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) ist kein Datum: \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "geboren am \(birthday), nach dem \(date)"
    case .tooFewFields: "die Zeile hat zu wenige Felder"
    case .unclosedQuote: "ein Anführungszeichen wird nicht geschlossen"
    case .textAfterQuote: "hinter einem schließenden Anführungszeichen steht Text"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "kein UTF-8-Text: als UTF-8 speichern oder mit \(conversion(from: encodings, usual: .western)) umwandeln"
    case .nul: "in der Zeile steht ein NUL, das Text nicht hat"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "die Übersicht"
  }
}
