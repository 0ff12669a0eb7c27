internal import BiorhythmCore
internal import BiorhythmTables

extension English {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "the settings in \(quoted(path)) cannot be read as JSON at line \(fault.line), column \(fault.column): \(describe(fault.problem)): fix the file or move it away"
      case .notAnObject:
        "the settings in \(quoted(path)) are not a JSON object: fix the file or move it away"
      case .repeatedKey(let key):
        "the settings in \(quoted(path)) name \(quoted(key)) twice: remove one of the two"
      case .wrongVersion(let version):
        "the settings in \(quoted(path)) have version \(quoted(version)), this program knows version \(Settings.version): use a newer program"
      case .wrongValue(let key, let value):
        "the settings in \(quoted(path)) have \(quoted(value)) for \(quoted(key)), which is not allowed: fix or remove it"
      }
    case .tooLarge(let path):
      "the settings in \(quoted(path)) are larger than \(SettingsFile.maximumSize) bytes: is it the right file?"
    case .unreadable(let path, let code):
      "cannot read the settings in \(quoted(path)): \(systemReason(code)); check the path and its permissions"
    case .unwritable(let path, let code):
      "cannot store the settings in \(quoted(path)): \(systemReason(code)); nothing was stored"
    case .locked(let path):
      "another program holds the settings in \(quoted(path)) and does not let go: end it or try again later; nothing was stored"
    case .noPlace: "there is no home folder for the settings: set HOME, or name a file with --settings FILE"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "the bytes are not UTF-8"
    case .comment: "JSON has no comments"
    case .trailingComma: "a comma stands before the closing bracket"
    case .tooDeep(let limit): "it is nested deeper than \(limit)"
    case .repeatedKey(let key): "\(quoted(key)) stands there twice"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "a value"
      case .key: "a key in quotation marks"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " or ")
      case .digit: "a digit"
      case .escape: "an escape"
      case .end: "the end"
      }
    return "expected \(what)"
  }
}
