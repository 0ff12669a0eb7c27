extension Korean {
  static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "저장된 생일이 없습니다: biorhythm --set-birthday 1990-05-15 명령으로 저장하거나, --birthday 1990-05-15 옵션으로 한 번만 써 보세요"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "이름이 \(quoted(name))인 사람은 저장되어 있지 않습니다: --person \(quoted(name)) --set-birthday DATE 옵션으로 저장하세요"
        : "이름이 \(quoted(name))인 사람은 저장되어 있지 않습니다: 저장된 이름은 \(listed(known.map { quoted($0) }))입니다"
    case .roster(let error): describe(error)
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(source(file))에서 행 \(count)개를 제외했고 그중 처음 \(named)개만 위에 적었습니다: 고친 뒤 다시 실행하세요"
        : "\(source(file))에서 행 \(count)개를 제외했습니다: 고친 뒤 다시 실행하세요"
    case .badLines(let count):
      count == 1
        ? "표준 입력에 값을 구하지 못한 줄이 1줄 있습니다: 고친 뒤 다시 실행하세요"
        : "표준 입력에 값을 구하지 못한 줄이 \(count)줄 있습니다: 고친 뒤 다시 실행하세요"
    case .input(let file, let code):
      file == "-"
        ? "표준 입력을 읽을 수 없습니다: \(reason(code)). < FILE이나 파이프로 넘겨 주세요"
        : "\(quoted(file)) 파일을 읽을 수 없습니다: \(reason(code)). 경로와 권한을 확인하세요"
    case .output(let file, let code):
      "\(quoted(file)) 파일을 만들 수 없습니다: \(reason(code)). --output 옵션으로 다른 곳을 지정하세요"
    case .outputOntoInput(let file):
      "이 실행이 읽거나 설정을 두는 파일에는 출력할 수 없습니다: \(quoted(file)) 대신 다른 곳을 지정하세요"
    case .pager(let command):
      "페이저 \(quoted(command)) 실행에 실패해 보고서를 그대로 출력했습니다: PAGER를 다른 것으로 정하거나 --no-pager 옵션을 쓰세요"
    case .write(let file, let code):
      file.map { "\(quoted($0)) 파일에 쓸 수 없습니다: \(reason(code)). 그곳에서 바뀐 것은 없습니다" }
        ?? "출력할 수 없습니다: \(reason(code)). 지금까지 나온 내용은 완전하지 않습니다"
    }
  }
}
