internal import FoundationEssentials
package import Testing

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

  /// Expects that some bytes are the document.
  package func expect(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): review it", sourceLocation: sourceLocation)
    } else if let difference = difference(from: bytes) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that a text is the document.
  package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(Array(text.utf8), sourceLocation: sourceLocation)
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
