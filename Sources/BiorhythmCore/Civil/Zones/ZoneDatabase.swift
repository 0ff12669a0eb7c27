/// The zones of a computer: a folder of zone files, each named as the IANA time zone database names it.
public struct ZoneDatabase: Sendable {
  /// The folder, without a slash at its end.
  public let folder: String
  private let read: @Sendable (_ path: String) -> [UInt8]?

  /// Where the folder is when `TZDIR` does not name another.
  public static let defaultFolder = "/usr/share/zoneinfo"

  /// Creates a database.
  ///
  /// - Parameters:
  ///   - folder: The value of `TZDIR`, or ``defaultFolder``.
  ///   - read: Returns the bytes of a file, or nil where there is none that can be read.
  public init(
    folder: String = ZoneDatabase.defaultFolder, read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.folder = folder
    self.read = read
  }

  /// Why a zone cannot be had.
  public enum Fault: Error, Hashable, Sendable {
    /// The database has no zone of this name.
    case unknownName(String)
    /// The folder has not even UTC.
    case noDatabase(folder: String)
    /// The file is there and cannot be trusted.
    case badFile(path: String, ZoneFileFault)
  }

  /// Returns the rules of a zone.
  ///
  /// - Parameter name: The whole name, such as `Asia/Seoul`.
  /// - Throws: ``Fault``; a name that leads out of the folder is an unknown one.
  public func rules(named name: String) throws(Fault) -> ZoneRules {
    guard ZoneNames.isWellFormed(name) else { throw .unknownName(name) }
    let path = "\(folder)/\(name)"
    guard let bytes = read(path) else {
      guard ["UTC", "Etc/UTC"].contains(where: { read("\(folder)/\($0)") != nil }) else {
        throw .noDatabase(folder: folder)
      }
      throw .unknownName(name)
    }
    do throws(ZoneFileFault) {
      return try ZoneRules(parsing: bytes)
    } catch {
      // Lists of zones lie in the folder too.
      throw error == .notAZoneFile ? .unknownName(name) : .badFile(path: path, error)
    }
  }

  /// Returns the rules of the computer's own zone, as `date` takes them.
  ///
  /// What is neither a file nor a rule is UTC, as in the GNU C library.
  public func rules(of zone: LocalZone) -> ZoneRules {
    if let bytes = read(zone.path(in: folder)), let rules = try? ZoneRules(parsing: bytes) { return rules }
    return zone.rule.map { ZoneRules($0) } ?? ZoneRules(fixed: .utc)
  }
}
