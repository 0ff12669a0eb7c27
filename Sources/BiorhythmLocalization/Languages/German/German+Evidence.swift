internal import BiorhythmCore
internal import BiorhythmSystem

extension German {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "Prüfung: aufgezeichnete Werte"
      case .events: "Prüfung: Ereignisse einer Person"
      case .people: "Prüfung: Ereignisse vieler Menschen"
      }
    },
    read: { "\($0) Zeilen, \($1) Tage" + ($2.map { ", \($0) Tage dazwischen ohne Eintrag" } ?? "") },
    slope: { "\($0) von der Mitte bis zur Spitze (\($1) SD)" },
    counts: { "gesehen \($0), erwartet \($1)" },
    smallest: { "erkennbar ab \($0)" }, smallestCount: { "erkennbar ab \($0) darüber" },
    curve: "Kurve", record: { $0 == .values ? "Werte" : "Ereignisse" },
    method: { "p-Werte aus \($0) Permutationen, Startwert \($1), korrigiert für \($2) Rhythmen" },
    nothing:
      "Nichts gefunden: diese Aufzeichnungen zeigen nicht mehr, als der Zufall bewirken kann. Das beweist nicht, dass es keinen Effekt gibt, denn ein kleinerer als oben genannt kann verborgen sein.",
    found: {
      "Diese Aufzeichnungen gehen enger mit einer Kurve einher, als es der Zufall meist bewirkt: \(joined($0)). Das beweist weder, dass die Kurve die Ursache ist, noch, dass es so bleibt: von 20 Aufzeichnungen ohne jeden Effekt sieht 1 so aus."
    },
    endedEarly: {
      "vorzeitig beendet: \($0) von \($1) Permutationen sind gemacht, darauf beruhen die Zahlen"
    },
    progress: { "\($0) von \($1) Permutationen" },
    recorded: { value, date, name, before, path in
      let whose = name.map { " von \($0)" } ?? ""
      let was = before.isEmpty ? "" : " (vorher \(before.joined(separator: ", ")))"
      return "\(value)\(whose) für den \(date)\(was) in \(path) eingetragen"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed):
      "nur \(found) Tage sind erfasst, zu wenig für ein Urteil: mindestens \(needed) aufzeichnen"
    case .tooFewEvents(let found, let needed):
      "nur \(found) Ereignisse sind erfasst, zu wenig für ein Urteil: mindestens \(needed) aufzeichnen"
    case .noVariation:
      "die Werte schwanken nicht, von Wochentag und Trend abgesehen: nichts kann mit einer Kurve gehen"
    case .untestable(let cycle):
      "der Rhythmus \(quoted(cycle.id)) lässt sich an diesen Aufzeichnungen nicht prüfen: bei --cycles weglassen"
    case .composite(let cycle):
      "\(quoted(cycle.id)) ist ein Mittel von Rhythmen und lässt sich nicht prüfen: mit --cycles andere wählen"
    case .beforeBirth(let date, let birthday):
      "der Eintrag vom \(date) liegt vor dem Geburtstag \(birthday): eines von beiden berichtigen"
    case .notFinite(let date): "der Wert vom \(date) ist keine endliche Zahl: berichtigen"
    case .mixedDay(let date):
      "am \(date) hat eine Zeile einen Wert und eine andere keinen: eine davon entfernen"
    case .tooFewPermutations(let done, let needed):
      "nach \(done) Permutationen vorzeitig beendet, zu wenig für ein Urteil: mindestens \(needed) sind nötig"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) ist leer: die erste Zeile muss die Spalten date und value, date oder birthday und date nennen"
    case .missingColumn(let file, let header):
      "\(source(file)) fehlen Spalten\(splitHeader(header)): die erste Zeile muss date und value, date oder birthday und date nennen"
    case .wrongValue(let file, let line, let word):
      "\(file):\(line): \(quoted(word)) ist keine Zahl: als 7, 6.5 oder 1e3 schreiben"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "das Tagebuch in \(quoted(path)) nennt die Spalten date, name und value nicht\(splitHeader(header)): die erste Zeile berichtigen"
    case .wrongLine(let path, let line):
      "das Tagebuch in \(quoted(path)) ist in Zeile \(line) nicht lesbar: die Zeile berichtigen"
    case .tooLarge(let path):
      "das Tagebuch in \(quoted(path)) ist größer als \(DiaryFile.maximumSize) Bytes: ist es die richtige Datei?"
    case .unreadable(let path, let code):
      "das Tagebuch in \(quoted(path)) ist nicht lesbar: \(reason(code)); Pfad und Zugriffsrechte prüfen"
    case .unwritable(let path, let code):
      "das Tagebuch in \(quoted(path)) lässt sich nicht schreiben: \(reason(code)); es wurde nichts gespeichert"
    case .locked(let path):
      "ein anderes Programm hält das Tagebuch in \(quoted(path)) fest: es beenden oder später erneut versuchen; es wurde nichts gespeichert"
    case .noPlace: "für das Tagebuch gibt es keinen persönlichen Ordner: HOME oder XDG_DATA_HOME setzen"
    }
  }
}
