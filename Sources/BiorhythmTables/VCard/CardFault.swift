/// Why a card of a vCard file cannot be read.
package struct CardFault: Error, Hashable, Sendable {
  /// The line on which it lies, from 1 on.
  package let line: Int
  /// What is wrong.
  package let problem: Problem

  /// What is wrong with a card.
  package enum Problem: Hashable, Sendable {
    /// Another card, or the end of the file, comes before `END:VCARD`.
    case unclosedCard
    /// Text that belongs to no card.
    case outsideCard
    /// A name or birthday that is not UTF-8, and the encodings that it may be in.
    case notUTF8(looksLike: [TextEncoding])
    /// A name or birthday in a character set that is not known.
    case unknownCharacterSet(String)
    /// A NUL, which text does not have.
    case nul
    /// A name or birthday of more bytes than one may have.
    case tooLong(limit: Int)
  }

  /// Creates a fault.
  package init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}
