internal import BiorhythmCore

extension German {
  static let lunar = LunarWords(
    short: { "Mondkalender \($0.day).\u{A0}\($0.month.month).\($0.month.isLeap ? " (Schaltmonat)" : "")" },
    full: { date in
      let month = date.month
      let leap = month.isLeap ? "Schaltmonat " : ""
      return
        "\(name(date.calendar)) Mondkalender: \(month.year), \(leap)\(month.month). Monat, \(date.day). Tag"
    })

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "koreanischer" : "chinesischer"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) ist kein Datum des Mondkalenders: schreiben als lunar-kr 1990-04-21"
    case .yearNotFourDigits:
      "\(word) lässt das Jahrhundert offen: das Jahr vierstellig schreiben, etwa lunar-kr 1990-04-21"
    case .yearOutOfRange:
      "\(word) liegt außerhalb der Mondjahre 1900 bis 2100: das bürgerliche Datum schreiben"
    case .noSuchMonth(let month):
      "\(word) nennt den Monat \(month): ein Mondjahr hat die Monate 1 bis 12, ein Schaltmonat heißt 05L"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) nennt den Schaltmonat \(month), den das Jahr \(year) nicht hat (\(name(calendar)) Mondkalender): "
        + (actual.map { "sein Schaltmonat ist der \($0)., geschrieben \($0.asLeapMonth)" }
          ?? "es hat keinen Schaltmonat")
    case .noSuchDay(let day, let month):
      "\(word) nennt den Tag \(day), doch der Monat \(month) hat \(month.length) Tage (\(name(month.calendar)) Mondkalender): einen anderen Tag schreiben"
    case .differs(let korean?, let chinese?):
      "\(word) ist im koreanischen Mondkalender der \(korean), im chinesischen der \(chinese): lunar-kr oder lunar-cn schreiben"
    case .differs(let korean, _):
      "\(word) gibt es nur in einem der beiden Mondkalender (\(name(korean == nil ? .chinese : .korean))): \(korean == nil ? "lunar-cn" : "lunar-kr") schreiben"
    }
  }
}
