package import BiorhythmSystem

/// Why a row of a CSV file cannot be read.
package struct CSVFault: Error, Hashable, Sendable {
  /// The line on which it lies, from 1 on.
  package let line: Int
  /// What is wrong.
  package let problem: Problem

  /// What is wrong with a row.
  package enum Problem: Hashable, Sendable {
    /// Bytes that are not UTF-8, and the encodings that they may be in.
    case notUTF8(looksLike: [TextEncoding])
    /// A NUL, which only binary files and UTF-16 have.
    case nul
    case unclosedQuote
    case textAfterQuote
    /// More bytes than a row may have; where it ends is not known, and nothing behind it can be read.
    case tooLong(limit: Int)
  }

  /// Creates a fault.
  package init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

/// Reading stopped, with this `errno`.
package struct ReadingFailure: Error, Hashable, Sendable {
  package let code: Errno

  package init(code: Errno) {
    self.code = code
  }
}
