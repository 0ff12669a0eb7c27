package import BiorhythmSystem

/// Reads text line by line, in memory that does not grow with it.
///
/// A line ends in LF or CRLF; the last one may end with the text.
package struct LineReader {
  /// A line without its end.
  package struct Line {
    /// The line, or the first bytes of one that is too long; what is not UTF-8 is U+FFFD.
    package let text: String

    /// Whether it has nothing but spaces and tabs.
    package var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  }

  private var bytes: [UInt8]
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  private let longestLine: Int

  /// Creates a reader.
  ///
  /// - Parameter longestLine: How many bytes of a line are kept and one more, so that a longer one can be told.
  package init(longestLine: Int) {
    self.longestLine = longestLine
    bytes = [UInt8](repeating: 0, count: 2 * longestLine + 4096)
  }

  /// Whether the next line is not whole in memory, so that it has to be waited for.
  package var needsMore: Bool { !isAtEnd && bytes[start..<end].firstIndex(of: 0x0A) == nil }

  /// Returns the next line, or nil after the last.
  ///
  /// - Parameter source: Fills memory with what comes next and says how much; 0 at the end.
  package mutating func next(
    from source: (inout MutableRawSpan) throws(Errno) -> Int
  ) throws(Errno) -> Line? {
    var searched = start
    while true {
      if let newline = bytes[searched..<end].firstIndex(of: 0x0A) {
        defer { start = newline + 1 }
        return line(start..<newline)
      }
      searched = end
      if isAtEnd {
        guard start < end else { return nil }
        defer { start = end }
        return line(start..<end)
      }
      if start > 0 {
        bytes.replaceSubrange(0..<end - start, with: bytes[start..<end])
        (start, end, searched) = (0, end - start, searched - start)
      }
      // Of a line that is too long, one byte more than may be is kept, and the rest is passed over.
      if end == bytes.count { (end, searched) = (longestLine + 1, longestLine + 1) }
      let count = try fill(from: source)
      isAtEnd = count == 0
      end += count
    }
  }

  private mutating func fill(
    from source: (inout MutableRawSpan) throws(Errno) -> Int
  ) throws(Errno) -> Int {
    var count: Result<Int, Errno> = .success(0)
    bytes.withUnsafeMutableBytes { all in
      var room = UnsafeMutableRawBufferPointer(rebasing: all[end...]).mutableBytes
      count = Result { () throws(Errno) in try source(&room) }
    }
    return try count.get()
  }

  private func line(_ range: Range<Int>) -> Line {
    let hasReturn = range.last.map { bytes[$0] == 0x0D } ?? false
    return Line(text: String(decoding: bytes[hasReturn ? range.dropLast() : range], as: UTF8.self))
  }
}
