/// The line on a terminal that tells how far a long run has come.
///
/// It begins after a second, so that short runs stay quiet, and is renewed five times a second at most.
package struct ProgressLine {
  private static let firstSecond = 1.0
  private static let pauseInSeconds = 0.2

  private let wording: (_ rows: Int, _ rowsPerSecond: Int) -> String
  private var lastShown: Double?

  /// Creates a line that is not shown yet.
  ///
  /// - Parameter wording: Makes the text from two whole numbers.
  package init(wording: @escaping (_ rows: Int, _ rowsPerSecond: Int) -> String) {
    self.wording = wording
  }

  /// Returns what to write to the terminal now, or nil for nothing.
  ///
  /// - Parameters:
  ///   - rows: How many rows were read.
  ///   - seconds: The time since the run began, of a clock that never goes back.
  package mutating func text(rows: Int, seconds: Double) -> String? {
    guard seconds >= lastShown.map({ $0 + Self.pauseInSeconds }) ?? Self.firstSecond else { return nil }
    lastShown = seconds
    return "\r\(wording(rows, Int(Double(rows) / seconds)))\u{1B}[K"
  }

  /// What to write before anything else on the terminal, and at the end; empty while the line is not shown.
  package var clearing: String { lastShown == nil ? "" : "\r\u{1B}[K" }
}
