internal import BiorhythmCore
internal import BiorhythmTables

/// The user's own words between quotation marks that every terminal has, cut where they are long.
func quoted(_ words: String) -> String { "'\(words.shortened(to: 400))'" }

/// The cells of a header as they were split, behind a space; cut where they are many.
func splitHeader(_ header: [String]) -> String {
  " [\(header.prefix(20).map { quoted($0.shortened(to: 40)) }.joined(separator: " "))\(header.count > 20 ? " ..." : "")]"
}

/// A whole number with a mark before every third digit from the end.
func grouped(_ number: Int, by mark: Character) -> String {
  let digits = Array(String(number.magnitude))
  let text = digits.enumerated().reduce(into: number < 0 ? "-" : "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text.append(mark) }
    text.append(digit.element)
  }
  return text
}

/// The command that turns text into UTF-8.
///
/// - Parameters:
///   - encodings: What the bytes look like, the likeliest first.
///   - usual: What the speakers of a language mostly meet; taken where the bytes do not tell.
func conversion(from encodings: [TextEncoding], usual: TextEncoding) -> String {
  let encoding = encodings.contains(usual) ? usual : encodings.first ?? usual
  return "iconv -f \(encoding.rawValue) -t UTF-8"
}

/// Joins pieces of Chinese text, with a space where a Chinese character meets a letter or digit of another script.
///
/// So it is `王芳的生日`, but `Ana 的生日`.
func spaced(_ pieces: String...) -> String {
  func isChinese(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
  }
  return pieces.reduce(into: "") { text, piece in
    if let last = text.last, let first = piece.first, last.isLetter || last.isNumber,
      first.isLetter || first.isNumber, isChinese(last) != isChinese(first)
    {
      text += " "
    }
    text += piece
  }
}
