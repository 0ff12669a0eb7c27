internal import CLibrary

extension String {
  /// Whether this path begins at the root, whatever combining mark follows.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

/// Whether there is something of this name, or a link to something.
package func pathExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Whether two paths lead to one file that is there.
package func isSameFile(_ first: String, _ second: String) -> Bool {
  var one = stat()
  var other = stat()
  return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev
    && one.st_ino == other.st_ino
}
