extension Korean {
  /// `신체·감성·지성`.
  static func joined(_ words: [String]) -> String { words.joined(separator: "·") }

  /// `text, json, csv`: words that are typed as they stand.
  static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  // No particle follows a name, a word of the user's or a number, as its form would depend on how they end.

  /// Things of which one is to be chosen.
  static func joinedByOr(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }
}
