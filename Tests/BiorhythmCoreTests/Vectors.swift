import BiorhythmCore
import FoundationEssentials
import Testing

/// Right values from an independent program: 40-digit arithmetic and another language's calendar.
enum Vectors {
  /// Returns the rows of one of the files, without its header; a file that lost rows fails.
  static func rows(_ name: String, atLeast fewest: Int = 100) throws -> [[String]] {
    let rows = try lines("\(name).csv").dropFirst()
    try #require(rows.count >= fewest)
    return rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Returns the rules of a zone from a copy of its file.
  static func zone(_ name: String) throws -> ZoneRules { try ZoneRules(parsing: try zoneFile(name)) }

  /// Returns the bytes of a copy of a zone's file.
  static func zoneFile(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Vectors/Zones/\(name)")))
  }

  /// Returns the lines of one of the files.
  static func lines(_ file: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Vectors/\(file)"), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
