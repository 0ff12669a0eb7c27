#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Keeps the signals that end a program waiting as long as it lives, so that something can be tidied up first.
///
/// It counts for the thread that makes it.
package struct SignalDelay: ~Copyable {
  /// What a person or a system ends a program with.
  package static let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private var before = sigset_t()

  package init(of signals: [Int32] = endingSignals) {
    var delayed = sigset_t()
    sigemptyset(&delayed)
    // One that is ignored, as SIGHUP under nohup, would wait as well and then look like the end.
    for signal in signals where !isIgnored(signal) { sigaddset(&delayed, signal) }
    pthread_sigmask(SIG_BLOCK, &delayed, &before)
  }

  deinit {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether a signal is waiting that will end the program.
  package static var isEnding: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return endingSignals.contains { sigismember(&waiting, $0) == 1 }
  }
}

/// Whether a signal is ignored, as whoever starts a program may want it.
package func isIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
