extension Japanese {
  /// `身体・感情・知性`.
  static func joined(_ words: [String]) -> String { words.joined(separator: "・") }

  /// `text, json, csv`: words that are typed as they stand.
  static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// Things of which one is to be chosen.
  static func joinedByOr(_ words: [String]) -> String {
    words.joined(separator: "、")
  }
}
