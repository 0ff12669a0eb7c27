package import BiorhythmCore
internal import Testing

/// Reads a date that a test spells out.
package func date(_ text: String) throws -> CivilDate {
  try #require(CivilDate(text), "\(text) is no date")
}
