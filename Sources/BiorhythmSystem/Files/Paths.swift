internal import CLibrary

extension String {
  /// Whether this path begins at the root, whatever combining mark follows.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

/// Whether there is something of this name, or a link to something.
package func pathExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Whether two paths lead to one file, folder or device that is there.
func isSameFile(_ first: String, _ second: String) -> Bool {
  var one = stat()
  var other = stat()
  return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev
    && one.st_ino == other.st_ino
}

/// The folder of a path, `.` where it names none, and the name in it.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  let name = String(path[path.utf8.index(after: slash)...])
  return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
}

/// Where a symbolic link leads, or nil where there is none.
package func linkTarget(_ path: String) throws(Errno) -> String? {
  var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let length = buffer.withUnsafeMutableBytes { bytes in
    bytes.withMemoryRebound(to: CChar.self) { text in
      text.baseAddress.map { readlink(path, $0, text.count) } ?? -1
    }
  }
  guard length >= 0 else { return nil }
  guard let target = String(validating: buffer[..<length], as: UTF8.self) else { throw .notText }
  let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  return target.isAbsolutePath ? target : folder + target
}

/// Follows symbolic links by hand, so that a dangling one leads to the file that it names.
func resolvingLinks(_ path: String) throws(Errno) -> String {
  var path = path
  // As many as the kernel follows.
  for _ in 0..<40 {
    guard let target = try linkTarget(path) else { return path }
    path = target
  }
  throw .tooManyLinks
}

/// Makes a folder, and those that it lies in, each 0700.
func makeFolders(_ path: String) throws(Errno) {
  if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
  guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
  else {
    throw .current
  }
  try makeFolders(String(path[..<slash]))
  guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .current }
}
