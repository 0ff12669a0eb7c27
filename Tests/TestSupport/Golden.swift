internal import FoundationEssentials

/// A whole document kept beside the tests, which what is made now must equal byte for byte.
///
/// `RECORD_GOLDENS=1 swift test` writes what is made now in place of the files, and fails, so that nothing is
/// recorded by the way. A missing file fails too.
package struct Golden {
  private let file: URL

  /// Names a document in `Goldens`, beside the file that asks for it.
  package init(_ name: String, besides source: String = #filePath) {
    file = URL(filePath: source).deletingLastPathComponent().appending(path: "Goldens").appending(path: name)
  }

  /// Holds a text against the document, or records it.
  ///
  /// - Returns: What is wrong, or nil.
  package func check(_ text: String) throws -> String? { try check(Array(text.utf8)) }

  /// Holds bytes against the document, or records them.
  ///
  /// - Returns: What is wrong, or nil.
  package func check(_ bytes: [UInt8]) throws -> String? {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else { return difference(from: bytes) }
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return "recorded \(file.lastPathComponent): review it"
  }

  /// Returns where the document and some bytes part, or nil where they are the same.
  package func difference(from bytes: [UInt8]) -> String? {
    let name = file.lastPathComponent
    guard let recorded = try? Data(contentsOf: file) else {
      return "\(name) is missing; RECORD_GOLDENS=1 writes it"
    }
    guard Array(recorded) != bytes else { return nil }
    let old = lines(Array(recorded))
    let new = lines(bytes)
    let same = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(name) differs from line \(same + 1) on
        recorded: \(same < old.count ? old[same] : "(the end)")
        now:      \(same < new.count ? new[same] : "(the end)")
      """
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
