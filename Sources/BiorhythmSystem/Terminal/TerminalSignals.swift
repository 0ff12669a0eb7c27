internal import CLibrary

/// The signals that end a program which does not handle them, but for crashes.
private let endings: [Int32] = {
  let everywhere = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGPIPE,
  ]
  #if canImport(Darwin)
    // Here SIGIO, where nobody handles it, ends nothing.
    return everywhere
  #else
    let realTime = __libc_current_sigrtmin()...__libc_current_sigrtmax()
    return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + realTime
  #endif
}()

/// The signals as `Terminal` handles them, and the actions they had before.
struct TerminalSignals {
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Whether Control-Z may stop the program: a shell without job control starts it with SIGTSTP ignored.
  private(set) var canStop = false

  /// Sends the signals through the record's pipe, and makes a crash put the terminal back first.
  init() {
    for signal in [SIGWINCH, SIGCONT, SIGTSTP] + endings {
      handle(signal, passOn)
    }
    // A stack that is used up has no room for a handler either.
    var stack = stack_t()
    stack.ss_size = 64 * 1024
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 64 * 1024, alignment: 16)
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGSYS] {
      handle(signal, crash)
    }
  }

  /// Gives every signal its former action again.
  func reset() {
    for (signal, var action) in former { sigaction(signal, &action, nil) }
  }

  /// Handles a signal, except one that whoever started the program wants ignored, as `nohup` does SIGHUP.
  private mutating func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var old = sigaction()
    guard !Signal(rawValue: signal).isIgnored, sigaction(signal, nil, &old) == 0 else { return }
    var new = sigaction(calling: handler)
    guard sigaction(signal, &new, nil) == 0 else { return }
    former.append((signal, old))
    if signal == SIGTSTP { canStop = true }
  }
}

/// Stops this program's whole group, as Control-Z does where the terminal looks after it; returns when
/// the shell continues it.
///
/// The group is more than this program if it was started by a script. SIGSTOP would do it as well, but a
/// group that no shell would ever continue is spared by the system only from SIGTSTP.
func stopGroup() {
  var new = sigaction(calling: SIG_DFL)
  var old = sigaction()
  sigaction(SIGTSTP, &new, &old)
  kill(0, SIGTSTP)
  sigaction(SIGTSTP, &old, nil)
}

/// Ends the program by a signal, so that whoever started it sees which one it was.
func end(by number: Int32) -> Never {
  if number == SIGQUIT {
    // Control-\ is a way to leave here; a file named core would be a surprise.
    var none = rlimit()
    none.rlim_cur = 0
    none.rlim_max = 0
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }
  _ = signal(number, SIG_DFL)
  var numbers = sigset_t()
  sigemptyset(&numbers)
  sigaddset(&numbers, number)
  sigprocmask(SIG_UNBLOCK, &numbers, nil)
  raise(number)
  // Only the first process of a container gets here, whom its own signals do not end.
  _exit(128 + number)
}

/// Handler: leaves the signal's number in the pipe, where `Terminal.wait` finds it.
private func passOn(_ number: Int32) {
  let formerError = errno
  switch number {
  case SIGCONT: terminalRecord.pointee.continuations &+= 1
  case SIGWINCH, SIGTSTP: break
  default:
    terminalRecord.pointee.isEnding = true
    if terminalRecord.pointee.isSending {
      leaveTerminal()
      end(by: number)
    }
  }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(terminalRecord.pointee.pipe.write, &byte, 1)
  errno = formerError
}

/// Handler: puts the terminal back, then lets the crash be one.
private func crash(_ number: Int32) {
  leaveTerminal()
  _ = signal(number, SIG_DFL)
  // The signal is blocked as long as its handler runs: it ends the program on return from here.
  raise(number)
}
