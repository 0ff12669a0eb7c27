internal import BiorhythmSystem

/// Why the system refuses something, where every language has its own words for it.
enum SystemReason {
  case notFound, noPermission, notAllowed, isFolder, notFolder, noSpace, readOnly, tooManyLinks, nameTooLong
  case inputOutput, notOpen, brokenPipe, quotaExceeded, fileTooLarge, otherFileSystem

  /// Creates the reason of an error number, or nil for one that people hardly meet.
  init?(code: Errno) {
    switch code {
    case .notFound: self = .notFound
    case .noPermission: self = .noPermission
    case .notAllowed: self = .notAllowed
    case .isFolder: self = .isFolder
    case .notFolder: self = .notFolder
    case .noSpace: self = .noSpace
    case .readOnly: self = .readOnly
    case .tooManyLinks: self = .tooManyLinks
    case .nameTooLong: self = .nameTooLong
    case .inputOutput: self = .inputOutput
    case .notOpen: self = .notOpen
    case .brokenPipe: self = .brokenPipe
    case .quotaExceeded: self = .quotaExceeded
    case .fileTooLarge: self = .fileTooLarge
    case .otherFileSystem: self = .otherFileSystem
    default: return nil
    }
  }
}

/// What the C library says of an error number.
func systemReason(_ code: Errno) -> String { code.description }

/// An error number in the words of a language, or in the C library's where the language has none.
func systemReason(_ code: Errno, _ words: (SystemReason) -> String) -> String {
  SystemReason(code: code).map(words) ?? code.description
}
