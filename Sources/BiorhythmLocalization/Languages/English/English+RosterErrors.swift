internal import BiorhythmCore
internal import BiorhythmTables

extension English {
  /// How a message about a whole file calls it.
  static func source(_ file: String) -> String { file == "-" ? "standard input" : quoted(file) }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) is empty: the first line must name the columns name and birthday"
    case .missingColumn(let file, let column, let header):
      "\(source(file)) has no column \(quoted(column))\(splitHeader(header)): the first line must name the columns name and birthday, or say which they are with --columns name=WHO,birthday=BORN"
    case .repeatedColumn(let file, let column):
      "\(source(file)) names the column \(quoted(column)) twice: rename one of the two"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file)) looks like UTF-16 from line \(line) on, not UTF-8: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .utf16))"
        : "\(source(file)) is not UTF-8 text from line \(line) on: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .korean))"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file)) has a row of more than \(limit) bytes at line \(line): is a quotation mark left open, or is it no CSV file?"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "the name is missing"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .wrongLunarDate(let word, let fault): describe(fault, of: word)
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) is not a date: \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "born on \(birthday), after \(date)"
    case .tooFewFields: "the row has too few fields"
    case .unclosedQuote: "a quotation mark is not closed"
    case .textAfterQuote: "text follows a closing quotation mark"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "not UTF-8 text: save it as UTF-8, or convert it with \(conversion(from: encodings, usual: .korean))"
    case .nul: "a NUL stands in the row; text has none"
    case .unclosedCard: "the card has no END:VCARD"
    case .outsideCard: "text stands outside of a card, before BEGIN:VCARD"
    case .unknownCharacterSet(let set):
      "the character set \(quoted(set)) is not known: export the card in UTF-8"
    case .tooLong(let limit): "a name or birthday has more than \(limit) bytes"
    }
  }
}
