internal import CLibrary

/// A file that is about to be replaced whole or not at all: written beside its place, synced, then renamed.
///
/// A symbolic link stays one and its target is replaced; a file that was there keeps its owner, mode, access control
/// list and attributes. What is no file is written to as it stands.
package struct FileReplacement {
  /// The folder in which the file lies, links resolved.
  package let folder: String

  fileprivate let path: String
  fileprivate let kind: Kind

  fileprivate enum Kind {
    /// Nothing is there yet; the mode for it, from which the process's mask is taken.
    case missing(mode_t)
    /// A regular file.
    case file(FileRights)
    /// A device or a pipe, or a file without a name.
    case device
    /// A descriptor of this process, which a path like `/dev/stdout` names.
    case descriptor(Descriptor)
  }

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to it, dangling or not.
  ///   - newFileMode: The mode of a file that is not there yet.
  ///   - creatingFolders: Whether missing folders are made, each 0700.
  package init(of path: String, newFileMode: Int, creatingFolders: Bool = false) throws(Errno) {
    if let descriptor = Descriptor(named: path) {
      guard descriptor.isWritable else { throw .notOpen }
      (self.path, folder, kind) = (path, ".", .descriptor(descriptor))
      return
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    if !isThere, errno != ENOENT, errno != ENOTDIR { throw .current }
    let type = status.st_mode & S_IFMT
    if isThere, type == S_IFDIR { throw .isFolder }
    // A rename would get past the write bit of a read-only file, which says "leave this alone".
    if isThere, access(path, W_OK) != 0 { throw .current }
    if isThere, type != S_IFREG {
      (self.path, folder, kind) = (path, splitPath(path).folder, .device)
      return
    }
    let target = try resolvingLinks(path)
    // What another process has open may have lost its name: then its link in /proc leads nowhere, or elsewhere. A file
    // that others replace again and again differs too, but not every time.
    if isThere, (0..<10).allSatisfy({ _ in !isSameFile(path, target) }) {
      (self.path, folder, kind) = (path, splitPath(path).folder, .device)
      return
    }
    self.path = target
    folder = splitPath(target).folder
    kind = isThere ? .file(try FileRights(of: target, status)) : .missing(mode_t(newFileMode))
    if creatingFolders { try makeFolders(folder) }
  }

  /// Whether the file is replaced whole or not at all, rather than written to as it stands.
  package var isWhole: Bool {
    switch kind {
    case .missing, .file: true
    case .device, .descriptor: false
    }
  }

  /// Makes the new file.
  package func begin() throws(Errno) -> Pending { try Pending(self) }

  /// Removes what killed runs have left in the folder.
  package func removeLeftovers() {
    if isWhole { TemporaryName.removeLeftovers(in: folder) }
  }

  /// A file that is being written; unless it is committed, nothing has changed.
  package struct Pending: ~Copyable {
    private let place: FileReplacement
    private var file: TemporaryFile?
    /// Where its bytes are written.
    package let descriptor: Descriptor
    /// Whether the descriptor was open before.
    private let isBorrowed: Bool

    fileprivate init(_ place: FileReplacement) throws(Errno) {
      self.place = place
      switch place.kind {
      case .descriptor(let open):
        (descriptor, isBorrowed) = (open, true)
      case .device:
        descriptor = try Descriptor(opening: place.path, O_WRONLY | O_NOCTTY | O_APPEND)
        isBorrowed = false
      case .missing(let mode):
        place.removeLeftovers()
        let file = try TemporaryFile(in: place.folder, mode: mode)
        (descriptor, isBorrowed) = (file.descriptor, true)
        self.file = consume file
      case .file(let rights):
        place.removeLeftovers()
        let file = try TemporaryFile(in: place.folder, mode: 0o600)
        try rights.give(to: file.descriptor, from: place.path)
        (descriptor, isBorrowed) = (file.descriptor, true)
        self.file = consume file
      }
    }

    /// Writes all bytes.
    package func write(_ bytes: RawSpan) throws(Errno) { try descriptor.write(bytes) }

    /// Puts the file in its place.
    package mutating func commit() throws(Errno) {
      guard place.isWhole else { return }
      var isNew = false
      if case .missing = place.kind { isNew = true }
      try file?.move(to: place.path, isNew: isNew)
      // The name is safe once its folder is.
      guard let folder = try? Descriptor(opening: place.folder, O_RDONLY) else { return }
      defer { folder.close() }
      // A file system that cannot sync a folder does so by itself.
      if fsync(folder.rawValue) != 0, errno != EINVAL, errno != ENOTSUP { throw .current }
    }

    deinit {
      if !isBorrowed { descriptor.close() }
    }
  }
}
