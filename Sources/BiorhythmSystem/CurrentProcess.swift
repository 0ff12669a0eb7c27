internal import CLibrary

/// What this process was started with.
package enum CurrentProcess {
  /// Makes the process ready for files: call it before any is opened.
  package static func prepare() {
    reserveStandardDescriptors()
    // A file that may not grow is told of like a full disk, by the call that writes.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Its number, which no other process has at the same time.
  package static var id: Int { Int(getpid()) }

  /// Fills descriptors 0 to 2 where they are closed, so that no file opened later is taken for a standard stream.
  ///
  /// They cannot be written to, which is then reported as it should be.
  private static func reserveStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// The words behind the program's name, as the bytes that they came in; nil where there is no /proc to tell them.
  package static func arguments() -> [[UInt8]]? {
    CommandLine.argc > 0 ? words(CommandLine.unsafeArgv.advanced(by: 1)) : nil
  }

  /// The variables of the environment.
  package static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for entry in words(environ) {
      // A value that is not UTF-8 names no place that could be told to a person: it is as good as unset.
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")),
        let name = String(validating: entry[..<equals], as: UTF8.self),
        let value = String(validating: entry[(equals + 1)...], as: UTF8.self)
      else { continue }
      // Where a name stands twice, the C library finds the first.
      if variables[name] == nil { variables[name] = value }
    }
    return variables
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
