internal import BiorhythmCore
internal import BiorhythmTables

extension TraditionalChinese {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "設定檔 \(quoted(path)) 第 \(fault.line) 行第 \(fault.column) 個字元處無法按 JSON 讀取：\(describe(fault.problem))：請修正或移走該檔案"
      case .notAnObject:
        "設定檔 \(quoted(path)) 不是 JSON 物件：請修正或移走該檔案"
      case .repeatedKey(let key):
        "設定檔 \(quoted(path)) 中 \(quoted(key)) 出現兩次：請刪除其中一個"
      case .wrongVersion(let version):
        "設定檔 \(quoted(path)) 的版本是 \(quoted(version))，本程式只支援版本 \(Settings.version)：請使用更新的程式"
      case .wrongValue(let key, let value):
        "設定檔 \(quoted(path)) 中 \(quoted(key)) 的值不能是 \(quoted(value))：請改正或刪除"
      }
    case .tooLarge(let path):
      "設定檔 \(quoted(path)) 超過 \(SettingsFile.maximumSize) 位元組：請確認檔案是否正確"
    case .unreadable(let path, let code):
      "無法讀取設定檔 \(quoted(path))：\(reason(code))；請檢查路徑和權限"
    case .unwritable(let path, let code):
      "無法儲存設定檔 \(quoted(path))：\(reason(code))；未儲存任何內容"
    case .locked(let path):
      "另一個程式一直占用 \(quoted(path)) 中的設定：請結束該程式或稍後再試；未儲存任何內容"
    case .noPlace: "沒有可存放設定的家目錄：請設定 HOME，或用 --settings FILE 指定檔案"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "位元組不是 UTF-8"
    case .comment: "JSON 沒有註解"
    case .trailingComma: "右括號前有逗號"
    case .tooDeep(let limit): "巢狀超過 \(limit) 層"
    case .repeatedKey(let key): "鍵 \(quoted(key)) 出現兩次"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "值"
      case .key: "帶引號的鍵"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 或 ")
      case .digit: "數字"
      case .escape: "跳脫字元"
      case .end: "檔案結尾"
      }
    return "此處應為 \(what)"
  }
}
