internal import BiorhythmCore

extension Korean {
  static let lunar = LunarWords(
    short: { "음력 \($0.month.isLeap ? "윤" : "")\($0.month.month)월 \($0.day)일" },
    full: { date in
      let day = "\(date.month.year)년 \(date.month.isLeap ? "윤" : "")\(date.month.month)월 \(date.day)일"
      return date.calendar == .korean ? "음력 \(day)" : "\(day)(중국 음력)"
    })

  private static func name(_ calendar: LunarCalendar) -> String {
    calendar == .korean ? "한국 음력" : "중국 음력"
  }

  static func describe(_ fault: LunarDate.Fault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .notADate: "\(word) 값은 음력 날짜가 아닙니다: 음력 1990-04-21처럼 쓰세요"
    case .yearNotFourDigits: "\(word) 값은 세기를 알 수 없습니다: 음력 1990-04-21처럼 연도를 네 자리로 쓰세요"
    case .yearOutOfRange: "\(word) 값은 음력 1900년부터 2100년까지를 벗어납니다: 양력 날짜로 쓰세요"
    case .noSuchMonth(let month): "\(word) 값의 \(month)월은 없습니다: 달은 1부터 12까지이고, 윤달은 윤5월이나 05L로 씁니다"
    case .noSuchLeapMonth(let month, let year, let calendar, let actual):
      "\(word) 값의 윤\(month)월은 \(name(calendar)) \(year)년에 없습니다: "
        + (actual.map { "그해의 윤달은 윤\($0)월입니다" } ?? "그해에는 윤달이 없습니다")
    case .noSuchDay(let day, let month):
      "\(word) 값의 \(day)일은 없습니다: \(name(month.calendar)) \(month) 달은 \(month.length)일까지입니다"
    case .differs(let korean?, let chinese?):
      "\(word) 값은 한국 음력으로 \(korean), 중국 음력으로 \(chinese)입니다: lunar-kr 또는 lunar-cn으로 쓰세요"
    case .differs(let korean, _):
      "\(word) 값은 \(name(korean == nil ? .chinese : .korean))에만 있습니다: \(korean == nil ? "lunar-cn으로" : "lunar-kr로") 쓰세요"
    }
  }
}
