internal import BiorhythmCore

extension TraditionalChinese {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)): "\(word) 中沒有 \(quoted(time)) 這個時刻：請寫成 1990-05-15T18:30"
    case .input(.notAZone(let zone)): "\(quoted(zone)) 不是時區：請在時刻後寫 @Asia/Seoul、Z 或 +09:00"
    case .input(.emptyZone): "\(word) 中的 @ 後沒有時區：請寫成 @Asia/Seoul，或去掉 @"
    case .input(.zoneWithoutTime(let zone)): "\(word) 有時區而沒有時刻：請寫成 1990-05-15T18:30@\(zone)"
    case .zone(.unknown(let name, let nearest)):
      "沒有名為 \(quoted(name)) 的時區：\(nearest.isEmpty ? "請寫成 Asia/Seoul 或 +09:00" : "是否指 \(joinedByOr(nearest))？")"
    case .zone(.ambiguous(let name, let names)): "有多個時區以 \(quoted(name)) 結尾：請寫 \(joinedByOr(names))"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "\(quoted(folder)) 中沒有時區：請安裝套件 tzdata，或寫時差，如 1990-05-15T18:30+09:00"
    case .database(.badFile(let path, _)):
      "時區檔案 \(quoted(path)) 已損壞：請重新安裝套件 tzdata，或寫時差，如 +09:00"
    case .localTime(.skipped(let moment, let from, let to)):
      "該時區的鐘從 \(from.moment) 撥到 \(to.moment)，沒有 \(moment)：請寫別的時刻"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "該時區的鐘兩次指向 \(moment)：請在時刻後寫 \(earlier) 或 \(later)"
    case .localTime(.outOfRange(let moment)): "\(moment) 處於曆法的邊緣：請寫別的日期"
    }
  }
}
