internal import CLibrary

/// The terminal that the program was started in, taken over: keys come as they are typed, on a screen of
/// their own.
///
/// It is given back by `restore()`, at the latest when this value goes out of scope or the program crashes.
/// There is one terminal, so there may be one value of this type at a time, and on the main thread.
///
/// The modes are those of standard input, the screen is standard output's. File status flags such as
/// O_NONBLOCK are left alone: other programs share them.
package struct Terminal: ~Copyable {
  /// Why `wait` returned.
  package enum Wake: Equatable, Sendable {
    /// Bytes were typed, or sent by the terminal.
    case input([UInt8])
    /// SIGWINCH (draw anew), SIGTSTP (call `suspend()`), SIGCONT (call `resume()` and draw anew), or one of
    /// SIGTERM, SIGHUP, SIGINT and SIGQUIT (call `die(of:)`).
    case signal(Signal)
    case timeout
    /// The terminal is gone.
    case hangup
  }

  /// The other screen, no cursor, and pasted text marked as such.
  private static let greeting = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h".utf8)

  private let signals: TerminalSignals

  /// Takes the terminal over, unless standard input or output is none or it is taken already.
  package static func takeOver() -> Terminal? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard !terminalRecord.pointee.isTaken, openPipe() else { return nil }
    let terminal = Terminal()
    guard terminal.enter(readingModes: true) else { return nil }
    return terminal
  }

  private init() {
    terminalRecord.pointee.isTaken = true
    signals = TerminalSignals()
  }

  deinit { giveBack(signals) }

  /// Puts everything back as it was; doing it again does nothing.
  package func restore() { giveBack(signals) }

  /// Puts the terminal back, stops the program until the shell continues it, and takes the terminal again.
  ///
  /// What was on the screen is gone then, and the size may be another. The modes are read anew, for the user
  /// may have changed them in the shell (`stty`), and it is those that `restore()` has to bring back.
  package func suspend() {
    guard terminalRecord.pointee.isTaken, signals.canStop else { return }
    leaveTerminal()
    let before = terminalRecord.pointee.continuations
    stopGroup()
    _ = enter(readingModes: true)
    terminalRecord.pointee.settledContinuations &+= terminalRecord.pointee.continuations &- before
  }

  /// Takes the terminal again after a stop that could not be prepared for (SIGSTOP).
  ///
  /// The modes are not read anew: what the shell left might be this program's own.
  package func resume() {
    guard terminalRecord.pointee.isTaken else { return }
    _ = enter(readingModes: false)
  }

  /// Puts the terminal back and ends the program by a signal, so that its status is 128 + `signal` in a shell.
  ///
  /// It is static because no value is needed, and the compiler warns where one that it would have to destroy
  /// later never gets there.
  package static func die(of signal: Signal) -> Never {
    leaveTerminal()
    end(by: signal.rawValue)
  }

  /// The size of the terminal, unless it does not know it.
  package var size: (columns: Int, rows: Int)? {
    Descriptor.output.windowSize.flatMap { $0.rows > 0 ? $0 : nil }
  }

  /// Sends all bytes to the terminal, or says false: `wait` will tell then what has happened.
  ///
  /// That is so if the terminal is gone, if it is put back, or if a signal to end the program came while the
  /// terminal took no more bytes.
  package func write(_ bytes: [UInt8]) -> Bool {
    guard terminalRecord.pointee.isEntered else { return false }
    return send(bytes)
  }

  /// Waits for input or a signal, for as long as it takes without a time limit.
  package func wait(timeoutMilliseconds: Int? = nil) -> Wake {
    var ends = [terminalRecord.pointee.pipe.read, STDIN_FILENO].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout = timeoutMilliseconds.map { Int32(clamping: max($0, 0)) } ?? -1
    while true {
      let count = poll(&ends, 2, timeout)
      if count == 0 { return .timeout }
      // Interrupted by a signal: its number is in the pipe, so the next call returns at once.
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { return .hangup }
      if ends[0].revents != 0, let signal = nextSignal() { return .signal(Signal(rawValue: signal)) }
      if ends[1].revents != 0, let input = nextInput() { return input.isEmpty ? .hangup : .input(input) }
    }
  }
}

extension Terminal {
  /// Sets modes and screen, unless the program is to end anyway; false if the terminal does not let it.
  private borrowing func enter(readingModes: Bool) -> Bool {
    // Only in the foreground: before that the modes are those that the shell needs to edit its line.
    waitForForeground()
    if terminalRecord.pointee.isEnding { return true }
    if readingModes, tcgetattr(STDIN_FILENO, terminalRecord.pointee.modes) != 0 { return false }
    var raw = terminalRecord.pointee.modes.pointee
    // This turns off, among others, Control-C and Control-Z as signals: they come as keys.
    cfmakeraw(&raw)
    terminalRecord.pointee.isEntered = true
    while tcsetattr(STDIN_FILENO, TCSANOW, &raw) != 0 {
      guard errno == EINTR else {
        terminalRecord.pointee.isEntered = false
        return false
      }
    }
    return send(Self.greeting) || terminalRecord.pointee.isEnding
  }
}

/// Gives up terminal and signals, if that is still to be done.
private func giveBack(_ signals: TerminalSignals) {
  guard terminalRecord.pointee.isTaken else { return }
  terminalRecord.pointee.isTaken = false
  leaveTerminal()
  signals.reset()
}

/// Opens the record's pipe, of which neither end ever blocks or outlives the program.
private func openPipe() -> Bool {
  if terminalRecord.pointee.pipe.read >= 0 { return true }
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return false }
  for end in ends {
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  terminalRecord.pointee.pipe = (ends[0], ends[1])
  return true
}

/// Writes all bytes to standard output, whether or not it blocks.
private func send(_ bytes: [UInt8]) -> Bool {
  // From here on a signal that ends the program does so in its handler: one that came just before is seen below, and
  // one that comes later must not have to wait until the terminal reads.
  terminalRecord.pointee.isSending = true
  defer { terminalRecord.pointee.isSending = false }
  var rest = bytes[...]
  while !rest.isEmpty {
    if terminalRecord.pointee.isEnding { return false }
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0, errno == EAGAIN {
      var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      // Not for ever: a signal to end may have come just before.
      _ = poll(&output, 1, 100)
    } else if count == 0 || errno != EINTR {
      return false
    }
  }
  return true
}

/// The next signal from the pipe that `suspend()` has not dealt with already.
private func nextSignal() -> Int32? {
  var number: UInt8 = 0
  while read(terminalRecord.pointee.pipe.read, &number, 1) == 1 {
    guard number == UInt8(SIGCONT), terminalRecord.pointee.settledContinuations > 0 else {
      return Int32(number)
    }
    terminalRecord.pointee.settledContinuations -= 1
  }
  return nil
}

/// What can be read from standard input: nothing if there is nothing yet, no bytes if there never will be.
private func nextInput() -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(STDIN_FILENO, &bytes, bytes.count)
  if count < 0, errno == EINTR || errno == EAGAIN { return nil }
  return Array(bytes.prefix(max(count, 0)))
}
