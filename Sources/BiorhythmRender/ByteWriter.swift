/// Writing stopped, with this `errno`.
package struct WriteFailure: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}

/// Gathers bytes and hands them on in blocks, so that a report of any length takes the same memory.
package struct ByteWriter: ~Copyable {
  /// Takes a block of bytes to where they go.
  package typealias Sink = (UnsafeRawBufferPointer) throws(WriteFailure) -> Void

  private let block: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private let sink: Sink

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - blockSize: How many bytes are handed on at once, about.
  ///   - sink: Where they go.
  package init(blockSize: Int = 1 << 16, to sink: @escaping Sink) {
    block = .allocate(capacity: blockSize)
    self.sink = sink
  }

  deinit {
    block.deallocate()
  }

  /// Hands on what is gathered; the end of a report must do so.
  package mutating func flush() throws(WriteFailure) {
    let gathered = count
    count = 0
    if gathered > 0 {
      try sink(UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(block)[..<gathered].rebased))
    }
  }

  /// Writes the UTF-8 of a text.
  package mutating func append(_ text: String) throws(WriteFailure) {
    var text = text
    var failure: WriteFailure?
    text.withUTF8 { bytes in
      do throws(WriteFailure) { try append(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes bytes.
  package mutating func append(_ bytes: [UInt8]) throws(WriteFailure) {
    var failure: WriteFailure?
    bytes.withUnsafeBytes { bytes in
      do throws(WriteFailure) { try append(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes bytes.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(WriteFailure) {
    if bytes.count > block.count - count { try flush() }
    if bytes.count > block.count { return try sink(bytes) }
    UnsafeMutableRawBufferPointer(block)[count...].rebased.copyMemory(from: bytes)
    count += bytes.count
  }

  /// Lets a hot loop write in place.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that `fill` may write, at most the block size.
  ///   - fill: Gets room for `limit` bytes and returns how many it wrote.
  package mutating func append(
    upTo limit: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int
  ) throws(WriteFailure) {
    precondition(limit <= block.count)
    if limit > block.count - count { try flush() }
    guard let start = block.baseAddress else { return }
    count += fill(start + count)
  }
}

extension Slice<UnsafeMutableRawBufferPointer> {
  fileprivate var rebased: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: self) }
}
