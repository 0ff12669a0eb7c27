internal import BiorhythmCore
internal import BiorhythmTables

/// The days of a report's window in the pieces that its rows are made of, stepped one by one.
///
/// Everything is counted on from the day before; nothing is divided or formatted in the loop, and the memory it
/// takes does not grow with the window. `Report.day(_:)` says the same of each single day.
struct WindowRows: ~Copyable {
  /// The day of the window.
  private(set) var date: DateSteps
  /// The day of life, or nil before birth.
  var day: Int? { life >= 0 ? life : nil }
  /// The digits of the day of life; of no use before birth.
  private(set) var digits: DayDigits
  private(set) var texts: CycleTexts

  private var life: Int
  private var rest: Int
  private let eventsOnly: Bool
  /// The days that are wanted alone, if not all are.
  private let chosen: DaySet?
  private let birthday: CivilDate

  /// Stands before the window's first day.
  ///
  /// - Parameters:
  ///   - report: The person, window and cycles.
  ///   - eventsOnly: Whether only the days with a turning point are wanted.
  ///   - chosen: The days that are wanted alone.
  ///   - textRoom: The most bytes that a cycle's text has.
  ///   - wordRoom: The most bytes that a cycle's word has.
  ///   - make: Makes the text of a cycle, by its index, on a day.
  init(
    _ report: Report, eventsOnly: Bool, chosen: DaySet? = nil, textRoom: Int, wordRoom: Int = 0,
    make: @escaping (_ index: Int, Reading) -> CycleText
  ) {
    let first = report.window.lowerBound
    date = DateSteps(first)
    life = first - report.birthday
    digits = DayDigits(max(0, life))
    rest = report.window.count
    self.eventsOnly = eventsOnly
    self.chosen = chosen
    birthday = report.birthday
    let crossingsOnly = report.crossingsOnly
    texts = CycleTexts(of: report.cycles, days: rest, textRoom: textRoom, wordRoom: wordRoom) {
      make($0, crossingsOnly ? $1.withCrossingOnly : $1)
    }
    if life >= 0 { texts.move(to: life) }
    isFresh = true
  }

  /// Whether the first day is still to come.
  private var isFresh: Bool

  /// Goes on to the next day that is wanted.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  mutating func next() -> Bool {
    if let chosen { return jump(in: chosen) }
    while rest > 0 {
      rest &-= 1
      if isFresh { isFresh = false } else { step() }
      if !eventsOnly || life >= 0 && texts.hasTurningPoint { return true }
    }
    return false
  }

  /// Goes on to the next chosen day, all of which lie behind the birth.
  private mutating func jump(in chosen: DaySet) -> Bool {
    let last = date.date
    guard let from = isFresh ? last : last.adding(days: 1), let next = chosen.next(from: from) else {
      return false
    }
    isFresh = false
    date = DateSteps(next)
    life = next - birthday
    digits = DayDigits(life)
    texts.move(to: life)
    return true
  }

  @inline(__always)
  private mutating func step() {
    date.advance()
    life &+= 1
    if life > 0 {
      digits.advance()
      texts.advance()
    } else if life == 0 {
      texts.move(to: 0)
    }
  }
}
