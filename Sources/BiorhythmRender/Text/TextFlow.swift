internal import BiorhythmTables

/// Breaks running text into lines.
package enum TextFlow {
  /// Returns lines no wider than some columns, broken at spaces, or between any two characters of a script that is
  /// written without them.
  package static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in pieces(of: text).flatMap({ broken($0, columns: columns) }) {
      let wordWidth = word.displayWidth
      let isBroken = width + (word.last == " " ? wordWidth - 1 : wordWidth) > columns && width > 0
      if isBroken {
        lines.append(trimmed(line))
        line = ""
        width = 0
      }
      line += word
      width += wordWidth
    }
    return line.isEmpty ? lines : lines + [trimmed(line)]
  }

  /// A word longer than a line, as a name can be, is broken where the line ends.
  private static func broken(_ word: String, columns: Int) -> [String] {
    guard trimmed(word).displayWidth > columns, columns > 10 else { return [word] }
    var parts: [String] = []
    var part = ""
    var width = 0
    for character in word {
      if width + character.displayWidth > columns, character != " " {
        parts.append(part)
        part = ""
        width = 0
      }
      part.append(character)
      width += character.displayWidth
    }
    return parts + [part]
  }

  /// Pieces that may stand at the end of a line: words with the space behind them, and in Chinese and Japanese single
  /// characters, each with what follows and may not begin a line.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let isClosing =
        character == " "
        || piece.last != " "
          && (character.isPunctuation && !isOpening(character) || isDependent(character))
      let mayBreak = piece.last.map {
        $0 == " " || !isOpening($0) && (isIdeographic($0) || isIdeographic(character))
      }
      if mayBreak == true, !isClosing {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Whether lines may break beside a character without a space; Hangul, though wide, is written with spaces.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, character.displayWidth > 1 else { return false }
    return !(0x1100...0x11FF).contains(scalar.value) && !(0xAC00...0xD7FF).contains(scalar.value)
  }

  private static func isOpening(_ character: Character) -> Bool { "([{（［「『《〈“‘'".contains(character) }

  /// Whether a character belongs to the one before it: small kana, the long vowel mark and iteration marks.
  private static func isDependent(_ character: Character) -> Bool {
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーゝゞヽヾ々～〜".contains(character)
  }

  private static func trimmed(_ line: String) -> String {
    String(line.unicodeScalars.withoutTrailingSpaces())
  }
}
