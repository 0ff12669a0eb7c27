package import BiorhythmCore

/// The words of the live screen.
package struct ScreenWords: Sendable {
  /// What the keys do, in the line at the foot.
  package let footer: FooterWords
  /// What the keys do, in the help panel.
  package let keys: KeyWords
  /// Heading of the help panel.
  package let keysTitle: String
  /// Said below the help panel.
  package let anyKeyCloses: String
  /// Label of the birthday prompt, with the colon behind it; nil is the owner's.
  package let birthdayPrompt: @Sendable (_ name: String?) -> String
  /// Label of the go-to prompt, with the colon behind it.
  package let datePrompt: String
  /// Label of the prompt for a condition, with the colon behind it.
  package let conditionPrompt: String
  /// What Enter and Esc do in the prompt for a condition, with an example.
  package let conditionHint: String
  /// What Enter, Esc and Ctrl-U do in the birthday prompt.
  package let birthdayHint: String
  /// What Enter and Esc do in the go-to prompt.
  package let dateHint: String
  /// What Enter, the arrows and Esc do in the calculator.
  package let calculatorHint: String
  /// The window is too small to draw in; what it needs at least, and how to quit.
  package let tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
  /// No other person is saved.
  package let noOtherPerson: String
  /// A birthday was stored.
  package let stored: @Sendable (_ birth: Birth) -> String
  /// What the control key is called on keyboards of the language.
  package let control: String
  /// Nothing lies further that way.
  package let noFurther: String
}

/// What keys of the live screen do, in a word or two.
package struct FooterWords: Sendable {
  package let day: String
  package let month: String
  package let today: String
  package let nextCritical: String
  package let previousCritical: String
  /// The next day that a search finds.
  package let nextFound: String
  package let previousFound: String
  /// Ask for a condition.
  package let find: String
  /// Go to a date.
  package let date: String
  /// Show other cycles.
  package let cycles: String
  /// Show another person.
  package let person: String
  package let birthday: String
  /// Show all keys.
  package let keys: String
  package let quit: String
}

/// What every key of the live screen does.
package struct KeyWords: Sendable {
  package let previousDay: String
  package let nextDay: String
  package let previousMonth: String
  package let nextMonth: String
  package let today: String
  package let week: String
  package let monthEnds: String
  /// Go to a date.
  package let date: String
  /// Ask for a condition and step through the days on which it holds.
  package let find: String
  /// Open the calculator.
  package let calculator: String
  package let nextCritical: String
  package let previousCritical: String
  package let birthday: String
  package let person: String
  /// Show the next group of cycles.
  package let cycles: String
  /// Show this list.
  package let keys: String
  package let pause: String
  package let repaint: String
  package let quit: String
}
