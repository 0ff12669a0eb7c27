package import BiorhythmCore

/// The field's own words.
package struct Terms: Sendable {
  package let physical: String
  package let emotional: String
  package let intellectual: String
  package let intuition: String
  package let aesthetic: String
  package let awareness: String
  package let spiritual: String
  package let passion: String
  package let mastery: String
  package let wisdom: String
  package let average: String

  /// The name of a trend: `rising`.
  package let trend: @Sendable (Trend) -> String
  /// The name of a turning point: `critical, falling`.
  package let turningPoint: @Sendable (TurningPoint) -> String
  /// A critical day, whatever its direction.
  package let critical: String
  /// A day on which two primaries are critical.
  package let doubleCritical: String
  /// A day on which all three are.
  package let tripleCritical: String

  /// What stands between a cycle and what happens to it: `Körper: Tief`.
  package let eventJoint: String
  /// What stands between the entries of a list without a last word: `Hoch, Tief`.
  package let listJoint: String
  /// An aside behind something, with the space before it where the language has one: ` (in 400 days)`.
  package let aside: @Sendable (String) -> String

  /// Returns the name of a cycle; a custom one is called by its id.
  package func name(of cycle: Cycle) -> String {
    switch cycle {
    case .physical: physical
    case .emotional: emotional
    case .intellectual: intellectual
    case .intuition: intuition
    case .aesthetic: aesthetic
    case .awareness: awareness
    case .spiritual: spiritual
    case .passion: passion
    case .mastery: mastery
    case .wisdom: wisdom
    case .average: average
    default: cycle.id
    }
  }

  /// Returns what a day with several critical primaries is called, or nil for fewer than two.
  package func severalCritical(_ count: Int) -> String? {
    switch count {
    case 2: doubleCritical
    case 3: tripleCritical
    default: nil
    }
  }
}
