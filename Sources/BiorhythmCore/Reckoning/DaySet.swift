/// Some days of a window: a bit for each, so that the days of all years there are take half a megabyte.
///
///     let good = try DaySet(finding: condition, for: [birthday], in: year)
///     good.count                       // 3
///     good.next(from: year.lowerBound) // the first of them
public struct DaySet: Hashable, Sendable {
  /// The days that were looked at.
  public let window: ClosedRange<CivilDate>

  /// How many days are in the set.
  public private(set) var count = 0

  private var words: [UInt64]

  /// The days of a window for which a claim is true.
  public init(in window: ClosedRange<CivilDate>, where isIn: (CivilDate) -> Bool) {
    self.init(of: window)
    for date in window where isIn(date) { insert(date) }
  }

  /// The days on which anyone has a turning point.
  ///
  /// - Parameter reports: Each person over the same window; at least one.
  public init(eventfulFor reports: [Report]) {
    self.init(in: reports[0].window) { date in
      reports.contains { $0.day(date).readings?.contains { $0.turningPoint != nil } == true }
    }
  }

  /// The days of a window on which a condition holds for everyone asked about.
  ///
  /// - Parameters:
  ///   - condition: What shall hold.
  ///   - birthdays: Of those for whom it shall hold.
  ///   - window: The days to look at.
  ///   - limit: How many days to find at most; no day behind the last of them is read.
  /// - Throws: ``Expression/Fault``, where the condition cannot be reckoned on a day that is reached.
  public init(
    finding condition: Condition, for birthdays: [CivilDate], in window: ClosedRange<CivilDate>,
    limit: Int? = nil
  ) throws(Expression.Fault) {
    self.init(of: window)
    var search = try DaySearch(for: condition, of: birthdays, in: window, limit: limit)
    while let date = try search.next() { insert(date) }
  }

  private init(of window: ClosedRange<CivilDate>) {
    self.window = window
    words = Array(repeating: 0, count: (window.count + 63) / 64)
  }

  private mutating func insert(_ date: CivilDate) {
    let place = date - window.lowerBound
    words[place / 64] |= 1 << UInt64(place % 64)
    count += 1
  }

  /// Returns the first day of the set from a date on, or nil where there is none.
  public func next(from date: CivilDate) -> CivilDate? {
    guard date <= window.upperBound else { return nil }
    let place = Swift.max(0, date - window.lowerBound)
    var index = place / 64
    var word = words[index] & (UInt64.max << UInt64(place % 64))
    while word == 0 {
      index += 1
      guard index < words.count else { return nil }
      word = words[index]
    }
    return window.lowerBound.adding(days: index * 64 + word.trailingZeroBitCount)
  }
}

extension DaySet {
  /// Whether a day is in the set.
  public func contains(_ date: CivilDate) -> Bool {
    guard window.contains(date) else { return false }
    let place = date - window.lowerBound
    return words[place / 64] & 1 << UInt64(place % 64) != 0
  }

  /// The last day of the set, or nil where there is none.
  public var last: CivilDate? {
    guard let index = words.lastIndex(where: { $0 != 0 }) else { return nil }
    return window.lowerBound.adding(days: index * 64 + 63 - words[index].leadingZeroBitCount)
  }
}

extension DaySet: Sequence {
  /// The days in order.
  public func makeIterator() -> some IteratorProtocol<CivilDate> {
    var date: CivilDate? = window.lowerBound
    return AnyIterator {
      guard let from = date, let found = next(from: from) else { return nil }
      date = found.adding(days: 1)
      return found
    }
  }
}
