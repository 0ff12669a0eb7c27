internal import BiorhythmCore

extension German {
  static let dates = DateWords(
    shortWeekday: { shortWeekdays[$0.rawValue - 1] },
    weekday: { weekdays[$0.rawValue - 1] },
    month: { "\(months[$0.month - 1]) \($0.year)" },
    shortMonth: { String(months[$0.month - 1].prefix(3)) },
    full: full,
    short: short,
    range: { "\(medium($0.lowerBound)) bis \(medium($0.upperBound))" })

  static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]

  static let shortMonths = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
  ]

  static let weekdays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]

  static let shortWeekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

  static func full(_ date: CivilDate) -> String {
    "\(weekdays[date.weekday.rawValue - 1]), \(long(date))"
  }

  static func long(_ date: CivilDate) -> String {
    "\(date.day). \(months[date.month.month - 1]) \(date.month.year)"
  }

  static func medium(_ date: CivilDate) -> String {
    "\(date.day). \(shortMonths[date.month.month - 1]) \(date.month.year)"
  }

  static func short(_ date: CivilDate) -> String {
    "\(shortWeekdays[date.weekday.rawValue - 1]), \(date.day). \(shortMonths[date.month.month - 1])"
  }

  static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "heute"
    case 1: "morgen"
    default: "in \(days) Tagen"
    }
  }
}
