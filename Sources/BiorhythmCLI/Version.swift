/// The program's version, by Semantic Versioning.
package enum Version {
  package static let number = "1.0.0"

  /// The day on which this version was made, for the foot of the manual page.
  static let date = "2026-11-30"

  /// That day's first second in UTC, in Unix time.
  static let secondsSince1970 = 1_795_996_800

  /// What `--version` prints.
  static let line = "biorhythm \(number)"
}
