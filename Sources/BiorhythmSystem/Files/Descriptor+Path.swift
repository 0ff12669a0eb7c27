internal import CLibrary

extension Descriptor {
  /// Finds the open descriptor that a path stands for, as `/dev/stdout`, `/dev/fd/3` and `/proc/self/fd/3` do and links
  /// to them; nil for any other path.
  package init?(named path: String) {
    var path = path
    for _ in 0..<40 {
      if let number = Self.number(path) {
        rawValue = number
        return
      }
      guard let target = try? linkTarget(path) else { return nil }
      path = target
    }
    return nil
  }

  private static func number(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    let (folder, name) = splitPath(path)
    guard !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(name)
    else { return nil }
    // Without /proc the names alone tell.
    let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"]
    return folders.contains { $0 == folder || isSameFile($0, folder) } ? number : nil
  }

  /// Whether what is written to a path comes out on a terminal.
  package static func isTerminal(_ path: String) -> Bool {
    if let descriptor = Descriptor(named: path) { return descriptor.isTerminal }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFCHR,
      let device = try? Descriptor(opening: path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
    else { return false }
    defer { device.close() }
    return device.isTerminal
  }

  /// Whether it may be written to.
  var isWritable: Bool {
    let flags = fcntl(rawValue, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }
}
