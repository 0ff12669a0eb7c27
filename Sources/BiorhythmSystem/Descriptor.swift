internal import CLibrary

/// Fills a buffer with the next bytes of a stream and returns how many; 0 at its end.
package typealias ByteSource = @Sendable (inout MutableRawSpan) throws(Errno) -> Int

/// Takes all bytes to where they go.
package typealias ByteSink = @Sendable (RawSpan) throws(Errno) -> Void

/// An open file, pipe, terminal or device, by its number in this process.
package struct Descriptor: Hashable, Sendable {
  /// Standard input.
  package static let input = Descriptor(rawValue: STDIN_FILENO)
  /// Standard output.
  package static let output = Descriptor(rawValue: STDOUT_FILENO)
  /// Standard error.
  package static let error = Descriptor(rawValue: STDERR_FILENO)

  let rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file for reading.
  package init(reading path: String) throws(Errno) {
    try self.init(opening: path, O_RDONLY)
  }

  /// Opens a file; no program that this one starts gets it.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(Errno) {
    rawValue = open(path, flags | O_CLOEXEC, mode)
    if rawValue < 0 { throw .current }
  }

  /// Gives the descriptor back.
  package func close() { _ = CLibrary.close(rawValue) }

  /// Reads what there is.
  ///
  /// - Returns: The bytes read, 0 at the end.
  package func read(into buffer: inout MutableRawSpan) throws(Errno) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { CLibrary.read(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno == EAGAIN {
        // Whoever shares the description, as a terminal's or a pipe's, may have set it non-blocking.
        wait(for: POLLIN)
      } else if errno != EINTR {
        throw .current
      }
    }
  }

  /// Writes all bytes, however many calls that takes.
  package func write(_ bytes: RawSpan) throws(Errno) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { CLibrary.write(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.extracting(droppingFirst: count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        throw .current
      }
    }
  }

  /// Writes the UTF-8 of a text.
  package func write(_ text: String) throws(Errno) {
    try write(Array(text.utf8).span.bytes)
  }

  private func wait(for event: Int32) {
    var waiting = pollfd(fd: rawValue, events: Int16(event), revents: 0)
    poll(&waiting, 1, -1)
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The columns of the terminal, where it tells them.
  package var columns: Int? { windowSize?.columns }

  /// The rows of the terminal, where it tells them.
  package var rows: Int? { windowSize.flatMap { $0.rows > 0 ? $0.rows : nil } }

  /// The size of the terminal, where it tells one.
  var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
