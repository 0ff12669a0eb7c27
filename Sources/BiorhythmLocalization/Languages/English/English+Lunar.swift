internal import BiorhythmCore

extension English {
  static let lunar = LunarWords(
    short: { "lunar \($0.month.month)-\($0.day)\($0.month.isLeap ? " (leap month)" : "")" },
    full: { date in
      let month = date.month
      let leap = month.isLeap ? "leap " : ""
      return "\(name(date.calendar)): \(month.year), \(leap)\(ordinal(month.month)) month, day \(date.day)"
    })

  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "Korean lunar calendar" : "Chinese lunar calendar"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) is no lunar date: write it as lunar-kr 1990-04-21"
    case .yearNotFourDigits:
      "\(word) lacks the century: write the year with four digits, as in lunar-kr 1990-04-21"
    case .yearOutOfRange: "\(word) lies outside the lunar years 1900 to 2100: write the civil date"
    case .noSuchMonth(let month):
      "\(word) names month \(month): a lunar year has the months 1 to 12, a leap month is written 05L"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) names a leap month \(month), which \(year) has not in the \(name(calendar)): "
        + (actual.map { "its leap month is \($0), written \($0.asLeapMonth)" } ?? "it has no leap month")
    case .noSuchDay(let day, let month):
      "\(word) names day \(day), and month \(month) of the \(name(month.calendar)) has \(month.length) days: write another day"
    case .differs(let korean?, let chinese?):
      "\(word) is \(korean) in the Korean calendar and \(chinese) in the Chinese: write lunar-kr or lunar-cn"
    case .differs(let korean, _):
      "\(word) is a day of the \(name(korean == nil ? .chinese : .korean)) alone: write \(korean == nil ? "lunar-cn" : "lunar-kr")"
    }
  }
}
