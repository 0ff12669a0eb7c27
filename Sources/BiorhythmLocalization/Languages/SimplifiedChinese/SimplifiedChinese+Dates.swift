internal import BiorhythmCore

extension SimplifiedChinese {
  static let dates = DateWords(
    shortWeekday: weekday,
    weekday: { "星期" + weekday($0) },
    month: { "\($0.year)年\($0.month)月" },
    shortMonth: { "\($0.month)月" },
    full: full,
    short: short,
    range: { "\(long($0.lowerBound))至\(long($0.upperBound))" })

  static func weekday(_ weekday: Weekday) -> String {
    ["一", "二", "三", "四", "五", "六", "日"][weekday.rawValue - 1]
  }

  static func long(_ date: CivilDate) -> String {
    "\(date.month.year)年\(date.month.month)月\(date.day)日"
  }

  static func full(_ date: CivilDate) -> String { "\(long(date)) 星期\(weekday(date.weekday))" }

  static func short(_ date: CivilDate) -> String {
    "\(date.month.month)月\(date.day)日 周\(weekday(date.weekday))"
  }

  static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "今天"
    case 1: "明天"
    default: "\(days) 天后"
    }
  }
}
