internal import BiorhythmCore

/// The days of a report's window in the pieces that its rows are made of, stepped one by one.
///
/// Everything is counted on from the day before; nothing is divided or formatted in the loop, and the memory it
/// takes does not grow with the window. `Report.day(_:)` says the same of each single day.
struct WindowRows: ~Copyable {
  /// How many days of the window lie before birth; they come first and have a date alone.
  let countBeforeBirth: Int
  /// How many days of the window lie behind those.
  let count: Int

  private(set) var date: DateDigits
  private(set) var number: DayDigits
  private(set) var texts: CycleTexts

  /// Stands at the window's first day.
  ///
  /// - Parameters:
  ///   - report: The person, window and cycles.
  ///   - textRoom: The most bytes that a cycle's text has, a multiple of `CycleTexts.step`.
  ///   - wordRoom: The most bytes that a cycle's word has, a multiple of `CycleTexts.step`.
  ///   - make: Makes the text of a cycle, by its index, on a day.
  init(
    _ report: Report, textRoom: Int, wordRoom: Int = 0, make: @escaping (_ index: Int, Reading) -> CycleText
  ) {
    let first = report.window.lowerBound
    countBeforeBirth = min(report.window.count, max(0, report.birthday - first))
    count = report.window.count - countBeforeBirth
    date = DateDigits(first)
    let day = max(0, first - report.birthday)
    number = DayDigits(day)
    texts = CycleTexts(
      of: report.cycles, from: day, count: count, textRoom: textRoom, wordRoom: wordRoom, make: make)
  }

  /// Goes on to the next day, from a day before birth.
  mutating func advanceBeforeBirth() {
    date.advance()
  }

  /// Goes on to the next day.
  mutating func advance() {
    date.advance()
    number.advance()
    texts.advance()
  }
}
