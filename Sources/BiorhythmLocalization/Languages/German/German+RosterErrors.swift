internal import BiorhythmCore
internal import BiorhythmTables

extension German {
  /// How a message about a whole file calls it.
  static func source(_ file: String) -> String { file == "-" ? "die Standardeingabe" : quoted(file) }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) ist leer: die erste Zeile muss die Spalten name und birthday nennen"
    case .missingColumn(let file, let column, let header):
      "\(source(file)) hat keine Spalte \(quoted(column))\(splitHeader(header)): die erste Zeile muss die Spalten name und birthday nennen, oder --columns name=WER,birthday=GEBOREN sagt, welche es sind"
    case .repeatedColumn(let file, let column):
      "\(source(file)) nennt die Spalte \(quoted(column)) zweimal: eine von beiden umbenennen"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file)) sieht ab Zeile \(line) nach UTF-16 aus, nicht nach UTF-8: als UTF-8 speichern oder mit \(conversion(from: encodings, usual: .utf16)) umwandeln"
        : "\(source(file)) ist ab Zeile \(line) kein UTF-8-Text: als UTF-8 speichern oder mit \(conversion(from: encodings, usual: .western)) umwandeln"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file)) hat in Zeile \(line) einen Datensatz von mehr als \(limit) Bytes: ist ein Anführungszeichen offen geblieben oder ist es keine CSV-Datei?"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "der Name fehlt"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .wrongLunarDate(let word, let fault): describe(fault, of: word)
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
    case .unclosedCard: "der Karte fehlt END:VCARD"
    case .outsideCard: "Text steht außerhalb einer Karte, vor BEGIN:VCARD"
    case .unknownCharacterSet(let set):
      "der Zeichensatz \(quoted(set)) ist nicht bekannt: die Karte in UTF-8 exportieren"
    case .tooLong(let limit): "ein Name oder Geburtstag hat mehr als \(limit) Bytes"
    }
  }
}
