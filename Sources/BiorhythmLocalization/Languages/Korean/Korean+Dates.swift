internal import BiorhythmCore

extension Korean {
  static let dates = DateWords(
    shortWeekday: weekday,
    weekday: { weekday($0) + "요일" },
    month: { "\($0.year)년 \($0.month)월" },
    shortMonth: { "\($0.month)월" },
    full: full,
    short: short,
    range: { "\(long($0.lowerBound)) ~ \(long($0.upperBound))" })

  static func weekday(_ weekday: Weekday) -> String {
    ["월", "화", "수", "목", "금", "토", "일"][weekday.rawValue - 1]
  }

  static func long(_ date: CivilDate) -> String {
    "\(date.month.year)년 \(date.month.month)월 \(date.day)일"
  }

  static func full(_ date: CivilDate) -> String { "\(long(date)) \(weekday(date.weekday))요일" }

  static func short(_ date: CivilDate) -> String {
    "\(date.month.month)월 \(date.day)일(\(weekday(date.weekday)))"
  }

  static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "오늘"
    case 1: "내일"
    default: "\(days)일 후"
    }
  }
}
