internal import BiorhythmCore

extension Japanese {
  static func describe(_ fault: Expression.Fault) -> String {
    let word = "\(quoted(fault.word)) (\(fault.place + 1)文字目)"
    return switch fault.reason {
    case .empty: "計算する式がありません。'today - birthday' のように式を書いてください"
    case .tooLong(let limit): "式が\(limit)バイトより長くなっています。短くしてください"
    case .tooDeep(let limit): "\(word) で\(limit)個を超える値や括弧が続きを待っています。式を分けてください"
    case .strangeCharacter: "\(word) は式に使えません。取り除いてください"
    case .notADate(let error): describe(.wrongDate(fault.word, error) as UsageError)
    case .notALunarDate(let lunar): describe(lunar, of: fault.word)
    case .noSuchTime: "\(word) は時刻ではありません。09:30 のように書いてください"
    case .unknownName(let known): describeUnknown(word, fault.word, known)
    case .missingValue: "\(word) の隣に値がありません。値を書いてください"
    case .missingOperator: "\(word) の前に演算子がありません。2つの値の間に書いてください"
    case .unclosedParenthesis: "\(word) が閉じていません。) を加えてください"
    case .unopenedParenthesis: "\(word) に対応する括弧がありません。取り除くか、前に ( を加えてください"
    case .valuesLeft(let count): "最後に値が\(count)個残ります。値をつなぐ演算子を加えてください"
    case .noBirthday: "誕生日が保存されていないため \(word) の値がありません。biorhythm --set-birthday 1990-05-15 で保存してください"
    case .noAnswer: "前の結果がないため \(word) の値がありません。別の式から始めてください"
    case .noNow: "時刻が不明なため \(word) の値がありません。日付と時刻を書いてください"
    case .divisionByZero: "\(word) で0による割り算になります。別の数で割ってください"
    case .overflow: "\(word) の結果が64ビットを超えます。もっと小さい数を使ってください"
    case .wrongKinds(let kinds):
      "\(word) は次の値には使えません。\(joined(kinds.map(name)))。使えるものは biorhythm --help calculate にあります"
    case .monthsAgainstDays: "\(word) に月と日が混ざっていますが、互いに換算できません。どちらか一方にしてください"
    case .fractionOfMonth(let part): "\(word) には1か月の \(part) が必要ですが、月は分けられません。日数を使ってください"
    case .fractionOfDay(let part): "\(word) は日付に \(part) を足しますが、単位のない数は整数の日数です。12 hours のように単位を付けてください"
    case .fractionOfSecond: "\(word) の結果が秒の間になります。整数の秒を使ってください"
    case .dateOutOfRange: "\(word) の結果が0001年から9999年までを外れます。もっと近い日付にしてください"
    case .notACondition(let kind): "\(word) は条件ではなく\(name(kind))です。'physical >= 80' のように比べてください"
    }
  }

  private static func describeUnknown(_ word: String, _ typed: String, _ known: [String]) -> String {
    if let near = Suggestion.nearest(to: typed, among: known).map({ "\(word) は不明です。\($0) のことですか？" }) {
      return near
    }
    let names = known.joined(separator: "、")
    return "\(word) は不明です。使えるのは \(names) です"
  }

  /// Something typed for a date is of another kind.
  static func describe(_ word: String, notADateBut kind: Expression.Value.Kind) -> String {
    "\(quoted(word)) は日付ではなく\(name(kind))です。2026-11-30 のように書いてください"
  }

  private static func name(_ kind: Expression.Value.Kind) -> String {
    switch kind {
    case .number: "数"
    case .span: "期間"
    case .date: "日付"
    case .moment: "時点"
    case .truth: "真偽"
    }
  }
}
