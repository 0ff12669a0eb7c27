package import BiorhythmCore

/// How dates are written in running text.
package struct DateWords: Sendable {
  /// `Mon`, two or three columns wide.
  package let shortWeekday: @Sendable (Weekday) -> String
  /// `Monday`.
  package let weekday: @Sendable (Weekday) -> String
  /// `November 2026`.
  package let month: @Sendable (CivilMonth) -> String
  /// `Nov`: without the year, at most four columns wide.
  package let shortMonth: @Sendable (CivilMonth) -> String
  /// `Monday, 30 November 2026`.
  package let full: @Sendable (CivilDate) -> String
  /// `Mon 30 Nov`: without the year, for lists within a few months.
  package let short: @Sendable (CivilDate) -> String
  /// `1 Nov 2026 - 5 Jan 2027`.
  package let range: @Sendable (ClosedRange<CivilDate>) -> String
}
