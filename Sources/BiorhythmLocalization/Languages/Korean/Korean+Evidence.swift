internal import BiorhythmCore
internal import BiorhythmSystem

extension Korean {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "검증: 기록한 값"
      case .events: "검증: 한 사람의 사건"
      case .people: "검증: 여러 사람의 사건"
      }
    },
    read: { "행 \($0)개, 기록 \($1)일" + ($2.map { ", 사이에 기록이 없는 날 \($0)일" } ?? "") },
    slope: { "중간에서 꼭대기까지 \($0)(표준편차의 \($1)배)" },
    counts: { "실제 \($0)건, 기댓값 \($1)건" },
    smallest: { "드러났을 가장 작은 효과 \($0)" }, smallestCount: { "드러났을 가장 작은 차이 \($0)건" },
    curve: "곡선", record: { $0 == .values ? "기록" : "사건" },
    method: { "순열 \($0)번으로 구한 p값, 시드 \($1), 리듬 \($2)개에 대해 보정" },
    nothing:
      "찾은 것이 없습니다. 이 기록에는 우연으로 나타날 수 있는 정도밖에 보이지 않습니다. 그렇다고 효과가 없다고 증명된 것은 아니며, 위에 적은 것보다 작은 효과는 숨어 있을 수 있습니다.",
    found: {
      "이 기록은 우연으로 흔히 나타나는 정도보다 더 가깝게 곡선과 함께 움직입니다: \(joined($0)). 곡선이 원인이라거나 앞으로도 그럴 것이라는 증명은 아닙니다. 효과가 전혀 없는 기록도 20개 중 1개는 이렇게 보입니다."
    },
    endedEarly: { "일찍 끝냈습니다: 순열 \($1)번 중 \($0)번까지 했고, 수치는 그만큼에 근거합니다" },
    progress: { "순열 \($1)번 중 \($0)번" },
    recorded: { value, date, name, before, path in
      let whose = name.map { ", 이름 \($0)" } ?? ""
      let was = before.isEmpty ? "" : "(이전 \(before.joined(separator: ", ")))"
      return "기록했습니다: \(date)\(whose), 값 \(value)\(was), 파일 \(path)"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed): "기록된 날이 \(found)일뿐이어서 판단하기에 모자랍니다: 적어도 \(needed)일을 기록하세요"
    case .tooFewEvents(let found, let needed): "사건이 \(found)건뿐이어서 판단하기에 모자랍니다: 적어도 \(needed)건을 기록하세요"
    case .noVariation: "요일과 추세를 빼면 값에 변화가 없습니다: 곡선과 함께 움직일 것이 없습니다"
    case .untestable(let cycle): "이 기록으로는 시험할 수 없는 리듬 \(quoted(cycle.id)): --cycles 목록에서 빼세요"
    case .composite(let cycle): "여러 리듬의 평균이어서 시험할 수 없는 리듬 \(quoted(cycle.id)): --cycles 옵션으로 다른 것을 고르세요"
    case .beforeBirth(let date, let birthday): "\(date)의 기록이 생일 \(birthday)보다 앞섭니다: 둘 중 하나를 고치세요"
    case .notFinite(let date): "\(date)의 값이 유한한 수가 아닙니다: 고치세요"
    case .mixedDay(let date): "\(date)에 값이 있는 행과 없는 행이 함께 있습니다: 하나를 지우세요"
    case .tooFewPermutations(let done, let needed): "순열 \(done)번 만에 끝내 판단하기에 모자랍니다: 적어도 \(needed)번이 필요합니다"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))이 비어 있습니다: 첫 줄에 date와 value, date, 또는 birthday와 date 열의 이름이 있어야 합니다"
    case .missingColumn(let file, let header):
      "\(source(file))에 필요한 열이 없습니다\(splitHeader(header)): 첫 줄에 date와 value, date, 또는 birthday와 date 열의 이름이 있어야 합니다"
    case .wrongValue(let file, let line, let word):
      "\(file):\(line): 수가 아닌 값 \(quoted(word)): 7, 6.5, 1e3처럼 쓰세요"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "일기 \(quoted(path)) 첫 줄에 date, name, value 열의 이름이 없습니다\(splitHeader(header)): 첫 줄을 고치세요"
    case .wrongLine(let path, let line): "일기 \(quoted(path)) \(line)번째 줄을 읽을 수 없습니다: 그 줄을 고치세요"
    case .tooLarge(let path): "일기 \(quoted(path)) 크기가 \(DiaryFile.maximumSize)바이트를 넘습니다: 맞는 파일인지 확인하세요"
    case .unreadable(let path, let code): "일기 \(quoted(path)) 파일을 읽을 수 없습니다: \(reason(code)). 경로와 권한을 확인하세요"
    case .unwritable(let path, let code): "일기 \(quoted(path)) 파일에 쓸 수 없습니다: \(reason(code)). 아무것도 저장하지 않았습니다"
    case .locked(let path):
      "다른 프로그램이 일기 \(quoted(path)) 파일을 놓지 않아 아무것도 저장하지 않았습니다: 그 프로그램을 끝내거나 나중에 다시 하세요"
    case .noPlace: "일기를 둘 홈 폴더가 없습니다: HOME이나 XDG_DATA_HOME을 설정하세요"
    }
  }
}
