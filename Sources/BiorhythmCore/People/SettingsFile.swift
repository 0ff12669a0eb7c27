internal import BiorhythmSystem

/// The file in which settings are kept.
public struct SettingsFile: Hashable, Sendable {
  /// The largest file that is read: 1 MiB.
  public static let maximumSize: Int = 1 << 20

  /// Where the file is, or will be.
  public let path: String

  /// Names a file, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Names the file for an environment: `$XDG_CONFIG_HOME/biorhythm/settings.json`, else under `~/.config`.
  ///
  /// Values that are empty or relative are as good as unset, as the XDG Base Directory Specification says.
  ///
  /// - Parameters:
  ///   - configHome: The value of `XDG_CONFIG_HOME`.
  ///   - home: The value of `HOME`, else the home folder of the user database.
  /// - Returns: nil where neither is an absolute path.
  public init?(configHome: String?, home: String?) {
    if let configHome, configHome.isAbsolutePath {
      path = configHome + "/biorhythm/settings.json"
    } else if let home, home.isAbsolutePath {
      path = home + "/.config/biorhythm/settings.json"
    } else {
      return nil
    }
  }

  /// Whether there is a file of this name, or a link to one.
  public var exists: Bool { pathExists(path) }

  /// Whether the name leads to a regular file, which can be read without waiting for anybody.
  package var isRegular: Bool {
    if case .file? = FileIdentity(of: path) { true } else { false }
  }

  /// Reads the settings; a file that does not exist holds none.
  ///
  /// - Throws: ``SettingsError``, where the file cannot be read or understood.
  public func load() throws(SettingsError) -> Settings {
    let bytes: [UInt8]?
    do {
      bytes = try readFile(path, limit: Self.maximumSize)
    } catch {
      switch error {
      case .system(let code): throw .unreadable(path: path, code: code)
      case .tooLarge: throw .tooLarge(path: path)
      }
    }
    guard let bytes else { return Settings() }
    do {
      return try Settings(parsing: bytes)
    } catch {
      throw .invalid(path: path, error)
    }
  }

  /// Changes the settings under a lock, so that of two programs that store at once neither loses anything.
  ///
  /// The file is replaced whole or not at all. It is left alone where the change makes no difference.
  ///
  /// - Parameter change: Takes the settings as they stand in the file just now; returns false to leave the file alone.
  /// - Returns: What is stored now.
  /// - Throws: ``SettingsError``; the file then stands as it was.
  @discardableResult
  public func update(_ change: (inout Settings) -> Void) throws(SettingsError) -> Settings {
    try update { (settings) throws(Never) in change(&settings) }.get()
  }

  /// How many seconds a program that holds the lock is waited for.
  package static let patience = 4.0

  /// Reads, checks and changes the settings under one lock, so that what was checked is what is stored.
  ///
  /// - Parameters:
  ///   - patience: How many seconds to wait for a program that holds the lock; 0 for an attempt that never waits.
  ///   - change: Takes the settings as they stand in the file just now; may refuse to change them.
  /// - Returns: What is stored now, or why the change was refused.
  /// - Throws: ``SettingsError``, `.locked` where another program does not let go of the lock; the file then stands
  ///   as it was.
  package func update<Refusal: Error>(
    patience: Double = Self.patience, _ change: (inout Settings) throws(Refusal) -> Void
  ) throws(SettingsError) -> Result<Settings, Refusal> {
    let place = try findPlace()
    let lock = try lock(place, patience)
    defer { withExtendedLifetime(lock) {} }
    let before = try load()
    var after = before
    do {
      try change(&after)
    } catch {
      return .failure(error)
    }
    if after == before, exists {
      place.removeLeftovers()
    } else {
      try store(after, in: place)
    }
    return .success(after)
  }

  private func findPlace() throws(SettingsError) -> FileReplacement {
    do throws(Errno) {
      let place = try FileReplacement(of: path, newFileMode: 0o600, creatingFolders: true)
      // What is no file keeps nothing.
      guard place.isWhole else { throw .notAllowed }
      return place
    } catch {
      throw .unwritable(path: path, code: error)
    }
  }

  private func lock(_ place: FileReplacement, _ patience: Double) throws(SettingsError) -> FolderLock {
    do {
      return try FolderLock(place.folder, patience: patience, for: path)
    } catch {
      throw error == .wouldBlock ? .locked(path: path) : .unwritable(path: path, code: error)
    }
  }

  private func store(_ settings: Settings, in place: FileReplacement) throws(SettingsError) {
    let bytes = settings.formatted()
    // What is stored must be read again.
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(path: path) }
    do {
      var file = try place.begin()
      try file.write(bytes.span.bytes)
      try file.commit()
    } catch {
      throw .unwritable(path: path, code: error)
    }
  }
}
