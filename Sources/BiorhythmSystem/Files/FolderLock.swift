internal import CLibrary

/// An advisory lock on a folder, which is there before a file in it is and stays when the file is replaced.
package struct FolderLock: ~Copyable {
  private let descriptor: Descriptor

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must be readable.
  ///   - patience: How many seconds to wait for a program that holds it. They begin anew whenever the file changes:
  ///     then it is a crowd that is waited for, each of whom is quick.
  ///   - file: The file that the lock is for.
  /// - Throws: `.wouldBlock` where another program does not let go of it, else why there is no lock.
  package init(_ folder: String, patience: Double, for file: String) throws(Errno) {
    let descriptor = try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    do {
      try Self.lock(descriptor, patience, file)
    } catch {
      descriptor.close()
      throw error
    }
    self.descriptor = descriptor
  }

  private static func lock(_ descriptor: Descriptor, _ patience: Double, _ file: String) throws(Errno) {
    var deadline = Clock.steadySeconds + patience
    var seen = FileIdentity(of: file)
    while flock(descriptor.rawValue, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK, Clock.steadySeconds < deadline else { throw .current }
      poll(nil, 0, 5)
      let now = FileIdentity(of: file)
      if now != seen { deadline = Clock.steadySeconds + patience }
      seen = now
    }
  }

  deinit { descriptor.close() }
}
