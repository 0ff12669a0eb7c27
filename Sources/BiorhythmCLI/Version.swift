/// The program's version, by Semantic Versioning.
package enum Version {
  package static let number = "1.0.0"

  /// The day on which this version was made, for the foot of the manual page.
  static let date = "2026-11-30"

  /// What `--version` prints.
  static let line = "biorhythm \(number)"
}
