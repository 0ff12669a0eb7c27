internal import BiorhythmCore

extension Japanese {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let whose = name.map { "\($0)さんの誕生日" } ?? "誕生日"
      let was = before.map { $0 == birth ? "変更なし" : "以前は \($0)" } ?? (name == nil ? "" : "新規")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: "、")
      return "\(whose) \(birth) (\(details)) を \(path) に保存しました。"
    },
    removedBirthday: { "誕生日を \($0) から削除しました。" },
    forgot: { "\($0) を \($1) から削除しました。" },
    storedPreference: { key, value, before, path in
      "\(key.rawValue)=\(value)\(before.map { " (以前は \($0))" } ?? "") を \(path) に保存しました。"
    },
    showsNoCustomCycle: {
      "表示するには --cycles primary,\($0) を指定するか、常に表示するなら --set cycles=primary,\($0) と設定してください。"
    },
    removedPreference: { "設定 \($0.rawValue) を \($1) から削除しました。" },
    file: "設定ファイル", notThereYet: "未作成", birthday: "誕生日", people: "登録した人",
    none: "なし",
    source: { source in
      switch source {
      case .option(let option): "\(option.spelling) の指定"
      case .environment(let name): "環境変数 \(name)"
      case .file: "設定ファイル"
      case .standard: "既定値"
      }
    })
}
