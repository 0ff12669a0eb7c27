internal import BiorhythmRender

/// Breaks running text into lines.
enum TextFlow {
  /// Returns lines no wider than some columns, broken at spaces, or between any two characters of a script that is
  /// written without them.
  static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in pieces(of: text) {
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

  /// Words with the space behind them; a wide character is a word of its own, but takes along the mark that follows.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let isMark = character.isPunctuation && piece.last != " " || character == " "
      if !piece.isEmpty, !isMark,
        character.displayWidth > 1 || piece.last == " " || (piece.last?.displayWidth ?? 0) > 1
      {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
