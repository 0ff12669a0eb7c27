/// The program's version, by Semantic Versioning.
package enum Version {
  package static let number = "1.0.0"

  /// What `--version` prints.
  static let line = "biorhythm \(number)"
}
