internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// Where a report goes: standard output, or a file that is replaced whole or not at all.
struct Output {
  private let path: String?
  private let host: Host

  init(_ invocation: Invocation, _ host: Host) {
    path = invocation.outputFile
    self.host = host
  }

  /// Whether what is written goes out as it is written, rather than into a file that is replaced whole.
  var isStream: Bool { path == nil }

  /// What ends a run when the reader of a pipe has gone.
  static let closedPipe = Failure.write(file: nil, code: .brokenPipe)

  /// Writes a report.
  ///
  /// - Parameter body: Writes it in pieces; the end need not flush.
  func write(_ body: (inout ByteWriter) throws(WriteFailure) -> Void) throws(Failure) {
    if let path {
      try writeFile(path, body)
    } else {
      do {
        try send(body) { (bytes) throws(WriteFailure) in
          do throws(Errno) { try host.write(bytes.bytes) } catch { throw WriteFailure(code: error) }
        }
      } catch {
        throw .write(file: nil, code: error.code)
      }
    }
  }

  /// Writes a short report.
  func write(_ text: String) throws(Failure) {
    try write { (writer) throws(WriteFailure) in try writer.append(text) }
  }

  private func send(
    _ body: (inout ByteWriter) throws(WriteFailure) -> Void, to sink: @escaping ByteWriter.Sink
  ) throws(WriteFailure) {
    var writer = ByteWriter(to: sink)
    try body(&writer)
    try writer.flush()
  }

  private func writeFile(
    _ path: String, _ body: (inout ByteWriter) throws(WriteFailure) -> Void
  ) throws(Failure) {
    var file: FileReplacement.Pending
    do {
      file = try FileReplacement(of: path, newFileMode: 0o666).begin(tag: "output-\(CurrentProcess.id)")
    } catch {
      throw .output(file: path, code: error)
    }
    do {
      try send(body) { (bytes) throws(WriteFailure) in
        // Whoever ends the program need not wait for the rest.
        if SignalDelay.isEnding { throw WriteFailure(code: .interrupted) }
        do throws(Errno) { try file.write(bytes.bytes) } catch { throw WriteFailure(code: error) }
      }
    } catch {
      throw .write(file: path, code: error.code)
    }
    do {
      try file.commit()
    } catch {
      throw .write(file: path, code: error)
    }
  }
}
