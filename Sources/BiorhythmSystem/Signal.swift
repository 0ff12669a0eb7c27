internal import CLibrary

/// A signal, by its number.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// SIGCONT: the shell continues the program after a stop.
  package static let continued = Signal(rawValue: SIGCONT)
  /// SIGHUP: the terminal is gone.
  package static let hangup = Signal(rawValue: SIGHUP)
  /// SIGINT: Control-C.
  package static let interrupt = Signal(rawValue: SIGINT)
  /// SIGQUIT: Control-\.
  package static let quit = Signal(rawValue: SIGQUIT)
  /// SIGTERM: the program is asked to end.
  package static let terminate = Signal(rawValue: SIGTERM)
  /// SIGTSTP: Control-Z.
  package static let terminalStop = Signal(rawValue: SIGTSTP)
  /// SIGWINCH: the window has another size.
  package static let windowChange = Signal(rawValue: SIGWINCH)

  /// Whether it is ignored, as whoever starts a program may want it.
  var isIgnored: Bool {
    var action = sigaction()
    guard sigaction(rawValue, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension sigaction {
  /// An action that calls a handler, on the stack for handlers where there is one.
  ///
  /// Without SA_RESTART: a call that waits must not keep a signal that ends the program waiting.
  init(calling handler: (@convention(c) (Int32) -> Void)?) {
    self.init()
    self.handler = handler
    sa_flags = Int32(SA_ONSTACK)
    sigemptyset(&sa_mask)
  }

  /// What is called; every C library has another name for it.
  var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #else
        __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #else
        __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}
