internal import BiorhythmSystem

/// The file in which settings are kept.
public struct SettingsFile: Hashable, Sendable {
  /// The largest file that is read: 1 MiB.
  public static let maximumSize: Int = 1 << 20

  /// The tag of the temporary file.
  private static let tag = "settings"

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
  public func update(_ change: (inout Settings) -> Bool) throws(SettingsError) -> Settings {
    let place: FileReplacement
    do {
      place = try FileReplacement(of: path, newFileMode: 0o600, creatingFolders: true)
    } catch {
      throw .unwritable(path: path, code: error)
    }
    let lock = FolderLock(place.folder)
    defer { withExtendedLifetime(lock) {} }
    let before = try load()
    var after = before
    guard change(&after), after != before || !exists else {
      place.removeLeftover(tag: Self.tag)
      return before
    }
    let bytes = after.formatted()
    // What is stored must be read again.
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(path: path) }
    do {
      var file = try place.begin(tag: Self.tag)
      try file.write(bytes.span.bytes)
      try file.commit()
    } catch {
      throw .unwritable(path: path, code: error)
    }
    return after
  }
}
