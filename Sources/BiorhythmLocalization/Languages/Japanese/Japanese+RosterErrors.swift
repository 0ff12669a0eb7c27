internal import BiorhythmCore
internal import BiorhythmTables

extension Japanese {
  static func source(_ file: String) -> String { file == "-" ? "標準入力" : "\(quoted(file)) " }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))が空です。先頭の行に name と birthday の列名が必要です"
    case .missingColumn(let file, let column, let header):
      "\(source(file))に列 \(quoted(column))\(splitHeader(header)) がありません。先頭の行に name と birthday の列名が必要です。別の列名なら --columns name=氏名,birthday=誕生日 で指定します"
    case .repeatedColumn(let file, let column):
      "\(source(file))に列 \(quoted(column)) が2つあります。どちらかの名前を変えてください"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))は\(line)行目から UTF-8 ではなく UTF-16 のようです。UTF-8 で保存するか、\(conversion(from: encodings, usual: .utf16)) で変換してください"
        : "\(source(file))は\(line)行目から UTF-8 のテキストではありません。UTF-8 で保存するか、\(conversion(from: encodings, usual: .japanese)) で変換してください"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))の\(line)行目に\(limit)バイトを超える行があります。引用符が閉じているか、CSV ファイルかを確認してください"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "名前がありません"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .wrongLunarDate(let word, let fault): describe(fault, of: word)
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) は日付ではありません。\(describe(error, form: "1990-05-15 "))"
    case .bornLater(let birthday, let date): "誕生日 \(birthday) が \(date) より後です"
    case .tooFewFields: "フィールドが足りません"
    case .unclosedQuote: "引用符が閉じていません"
    case .textAfterQuote: "閉じ引用符の後に文字があります"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "UTF-8 のテキストではありません。UTF-8 で保存するか、\(conversion(from: encodings, usual: .japanese)) で変換してください"
    case .nul: "テキストにはない NUL 文字があります"
    case .unclosedCard: "カードに END:VCARD がありません"
    case .outsideCard: "カードの外、BEGIN:VCARD の前に文字があります"
    case .unknownCharacterSet(let set):
      "文字セット \(quoted(set)) は不明です。カードを UTF-8 で書き出してください"
    case .tooLong(let limit): "名前または誕生日が\(limit)バイトを超えています"
    }
  }
}
