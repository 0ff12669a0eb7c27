#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file was not read.
enum ReadFailure: Error {
  /// The system refused, with this `errno`.
  case system(Int32)
  /// There is more of it than is read.
  case tooLarge
}

/// Reads a whole file, or returns nil where there is none.
///
/// - Parameter limit: The most bytes that are read, so that an endless file ends in an error.
func readFile(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8]? {
  let descriptor = openForReading(path)
  guard descriptor >= 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .system(errno)
  }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = block.withUnsafeMutableBytes { readSome(descriptor, into: $0) }
    if count == 0 { return bytes }
    if count < 0 { throw .system(Int32(-count)) }
    bytes.append(contentsOf: block[..<count])
    if bytes.count > limit { throw .tooLarge }
  }
}

/// Opens a file for reading; negative, with `errno` set, where the system refuses.
package func openForReading(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

/// Reads what there is from a descriptor.
///
/// - Returns: The bytes read, 0 at the end, or the negative `errno`.
package func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count >= 0 ? count : -Int(errno) }
  }
}

/// Whether two paths lead to one file that is there.
package func isSameFile(_ first: String, _ second: String) -> Bool {
  var one = stat()
  var other = stat()
  return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev
    && one.st_ino == other.st_ino
}

/// Writes all bytes to a descriptor, however many calls that takes.
///
/// - Returns: 0, or the `errno` that ended it.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      // The other end of a pipe may have set the description non-blocking.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
