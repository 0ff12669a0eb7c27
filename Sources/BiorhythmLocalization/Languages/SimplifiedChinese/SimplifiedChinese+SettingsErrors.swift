internal import BiorhythmCore
internal import BiorhythmTables

extension SimplifiedChinese {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "配置文件 \(quoted(path)) 第 \(fault.line) 行第 \(fault.column) 个字符处无法按 JSON 读取：\(describe(fault.problem))：请修正或移走该文件"
      case .notAnObject:
        "配置文件 \(quoted(path)) 不是 JSON 对象：请修正或移走该文件"
      case .repeatedKey(let key):
        "配置文件 \(quoted(path)) 中 \(quoted(key)) 出现两次：请删除其中一个"
      case .wrongVersion(let version):
        "配置文件 \(quoted(path)) 的版本是 \(quoted(version))，本程序只支持版本 \(Settings.version)：请使用更新的程序"
      case .wrongValue(let key, let value):
        "配置文件 \(quoted(path)) 中 \(quoted(key)) 的值不能是 \(quoted(value))：请改正或删除"
      }
    case .tooLarge(let path):
      "配置文件 \(quoted(path)) 超过 \(SettingsFile.maximumSize) 字节：请确认文件是否正确"
    case .unreadable(let path, let code):
      "无法读取配置文件 \(quoted(path))：\(reason(code))；请检查路径和权限"
    case .unwritable(let path, let code):
      "无法保存配置文件 \(quoted(path))：\(reason(code))；未保存任何内容"
    case .locked(let path):
      "另一个程序一直占用 \(quoted(path)) 中的设置：请结束该程序或稍后再试；未保存任何内容"
    case .noPlace: "没有可存放设置的主目录：请设置 HOME，或用 --settings FILE 指定文件"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "字节不是 UTF-8"
    case .comment: "JSON 没有注释"
    case .trailingComma: "右括号前有逗号"
    case .tooDeep(let limit): "嵌套超过 \(limit) 层"
    case .repeatedKey(let key): "键 \(quoted(key)) 出现两次"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "值"
      case .key: "带引号的键"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 或 ")
      case .digit: "数字"
      case .escape: "转义符"
      case .end: "文件结尾"
      }
    return "此处应为 \(what)"
  }
}
