internal import BiorhythmCore
internal import BiorhythmTables

extension TraditionalChinese {
  static func source(_ file: String) -> String { file == "-" ? "標準輸入" : "\(quoted(file)) " }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))是空的：第一列須有 name 和 birthday 兩個欄名"
    case .missingColumn(let file, let column, let header):
      "\(source(file))沒有 \(quoted(column))\(splitHeader(header)) 欄：第一列須有 name 和 birthday 兩個欄名；其他欄名請用 --columns name=姓名,birthday=生日 指明"
    case .repeatedColumn(let file, let column):
      "\(source(file))中 \(quoted(column)) 欄出現兩次：請將其中一個改名"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))從第 \(line) 行起像是 UTF-16，不是 UTF-8：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .utf16)) 轉換"
        : "\(source(file))從第 \(line) 行起不是 UTF-8 文字：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .traditionalChinese)) 轉換"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))第 \(line) 行的資料列超過 \(limit) 位元組：請檢查是否有未關閉的引號，並確認它是 CSV 檔"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "缺少姓名"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .wrongLunarDate(let word, let fault): describe(fault, of: word)
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) 不是日期：\(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "生日 \(birthday) 晚於 \(date)"
    case .tooFewFields: "該列的欄位太少"
    case .unclosedQuote: "引號沒有關閉"
    case .textAfterQuote: "右引號之後還有文字"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "不是 UTF-8 文字：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .traditionalChinese)) 轉換"
    case .nul: "該列有文字中不應出現的 NUL 字元"
    case .unclosedCard: "名片缺少 END:VCARD"
    case .outsideCard: "BEGIN:VCARD 之前、名片之外有文字"
    case .unknownCharacterSet(let set):
      "未知的字元集 \(quoted(set))：請以 UTF-8 匯出名片"
    case .tooLong(let limit): "姓名或生日超過 \(limit) 位元組"
    }
  }
}
