internal import CLibrary

/// A file that is about to be replaced whole or not at all: written beside its place, synced, then renamed.
///
/// A symbolic link stays one and its target is replaced; a file that was there keeps its owner and mode. Until it is
/// over, signals that end the program wait, so that not even they leave a temporary file behind.
package struct FileReplacement {
  /// The folder in which the file lies, links resolved.
  package let folder: String

  private let path: String
  private let kind: Kind

  fileprivate enum Kind {
    /// Nothing is there yet; the mode for it, from which the process's mask is taken.
    case missing(mode_t)
    /// A regular file, with its mode and owner.
    case file(mode_t, uid_t, gid_t)
    /// A device or a pipe, which is written to as it stands.
    case device
  }

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to it, dangling or not.
  ///   - newFileMode: The mode of a file that is not there yet.
  ///   - creatingFolders: Whether missing folders are made, each 0700.
  package init(of path: String, newFileMode: Int, creatingFolders: Bool = false) throws(Errno) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if !isThere, errno != ENOENT, errno != ENOTDIR { throw .current }
    let type = status.st_mode & S_IFMT
    if isThere, type == S_IFDIR { throw .isFolder }
    // A rename would get past the write bit of a read-only file, which says "leave this alone".
    if isThere, access(path, W_OK) != 0 { throw .current }
    kind =
      !isThere
      ? .missing(mode_t(newFileMode))
      : type == S_IFREG ? .file(status.st_mode & 0o7777, status.st_uid, status.st_gid) : .device
    let path = isThere && type != S_IFREG ? path : try Self.resolvingLinks(path)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    self.path = path
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    if creatingFolders { try Self.makeFolder(folder) }
  }

  /// Makes the new file.
  ///
  /// - Parameter tag: Tells temporary files apart. One that is always the same, under a lock, makes the next run use
  ///   up what a killed one left behind.
  package func begin(tag: String) throws(Errno) -> Pending {
    try Pending(path: path, folder: folder, kind: kind, tag: tag)
  }

  /// Removes what a killed run left behind under this tag.
  package func removeLeftover(tag: String) {
    unlink(Self.reservedPath(in: folder, tag: tag))
  }

  private static func reservedPath(in folder: String, tag: String) -> String { "\(folder)/.biorhythm-\(tag)" }

  /// A new file that is not in its place yet; unless it is committed, it goes away.
  package struct Pending: ~Copyable {
    private let path: String
    private let folder: String
    /// Where its bytes are written.
    private let descriptor: Int32
    /// The name beside its place, once it has one.
    private var temporaryPath: String?
    private let reservedPath: String
    private let isDevice: Bool
    private let delay: SignalDelay

    fileprivate init(path: String, folder: String, kind: Kind, tag: String) throws(Errno) {
      self.path = path
      self.folder = folder
      reservedPath = FileReplacement.reservedPath(in: folder, tag: tag)
      let mode: mode_t
      switch kind {
      case .device:
        isDevice = true
        // A pipe may wait for its reader for ever.
        delay = SignalDelay(of: [])
        descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .current }
        return
      case .missing(let newMode): mode = newMode
      case .file(let oldMode, _, _): mode = oldMode
      }
      isDevice = false
      delay = SignalDelay()
      let nameless = openNameless(in: folder, mode: mode)
      if nameless < 0 {
        unlink(reservedPath)
        descriptor = open(reservedPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        temporaryPath = reservedPath
      } else {
        descriptor = nameless
      }
      guard descriptor >= 0 else { throw .current }
      if case .file(let mode, let user, let group) = kind {
        // What was meant for a group that it cannot be given to is for nobody else.
        let isOwned = fchown(descriptor, user, group) == 0
        fchmod(descriptor, isOwned ? mode : mode & 0o7707)
      }
    }

    /// Writes all bytes.
    package func write(_ bytes: RawSpan) throws(Errno) {
      try Descriptor(rawValue: descriptor).write(bytes)
    }

    /// Puts the file in its place.
    package mutating func commit() throws(Errno) {
      if isDevice { return }
      guard fsync(descriptor) == 0 else { throw .current }
      if temporaryPath == nil {
        unlink(reservedPath)
        guard link(descriptor, as: reservedPath) else { throw .current }
        temporaryPath = reservedPath
      }
      guard rename(reservedPath, path) == 0 else { throw .current }
      temporaryPath = nil
      // The name is safe once its folder is; a file system that cannot sync a folder does so by itself.
      let folder = open(folder, O_RDONLY | O_CLOEXEC)
      if folder >= 0 {
        fsync(folder)
        close(folder)
      }
    }

    deinit {
      close(descriptor)
      if let temporaryPath { unlink(temporaryPath) }
    }
  }

  /// Follows symbolic links by hand, so that a dangling one leads to the file that it names.
  private static func resolvingLinks(_ path: String) throws(Errno) -> String {
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
      guard let target = String(validating: buffer[..<length], as: UTF8.self) else {
        throw .notText
      }
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      path = target.isAbsolutePath ? target : folder + target
    }
    throw .tooManyLinks
  }

  private static func makeFolder(_ path: String) throws(Errno) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
    else {
      throw .current
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .current }
  }
}

/// Opens a file without a name, of which nothing is left however the program ends; negative where there are none.
private func openNameless(in folder: String, mode: mode_t) -> Int32 {
  #if os(Linux)
    // O_TMPFILE of <fcntl.h>, which is no constant that is imported. It is of use only where /proc can name the file.
    let temporary: Int32 = 0o20_000_000 | O_DIRECTORY
    return access("/proc/self/fd", X_OK) == 0 ? open(folder, temporary | O_WRONLY | O_CLOEXEC, mode) : -1
  #else
    return -1
  #endif
}

/// Gives a file without a name its first one.
private func link(_ descriptor: Int32, as path: String) -> Bool {
  #if os(Linux)
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  #else
    false
  #endif
}
