internal import BiorhythmCore

extension TraditionalChinese {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let was = before.map { $0 == birth ? "未變" : "原為 \($0)" } ?? (name == nil ? "" : "新增")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: "，")
      let value = "\(birth)（\(details)）儲存到 \(path)"
      return name.map { spaced("已將", $0, "的生日 \(value)") } ?? "已將生日 \(value)"
    },
    removedBirthday: { "已從 \($0) 中刪除生日" },
    forgot: { spaced("已將", $0, "從 \($1) 中刪除") },
    storedPreference: { key, value, before, path in
      "已將 \(key.rawValue)=\(value)\(before.map { "（原為 \($0)）" } ?? " ")儲存到 \(path)"
    },
    showsNoCustomCycle: { "要顯示它，請用 --cycles primary,\($0)；要一直顯示，請用 --set cycles=primary,\($0)" },
    removedPreference: { "已從 \($1) 中刪除偏好設定 \($0.rawValue)" },
    file: "設定檔", notThereYet: "尚未建立", birthday: "生日", people: "已儲存的人",
    none: "無",
    source: { source in
      switch source {
      case .option(let option): "來自 \(option.spelling)"
      case .environment(let name): "來自環境變數 \(name)"
      case .file: "來自設定檔"
      case .standard: "預設值"
      }
    })
}
