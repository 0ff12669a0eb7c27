internal import BiorhythmCore
internal import BiorhythmTables

extension SimplifiedChinese {
  static func source(_ file: String) -> String { file == "-" ? "标准输入" : "\(quoted(file)) " }

  static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))是空的：第一行须有 name 和 birthday 两个列名"
    case .missingColumn(let file, let column, let header):
      "\(source(file))没有 \(quoted(column))\(splitHeader(header)) 列：第一行须有 name 和 birthday 两个列名；其他列名请用 --columns name=姓名,birthday=生日 指明"
    case .repeatedColumn(let file, let column):
      "\(source(file))中 \(quoted(column)) 列出现两次：请给其中一个改名"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))从第 \(line) 行起像是 UTF-16，不是 UTF-8：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .utf16)) 转换"
        : "\(source(file))从第 \(line) 行起不是 UTF-8 文本：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .simplifiedChinese)) 转换"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))第 \(line) 行超过 \(limit) 字节：请检查是否有未闭合的引号，并确认它是 CSV 文件"
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
    case .bornLater(let birthday, let date): "生日 \(birthday) 晚于 \(date)"
    case .tooFewFields: "该行的字段太少"
    case .unclosedQuote: "引号没有闭合"
    case .textAfterQuote: "右引号之后还有文字"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "不是 UTF-8 文本：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .simplifiedChinese)) 转换"
    case .nul: "该行有文本中不应出现的 NUL 字符"
    case .unclosedCard: "名片缺少 END:VCARD"
    case .outsideCard: "BEGIN:VCARD 之前、名片之外有文字"
    case .unknownCharacterSet(let set):
      "未知的字符集 \(quoted(set))：请以 UTF-8 导出名片"
    case .tooLong(let limit): "姓名或生日超过 \(limit) 字节"
    }
  }
}
