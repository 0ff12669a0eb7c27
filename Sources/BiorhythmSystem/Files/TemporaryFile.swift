internal import CLibrary

/// A new file that is not in its place yet; unless it is put there, it goes away.
///
/// Where the system has files without a name, it gets one only for the moment before the rename, so that however the
/// program ends nothing is left. Elsewhere it has a name from the beginning, and a signal that ends the program removes
/// it first. Only SIGKILL and a power cut can then leave it behind, for ``removeLeftovers(in:)`` to find.
struct TemporaryFile: ~Copyable {
  let descriptor: Descriptor
  private let folder: String
  /// The name beside its place, once it has one.
  private var path: String?

  /// Makes a file that is locked as long as it is open, by which others see that it is in use.
  init(in folder: String, mode: mode_t) throws(Errno) {
    self.folder = folder
    if let nameless = openNameless(in: folder, mode: mode) {
      descriptor = nameless
      _ = flock(descriptor.rawValue, LOCK_EX | LOCK_NB)
      return
    }
    while true {
      let path = TemporaryName.new(in: folder)
      let delay = SignalDelay()
      let file: Descriptor
      do {
        file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
      } catch {
        if error == .alreadyThere { continue }
        throw error
      }
      SignalCleanup.begin(removing: path)
      withExtendedLifetime(delay) {}
      // Another run may have taken it for a leftover before it was locked.
      if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, file.linkCount == 1 {
        descriptor = file
        self.path = path
        return
      }
      file.close()
      SignalCleanup.end()
    }
  }

  /// Puts it in its place, unless a signal is waiting to end the program.
  ///
  /// - Parameter target: A file that is replaced, or the name of a new one.
  mutating func move(to target: String, isNew: Bool) throws(Errno) {
    guard fsync(descriptor.rawValue) == 0 else { throw .current }
    let delay = SignalDelay()
    defer { withExtendedLifetime(delay) {} }
    if SignalDelay.isEnding { throw .interrupted }
    if path == nil {
      if isNew, link(descriptor, as: target) { return }
      let name = TemporaryName.new(in: folder)
      guard link(descriptor, as: name) else { throw .current }
      path = name
    }
    guard let path, rename(path, target) == 0 else { throw .current }
    self.path = nil
    SignalCleanup.end()
  }

  deinit {
    if let path { unlink(path) }
    SignalCleanup.end()
    descriptor.close()
  }
}

extension Descriptor {
  fileprivate var linkCount: Int {
    var status = stat()
    return fstat(rawValue, &status) == 0 ? Int(status.st_nlink) : 0
  }
}

/// Opens a file without a name; nil where there are none.
private func openNameless(in folder: String, mode: mode_t) -> Descriptor? {
  #if os(Linux)
    // O_TMPFILE of <fcntl.h>, which is no constant that is imported. It is of use only where /proc can name the file.
    let temporary: Int32 = 0o20_000_000 | O_DIRECTORY
    guard access("/proc/self/fd", X_OK) == 0 else { return nil }
    return try? Descriptor(opening: folder, temporary | O_WRONLY, mode: mode)
  #else
    return nil
  #endif
}

/// Gives a file without a name its first one, which nothing may have yet.
private func link(_ descriptor: Descriptor, as path: String) -> Bool {
  #if os(Linux)
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor.rawValue)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  #else
    false
  #endif
}
