/// The words of `--help` and the manual.
package struct HelpWords: Sendable {
  /// One line about the program.
  package let tagline: String
  /// `Usage: biorhythm [REPORT]`.
  package let usage: @Sendable (_ line: String) -> String
  /// `Examples`.
  package let examples: String
  /// `Formats: text, json`.
  package let formats: @Sendable (_ names: String) -> String
  /// Points to `--help REPORT` and `--manual`.
  package let more: String
  /// The honest line.
  package let disclaimer: String
  /// The heading of a group of options.
  package let section: @Sendable (OptionSection) -> String
  /// What an option does, in one short line, lower case, without a full stop.
  package let summary: @Sendable (OptionName) -> String
  /// `when to use color: auto, always, never`: a summary with the values that can be typed.
  package let choices: @Sendable (_ summary: String, _ values: String) -> String
  /// What a report shows, in two to four sentences.
  package let explanation: @Sendable (ReportKind) -> String
  /// Headings of the manual page.
  package let manualHeading: @Sendable (ManualSection) -> String
}

/// The parts of the manual page.
package enum ManualSection: CaseIterable, Sendable {
  case name, synopsis, description, options, formats, files, environment, exitStatus, examples, seeAlso
}
