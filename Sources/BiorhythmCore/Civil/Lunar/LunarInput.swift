internal import BiorhythmTables

/// A lunar date as a person typed it.
///
///     try LunarInput(parsing: "음력 2017년 윤5월 1일")?.date.civil     // 2017-06-24
public struct LunarInput: Hashable, Sendable {
  /// Whose date it was said to be; nil behind a bare `lunar`, where both calendars agree on the day.
  public let calendar: LunarCalendar?
  /// The date; that of the Korean calendar where both agree.
  public let date: LunarDate

  /// Reads a lunar date, or gives nil where the text does not begin with the name of a lunar calendar.
  ///
  /// Read are `lunar-kr`, `lunar-cn` and `lunar` with `1990-04-21`, `음력` (Korean), `农历`, `農曆`, `阴历`, `陰曆`
  /// (Chinese) and `旧暦` (as `lunar`), each also with `.` and `/`, with `1990년 윤5월 21일`, with
  /// `1990年闰五月初一`, and in full-width characters. The month of a leap month is written `05L` or behind 윤, 闰, 閏.
  ///
  /// - Throws: ``LunarDate/Fault``.
  public init?(parsing text: String) throws(LunarDate.Fault) {
    let scalars = Array(text.unicodeScalars.halfWidth().trimmed())
    do throws(Misreading) {
      guard let (input, end) = try Self.reading(scalars[...]) else { return nil }
      guard end == scalars.endIndex else { throw Misreading(fault: .notADate, end: end) }
      self = input
    } catch { throw error.fault }
  }

  /// The scalars with which the name of a lunar calendar can begin.
  static let openers = Set("lL음农農阴陰旧舊".unicodeScalars)

  /// Why there is no lunar date, and where what was taken for one ends.
  struct Misreading: Error {
    let fault: LunarDate.Fault
    let end: Int
  }

  /// Reads the lunar date with which a half-width text begins, or gives nil where none begins.
  ///
  /// - Returns: The date, and where it ends.
  static func reading(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) throws(Misreading) -> (LunarInput, end: Int)? {
    guard let name = CalendarName(beginning: scalars) else { return nil }
    var scanner = LunarScanner(scalars[(scalars.startIndex + name.length)...])
    do throws(LunarDate.Fault) {
      let numbers = try scanner.numbers()
      let date =
        if let calendar = name.calendar { try numbers.date(in: calendar) } else { try numbers.dateOfBoth() }
      return (LunarInput(calendar: name.calendar, date: date), scanner.position)
    } catch {
      // What is no date at all may go on to the end.
      throw Misreading(fault: error, end: error == .notADate ? scalars.endIndex : scanner.position)
    }
  }

  private init(calendar: LunarCalendar?, date: LunarDate) {
    self.calendar = calendar
    self.date = date
  }
}

/// The name of a lunar calendar at the beginning of a text.
private struct CalendarName {
  let calendar: LunarCalendar?
  let length: Int

  init?(beginning scalars: ArraySlice<Unicode.Scalar>) {
    // What follows an ASCII name must be kept apart from it, so that `lunar-kr` is not `lunar`.
    let word = String(scalars: scalars.prefix { !$0.isSpace }.prefix(9)).lowercased()
    switch word {
    case "lunar-kr": (calendar, length) = (.korean, 8)
    case "lunar-cn": (calendar, length) = (.chinese, 8)
    case "lunar": (calendar, length) = (nil, 5)
    default:
      switch String(scalars: scalars.prefix(2)) {
      case "음력": calendar = .korean
      case "农历", "農曆", "農历", "農歷", "阴历", "陰曆", "陰历", "陰歷": calendar = .chinese
      case "旧暦", "舊曆", "旧历", "舊歷": calendar = nil
      default: return nil
      }
      length = 2
    }
  }
}

/// The numbers of a lunar date that does not yet say whose it is.
struct LunarNumbers {
  var year: Int
  var month: Int
  var isLeap: Bool
  var day: Int

  func date(in calendar: LunarCalendar) throws(LunarDate.Fault) -> LunarDate {
    try LunarDate(year: year, month: month, isLeap: isLeap, day: day, in: calendar)
  }

  /// The date on which both calendars agree.
  func dateOfBoth() throws(LunarDate.Fault) -> LunarDate {
    let korean = Result { () throws(LunarDate.Fault) in try date(in: .korean) }
    let chinese = Result { () throws(LunarDate.Fault) in try date(in: .chinese) }
    switch (korean, chinese) {
    case (.success(let date), .success(let other)) where date.civil == other.civil: return date
    case (.failure(let fault), .failure): throw fault
    default: throw .differs(korean: try? korean.get().civil, chinese: try? chinese.get().civil)
    }
  }
}
