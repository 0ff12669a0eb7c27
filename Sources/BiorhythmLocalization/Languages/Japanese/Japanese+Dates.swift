internal import BiorhythmCore

extension Japanese {
  static let dates = DateWords(
    shortWeekday: weekday,
    weekday: { weekday($0) + "曜日" },
    month: { "\($0.year)年\($0.month)月" },
    shortMonth: { "\($0.month)月" },
    full: full,
    short: short,
    range: { "\(long($0.lowerBound))～\(long($0.upperBound))" })

  static func weekday(_ weekday: Weekday) -> String {
    ["月", "火", "水", "木", "金", "土", "日"][weekday.rawValue - 1]
  }

  static func long(_ date: CivilDate) -> String {
    "\(date.month.year)年\(date.month.month)月\(date.day)日"
  }

  static func full(_ date: CivilDate) -> String { "\(long(date))(\(weekday(date.weekday)))" }

  static func short(_ date: CivilDate) -> String {
    "\(date.month.month)月\(date.day)日(\(weekday(date.weekday)))"
  }

  static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "今日"
    case 1: "明日"
    default: "\(days)日後"
    }
  }
}
