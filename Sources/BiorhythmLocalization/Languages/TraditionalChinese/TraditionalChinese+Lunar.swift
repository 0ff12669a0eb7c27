internal import BiorhythmCore

extension TraditionalChinese {
  static let lunar = LunarWords(
    short: { "農曆\($0.chineseMonth(leap: "閏", twelfth: "臘"))\($0.chineseDay)" },
    full: { date in
      let day = "\(date.month.year)年\(date.chineseMonth(leap: "閏", twelfth: "臘"))\(date.chineseDay)"
      return date.calendar == .chinese ? "農曆\(day)" : "韓國農曆：\(day)"
    })

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "韓國農曆" : "中國農曆"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) 不是農曆日期：請寫成 農曆1990年四月廿一 或 lunar-cn 1990-04-21"
    case .yearNotFourDigits: "\(word) 缺少世紀：年份請寫四位，如 lunar-cn 1990-04-21"
    case .yearOutOfRange: "\(word) 超出農曆1900年至2100年的範圍：請寫西曆日期"
    case .noSuchMonth(let month): "\(word) 中沒有\(month)月：月份為1至12，閏月寫成 05L"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) 中的閏\(month)月在\(name(calendar))\(year)年不存在："
        + (actual.map { "那年的閏月是閏\($0)月" } ?? "那年沒有閏月")
    case .noSuchDay(let day, let month):
      "\(word) 中的第\(day)日不存在：\(name(month.calendar)) \(month) 只有\(month.length)天"
    case .differs(let korean?, let chinese?):
      "\(word) 在韓國農曆是 \(korean)，在中國農曆是 \(chinese)：請寫 lunar-kr 或 lunar-cn"
    case .differs(let korean, _):
      "\(word) 只在\(name(korean == nil ? .chinese : .korean))中存在：請寫 \(korean == nil ? "lunar-cn" : "lunar-kr")"
    }
  }
}
