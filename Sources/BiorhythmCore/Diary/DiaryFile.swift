package import BiorhythmSystem
internal import BiorhythmTables

/// Why the diary could not be changed; every case but `noPlace` names the file.
package enum DiaryError: Error, Hashable, Sendable {
  /// The file is no diary: its first line names other columns.
  case wrongHeader(path: String, [String])
  /// A line cannot be taken apart.
  case wrongLine(path: String, line: Int)
  /// It is larger than ``DiaryFile/maximumSize``.
  case tooLarge(path: String)
  case unreadable(path: String, code: Errno)
  case unwritable(path: String, code: Errno)
  /// Another program holds the lock of the file's folder and does not let go of it.
  case locked(path: String)
  /// Neither a home folder nor `XDG_DATA_HOME` is known.
  case noPlace
}

/// The file in which the diary is kept: replaced whole or not at all, under the lock of its folder.
package struct DiaryFile: Hashable, Sendable {
  /// The largest file that is read: 16 MiB, some centuries of days.
  package static let maximumSize = 16 << 20

  /// Where the file is, or will be.
  package let path: String

  /// Names the file for an environment: `$XDG_DATA_HOME/biorhythm/diary.csv`, else under `~/.local/share`.
  ///
  /// - Returns: nil where neither is an absolute path.
  package init?(dataHome: String?, home: String?) {
    if let dataHome, dataHome.isAbsolutePath {
      path = dataHome + "/biorhythm/diary.csv"
    } else if let home, home.isAbsolutePath {
      path = home + "/.local/share/biorhythm/diary.csv"
    } else {
      return nil
    }
  }

  /// Reads, changes and replaces the diary under one lock.
  ///
  /// - Parameter change: Takes the diary as it stands in the file just now.
  /// - Returns: What the change returns.
  /// - Throws: ``DiaryError``; the file then stands as it was.
  package func update<Result>(_ change: (inout Diary) -> Result) throws(DiaryError) -> Result {
    let place: FileReplacement
    do throws(Errno) {
      place = try FileReplacement(of: path, newFileMode: 0o600, creatingFolders: true)
      guard place.isWhole else { throw .notAllowed }
    } catch { throw .unwritable(path: path, code: error) }
    let lock = try lock(place)
    defer { withExtendedLifetime(lock) {} }
    let (before, exists) = try load()
    var after = before
    let result = change(&after)
    if after == before, exists {
      place.removeLeftovers()
    } else {
      try store(after, in: place)
    }
    return result
  }

  private func lock(_ place: FileReplacement) throws(DiaryError) -> FolderLock {
    do {
      return try FolderLock(place.folder, patience: SettingsFile.patience, for: path)
    } catch {
      throw error == .wouldBlock ? .locked(path: path) : .unwritable(path: path, code: error)
    }
  }

  private func load() throws(DiaryError) -> (Diary, exists: Bool) {
    let bytes: [UInt8]?
    do {
      bytes = try readFile(path, limit: Self.maximumSize)
    } catch {
      switch error {
      case .system(let code): throw .unreadable(path: path, code: code)
      case .tooLarge: throw .tooLarge(path: path)
      }
    }
    guard let bytes else { return (Diary(), false) }
    do {
      return (try Diary(parsing: bytes), true)
    } catch {
      switch error {
      case .wrongHeader(let header): throw .wrongHeader(path: path, header)
      case .row(let fault): throw .wrongLine(path: path, line: fault.line)
      }
    }
  }

  private func store(_ diary: Diary, in place: FileReplacement) throws(DiaryError) {
    let bytes = diary.formatted()
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(path: path) }
    do {
      var file = try place.begin()
      try file.write(bytes.span.bytes)
      try file.commit()
    } catch { throw .unwritable(path: path, code: error) }
  }
}
