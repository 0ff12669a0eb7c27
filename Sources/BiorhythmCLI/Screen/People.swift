internal import BiorhythmCore

/// The people whose biorhythm a screen can show, and whose it shows now.
struct People {
  /// One of them.
  enum Person: Hashable {
    /// Someone whose birthday was typed for this run.
    case typed(CivilDate)
    /// The owner of the settings.
    case owner
    /// Someone saved under a name.
    case saved(String)
  }

  private(set) var settings: Settings
  private(set) var current: Person
  /// Who was shown first, and stays in the round even without a birthday that is stored.
  private var first: Person

  init(settings: Settings, current: Person) {
    self.settings = settings
    self.current = current
    first = current
  }

  /// The saved name, or nil for the owner or a typed birthday.
  var name: String? {
    if case .saved(let name) = current { name } else { nil }
  }

  /// The birthday, or nil where none is known.
  var birthday: CivilDate? {
    switch current {
    case .typed(let birthday): birthday
    case .owner: settings.birthday
    case .saved(let name): settings.people[name]
    }
  }

  /// Goes on to the next person, after the last to the first.
  ///
  /// - Returns: False where there is nobody else.
  mutating func advance() -> Bool {
    guard let next else { return false }
    current = next
    return true
  }

  /// The next person, or nil where there is nobody else.
  var next: Person? {
    let owner = settings.birthday == nil && first != .owner ? [] : [Person.owner]
    var all = owner + settings.people.keys.sorted().map { .saved($0) }
    if case .typed = first { all.insert(first, at: 0) }
    let place = all.firstIndex(of: current)
    let next = place.map { all[($0 + 1) % all.count] } ?? all.first
    return next == current ? nil : next
  }

  /// Takes over what is stored now; a typed birthday that was stored has become the owner's.
  mutating func update(_ settings: Settings) {
    self.settings = settings
    if case .typed = current { (current, first) = (.owner, .owner) }
  }
}
