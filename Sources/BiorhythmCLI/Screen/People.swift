internal import BiorhythmCore

/// The people whose biorhythm a screen can show, and whose it shows now.
struct People {
  /// Everyone whose birthday is stored, the owner first.
  private var everyone: [Person]
  /// A birth that was typed for this run, until it is stored.
  private var typed: Birth?
  /// Whether the owner is in the round even without a birthday that is stored.
  private var startsWithOwner: Bool
  private(set) var shown: Person.Identity

  init(everyone: [Person], shown: Person.Identity, typed: Birth?) {
    self.everyone = everyone
    self.shown = shown
    self.typed = typed
    startsWithOwner = shown == .owner
  }

  /// Who is shown, or nil where no birthday is known.
  var person: Person? {
    if shown == .unnamed { return typed.map { Person(birth: $0) } }
    return everyone.first { $0.identity == shown }
  }

  /// The saved name, or nil for the owner or a typed birthday.
  var name: String? {
    if case .named(let name) = shown { name } else { nil }
  }

  /// Goes on to the next person, after the last to the first.
  ///
  /// - Returns: False where there is nobody else.
  mutating func advance() -> Bool {
    guard let next else { return false }
    shown = next
    return true
  }

  /// The next person, or nil where there is nobody else.
  var next: Person.Identity? {
    var round = everyone.map(\.identity)
    if startsWithOwner, round.first != .owner { round.insert(.owner, at: 0) }
    if typed != nil { round.insert(.unnamed, at: 0) }
    let place = round.firstIndex(of: shown)
    let next = place.map { round[($0 + 1) % round.count] } ?? round.first
    return next == shown ? nil : next
  }

  /// Takes over who is stored now; a typed birthday that was stored has become the owner's.
  mutating func update(_ everyone: [Person]) {
    self.everyone = everyone
    if shown == .unnamed { (shown, typed, startsWithOwner) = (.owner, nil, true) }
  }
}
