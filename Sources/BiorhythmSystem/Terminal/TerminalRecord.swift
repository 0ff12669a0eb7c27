internal import CLibrary

/// What a signal handler has to know: plain numbers and memory that was allocated beforehand.
struct TerminalRecord {
  /// Whether there is a `Terminal` that was not restored yet.
  var isTaken = false
  /// Whether the terminal is in this program's modes and has to be put back.
  var isEntered = false
  /// Whether a signal that asks the program to end has come.
  var isEnding = false
  /// Whether a write to the terminal is under way, which may wait for ever.
  var isSending = false
  /// How many times the program was continued after a stop, and how many of them `suspend()` has dealt with.
  var continuations: Int32 = 0
  var settledContinuations: Int32 = 0
  /// The pipe in which a handler leaves the number of its signal, as one byte.
  var pipe: (read: Int32, write: Int32) = (-1, -1)
  /// The modes of the terminal before this program changed them.
  let modes: UnsafeMutablePointer<termios>
  let farewell: UnsafePointer<UInt8>
  let farewellCount: Int
}

/// The one record there is: a handler gets nothing but its signal's number, so it must find the rest here.
///
/// The pointer never changes and what it points at is never freed. It is used by the main thread and by the
/// handlers that interrupt it, so nothing is shared between threads. `Terminal` uses it before any handler is
/// installed; a handler never has to be the first, who would allocate.
nonisolated(unsafe) let terminalRecord: UnsafeMutablePointer<TerminalRecord> = {
  // Bracketed paste off, cursor shown, the former screen: `Terminal.greeting` backwards.
  let bytes = Array("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l".utf8)
  let farewell = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
  farewell.initialize(from: bytes, count: bytes.count)
  let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  modes.initialize(to: termios())
  let record = UnsafeMutablePointer<TerminalRecord>.allocate(capacity: 1)
  record.initialize(
    to: TerminalRecord(modes: modes, farewell: UnsafePointer(farewell), farewellCount: bytes.count))
  return record
}()

/// Puts the terminal back as it was, once; safe in a signal handler.
func leaveTerminal() {
  guard terminalRecord.pointee.isEntered else { return }
  terminalRecord.pointee.isEntered = false
  // A program in the background would be stopped here, where it wants to end.
  let whenInBackground = signal(SIGTTOU, SIG_IGN)
  defer { _ = signal(SIGTTOU, whenInBackground) }

  // Nobody may be reading what the terminal shows; then the last picture is given up, not the way out.
  var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
  if poll(&output, 1, 100) == 0 { tcflush(STDOUT_FILENO, TCOFLUSH) }
  var sent = 0
  var attempts = 8
  while sent < terminalRecord.pointee.farewellCount, attempts > 0 {
    let count = write(
      STDOUT_FILENO, terminalRecord.pointee.farewell + sent, terminalRecord.pointee.farewellCount - sent)
    if count > 0 { sent += count } else { attempts -= 1 }
    if count < 0, errno == EAGAIN { _ = poll(&output, 1, 20) }
  }

  // In the background the shell is at the terminal and has set the modes that it needs itself.
  if isInForeground { tcsetattr(STDIN_FILENO, TCSANOW, terminalRecord.pointee.modes) }
}

/// Whether the terminal listens to this program; so it does if it is not the session's, without job control.
var isInForeground: Bool {
  let group = tcgetpgrp(STDIN_FILENO)
  return group < 0 || group == getpgrp()
}

/// Stops like any program that uses the terminal from the background, until it is in the foreground or ends.
func waitForForeground() {
  while !isInForeground, !terminalRecord.pointee.isEnding {
    let before = terminalRecord.pointee.continuations
    kill(0, SIGTTOU)
    // The system does not stop a group that no shell would ever continue; go on, lest this be a busy loop.
    if terminalRecord.pointee.continuations == before { return }
  }
}
