/// What the clocks of a place showed, show and will show: every change of the offset from UTC.
///
///     let seoul = try ZoneRules(parsing: bytes)
///     seoul.offset(at: Instant(secondsSince1970: 0))     // +09:00
public struct ZoneRules: Hashable, Sendable {
  /// A change of the offset.
  struct Change: Hashable, Sendable {
    /// The first instant with the new offset, in seconds since 1970.
    var second: Int
    /// The offset from then on.
    var offset: UTCOffset
  }

  /// The offset before the first change.
  let initial: UTCOffset
  /// The changes that are listed, in order.
  let changes: [Change]
  /// The rule behind the last of them; without one, the last offset stays.
  let rule: POSIXZoneRule?

  init(initial: UTCOffset, changes: [Change], rule: POSIXZoneRule?) {
    self.initial = initial
    self.changes = changes
    self.rule = rule
  }

  /// Creates the rules of a place whose clocks never change.
  public init(fixed offset: UTCOffset) {
    self.init(initial: offset, changes: [], rule: nil)
  }

  /// Creates the rules of a place whose clocks always kept a rule.
  public init(_ rule: POSIXZoneRule) {
    self.init(initial: rule.standard, changes: [], rule: rule)
  }

  /// Returns the offset from UTC at an instant.
  public func offset(at instant: Instant) -> UTCOffset {
    let second = instant.secondsSince1970
    let passed = countOfChanges(upTo: second)
    if passed == changes.count, let rule { return rule.offset(at: second) }
    return passed == 0 ? initial : changes[passed - 1].offset
  }

  /// Returns what the clocks show at an instant, or nil outside years 0001 to 9999.
  public func local(at instant: Instant) -> LocalMoment? {
    let offset = offset(at: instant)
    return CivilMoment(instant, offset: offset).map { LocalMoment(moment: $0, offset: offset) }
  }

  /// Returns the one instant at which the clocks show a date and time.
  ///
  /// - Throws: ``LocalTimeFault``, where they skip it or show it twice.
  public func instant(of moment: CivilMoment) throws(LocalTimeFault) -> Instant {
    let local = moment.secondsSince1970
    // No offset is as large as two days, so that every change which matters lies in between.
    let window = local - 172_800..<local + 172_800
    let start = Change(
      second: window.lowerBound, offset: offset(at: Instant(secondsSince1970: window.lowerBound)))
    let periods = [start] + changes(in: window)
    let ends = periods.dropFirst().map(\.second) + [window.upperBound]
    let fits = zip(periods, ends).filter { period, end in
      (period.second..<end).contains(local - period.offset.seconds)
    }.map { Instant(moment, offset: $0.0.offset) }
    switch (fits.first, fits.last) {
    case (let first?, let last?) where first == last: return first
    case (let first?, let last?):
      throw .doubled(moment, earlier: offset(at: first), later: offset(at: last))
    default: throw gap(around: moment, periods)
    }
  }

  /// Finds the change at which clocks that were put forward skipped a time.
  private func gap(around moment: CivilMoment, _ periods: [Change]) -> LocalTimeFault {
    let local = moment.secondsSince1970
    for (before, after) in zip(periods, periods.dropFirst())
    where
      (after.second + before.offset.seconds..<after.second + max(before.offset.seconds, after.offset.seconds))
      .contains(local)
    {
      let instant = Instant(secondsSince1970: after.second)
      guard let start = CivilMoment(instant, offset: before.offset),
        let end = CivilMoment(instant, offset: after.offset)
      else { break }
      return .skipped(
        moment, from: LocalMoment(moment: start, offset: before.offset),
        to: LocalMoment(moment: end, offset: after.offset))
    }
    return .outOfRange(moment)
  }

  /// The changes within a window of seconds, in order, those that the rule makes too.
  private func changes(in window: Range<Int>) -> [Change] {
    let first = countOfChanges(upTo: window.lowerBound)
    let listed = changes[first...].prefix { window.contains($0.second) }
    guard let rule else { return Array(listed) }
    let last = changes.last?.second ?? Int.min
    guard last < window.upperBound else { return Array(listed) }
    // The rule may come to hold without a change of its own, as where it ends summer time for good.
    return listed
      + rule.changes(in: max(last, window.lowerBound)..<window.upperBound).filter { $0.second > last }
  }

  /// How many of the listed changes have happened at a second.
  private func countOfChanges(upTo second: Int) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What clocks with an offset from UTC show at an instant.
public struct LocalMoment: Hashable, Sendable {
  /// The date and time.
  public let moment: CivilMoment
  /// How far the clocks are ahead of UTC.
  public let offset: UTCOffset
}

extension LocalMoment: CustomStringConvertible {
  /// The moment as ISO 8601 writes it: `2026-12-04T06:30:00+09:00`.
  public var description: String { "\(moment)\(offset)" }
}

/// Why a date and time is no instant in a zone.
public enum LocalTimeFault: Error, Hashable, Sendable {
  /// Clocks were put forward over it: from the one to the other.
  case skipped(CivilMoment, from: LocalMoment, to: LocalMoment)
  /// Clocks were put back and showed it twice, with these offsets.
  case doubled(CivilMoment, earlier: UTCOffset, later: UTCOffset)
  /// It lies at the very end of the calendar, in a gap that reaches beyond.
  case outOfRange(CivilMoment)
}
