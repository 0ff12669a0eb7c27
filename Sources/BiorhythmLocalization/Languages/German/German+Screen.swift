internal import BiorhythmCore

extension German {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "Tag", month: "Monat", today: "heute", nextCritical: "nächster krit. Tag",
      previousCritical: "voriger krit. Tag", nextFound: "nächster Treffer", previousFound: "voriger Treffer",
      find: "suchen",
      date: "gehe zu", cycles: "Rhythmen", person: "Person",
      birthday: "Geburtstag", keys: "Tasten", quit: "Ende"),
    keys: KeyWords(
      previousDay: "voriger Tag", nextDay: "nächster Tag", previousMonth: "voriger Monat",
      nextMonth: "nächster Monat", today: "heute", week: "Woche vor, zurück",
      monthEnds: "Monatsanfang, -ende",
      date: "zu einem Datum gehen",
      find: "Tage suchen",
      calculator: "mit Tagen rechnen", nextCritical: "nächster kritischer Tag",
      previousCritical: "voriger kritischer Tag",
      birthday: "Geburtstag ändern", person: "nächste Person", cycles: "andere Rhythmengruppe",
      keys: "diese Tasten", pause: "anhalten, weiter mit fg", repaint: "neu zeichnen",
      quit: "beenden"),
    keysTitle: "Tasten", anyKeyCloses: "Eine beliebige Taste schließt die Liste.",
    birthdayPrompt: { name in name.map { "Geburtstag von \($0): " } ?? "Geburtstag: " },
    datePrompt: "Gehe zu: ",
    conditionPrompt: "Suche: ",
    conditionHint: "primary >= 80  Enter: suchen, dann n und N, Esc: abbrechen",
    birthdayHint: "JJJJ-MM-TT  Enter: speichern, Esc: abbrechen, Strg-U: leeren",
    dateHint: "JJJJ-MM-TT  Enter: springen, Esc: abbrechen",
    calculatorHint: "Enter rechnet/springt, ↑ holt, Esc",
    tooSmall: { "Fenster zu klein: es braucht \($0) Spalten und \($1) Zeilen. q beendet." },
    noOtherPerson: "Sonst ist niemand gespeichert: biorhythm --person NAME --set-birthday DATE",
    stored: { "Geburtstag \($0) gespeichert" },
    control: "Strg",
    noFurther: "In dieser Richtung kommt nichts mehr.")
}
