#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why the system refuses something, where every language has its own words for it.
enum SystemReason {
  case notFound, noPermission, notAllowed, isFolder, notFolder, noSpace, readOnly, tooManyLinks, nameTooLong
  case inputOutput, notOpen, brokenPipe, quotaExceeded, fileTooLarge, otherFileSystem

  /// Creates the reason of an `errno`, or nil for one that people hardly meet.
  init?(code: Int32) {
    switch code {
    case ENOENT: self = .notFound
    case EACCES: self = .noPermission
    case EPERM: self = .notAllowed
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .notFolder
    case ENOSPC: self = .noSpace
    case EROFS: self = .readOnly
    case ELOOP: self = .tooManyLinks
    case ENAMETOOLONG: self = .nameTooLong
    case EIO: self = .inputOutput
    case EBADF: self = .notOpen
    case EPIPE: self = .brokenPipe
    case EDQUOT: self = .quotaExceeded
    case EFBIG: self = .fileTooLarge
    case EXDEV: self = .otherFileSystem
    default: return nil
    }
  }
}

/// What the C library says of an `errno`; always English, as the C locale is never changed.
func systemReason(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}

/// An `errno` in the words of a language, or in the C library's where the language has none.
func systemReason(_ code: Int32, _ words: (SystemReason) -> String) -> String {
  SystemReason(code: code).map(words) ?? systemReason(code)
}
