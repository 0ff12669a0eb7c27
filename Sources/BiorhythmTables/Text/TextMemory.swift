/// Text that is put together from pieces, in memory that is used again and again.
///
/// ``RowWriter/stride`` bytes behind the text are readable.
package struct TextMemory: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var size = 256
  /// How many bytes the text has.
  package private(set) var count = 0

  /// Creates an empty text.
  package init() {
    memory = .allocate(byteCount: size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  deinit {
    memory.deallocate()
  }

  /// The text, good until it is changed.
  package var text: BorrowedText {
    @inline(__always) get { BorrowedText(start: UnsafeRawPointer(memory), count: count) }
  }

  /// The text's bytes.
  package var bytes: UnsafeRawBufferPointer {
    @inline(__always) get { UnsafeRawBufferPointer(start: memory, count: count) }
  }

  package var isEmpty: Bool { count == 0 }

  /// Empties the text.
  package mutating func removeAll() {
    count = 0
  }

  /// Adds bytes at the end.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    if count + bytes.count + RowWriter.stride > size { grow(to: count + bytes.count) }
    (memory + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Adds a byte at the end.
  package mutating func append(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { append($0) }
  }

  /// Adds the UTF-8 of a text at the end.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Takes bytes away from the end.
  package mutating func removeLast(_ number: Int) {
    count -= min(number, count)
  }

  private mutating func grow(to length: Int) {
    size = max(2 * size, length + RowWriter.stride)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    larger.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }
}
