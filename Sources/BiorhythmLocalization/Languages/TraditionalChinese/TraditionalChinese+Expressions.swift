internal import BiorhythmCore

extension TraditionalChinese {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word))（第 \(fault.place + 1) 個字元）"
    return switch fault.reason {
    case .empty: "沒有可計算的內容：請寫運算式，例如 'today - birthday'"
    case .tooLong(let limit): "運算式超過 \(limit) 位元組：請縮短"
    case .tooDeep(let limit): "在 \(word) 處有超過 \(limit) 個值或括號等待後文：請拆開來寫"
    case .strangeCharacter: "\(word) 不能用在運算式中：請刪除"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) 不是時間：請寫成 09:30"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "\(word) 旁邊缺少值：請在那裡寫一個"
    case .missingOperator: "\(word) 之前缺少運算子：請在兩個值之間寫一個"
    case .unclosedParenthesis: "\(word) 沒有關閉：請加上 )"
    case .unopenedParenthesis: "\(word) 沒有對應的括號：請刪除，或在前面加上 ("
    case .valuesLeft(let count): "最後剩下 \(count) 個值：請加上連接它們的運算子"
    case .noBirthday: "沒有儲存生日，\(word) 沒有值：請用 biorhythm --set-birthday 1990-05-15 儲存"
    case .noAnswer: "之前沒有結果，\(word) 沒有值：請先寫別的式子"
    case .noNow: "時間未知，\(word) 沒有值：請寫日期和時間"
    case .divisionByZero: "\(word) 處除以零：請換一個除數"
    case .overflow: "\(word) 的結果超過 64 位：請用較小的數"
    case .wrongKinds(let kinds):
      "\(word) 不能用於這些值：\(joined(kinds.map(name)))。可用的寫法見 biorhythm --help calculate"
    case .monthsAgainstDays: "\(word) 把月和日混在一起，兩者不能互相換算：請只用其中一種"
    case .fractionOfMonth(let part): "\(word) 需要一個月的 \(part)，而月不能再分：請用天數"
    case .fractionOfDay(let part): "\(word) 給日期加上 \(part)，而沒有單位的數表示整天：請加上單位，例如 12 hours"
    case .fractionOfSecond: "\(word) 的結果落在兩秒之間：請用整秒"
    case .dateOutOfRange: "\(word) 的結果超出 0001 年至 9999 年：請取較近的日期"
    case .notACondition(let kind): "\(word) 不是條件，而是\(name(kind))：請比較，例如 'physical >= 80'"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({ "未知的詞 \(word)：是指 \($0) 嗎？" }) {
      return near
    }
    let names = known.joined(separator: "、")
    return "未知的詞 \(word)：可用的有 \(names)"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) 不是日期，而是\(name(kind))：請寫成 2026-11-30"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "數"
    case .span: "時間段"
    case .date: "日期"
    case .moment: "時刻"
    case .truth: "真假"
    }
  }
}
