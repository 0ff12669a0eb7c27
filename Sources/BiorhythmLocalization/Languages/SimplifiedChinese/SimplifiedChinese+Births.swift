internal import BiorhythmCore

extension SimplifiedChinese {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)): "\(word) 中没有 \(quoted(time)) 这个时刻：请写成 1990-05-15T18:30"
    case .input(.notAZone(let zone)): "\(quoted(zone)) 不是时区：请在时刻后写 @Asia/Seoul、Z 或 +09:00"
    case .input(.emptyZone): "\(word) 中的 @ 后没有时区：请写成 @Asia/Seoul，或去掉 @"
    case .input(.zoneWithoutTime(let zone)): "\(word) 有时区而没有时刻：请写成 1990-05-15T18:30@\(zone)"
    case .zone(.unknown(let name, let nearest)):
      "没有名为 \(quoted(name)) 的时区：\(nearest.isEmpty ? "请写成 Asia/Seoul 或 +09:00" : "是否指 \(joinedByOr(nearest))？")"
    case .zone(.ambiguous(let name, let names)): "有多个时区以 \(quoted(name)) 结尾：请写 \(joinedByOr(names))"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "\(quoted(folder)) 中没有时区：请安装软件包 tzdata，或写时差，如 1990-05-15T18:30+09:00"
    case .database(.badFile(let path, _)):
      "时区文件 \(quoted(path)) 已损坏：请重新安装软件包 tzdata，或写时差，如 +09:00"
    case .localTime(.skipped(let moment, let from, let to)):
      "该时区的钟从 \(from.moment) 拨到 \(to.moment)，没有 \(moment)：请写别的时刻"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "该时区的钟两次指向 \(moment)：请在时刻后写 \(earlier) 或 \(later)"
    case .localTime(.outOfRange(let moment)): "\(moment) 处于历法的边缘：请写别的日期"
    }
  }
}
