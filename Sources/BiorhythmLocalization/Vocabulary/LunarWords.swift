package import BiorhythmCore

/// How days of the Korean and the Chinese calendar are written.
package struct LunarWords: Sendable {
  /// `lunar 10-21`: without the year, to stand beside a civil date.
  package let short: @Sendable (LunarDate) -> String
  /// The whole date and whose calendar it is; in Korean and Chinese it can be typed so.
  package let full: @Sendable (LunarDate) -> String
}

extension LunarDate {
  /// The month as Chinese writes it: 正月, 冬月, 腊月 or its number, behind 闰 where it is a leap month.
  ///
  /// - Parameters:
  ///   - leap: The sign of a leap month.
  ///   - twelfth: The sign of the twelfth month.
  func chineseMonth(leap: String, twelfth: String) -> String {
    let number =
      switch month.month {
      case 1: "正"
      case 11: "冬"
      case 12: twelfth
      default: Self.chineseNumber(month.month)
      }
    return (month.isLeap ? leap : "") + number + "月"
  }

  /// The day as Chinese writes it: 初一, 十五, 二十, 廿一, 三十.
  var chineseDay: String {
    switch day {
    case ...10: "初" + Self.chineseNumber(day)
    case 21...29: "廿" + Self.chineseNumber(day - 20)
    default: Self.chineseNumber(day)
    }
  }

  /// 1 to 39.
  private static func chineseNumber(_ number: Int) -> String {
    let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    let tens = number / 10
    return (tens > 1 ? digits[tens] : "") + (tens > 0 ? "十" : "") + digits[number % 10]
  }
}

extension Int {
  /// A leap month of this number as it can be typed: `05L`.
  var asLeapMonth: String { (self < 10 ? "0" : "") + "\(self)L" }
}
