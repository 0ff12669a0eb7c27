internal import CLibrary

/// An advisory lock on a folder, which is there before a file in it is and stays when the file is replaced.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for the lock. Where the file system has no locks, a replacement is still whole or not at all.
  package init(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
