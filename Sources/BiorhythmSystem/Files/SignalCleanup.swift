internal import CLibrary

/// The one file that a signal which ends the program removes first.
///
/// A handler gets nothing but its signal's number, so it must find the path here; the memory is never freed.
private nonisolated(unsafe) let doomedPath: UnsafeMutablePointer<CChar> = {
  let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX))
  path.initialize(repeating: 0, count: Int(PATH_MAX))
  return path
}()

/// Removes a file when a signal ends the program, at once and inside a call that waits too.
enum SignalCleanup {
  /// Begins to watch over a file.
  static func begin(removing path: String) {
    guard path.utf8.count < Int(PATH_MAX) else { return }
    _ = path.withCString { strcpy(doomedPath, $0) }
    for signal in SignalDelay.endingSignals where !signal.isIgnored {
      var action = sigaction(calling: removeAndEnd)
      sigaction(signal.rawValue, &action, nil)
    }
  }

  /// Leaves the file alone from now on.
  static func end() {
    guard doomedPath.pointee != 0 else { return }
    doomedPath.pointee = 0
    for signal in SignalDelay.endingSignals where !signal.isIgnored {
      var action = sigaction(calling: SIG_DFL)
      sigaction(signal.rawValue, &action, nil)
    }
  }
}

/// Handler: removes the file, then lets the signal end the program.
private func removeAndEnd(_ number: Int32) {
  unlink(doomedPath)
  _ = signal(number, SIG_DFL)
  // The signal is blocked as long as its handler runs: it ends the program on return from here.
  raise(number)
}
