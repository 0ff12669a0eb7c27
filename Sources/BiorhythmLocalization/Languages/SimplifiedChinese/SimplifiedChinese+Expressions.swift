internal import BiorhythmCore

extension SimplifiedChinese {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word))（第 \(fault.place + 1) 个字符）"
    return switch fault.reason {
    case .empty: "没有可计算的内容：请写表达式，例如 'today - birthday'"
    case .tooLong(let limit): "表达式超过 \(limit) 字节：请缩短"
    case .tooDeep(let limit): "在 \(word) 处有超过 \(limit) 个值或括号等待后文：请拆开来写"
    case .strangeCharacter: "\(word) 不能用在表达式中：请删除"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) 不是时间：请写成 09:30"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "\(word) 旁边缺少值：请在那里写一个"
    case .missingOperator: "\(word) 之前缺少运算符：请在两个值之间写一个"
    case .unclosedParenthesis: "\(word) 没有闭合：请加上 )"
    case .unopenedParenthesis: "\(word) 没有对应的括号：请删除，或在前面加上 ("
    case .valuesLeft(let count): "最后剩下 \(count) 个值：请加上连接它们的运算符"
    case .noBirthday: "没有保存生日，\(word) 没有值：请用 biorhythm --set-birthday 1990-05-15 保存"
    case .noAnswer: "之前没有结果，\(word) 没有值：请先写别的式子"
    case .noNow: "时间未知，\(word) 没有值：请写日期和时间"
    case .divisionByZero: "\(word) 处除以零：请换一个除数"
    case .overflow: "\(word) 的结果超过 64 位：请用较小的数"
    case .wrongKinds(let kinds):
      "\(word) 不能用于这些值：\(joined(kinds.map(name)))。可用的写法见 biorhythm --help calculate"
    case .monthsAgainstDays: "\(word) 把月和日混在一起，二者不能互相换算：请只用其中一种"
    case .fractionOfMonth(let part): "\(word) 需要一个月的 \(part)，而月不能再分：请用天数"
    case .fractionOfDay(let part): "\(word) 给日期加上 \(part)，而没有单位的数表示整天：请加上单位，例如 12 hours"
    case .fractionOfSecond: "\(word) 的结果落在两秒之间：请用整秒"
    case .dateOutOfRange: "\(word) 的结果超出 0001 年至 9999 年：请取较近的日期"
    case .notACondition(let kind): "\(word) 不是条件，而是\(name(kind))：请比较，例如 'physical >= 80'"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({ "未知的词 \(word)：是指 \($0) 吗？" }) {
      return near
    }
    let names = known.joined(separator: "、")
    return "未知的词 \(word)：可用的有 \(names)"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) 不是日期，而是\(name(kind))：请写成 2026-11-30"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "数"
    case .span: "时间段"
    case .date: "日期"
    case .moment: "时刻"
    case .truth: "真假"
    }
  }
}
