internal import BiorhythmCore
internal import BiorhythmTables

extension Korean {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "\(quoted(path)) 설정 파일을 \(fault.line)번째 줄 \(fault.column)번째 글자에서 JSON으로 읽을 수 없습니다: \(describe(fault.problem)): 파일을 고치거나 다른 곳으로 옮기세요"
      case .notAnObject:
        "\(quoted(path)) 설정 파일이 JSON 객체가 아닙니다: 파일을 고치거나 다른 곳으로 옮기세요"
      case .repeatedKey(let key):
        "\(quoted(path)) 설정 파일에 \(quoted(key)) 키가 두 번 나옵니다: 둘 중 하나를 지우세요"
      case .wrongVersion(let version):
        "\(quoted(path)) 설정 파일의 버전이 \(quoted(version))입니다(이 프로그램은 버전 \(Settings.version)만 읽습니다): 더 새로운 프로그램을 쓰세요"
      case .wrongValue(let key, let value):
        "\(quoted(path)) 설정 파일의 \(quoted(key)) 키에는 \(quoted(value)) 값을 쓸 수 없습니다: 고치거나 지우세요"
      }
    case .tooLarge(let path):
      "\(quoted(path)) 설정 파일이 \(SettingsFile.maximumSize)바이트보다 큽니다: 설정 파일이 맞는지 확인하세요"
    case .unreadable(let path, let code):
      "\(quoted(path)) 설정 파일을 읽을 수 없습니다: \(reason(code)). 경로와 권한을 확인하세요"
    case .unwritable(let path, let code):
      "\(quoted(path)) 설정 파일을 저장할 수 없습니다: \(reason(code)). 아무것도 저장하지 않았습니다"
    case .locked(let path):
      "다른 프로그램이 \(quoted(path)) 설정 파일을 붙잡고 있습니다: 그 프로그램을 끝내거나 나중에 다시 해 보세요. 아무것도 저장하지 않았습니다"
    case .noPlace: "설정을 저장할 홈 폴더가 없습니다: HOME 변수를 설정하거나 --settings FILE 옵션으로 파일을 지정하세요"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "UTF-8이 아닌 바이트가 있습니다"
    case .comment: "JSON에는 주석을 쓸 수 없습니다"
    case .trailingComma: "닫는 괄호 앞에 쉼표가 있습니다"
    case .tooDeep(let limit): "\(limit)단계보다 깊이 중첩되었습니다"
    case .repeatedKey(let key): "\(quoted(key)) 키가 두 번 나옵니다"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "값"
      case .key: "따옴표로 묶은 키"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 또는 ")
      case .digit: "숫자"
      case .escape: "이스케이프"
      case .end: "파일 끝"
      }
    return "여기에 필요한 것은 \(what)입니다"
  }
}
