internal import BiorhythmCore
internal import BiorhythmLocalization

extension Screen {
  /// Reads a day to go to.
  ///
  /// - Throws: ``UsageError``, with what is wrong with it.
  func date(_ text: String) throws(UsageError) -> CivilDate {
    do throws(DateInput.Fault) {
      return try CivilDate(typed: text, in: context, lexicon: lexicon)
    } catch { throw UsageError(text, error) }
  }

  /// Reads a birth to store.
  ///
  /// - Throws: ``UsageError``, with what is wrong with it.
  func birth(_ text: String) throws(UsageError) -> TypedBirth {
    let typed = try BirthReader(context: context, lexicon: lexicon, zones: zones).birth(text)
    _ = try SettingsChange.storable(typed.birth.date, today: today)
    return typed
  }
}
