package import BiorhythmCore

/// A text that a test spells out is no date.
package struct NoDate: Error {
  package let text: String
}

/// Reads a date that a test spells out.
package func date(_ text: String) throws -> CivilDate {
  guard let date = CivilDate(text) else { throw NoDate(text: text) }
  return date
}
