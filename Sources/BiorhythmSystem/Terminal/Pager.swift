internal import CLibrary

/// A pager that runs: what is written to it, a person reads on the terminal.
///
/// While it runs, Control-C and Control-\ are the pager's, and a pager that goes early is told by the write that fails.
package struct Pager: Sendable {
  /// How a pager ended.
  package enum End: Hashable, Sendable {
    /// The person has seen enough.
    case done
    /// It could not be run, or ended with an error or by a signal.
    case failed
  }

  private let process: pid_t
  private let input: Descriptor
  private let modes: termios?

  /// Characters that mean something to a shell, beyond a program and its words.
  private static let shellCharacters = Set("|&;<>()$`\\\"'*?[]#~=%!{}\n")

  /// Starts a pager.
  ///
  /// - Parameter command: A program and its words, or what else a shell understands.
  /// - Throws: `Errno`, where there is no such program or no room for one more.
  package init(_ command: String) throws(Errno) {
    let words =
      command.contains { Self.shellCharacters.contains($0) }
      ? ["/bin/sh", "-c", command] : command.split(separator: " ").map { String($0) }
    var ends: [Int32] = [-1, -1]
    guard !words.isEmpty, pipe(&ends) == 0 else { throw .current }
    let (reading, writing) = (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
    defer { reading.close() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do throws(Errno) {
      process = try Self.spawn(words, input: reading)
    } catch {
      writing.close()
      throw error
    }
    input = writing
    var modes = termios()
    self.modes = tcgetattr(STDOUT_FILENO, &modes) == 0 ? modes : nil
    for number in [SIGINT, SIGQUIT, SIGPIPE] { signal(number, SIG_IGN) }
  }

  /// Starts a program with a standard input, and with the signals that this one ignores as they are by default.
  private static func spawn(_ words: [String], input: Descriptor) throws(Errno) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
    guard code == 0 else { throw Errno(rawValue: code) }
    return process
  }

  /// Writes bytes for the pager to show.
  ///
  /// - Throws: `Errno.brokenPipe`, where it reads no more.
  package func write(_ bytes: RawSpan) throws(Errno) { try input.write(bytes) }

  /// Tells the pager that this is all, and waits until the person leaves it.
  package func finish() -> End {
    input.close()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { break }
    }
    for number in [SIGINT, SIGQUIT, SIGPIPE] { signal(number, SIG_DFL) }
    let signalNumber = status & 0x7F
    if status == 0 || signalNumber == SIGINT || signalNumber == SIGQUIT { return .done }
    // A pager that was killed has not put the terminal back.
    if signalNumber != 0, var modes { tcsetattr(STDOUT_FILENO, TCSADRAIN, &modes) }
    return .failed
  }
}
