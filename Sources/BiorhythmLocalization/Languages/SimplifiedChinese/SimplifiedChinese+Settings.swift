internal import BiorhythmCore

extension SimplifiedChinese {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let was = before.map { $0 == birth ? "未变" : "原为 \($0)" } ?? (name == nil ? "" : "新增")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: "，")
      let value = "\(birth)（\(details)）保存到 \(path)"
      return name.map { spaced("已将", $0, "的生日 \(value)") } ?? "已将生日 \(value)"
    },
    removedBirthday: { "已从 \($0) 中删除生日" },
    forgot: { spaced("已将", $0, "从 \($1) 中删除") },
    storedPreference: { key, value, before, path in
      "已将 \(key.rawValue)=\(value)\(before.map { "（原为 \($0)）" } ?? " ")保存到 \(path)"
    },
    showsNoCustomCycle: { "要显示它，请用 --cycles primary,\($0)；要一直显示，请用 --set cycles=primary,\($0)" },
    removedPreference: { "已从 \($1) 中删除偏好设置 \($0.rawValue)" },
    file: "配置文件", notThereYet: "尚未创建", birthday: "生日", people: "已保存的人",
    none: "无",
    source: { source in
      switch source {
      case .option(let option): "来自 \(option.spelling)"
      case .environment(let name): "来自环境变量 \(name)"
      case .file: "来自配置文件"
      case .standard: "默认值"
      }
    })
}
