internal import CLibrary

/// Why the system refused a call: a number of `errno.h`.
public struct Errno: RawRepresentable, Error, Hashable, Sendable {
  /// The number, which differs from system to system.
  public let rawValue: Int32

  /// Takes a number of `errno.h`.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// What the call just made has left in `errno`.
  static var current: Errno { Errno(rawValue: errno) }
}

extension Errno: CustomStringConvertible {
  /// The C library's words; always English, as the C locale is never changed.
  public var description: String { strerror(rawValue).map { String(cString: $0) } ?? "error \(rawValue)" }
}

extension Errno {
  /// EACCES
  public static let noPermission = Errno(rawValue: EACCES)
  /// EAGAIN
  public static let wouldBlock = Errno(rawValue: EAGAIN)
  /// EBADF
  public static let notOpen = Errno(rawValue: EBADF)
  /// ECANCELED
  public static let canceled = Errno(rawValue: ECANCELED)
  /// EDQUOT
  public static let quotaExceeded = Errno(rawValue: EDQUOT)
  /// EEXIST
  public static let alreadyThere = Errno(rawValue: EEXIST)
  /// EFBIG
  public static let fileTooLarge = Errno(rawValue: EFBIG)
  /// EILSEQ
  public static let notText = Errno(rawValue: EILSEQ)
  /// EINTR
  public static let interrupted = Errno(rawValue: EINTR)
  /// EIO
  public static let inputOutput = Errno(rawValue: EIO)
  /// EISDIR
  public static let isFolder = Errno(rawValue: EISDIR)
  /// ELOOP
  public static let tooManyLinks = Errno(rawValue: ELOOP)
  /// ENAMETOOLONG
  public static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  /// ENOENT
  public static let notFound = Errno(rawValue: ENOENT)
  /// ENOSPC
  public static let noSpace = Errno(rawValue: ENOSPC)
  /// ENOTDIR
  public static let notFolder = Errno(rawValue: ENOTDIR)
  /// ENOTTY
  public static let notTerminal = Errno(rawValue: ENOTTY)
  /// EPERM
  public static let notAllowed = Errno(rawValue: EPERM)
  /// EPIPE
  public static let brokenPipe = Errno(rawValue: EPIPE)
  /// EROFS
  public static let readOnly = Errno(rawValue: EROFS)
  /// EXDEV
  public static let otherFileSystem = Errno(rawValue: EXDEV)
}
