internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// A question at the foot of the screen, answered with a date.
struct Prompt: Equatable {
  /// What the date is for.
  enum Purpose: Equatable {
    /// A birthday to store; nil is the owner's.
    case birthday(person: String?)
    /// A day to go to.
    case date
  }

  let purpose: Purpose
  private(set) var editor: LineEditor
  /// Whether Enter was pressed on what cannot be.
  private var isRefused = false

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    editor = LineEditor(text)
  }

  mutating func handle(_ key: Key) {
    editor.handle(key)
    isRefused = false
  }

  mutating func refuse() {
    isRefused = true
  }

  /// Returns the date as it is typed so far.
  ///
  /// - Throws: ``UsageError``, with what is wrong with it.
  func date(today: CivilDate) throws(UsageError) -> CivilDate {
    let date: CivilDate
    do {
      date = try CivilDate(parsing: editor.text, today: today)
    } catch {
      throw .wrongDate(editor.text, error)
    }
    return purpose == .date ? date : try SettingsChange.storable(date, today: today)
  }

  func label(_ words: ScreenWords) -> String {
    switch purpose {
    case .birthday(let person): words.birthdayPrompt(person?.visible)
    case .date: words.datePrompt
    }
  }

  func hint(_ words: ScreenWords) -> String { purpose == .date ? words.dateHint : words.birthdayHint }

  /// Tells which day the text means, or why none; nothing before anything was typed.
  func answer(today: CivilDate, _ catalog: Catalog) -> StyledLine {
    if editor.text.isEmpty, !isRefused { return "" }
    do {
      return StyledLine(catalog.dates.full(try date(today: today)), .selected)
    } catch {
      return StyledLine(catalog.describe(.usage(error)).visible)
    }
  }
}
