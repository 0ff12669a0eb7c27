/// The words of the search for days.
package struct FindWords: Sendable {
  /// `Days on which primary >= 80`: the first line, with the condition as it was typed.
  package let title: @Sendable (_ condition: String) -> String
  /// `3 days found`.
  package let count: @Sendable (Int) -> String
  /// Said where no day was found.
  package let nothing: String
}
