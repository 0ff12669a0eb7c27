extension German {
  /// `Körper, Seele und Geist`.
  static func joined(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " und " + last
  }

  /// Things of which one is to be chosen.
  static func joinedByOr(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " oder " + (words.last ?? "")
  }
}
