public import BiorhythmSystem

/// Writing stopped, because the system refused.
public struct WriteFailure: Error, Hashable, Sendable {
  /// Why the system refused.
  public let code: Errno

  /// Takes over the system's reason.
  public init(code: Errno) {
    self.code = code
  }
}

/// Gathers bytes and hands them on in blocks, so that a report of any length takes the same memory.
public struct ByteWriter: ~Copyable {
  /// Takes a block of bytes to where they go.
  public typealias Sink = (UnsafeRawBufferPointer) throws(WriteFailure) -> Void

  /// The start of the block; behind it is room for `capacity` bytes.
  @usableFromInline private(set) var start: UnsafeMutablePointer<UInt8>
  @usableFromInline private(set) var capacity: Int
  @usableFromInline var count = 0
  private let sink: Sink

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - blockSize: How many bytes are handed on at once, about.
  ///   - sink: Where they go.
  public init(blockSize: Int = 1 << 16, to sink: @escaping Sink) {
    start = .allocate(capacity: blockSize)
    capacity = blockSize
    self.sink = sink
  }

  deinit {
    start.deallocate()
  }

  /// Hands on what is gathered; the end of a report must do so.
  public mutating func flush() throws(WriteFailure) {
    let gathered = count
    count = 0
    if gathered > 0 {
      try sink(UnsafeRawBufferPointer(start: start, count: gathered))
    }
  }

  /// Writes the UTF-8 of a text.
  public mutating func append(_ text: String) throws(WriteFailure) {
    var text = text
    var failure: WriteFailure?
    text.withUTF8 { bytes in
      do throws(WriteFailure) { try append(UnsafeRawBufferPointer(bytes)) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes a text that stands in the program, without the cost of a string.
  @inlinable
  public mutating func append(literal text: StaticString) throws(WriteFailure) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    try append(bytes)
  }

  /// Writes bytes.
  public mutating func append(_ bytes: [UInt8]) throws(WriteFailure) {
    var failure: WriteFailure?
    bytes.withUnsafeBytes { bytes in
      do throws(WriteFailure) { try append(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes bytes.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(WriteFailure) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { try flush() }
    // More than a block holds goes past the block.
    if bytes.count > capacity { return try sink(bytes) }
    UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Lets a hot loop write in place.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that `fill` writes; the block grows where it is smaller.
  ///   - fill: Moves the cursor behind what it wrote, and touches up to ``RowWriter/stride`` bytes more.
  @inlinable @inline(__always)
  public mutating func append(
    upTo limit: Int, _ fill: (inout RowWriter) -> Void
  ) throws(WriteFailure) {
    if limit &+ RowWriter.stride > capacity &- count { try makeRoom(limit + RowWriter.stride) }
    let place = UnsafeMutableRawPointer(start + count)
    var cursor = RowWriter(next: place)
    fill(&cursor)
    count &+= cursor.next - place
    assert(count <= capacity)
  }

  @usableFromInline
  mutating func makeRoom(_ limit: Int) throws(WriteFailure) {
    try flush()
    guard limit > capacity else { return }
    start.deallocate()
    start = .allocate(capacity: limit)
    capacity = limit
  }
}
