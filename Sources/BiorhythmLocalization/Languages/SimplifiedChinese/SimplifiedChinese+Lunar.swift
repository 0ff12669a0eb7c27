internal import BiorhythmCore

extension SimplifiedChinese {
  static let lunar = LunarWords(
    short: { "农历\($0.chineseMonth(leap: "闰", twelfth: "腊"))\($0.chineseDay)" },
    full: { date in
      let day = "\(date.month.year)年\(date.chineseMonth(leap: "闰", twelfth: "腊"))\(date.chineseDay)"
      return date.calendar == .chinese ? "农历\(day)" : "韩国农历：\(day)"
    })

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "韩国农历" : "中国农历"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) 不是农历日期：请写成 农历1990年四月廿一 或 lunar-cn 1990-04-21"
    case .yearNotFourDigits: "\(word) 缺少世纪：年份请写四位，如 lunar-cn 1990-04-21"
    case .yearOutOfRange: "\(word) 超出农历1900年至2100年的范围：请写公历日期"
    case .noSuchMonth(let month): "\(word) 中没有\(month)月：月份为1至12，闰月写成 05L"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) 中的闰\(month)月在\(name(calendar))\(year)年不存在："
        + (actual.map { "那年的闰月是闰\($0)月" } ?? "那年没有闰月")
    case .noSuchDay(let day, let month):
      "\(word) 中的第\(day)日不存在：\(name(month.calendar)) \(month) 只有\(month.length)天"
    case .differs(let korean?, let chinese?):
      "\(word) 在韩国农历是 \(korean)，在中国农历是 \(chinese)：请写 lunar-kr 或 lunar-cn"
    case .differs(let korean, _):
      "\(word) 只在\(name(korean == nil ? .chinese : .korean))中存在：请写 \(korean == nil ? "lunar-cn" : "lunar-kr")"
    }
  }
}
