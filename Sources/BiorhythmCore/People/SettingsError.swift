public import BiorhythmSystem
public import BiorhythmTables

/// Why settings could not be read or stored; every case names the file.
public enum SettingsError: Error, Hashable, Sendable {
  /// What is wrong inside a file.
  public enum Content: Error, Hashable, Sendable {
    /// It is not JSON in UTF-8, or too deep to be read; where, and what is wrong there.
    case notJSON(JSONFault)
    /// It is JSON, but not an object.
    case notAnObject
    /// One object names a key twice.
    case repeatedKey(String)
    /// A newer program wrote it, or the version is no number at all.
    case wrongVersion(String)
    /// A key has a value that it cannot have; both as they stand in the file.
    case wrongValue(key: String, value: String)
  }

  /// The file's text is not a settings file.
  case invalid(path: String, Content)
  /// The file is larger than ``SettingsFile/maximumSize``.
  case tooLarge(path: String)
  /// The system refused to read it.
  case unreadable(path: String, code: Errno)
  /// The system refused to store it.
  case unwritable(path: String, code: Errno)
  /// Another program holds the lock of the file's folder and does not let go of it.
  case locked(path: String)
  /// There is no place for settings: neither a home folder nor `XDG_CONFIG_HOME` is known.
  case noPlace
}
