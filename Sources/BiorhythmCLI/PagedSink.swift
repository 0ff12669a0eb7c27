internal import BiorhythmRender
internal import BiorhythmSystem

/// Which pager a report goes through where it is longer than the terminal.
struct PagerChoice {
  /// The pager and its words.
  let command: String
  /// The rows of the terminal, of which the last is the prompt's.
  let rows: Int
  /// What is told where the pager is of no use.
  let complaint: String
}

/// Takes a report to the terminal, and through a pager once it is longer than that.
///
/// Nothing is shown before it is known which; what a pager has taken is kept, for it may die.
final class PagedSink {
  /// The most bytes that are kept for a pager that dies; a longer report goes on where that happened.
  private static let mostKept = 4 << 20

  private enum State {
    /// The report is not yet longer than the terminal.
    case gathering
    case paging(Pager)
    /// The person left the pager.
    case left
    /// The pager was of no use.
    case direct
  }

  private let choice: PagerChoice
  private let sink: ByteSink
  private var state = State.gathering
  private var kept: [UInt8] = []
  private var isWhole = true

  /// Whether the person left the pager, who wants no more then.
  var wasLeft: Bool { if case .left = state { true } else { false } }

  /// Whether the pager was of no use, so that the report went to the terminal itself.
  var hasFailed: Bool { if case .direct = state { true } else { false } }

  /// Creates a sink before a terminal.
  init(_ choice: PagerChoice, sink: @escaping ByteSink) {
    self.choice = choice
    self.sink = sink
  }

  /// Takes bytes of the report.
  ///
  /// - Throws: `Errno.brokenPipe` where the person has left the pager; else what the terminal refuses with.
  func write(_ bytes: RawSpan) throws(Errno) {
    switch state {
    case .gathering:
      bytes.withUnsafeBytes { kept += $0 }
      guard kept.count(where: { $0 == UInt8(ascii: "\n") }) >= choice.rows else { return }
      do throws(Errno) {
        let (pager, kept) = (try Pager(choice.command), kept)
        state = .paging(pager)
        try pager.write(kept.span.bytes)
      } catch {
        try end()
      }
    case .paging(let pager):
      isWhole = isWhole && kept.count < Self.mostKept
      if isWhole { bytes.withUnsafeBytes { kept += $0 } } else { kept = bytes.withUnsafeBytes { Array($0) } }
      do throws(Errno) { try pager.write(bytes) } catch { try end() }
    case .left: break
    case .direct: try sink(bytes)
    }
    if wasLeft { throw .brokenPipe }
  }

  /// Ends the report: shows what is short, or waits for the person to leave the pager.
  func finish() throws(Errno) {
    switch state {
    case .gathering: try showKept()
    case .paging: try end()
    case .left, .direct: break
    }
  }

  private func end() throws(Errno) {
    if case .paging(let pager) = state, pager.finish() == .done {
      state = .left
    } else {
      state = .direct
      try showKept()
    }
  }

  private func showKept() throws(Errno) {
    let kept = kept
    try sink(kept.span.bytes)
  }
}
