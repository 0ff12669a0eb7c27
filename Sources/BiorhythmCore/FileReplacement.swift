#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is about to be replaced whole or not at all: written beside its place, synced, then renamed.
///
/// A symbolic link stays one and its target is replaced; a file that was there keeps its mode.
package struct FileReplacement {
  /// The system refused, with this `errno`.
  package struct Failure: Error, Hashable {
    package let code: Int32
  }

  /// The folder in which the file lies, links resolved.
  package let folder: String

  private let path: String
  private let mode: mode_t

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to it, dangling or not.
  ///   - newFileMode: The mode of a file that is not there yet.
  ///   - creatingFolders: Whether missing folders are made, each 0700.
  package init(of path: String, newFileMode: Int, creatingFolders: Bool = false) throws(Failure) {
    let path = try Self.resolvingLinks(path)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    self.path = path
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    if creatingFolders { try Self.makeFolder(folder) }
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
      // A rename would get past the write bit of a read-only file, which says "leave this alone".
      if access(path, W_OK) != 0 { throw Failure(code: errno) }
      mode = status.st_mode & 0o7777
    } else {
      guard errno == ENOENT else { throw Failure(code: errno) }
      mode = mode_t(newFileMode)
    }
  }

  /// Makes the new file beside its place.
  ///
  /// - Parameter tag: Tells temporary files apart. One that is always the same, under a lock, makes the next run use
  ///   up what a killed one left behind.
  package func begin(tag: String) throws(Failure) -> Pending {
    try Pending(path: path, folder: folder, mode: mode, tag: tag)
  }

  /// A new file that is not in its place yet; unless it is committed, it goes away.
  package struct Pending: ~Copyable {
    private let path: String
    private let folder: String
    private let temporaryPath: String
    /// Where its bytes are written.
    package let descriptor: Int32
    private var isCommitted = false

    fileprivate init(path: String, folder: String, mode: mode_t, tag: String) throws(Failure) {
      self.path = path
      self.folder = folder
      temporaryPath = "\(folder)/.biorhythm-\(tag)"
      unlink(temporaryPath)
      descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw Failure(code: errno) }
      guard fchmod(descriptor, mode) == 0 else { throw Failure(code: errno) }
    }

    /// Writes all bytes.
    package func write(_ bytes: [UInt8]) throws(Failure) {
      let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
      if code != 0 { throw Failure(code: code) }
    }

    /// Puts the file in its place.
    package mutating func commit() throws(Failure) {
      guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else { throw Failure(code: errno) }
      isCommitted = true
      // The name is safe once its folder is; a file system that cannot sync a folder does so by itself.
      let folder = open(folder, O_RDONLY | O_CLOEXEC)
      if folder >= 0 {
        fsync(folder)
        close(folder)
      }
    }

    deinit {
      close(descriptor)
      if !isCommitted { unlink(temporaryPath) }
    }
  }

  /// Follows symbolic links by hand, so that a dangling one leads to the file that it names.
  private static func resolvingLinks(_ path: String) throws(Failure) -> String {
    var path = path
    // As many as the kernel follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = buffer.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          text.baseAddress.map { readlink(path, $0, text.count) } ?? -1
        }
      }
      guard length >= 0 else { return path }
      let target = String(decoding: buffer[..<length], as: UTF8.self)
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw Failure(code: ELOOP)
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
    else {
      throw Failure(code: errno)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }
}
