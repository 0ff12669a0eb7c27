internal import BiorhythmCore

extension Japanese {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)): "\(word) の時刻 \(quoted(time)) はありません。1990-05-15T18:30 の形で書いてください"
    case .input(.notAZone(let zone)): "\(quoted(zone)) はタイムゾーンではありません。時刻の後に @Asia/Seoul、Z または +09:00 と書いてください"
    case .input(.emptyZone): "\(word) の @ の後にタイムゾーンがありません。@Asia/Seoul のように書くか、@ を取ってください"
    case .input(.zoneWithoutTime(let zone)):
      "\(word) には時刻がなく、タイムゾーンだけがあります。1990-05-15T18:30@\(zone) の形で書いてください"
    case .zone(.unknown(let name, let nearest)):
      "\(quoted(name)) というタイムゾーンはありません。\(nearest.isEmpty ? "Asia/Seoul や +09:00 の形で書いてください" : "\(joinedByOr(nearest)) ではありませんか")"
    case .zone(.ambiguous(let name, let names)):
      "\(quoted(name)) で終わるタイムゾーンは複数あります。\(joinedByOr(names)) のどれかを書いてください"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "\(quoted(folder)) にタイムゾーンがありません。パッケージ tzdata をインストールするか、1990-05-15T18:30+09:00 のように時差を書いてください"
    case .database(.badFile(let path, _)):
      "タイムゾーンのファイル \(quoted(path)) が壊れています。パッケージ tzdata を再インストールするか、+09:00 のように時差を書いてください"
    case .localTime(.skipped(let moment, let from, let to)):
      "そのタイムゾーンの時計は \(from.moment) から \(to.moment) に進み、\(moment) はありませんでした。別の時刻を書いてください"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "そのタイムゾーンの時計は \(moment) を二度示しました。時刻の後に \(earlier) か \(later) を書いてください"
    case .localTime(.outOfRange(let moment)): "\(moment) は暦の端にあります。別の日付を書いてください"
    }
  }
}
