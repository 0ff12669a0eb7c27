internal import BiorhythmLocalization

/// What `--completion SHELL` prints: a script made from the option table.
enum CompletionScript {
  /// Returns the script of a shell.
  ///
  /// - Parameters:
  ///   - shell: The shell that reads it.
  ///   - words: The language of the descriptions, in shells that show them.
  /// - Returns: Lines in UTF-8, each ended by a line feed.
  static func text(for shell: Shell, words: HelpWords) -> String {
    switch shell {
    case .bash: BashCompletion.script(for: OptionTable.entries)
    case .zsh: ZshCompletion.script(for: OptionTable.entries, words: words)
    case .fish: FishCompletion.script(for: OptionTable.entries, words: words)
    }
  }

  /// The words that a date may be, in place of digits.
  static let dateWords = ["today", "yesterday", "tomorrow"]
}

extension String {
  /// This text with every one of some characters behind a backslash.
  func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// This text as one word of a POSIX shell, in single quotes whatever it holds.
  var shellWord: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
