internal import BiorhythmCore

extension English {
  static let dates = DateWords(
    shortWeekday: { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][$0.rawValue - 1] },
    weekday: { weekdays[$0.rawValue - 1] },
    month: { "\(months[$0.month - 1]) \($0.year)" },
    shortMonth: { String(months[$0.month - 1].prefix(3)) },
    full: { "\(weekdays[$0.weekday.rawValue - 1]), \(long($0))" },
    short: short,
    range: { "\(medium($0.lowerBound)) - \(medium($0.upperBound))" })

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  static func long(_ date: CivilDate) -> String {
    "\(date.day) \(months[date.month.month - 1]) \(date.month.year)"
  }

  static func medium(_ date: CivilDate) -> String {
    "\(date.day) \(shortMonth(date)) \(date.month.year)"
  }

  static func shortMonth(_ date: CivilDate) -> Substring { months[date.month.month - 1].prefix(3) }

  static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }

  static func short(_ date: CivilDate) -> String {
    "\(weekdays[date.weekday.rawValue - 1].prefix(3)) \(date.day) \(shortMonth(date))"
  }
}
