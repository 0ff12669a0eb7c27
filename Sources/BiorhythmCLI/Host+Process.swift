#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import BiorhythmCore

extension Host {
  /// The world of this process.
  package static func process() -> Host {
    reserveStandardDescriptors()
    // A file that may not grow is told of like a full disk, by the call that writes.
    signal(SIGXFSZ, SIG_IGN)
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return Host(
      today: civilDate(local), secondsSince1970: Int(now), environment: processEnvironment(),
      homeFolder: { homeOfUser() },
      terminals: Terminals(input: isatty(0) == 1, output: isatty(1) == 1, error: isatty(2) == 1),
      columns: columnsOfOutput(),
      read: { readSome(0, into: $0) },
      write: { writeAll($0, to: 1) },
      complain: { text in
        var text = text
        _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: 2) }
      })
  }

  /// Fills descriptors 0 to 2 where they are closed, so that no file opened later is taken for a standard stream.
  ///
  /// They cannot be written to, which is then reported as it should be.
  private static func reserveStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  private static func civilDate(_ time: tm) -> CivilDate {
    // A clock past year 9999 is as wrong as can be said.
    CivilDate(year: Int(time.tm_year) + 1900, month: Int(time.tm_mon) + 1, day: Int(time.tm_mday)) ?? .max
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      // A value that is not UTF-8 names no place that could be told to a person: it is as good as unset.
      if let text = String(validatingCString: entry), let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
      {
        let name = String(text[..<equals])
        // Where a name stands twice, the C library finds the first.
        if variables[name] == nil { variables[name] = String(text[text.utf8.index(after: equals)...]) }
      }
      next += 1
    }
    return variables
  }

  private static func homeOfUser() -> String? {
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

  private static func columnsOfOutput() -> Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The words behind the program's name, as the bytes that they came in; nil where there is no /proc to tell them.
  package static func processArguments() -> [[UInt8]]? {
    CommandLine.argc > 0 ? CommandLine.unsafeArgv.advanced(by: 1).words : nil
  }
}

extension UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  fileprivate var words: [[UInt8]] {
    var words: [[UInt8]] = []
    var next = self
    while let word = next.pointee {
      words.append(UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) })
      next += 1
    }
    return words
  }
}
