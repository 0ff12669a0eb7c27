internal import BiorhythmCore

extension Korean {
  static let settings = SettingsWords(
    storedBirthday: { name, birth, lunarDate, before, path in
      let whose = name.map { "\($0) 님의 생일" } ?? "생일"
      let was = before.map { $0 == birth ? "그대로" : "이전 \($0)" } ?? (name == nil ? "" : "새로 저장")
      let details =
        ([long(birth.date)] + (lunarDate.map { [lunar.full($0)] } ?? []) + (was.isEmpty ? [] : [was])).joined(
          separator: ", ")
      return "\(whose)을 저장했습니다: \(birth)(\(details)), 파일 \(path)"
    },
    removedBirthday: { "생일을 지웠습니다: 파일 \($0)" },
    forgot: { "저장된 사람을 지웠습니다: \($0), 파일 \($1)" },
    storedPreference: { key, value, before, path in
      "설정을 저장했습니다: \(key.rawValue)=\(value)\(before.map { "(이전 \($0))" } ?? ""), 파일 \(path)"
    },
    showsNoCustomCycle: {
      "이 리듬을 보려면 --cycles primary,\($0) 옵션을 쓰거나, 늘 보려면 --set cycles=primary,\($0) 옵션으로 정하세요"
    },
    removedPreference: { "설정을 지웠습니다: \($0.rawValue), 파일 \($1)" },
    file: "설정 파일", notThereYet: "아직 없음", birthday: "생일", people: "저장된 사람",
    none: "없음",
    source: { source in
      switch source {
      case .option(let option): "\(option.spelling) 옵션"
      case .environment(let name): "환경 변수 \(name)"
      case .file: "설정 파일"
      case .standard: "기본값"
      }
    })
}
