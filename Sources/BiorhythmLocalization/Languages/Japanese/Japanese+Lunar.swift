internal import BiorhythmCore

extension Japanese {
  static let lunar = LunarWords(
    short: { "旧暦\($0.month.isLeap ? "閏" : "")\($0.month.month)月\($0.day)日" },
    full: { date in
      let day = "\(date.month.year)年\(date.month.isLeap ? "閏" : "")\(date.month.month)月\(date.day)日"
      return "\(name(date.calendar))：\(day)"
    })

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "韓国の旧暦" : "中国の旧暦"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) は旧暦の日付ではありません。lunar-kr 1990-04-21 の形で書いてください"
    case .yearNotFourDigits: "\(word) は世紀がわかりません。lunar-kr 1990-04-21 のように年を4桁で書いてください"
    case .yearOutOfRange: "\(word) は旧暦の1900年から2100年までの範囲にありません。新暦の日付で書いてください"
    case .noSuchMonth(let month): "\(word) の\(month)月はありません。月は1から12までで、閏月は 05L と書きます"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) の閏\(month)月は\(name(calendar))の\(year)年にありません。"
        + (actual.map { "その年の閏月は閏\($0)月です" } ?? "その年に閏月はありません")
    case .noSuchDay(let day, let month):
      "\(word) の\(day)日はありません。\(name(month.calendar))の \(month) は\(month.length)日までです"
    case .differs(let korean?, let chinese?):
      "\(word) は韓国の旧暦では \(korean)、中国の旧暦では \(chinese) です。lunar-kr か lunar-cn で書いてください"
    case .differs(let korean, _):
      "\(word) は\(name(korean == nil ? .chinese : .korean))にしかありません。\(korean == nil ? "lunar-cn" : "lunar-kr") で書いてください"
    }
  }
}
