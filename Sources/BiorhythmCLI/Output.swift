internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// Where a report goes: standard output, or a file that is replaced whole or not at all.
struct Output {
  private let path: String?
  private let host: Host
  private let pager: PagerChoice?

  /// Creates an output.
  ///
  /// - Parameter pager: What a report longer than the terminal goes through, if anything.
  init(_ invocation: Invocation, _ host: Host, pager: PagerChoice? = nil) {
    path = invocation.outputFile
    self.host = host
    self.pager = pager
  }

  /// Whether what is written may go through a pager, beside which nothing must be written to the terminal.
  var mayBePaged: Bool { pager != nil }

  /// Whether what is written goes out as it is written, rather than into a file that is replaced whole.
  var isStream: Bool { path == nil }

  /// Whether what is written comes out on a terminal.
  var isTerminal: Bool { path.map { Descriptor.isTerminal($0) } ?? host.terminals.output }

  /// What ends a run when the reader of a pipe has gone.
  static let closedPipe = Failure.write(file: nil, code: .brokenPipe)

  /// Writes a report.
  ///
  /// - Parameter body: Writes it in pieces; the end need not flush.
  func write(_ body: (inout ByteWriter) throws(WriteFailure) -> Void) throws(Failure) {
    if let path {
      try writeFile(path, body)
    } else if let pager {
      try write(body, through: pager)
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

  private func write(
    _ body: (inout ByteWriter) throws(WriteFailure) -> Void, through pager: PagerChoice
  ) throws(Failure) {
    let sink = PagedSink(pager, sink: host.write)
    var code: Errno?
    do throws(WriteFailure) {
      try send(body) { (bytes) throws(WriteFailure) in
        do throws(Errno) { try sink.write(bytes.bytes) } catch { throw WriteFailure(code: error) }
      }
    } catch {
      code = error.code
    }
    // What came before a failure is shown.
    do throws(Errno) { try sink.finish() } catch { code = code ?? error }
    if sink.hasFailed { host.complain("biorhythm: \(pager.complaint)\n") }
    if let code, !sink.wasLeft { throw .write(file: nil, code: code) }
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
    let place: FileReplacement
    let file: FileReplacement.Pending
    do {
      place = try FileReplacement(of: path, newFileMode: 0o666)
      file = try place.begin()
    } catch {
      throw .output(file: path, code: error)
    }
    do {
      try write(body, to: file)
    } catch {
      // What is no file has taken what came before.
      throw .write(file: place.isWhole ? path : nil, code: error.code)
    }
  }

  private func write(
    _ body: (inout ByteWriter) throws(WriteFailure) -> Void, to file: consuming FileReplacement.Pending
  ) throws(WriteFailure) {
    var file = file
    let descriptor = file.descriptor
    try send(body) { (bytes) throws(WriteFailure) in
      do throws(Errno) { try descriptor.write(bytes.bytes) } catch { throw WriteFailure(code: error) }
    }
    do throws(Errno) { try file.commit() } catch { throw WriteFailure(code: error) }
  }
}
