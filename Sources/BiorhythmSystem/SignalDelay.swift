internal import CLibrary

/// Keeps the signals that end a program waiting as long as it lives, so that something can be tidied up first.
///
/// It counts for the thread that makes it.
package struct SignalDelay: ~Copyable {
  /// What a person or a system ends a program with.
  package static let endingSignals: [Signal] = [.hangup, .interrupt, .quit, .terminate]

  private var before = sigset_t()

  package init(of signals: [Signal] = endingSignals) {
    var delayed = sigset_t()
    sigemptyset(&delayed)
    // One that is ignored, as SIGHUP under nohup, would wait as well and then look like the end.
    for signal in signals where !signal.isIgnored { sigaddset(&delayed, signal.rawValue) }
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
    return endingSignals.contains { sigismember(&waiting, $0.rawValue) == 1 }
  }
}
