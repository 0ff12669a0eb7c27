package import BiorhythmCore

/// The days that a search has found.
package struct FoundDays: Hashable, Sendable {
  /// The condition as it was typed.
  package let condition: String
  /// The days on which it holds.
  package let days: DaySet

  /// Creates what a search has found.
  package init(_ days: DaySet, for condition: String) {
    self.condition = condition
    self.days = days
  }
}
