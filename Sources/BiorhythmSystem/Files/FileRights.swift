internal import CLinux
internal import CLibrary

/// Who may do what with a file, and what else is noted of it: owner, mode, access control list and extended attributes.
struct FileRights {
  private let mode: mode_t
  private let user: uid_t
  private let group: gid_t
  private let attributes: [(name: String, value: [UInt8])]

  /// On Linux an access control list is an attribute as well.
  private static let accessList = "system.posix_acl_access"

  /// Reads those of a file, links resolved.
  init(of path: String, _ status: stat) throws(Errno) {
    mode = status.st_mode & 0o7777
    user = status.st_uid
    group = status.st_gid
    #if os(Linux)
      var attributes: [(String, [UInt8])] = []
      let names = try readAttribute { listxattr(path, $0, $1) } ?? []
      for name in names.split(separator: 0) {
        let name = String(decoding: name, as: UTF8.self)
        // What the kernel's security modules note, they note of the new file as well.
        if name.hasPrefix("security.") || name.hasPrefix("trusted.") { continue }
        let value = try readAttribute { getxattr(path, name, $0, $1) }
        if let value { attributes.append((name, value)) }
      }
      self.attributes = attributes
    #else
      attributes = []
    #endif
  }

  /// Gives them to a new file that only its owner can open yet.
  ///
  /// - Throws: where they cannot be kept; the new file then opens to fewer than the old one, never to more.
  func give(to descriptor: Descriptor, from path: String) throws(Errno) {
    let isOwned = fchown(descriptor.rawValue, user, group) == 0
    #if os(Linux)
      // The folder may have given the new file a list of its own.
      if fremovexattr(descriptor.rawValue, Self.accessList) != 0, errno != ENODATA, errno != ENOTSUP {
        throw .current
      }
      for (name, value) in attributes {
        // A list that names the group means the old one.
        if name == Self.accessList, !isOwned { throw .notAllowed }
        if fsetxattr(descriptor.rawValue, name, value, value.count, 0) != 0 { throw .current }
      }
    #elseif canImport(Darwin)
      let old = try Descriptor(reading: path)
      defer { old.close() }
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      if fcopyfile(old.rawValue, descriptor.rawValue, nil, flags) != 0 { throw .current }
    #endif
    // What was meant for a group that it cannot be given to is for nobody else.
    if fchmod(descriptor.rawValue, isOwned ? mode : mode & 0o7707) != 0 { throw .current }
  }
}

#if os(Linux)
  /// Reads what a call of `xattr(7)` gives, whatever its size; nil where there is none, or no attributes at all.
  private func readAttribute(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(Errno) -> [UInt8]? {
    while true {
      let size = call(nil, 0)
      if size == 0 { return [] }
      if size < 0, errno == ENODATA || errno == ENOTSUP { return nil }
      if size < 0 { throw .current }
      var bytes = [CChar](repeating: 0, count: size)
      let count = call(&bytes, size)
      if count >= 0 { return bytes[..<count].map { UInt8(bitPattern: $0) } }
      // It has grown meanwhile.
      if errno != ERANGE { throw .current }
    }
  }
#endif
