internal import CLibrary
internal import CLinux

/// What this process was started with.
package enum CurrentProcess {
  /// Makes the process ready for files: call it before any is opened.
  package static func prepare() {
    reserveStandardDescriptors()
    // A file that may not grow is told of like a full disk, by the call that writes.
    signal(SIGXFSZ, SIG_IGN)
    // Control-\ is a way to leave; the Swift runtime would take it for a crash and look into it for seconds.
    if !Signal.quit.isIgnored { signal(SIGQUIT, SIG_DFL) }
  }

  /// Fills descriptors 0 to 2 where they are closed, so that no file opened later is taken for a standard stream.
  ///
  /// They cannot be written to, which is then reported as it should be.
  private static func reserveStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // A root without devices still is a folder.
      if open("/dev/null", O_RDONLY) < 0 { _ = open("/", O_RDONLY) }
    }
  }

  /// The words behind the program's name, as the bytes that they came in; nil where the system does not tell them.
  package static func arguments() -> [[UInt8]]? {
    #if os(Linux)
      // Swift reads them from /proc, and ends the program where there is none.
      if access("/proc/self/cmdline", R_OK) != 0 { return argumentsOnStack().map { words($0 + 1) } }
    #endif
    return CommandLine.argc > 0 ? words(CommandLine.unsafeArgv + 1) : nil
  }

  #if os(Linux)
    /// Finds the words where the kernel has put them: a count, that many pointers and a null pointer, right before the
    /// environment (System V ABI, Process Initialization).
    private static func argumentsOnStack() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      let environment = environ
      guard environment[-1] == nil else { return nil }
      var count = 0
      while count < 1 << 20 {
        let before = environment - (count + 2)
        if Int(bitPattern: before.pointee) == count {
          // The first word is the name by which the C library knows the program.
          guard count > 0, before[1].map({ UnsafePointer($0) }) == nameOfProgram() else { return nil }
          return before + 1
        }
        count += 1
      }
      return nil
    }
  #endif

  /// Some variables of the environment: those in UTF-8, and the others with U+FFFD for what is not.
  package static func environment(of names: [String]) -> (text: [String: String], notUTF8: [String: String]) {
    var text: [String: String] = [:]
    var notUTF8: [String: String] = [:]
    for name in names {
      guard let value = getenv(name) else { continue }
      if let value = String(validatingCString: value) {
        text[name] = value
      } else {
        notUTF8[name] = String(cString: value)
      }
    }
    return (text, notUTF8)
  }

  private static func words(_ first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var next = first
    while let word = next.pointee {
      words.append(UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
      next += 1
    }
    return words
  }

  /// The home folder of its user in the user database.
  package static func homeFolder() -> String? {
    #if canImport(Darwin)
      let entry = getpwuid(getuid())
    #else
      // getpwuid may load the system's libraries into a program that is linked without a loader, which ends it.
      guard let users = fopen("/etc/passwd", "re") else { return nil }
      defer { fclose(users) }
      var entry = fgetpwent(users)
      while let user = entry?.pointee.pw_uid, user != getuid() { entry = fgetpwent(users) }
    #endif
    return entry?.pointee.pw_dir.flatMap { String(validatingCString: $0) }
  }
}
