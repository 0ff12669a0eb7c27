/// Memory in which rows become bytes on their way out, many before a block of them is handed on.
///
/// A row first reserves the most that it can take, then writes through a ``RowCursor`` without further checks: that is
/// what makes millions of rows quick, and why both types live in this one file.
struct RowBytes: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// How many bytes make a block that is worth handing on.
  static let blockSize = 1 << 17

  init() {
    memory = .allocate(byteCount: Self.blockSize + 1 << 13, alignment: 8)
  }

  deinit {
    memory.deallocate()
  }

  /// What was written since the last ``removeAll()``.
  var contents: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  mutating func removeAll() {
    count = 0
  }

  /// Writes with a cursor.
  ///
  /// - Parameters:
  ///   - room: The most bytes that `body` writes.
  ///   - body: Moves the cursor to behind what it wrote.
  @inline(__always)
  mutating func append(upTo room: Int, _ body: (inout RowCursor) -> Void) {
    if memory.count - count < room + RowCursor.slack { grow(by: room) }
    guard let start = memory.baseAddress else { return }
    var cursor = RowCursor(next: start + count)
    body(&cursor)
    count = cursor.next - start
    assert(count + RowCursor.slack <= memory.count)
  }

  private mutating func grow(by room: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(2 * memory.count, count + room + RowCursor.slack), alignment: 8)
    larger.copyMemory(from: contents)
    memory.deallocate()
    memory = larger
  }
}

/// The place behind the last byte of a row that is being written.
struct RowCursor {
  /// How many bytes are copied at once.
  static let stride = 32

  /// How many bytes behind the last one may be touched.
  static let slack = stride

  fileprivate(set) var next: UnsafeMutableRawPointer

  /// Writes over a byte that was written, or writes it as the first one.
  ///
  /// - Parameter place: Where it stands, here or before.
  @inline(__always)
  mutating func put(_ byte: UInt8, at place: RowCursor) {
    place.next.storeBytes(of: byte, as: UInt8.self)
    next = max(next, place.next + 1)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  /// Writes the first bytes of a little-endian word.
  @inline(__always)
  mutating func append(_ word: UInt64, count: Int) {
    next.storeBytes(of: word.littleEndian, as: UInt64.self)
    next += count
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: next, count: bytes.count).copyMemory(from: bytes)
    next += bytes.count
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(UnsafeRawBufferPointer($0)) }
  }

  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { append(UInt8(ascii: " ")) }
  }

  /// Takes back the spaces before the cursor.
  ///
  /// - Parameter start: Where the line began.
  mutating func dropSpaces(backTo start: RowCursor) {
    while next > start.next, (next - 1).load(as: UInt8.self) == UInt8(ascii: " ") { next -= 1 }
  }

  /// Writes another text in place of what was written.
  ///
  /// - Parameters:
  ///   - start: Where that began.
  ///   - edit: Returns a text of no more bytes.
  mutating func rewrite(from start: RowCursor, _ edit: (String) -> String) {
    let written = UnsafeRawBufferPointer(start: start.next, count: next - start.next)
    let text = edit(String(decoding: written, as: UTF8.self))
    next = start.next
    append(text: text)
  }

  /// Copies text in strides, so that most names need no loop.
  ///
  /// - Parameter bytes: Text with ``stride`` readable bytes behind it.
  @inline(__always)
  mutating func append(strides bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    var copied = 0
    repeat {
      let stride = start.loadUnaligned(fromByteOffset: copied, as: SIMD32<UInt8>.self)
      (next + copied).storeBytes(of: stride, as: SIMD32<UInt8>.self)
      copied += Self.stride
    } while copied < bytes.count
    next += bytes.count
  }

  /// Writes a number of days, 0 to 9,999,999, without leading zeros.
  @inline(__always)
  mutating func append(days: Int) {
    // Four digits in each half of a word, then two in each quarter, then one in each byte.
    let number = UInt64(days)
    let halves = number / 10_000 | (number % 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let quarters = hundreds | (halves &- 100 &* hundreds) << 16
    let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
    let digits = tens | (quarters &- 10 &* tens) << 8
    // The lowest byte is the first digit. The last one is written even for zero.
    let leadingZeros = min(digits.trailingZeroBitCount / 8, 7)
    append((digits | 0x3030_3030_3030_3030) >> UInt64(8 * leadingZeros), count: 8 - leadingZeros)
  }
}
