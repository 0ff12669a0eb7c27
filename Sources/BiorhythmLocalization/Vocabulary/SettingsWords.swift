package import BiorhythmCore

/// The words of storing and showing settings.
package struct SettingsWords: Sendable {
  /// A birthday was stored, in place of another or as a new one; no name is the owner's. A lunar date is the one that
  /// was typed.
  package let storedBirthday:
    @Sendable (
      _ name: String?, _ birth: Birth, _ lunarDate: LunarDate?, _ before: Birth?, _ path: String
    ) -> String
  /// The owner's birthday was removed.
  package let removedBirthday: @Sendable (_ path: String) -> String
  /// A person was removed.
  package let forgot: @Sendable (_ name: String, _ path: String) -> String
  /// A preference was stored, in place of another value or where none was.
  package let storedPreference:
    @Sendable (_ key: Preference, _ value: String, _ before: String?, _ path: String) -> String
  /// Said where custom cycles are stored that no preference shows.
  package let showsNoCustomCycle: @Sendable (_ id: String) -> String
  /// A preference was taken back.
  package let removedPreference: @Sendable (_ key: Preference, _ path: String) -> String
  /// `Settings file`.
  package let file: String
  /// Said where the file is not there yet.
  package let notThereYet: String
  /// `Birthday`.
  package let birthday: String
  /// `People`.
  package let people: String
  /// `none`, where nothing is stored.
  package let none: String
  /// Where a value comes from.
  package let source: @Sendable (ValueSource) -> String
}

/// Where the value in force comes from.
package enum ValueSource: Hashable, Sendable {
  /// An option of this run, named.
  case option(OptionName)
  /// An environment variable, named.
  case environment(String)
  /// The settings file.
  case file
  /// Nothing was said, so the program's own choice.
  case standard
}
