internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a file one by one, whatever its format.
protocol PersonReader: ~Copyable {
  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  var isShort: Bool { get }

  /// Reads on.
  mutating func fill(from source: CSVReader.Source) throws(RosterInterruption)

  /// Moves to the next person.
  ///
  /// - Throws: What is wrong: with one person, `RosterError.row`, or so that nothing behind can be read.
  mutating func next() throws(RosterError) -> PersonStep
}

/// What came of asking for a person.
enum PersonStep {
  case person(PersonRow)
  /// Someone whose time of birth is known.
  indirect case exactPerson(PersonRow, ExactBirth)
  /// Someone whose birthday, or whose year of birth, is not known.
  case unknownBirthday
  /// More of the file is needed; see ``PersonReader/fill(from:)``.
  case needsMore
  case end
}
