/// The instant of a birth, and the clocks on which its moments are told.
public struct ExactBirth: Hashable, Sendable {
  /// When it was.
  public let instant: Instant
  /// The viewer's zone.
  public let viewer: ZoneRules

  /// Creates an exact birth.
  public init(at instant: Instant, seenIn viewer: ZoneRules) {
    self.instant = instant
    self.viewer = viewer
  }

  /// The turning point that a cycle has on a date of the viewer's clocks, and when; a crossing before a peak or valley,
  /// where a cycle of a few days has several.
  func turningPoint(of cycle: Cycle, on date: CivilDate) -> (point: TurningPoint, moment: LocalMoment)? {
    let crossings = cycle.crossings(on: date...date, in: viewer, birth: instant)
    guard let crossing = crossings.first(where: \.point.isCritical) ?? crossings.first,
      let moment = viewer.local(at: crossing.instant)
    else { return nil }
    return (crossing.point, moment)
  }

  /// The first turning point of some kind on a date behind another.
  func next(
    of cycle: Cycle, after date: CivilDate, where isWanted: (TurningPoint) -> Bool
  ) -> (point: TurningPoint, moment: LocalMoment)? {
    var instant = Instant(CivilMoment(startOf: date), offset: .utc).advanced(by: -100_000)
    while let crossing = cycle.nextCrossing(after: instant, birth: self.instant, where: isWanted),
      let moment = viewer.local(at: crossing.instant)
    {
      if moment.moment.date > date { return (crossing.point, moment) }
      instant = crossing.instant
    }
    return nil
  }
}
