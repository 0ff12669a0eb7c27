/// Everything that people read, in one language.
///
/// A language is a folder that makes one of these, a file a topic; the compiler finds a missing entry. Sentences are whole, each with
/// the data that it is about, so that every language puts them in its own order. They hold no line breaks but where
/// said, and no control characters; marks outside ASCII stand only where the language itself needs them.
package struct Catalog: Sendable {
  package let language: Language
  package let terms: Terms
  package let dates: DateWords
  package let lunar: LunarWords
  package let reports: ReportWords
  package let find: FindWords
  package let evidence: EvidenceWords
  package let settings: SettingsWords
  package let screen: ScreenWords
  package let help: HelpWords

  /// Tells what was wrong, with the user's words quoted, and how to put it right, on one line: `what: how` without a
  /// full stop after it; in Japanese, sentences that end as sentences do.
  package let describe: @Sendable (Failure) -> String
}
