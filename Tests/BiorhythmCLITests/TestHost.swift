import BiorhythmCLI
import BiorhythmCore
import BiorhythmSystem
import FoundationEssentials
import Synchronization
import Testing

/// What came out of a run.
struct Outcome: Equatable {
  var output: String
  var errors: String
  var status: ExitCode
}

/// A world made up for a test: 2026-11-30, UTF-8, no terminal, a home folder that is not there.
struct TestHost {
  var today = "2026-11-30"
  var environment = ["LANG": "C.UTF-8", "HOME": "/nonexistent"]
  var terminals = Host.Terminals()
  var columns: Int?
  var rows: Int?
  var input: [UInt8] = []
  /// Why standard output refuses every write, if it does.
  var writeError: Errno?

  /// Runs a command line.
  func run(_ words: [String]) throws -> Outcome {
    try run(bytes: words.map { Array($0.utf8) })
  }

  /// Runs a command line of any bytes.
  func run(bytes words: [[UInt8]]) throws -> Outcome {
    let output = Mutex<[UInt8]>([])
    let errors = Mutex("")
    let rest = Mutex(input[...])
    let writeError = writeError
    var host = Host(
      today: try #require(CivilDate(today)), secondsSince1970: 1_796_016_374, environment: environment,
      homeFolder: { nil }, terminals: terminals, columns: columns,
      read: { (buffer) throws(Errno) in
        let room = buffer.byteCount
        let block = rest.withLock { rest in
          defer { rest = rest.dropFirst(room) }
          return rest.prefix(room)
        }
        buffer.withUnsafeMutableBytes { $0.copyBytes(from: block) }
        return block.count
      },
      write: { (bytes) throws(Errno) in
        if let writeError { throw writeError }
        let bytes = bytes.withUnsafeBytes { Array($0) }
        output.withLock { $0 += bytes }
      },
      complain: { text in errors.withLock { $0 += text } })
    host.rows = rows
    let status = BiorhythmCLI.run(words, on: host)
    return Outcome(
      output: String(decoding: output.withLock { $0 }, as: UTF8.self), errors: errors.withLock { $0 },
      status: status)
  }
}

/// Runs a command line on the usual host.
func run(_ words: String..., on host: TestHost = TestHost()) throws -> Outcome {
  try host.run(words)
}

/// Runs a command line that must succeed in silence, and returns its output.
func output(_ words: String..., on host: TestHost = TestHost()) throws -> String {
  let outcome = try host.run(words)
  #expect(outcome.errors == "" && outcome.status == .done, "biorhythm \(words)")
  return outcome.output
}

/// A folder of its own for a test, removed at its end.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "biorhythm-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A host whose home is the folder.
  var host: TestHost { TestHost(environment: ["LANG": "C.UTF-8", "HOME": path]) }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: false, encoding: .utf8)
  }
}
