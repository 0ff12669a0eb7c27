internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// A question at the foot of the screen, answered with a date or a condition.
struct Prompt: Equatable {
  /// What the answer is for.
  enum Purpose: Equatable {
    /// A birthday to store; nil is the owner's.
    case birthday(person: String?)
    /// A day to go to.
    case date
    /// What the days shall fulfil that are stepped through.
    case condition
  }

  let purpose: Purpose
  private(set) var editor: LineEditor
  /// What came of the last Enter, until the next key.
  private(set) var refusal: Failure?
  /// Whether the text is still the one that the prompt opened with, and the cursor behind it.
  private var isAsOpened = true

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    editor = LineEditor(text)
  }

  /// Takes a key; what is typed or pasted first of all takes the place of the text that was there.
  mutating func handle(_ key: Key) {
    let before = editor
    switch key {
    case .paste(let text) where isAsOpened && text.contains { !$0.isWhitespace }: editor = LineEditor()
    case .character where isAsOpened: editor = LineEditor()
    default: break
    }
    editor.handle(key)
    if editor != before { isAsOpened = false }
    refusal = nil
  }

  /// Tells why Enter had no effect.
  mutating func refuse(_ failure: Failure) {
    refusal = failure
  }

  func label(_ words: ScreenWords) -> String {
    switch purpose {
    case .birthday(let person): words.birthdayPrompt(person?.visible)
    case .date: words.datePrompt
    case .condition: words.conditionPrompt
    }
  }

  func hint(_ words: ScreenWords) -> String {
    switch purpose {
    case .birthday: words.birthdayHint
    case .date: words.dateHint
    case .condition: words.conditionHint
    }
  }
}
