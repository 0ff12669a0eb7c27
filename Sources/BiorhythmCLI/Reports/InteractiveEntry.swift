package import BiorhythmCore
internal import BiorhythmLocalization

/// `--interactive`: the live screen.
enum InteractiveEntry {
  static let entry = ReportEntry(
    kind: .interactive, option: .report(.interactive, .interactive, short: "i"), formats: [.text],
    options: ReportEntry.who + ReportEntry.day,
    examples: ["biorhythm --interactive", "biorhythm -i --birthday 1990-05-15"]
  ) { (resolver) throws(Failure) in
    .interactive(
      ScreenRequest(
        everyone: resolver.everyone, shown: try resolver.identity(), typed: try resolver.typedBirth(),
        cycles: try resolver.cycles(), customCycles: resolver.customCycles,
        selected: try resolver.days().selected, today: resolver.today, now: resolver.now,
        mostColumns: resolver.columns ?? .max, lunarCalendar: resolver.lunarCalendar))
  }

  static func run(_ request: ScreenRequest, _ delivery: Delivery) throws(Failure) {
    var loop = ScreenLoop(
      Screen(request, style: delivery.style, zones: Zones(environment: delivery.host.environment)),
      store: delivery.store)
    try loop.run()
  }
}

/// What the live screen begins with.
///
/// Unlike a report, a screen needs no birthday to begin with, and its day may lie before it.
package struct ScreenRequest: Equatable, Sendable {
  /// Everyone whose birthday is stored, the owner first.
  package var everyone: [Person]
  /// Who is shown first.
  package var shown: Person.Identity
  /// A birth that was typed for this run.
  package var typed: Birth?
  /// The cycles shown first.
  package var cycles: [Cycle]
  /// The cycles of the settings, which can be chosen like the groups of the built-in ones.
  package var customCycles: [Cycle]
  /// The day selected first.
  package var selected: CivilDate
  /// The civil date of the local clock.
  package var today: CivilDate
  /// Date and time of the local clock, which a calculator may ask for.
  package var now: CivilMoment?
  /// The most columns to use of the window's.
  package var mostColumns: Int
  /// The calendar whose dates are shown beside the civil ones, if one is.
  package var lunarCalendar: LunarCalendar?

  /// Creates what a screen begins with.
  package init(
    everyone: [Person], shown: Person.Identity = .owner, typed: Birth? = nil,
    cycles: [Cycle] = Cycle.primaries, customCycles: [Cycle] = [], selected: CivilDate, today: CivilDate,
    now: CivilMoment? = nil, mostColumns: Int = .max, lunarCalendar: LunarCalendar? = nil
  ) {
    self.everyone = everyone
    self.shown = shown
    self.typed = typed
    self.cycles = cycles
    self.customCycles = customCycles
    self.selected = selected
    self.today = today
    self.now = now
    self.mostColumns = mostColumns
    self.lunarCalendar = lunarCalendar
  }
}
