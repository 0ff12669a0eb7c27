/// Finds what a mistyped word was meant to be.
package enum Suggestion {
  /// Returns the option that a word most likely means, spelled in full, or nil where none is near.
  ///
  /// - Parameter word: What was typed, with or without hyphens.
  package static func option(for word: String) -> String? {
    let name = word.drop { $0 == "-" }.lowercased()
    return nearest(to: name, among: OptionName.allCases.map(\.rawValue)).map { "--" + $0 }
  }

  /// Returns the candidate that is the fewest edits away, at most a third of the word's length, or begins with it.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard (2...32).contains(word.count) else { return nil }
    let begun = candidates.filter { $0.hasPrefix(word) }
    if begun.count == 1 { return begun.first }
    let limit = max(1, word.count / 3)
    return candidates.map { (text: $0, distance: distance(Array(word), Array($0))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?.text
  }

  /// Whether a name is most likely another one mistyped: it differs by case or by one letter of at least four.
  ///
  /// A Hangul syllable counts as its letters. Between names in Chinese characters, one character is a great difference.
  package static func isSlip(_ name: String, of other: String) -> Bool {
    let (first, second) = (letters(name.lowercased()), letters(other.lowercased()))
    if first == second { return true }
    return min(first.count, second.count) >= 4 && distance(first, second) == 1
  }

  /// The letters of a word, Hangul syllables taken apart (The Unicode Standard, §3.12).
  private static func letters(_ word: String) -> [Character] {
    word.flatMap { character -> [Character] in
      guard let scalar = character.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else {
        return [character]
      }
      let index = scalar.value - 0xAC00
      return [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
        .filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  /// The insertions, deletions, replacements and swaps of neighbors between two words.
  ///
  /// Source: the optimal string alignment form of the Damerau–Levenshtein distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
