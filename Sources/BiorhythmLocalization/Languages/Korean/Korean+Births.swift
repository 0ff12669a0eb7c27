internal import BiorhythmCore

extension Korean {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)): "\(word) 값의 시각 \(quoted(time)) 값은 없습니다: 1990-05-15T18:30처럼 쓰세요"
    case .input(.notAZone(let zone)): "\(quoted(zone)) 값은 시간대가 아닙니다: 시각 뒤에 @Asia/Seoul, Z 또는 +09:00을 쓰세요"
    case .input(.emptyZone): "\(word) 값의 @ 뒤에 시간대가 없습니다: @Asia/Seoul처럼 쓰거나 @를 빼세요"
    case .input(.zoneWithoutTime(let zone)): "\(word) 값에는 시각 없이 시간대만 있습니다: 1990-05-15T18:30@\(zone)처럼 쓰세요"
    case .zone(.unknown(let name, let nearest)):
      "\(quoted(name)) 시간대는 없습니다: \(nearest.isEmpty ? "Asia/Seoul이나 +09:00처럼 쓰세요" : "혹시 \(joinedByOr(nearest))인가요?")"
    case .zone(.ambiguous(let name, let names)):
      "\(quoted(name)) 값으로 끝나는 시간대가 여럿입니다: \(joinedByOr(names)) 가운데 하나를 쓰세요"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "\(quoted(folder)) 폴더에 시간대가 없습니다: tzdata 패키지를 설치하거나 1990-05-15T18:30+09:00처럼 시차를 쓰세요"
    case .database(.badFile(let path, _)):
      "시간대 파일 \(quoted(path)) 파일이 손상되었습니다: tzdata 패키지를 다시 설치하거나 +09:00처럼 시차를 쓰세요"
    case .localTime(.skipped(let moment, let from, let to)):
      "그 시간대의 시계는 \(from.moment)에서 \(to.moment)으로 건너뛰어 \(moment)이 없습니다: 다른 시각을 쓰세요"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "그 시간대의 시계는 \(moment)을 두 번 가리켰습니다: 시각 뒤에 \(earlier) 또는 \(later)을 쓰세요"
    case .localTime(.outOfRange(let moment)): "\(moment) 값은 달력의 끝에 있습니다: 다른 날짜를 쓰세요"
    }
  }
}
