internal import BiorhythmCore

extension German {
  static let reports = ReportWords(
    title: { name in name.map { "Biorhythmus von \($0)" } ?? "Biorhythmus" },
    dailyTitle: { name, date in
      name.map { "Biorhythmus von \($0) am \(full(date))" } ?? "Biorhythmus am \(full(date))"
    },
    born: { "geb. am \(long($0))" },
    dayOfLife: { $0 == 1 ? "1 Tag alt" : "\(grouped($0, by: ".")) Tage alt" },
    beforeBirth: "noch nicht geboren",
    turningPoints: "Besondere Tage",
    noTurningPoints: "In diesem Zeitraum gibt es keine besonderen Tage.",
    dayByDay: "Tag für Tag",
    next: "Als Nächstes",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date), \(daysUntil(days))" },
    dayOfCycle: { "Tag \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "Nächster kritischer Tag: \(short(date)), \(joined(cycles)), "
        + "\(daysUntil(days))."
    },
    criticalOnDay: { "Kritisch an diesem Tag: \(joined($0))." },
    notCriticalOnDay: "An diesem Tag ist kein Hauptrhythmus kritisch.",
    pair: { "\($0) und \($1)" },
    you: "Du",
    daysApart: { $0 == 1 ? "1 Tag auseinander" : "\(grouped($0, by: ".")) Tage auseinander" },
    compatibility: "Übereinstimmung",
    overall: "Gesamt",
    name: "Name", birthday: "Geburtstag", day: "Tage",
    date: "Datum", cycle: "Rhythmus", value: "Wert",
    pictureHint: "Zeiger, Finger oder Pfeiltasten über das Bild bewegen, um einen Tag abzulesen.",
    progress: { "\(grouped($0, by: ".")) Zeilen, \(grouped($1, by: ".")) pro Sekunde" },
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
  )
}
