internal import CLibrary

/// Which file it is, by whatever name it is called.
package enum FileIdentity: Hashable, Sendable {
  /// A regular file: its device, and its number there.
  case file(device: UInt64, number: UInt64)
  /// A file that is not there yet: its folder's device and number, and its name.
  case missing(device: UInt64, folder: UInt64, name: String)

  /// Finds a regular file, or where one would be made; nil for a folder, a device, a pipe or a place that cannot be.
  package init?(of path: String) {
    if let descriptor = Descriptor(named: path) {
      self.init(of: descriptor)
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      self.init(status)
      return
    }
    guard let place = try? resolvingLinks(path) else { return nil }
    let (folder, name) = splitPath(place)
    guard stat(folder, &status) == 0 else { return nil }
    self = .missing(device: UInt64(status.st_dev), folder: UInt64(status.st_ino), name: name)
  }

  /// Tells which regular file is open.
  package init?(of descriptor: Descriptor) {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .file(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
