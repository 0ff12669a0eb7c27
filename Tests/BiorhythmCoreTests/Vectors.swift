import BiorhythmCore
import FoundationEssentials
import Testing

/// Right values from an independent program: 40-digit arithmetic and another language's calendar.
enum Vectors {
  /// Returns the rows of one of the files, without its header; a file that lost rows fails.
  static func rows(_ name: String, atLeast fewest: Int = 100) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Vectors/\(name).csv"), encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst()
    try #require(rows.count >= fewest)
    return rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }
}
