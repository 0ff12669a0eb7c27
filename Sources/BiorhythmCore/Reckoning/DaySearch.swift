/// The days of a window on which a condition holds for everyone asked about, found one after the other.
///
///     var search = try DaySearch(for: condition, of: [birthday], in: window, limit: 1)
///     while let date = try search.next() { … }
///
/// It reads 64 days at a time and none beyond those in which the last day it was asked for lies. Memory does not
/// grow with the window.
public struct DaySearch: Sendable {
  /// How many days of the window were read so far; those before a birth are not read.
  public private(set) var daysRead = 0

  private var readers: [DayReader] = []
  private var unread: CivilDate?
  private let end: CivilDate
  private var left: Int
  private var block: CivilDate = .min
  private var found: UInt64 = 0
  private var fault: Expression.Fault?

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - condition: What shall hold.
  ///   - birthdays: Of those for whom it shall hold; of nobody there are no days.
  ///   - window: The days to look at, both ends included.
  ///   - limit: How many days to find at most, or nil for all.
  /// - Throws: ``Expression/Fault``, where the condition names the birthday and is faulty for one of these.
  public init(
    for condition: Condition, of birthdays: [CivilDate], in window: ClosedRange<CivilDate>, limit: Int? = nil
  ) throws(Expression.Fault) {
    for birthday in birthdays { readers.append(try condition.reader(for: birthday)) }
    end = window.upperBound
    left = limit ?? .max
    unread = birthdays.max().map { Swift.max($0, window.lowerBound) }
  }

  /// Returns the next day, or nil after the last.
  ///
  /// - Throws: ``Expression/Fault``, when a day is reached on which the condition cannot be reckoned for someone.
  public mutating func next() throws(Expression.Fault) -> CivilDate? {
    guard left > 0 else { return nil }
    while found == 0 {
      if let fault { throw fault }
      guard let start = unread, start <= end else { return nil }
      read(from: start)
    }
    let day = found.trailingZeroBitCount
    found &= found - 1
    left -= 1
    return block.adding(days: day)
  }

  private mutating func read(from start: CivilDate) {
    let count = min(64, end - start + 1)
    var bits: UInt64 = .max
    var faultDay = count
    for index in readers.indices {
      let answer = readers[index].read(from: start, count: count)
      bits &= answer.bits
      if let failure = answer.fault, failure.day < faultDay { (faultDay, fault) = failure }
    }
    found = faultDay == 64 ? bits : bits & (1 << UInt64(faultDay) - 1)
    block = start
    unread = start.adding(days: count)
    daysRead += count
  }
}
