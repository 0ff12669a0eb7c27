internal import CLibrary

/// Why a file was not read.
package enum ReadFailure: Error, Hashable, Sendable {
  /// The system refused.
  case system(Errno)
  /// There is more of it than is read.
  case tooLarge
}

/// Reads a whole file, or returns nil where there is none.
///
/// - Parameter limit: The most bytes that are read, so that an endless file ends in an error.
package func readFile(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8]? {
  let file: Descriptor
  do {
    file = try Descriptor(reading: path)
  } catch {
    if error == .notFound || error == .notFolder { return nil }
    throw .system(error)
  }
  defer { file.close() }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count: Int
    do {
      var span = block.mutableSpan
      var room = span.mutableBytes
      count = try file.read(into: &room)
    } catch {
      throw .system(error)
    }
    if count == 0 { return bytes }
    bytes.append(contentsOf: block[..<count])
    if bytes.count > limit { throw .tooLarge }
  }
}
