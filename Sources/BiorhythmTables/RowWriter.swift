/// The place behind the last byte of a row that is being written, in memory that has the room.
///
/// A row first reserves the most that it can take, see ``ByteWriter/append(upTo:_:)``, then is written without further
/// checks: that is what makes millions of rows quick.
public struct RowWriter {
  /// How many bytes are copied at once.
  public static let stride = 32

  @usableFromInline var next: UnsafeMutableRawPointer

  @inlinable
  init(next: UnsafeMutableRawPointer) {
    self.next = next
  }

  /// Writes a byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  /// Writes the first bytes of a little-endian word; all eight are touched.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, count: Int) {
    next.storeBytes(of: word.littleEndian, as: UInt64.self)
    next += count
  }

  /// Writes a text that stands in the program.
  @inlinable @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: next, count: bytes.count).copyMemory(from: bytes)
    next += bytes.count
  }

  /// Writes the UTF-8 of a text.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Writes spaces; none for a negative count.
  public mutating func append(spaces count: Int) {
    for _ in 0..<max(0, count) { append(UInt8(ascii: " ")) }
  }

  /// Copies text in strides, so that most texts need no loop; up to ``stride`` bytes behind it are touched.
  ///
  /// The first stride is always taken: a processor cannot foresee where there is something to copy.
  ///
  /// - Parameters:
  ///   - start: Text with ``stride`` readable bytes behind it.
  ///   - count: Its bytes.
  @inlinable @inline(__always)
  public mutating func append(strides start: UnsafeRawPointer, count: Int) {
    var copied = 0
    repeat {
      let stride = start.loadUnaligned(fromByteOffset: copied, as: SIMD32<UInt8>.self)
      next.storeBytes(of: stride, toByteOffset: copied, as: SIMD32<UInt8>.self)
      copied &+= Self.stride
    } while copied < count
    next += count
  }

  /// Begins a list whose items each bring a separator: the first one gives way to an opening byte.
  ///
  /// - Parameters:
  ///   - opening: What stands before the list, also before an empty one.
  ///   - items: Writes the items.
  @inlinable @inline(__always)
  public mutating func appendList(opening: UInt8, _ items: (inout RowWriter) -> Void) {
    let start = next
    items(&self)
    start.storeBytes(of: opening, as: UInt8.self)
    next = max(next, start + 1)
  }

  /// Writes a number of days, 0 to 9,999,999, without leading zeros.
  @inlinable @inline(__always)
  public mutating func append(days: Int) {
    // Four digits in each half of a word, then two in each quarter, then one in each byte.
    let number = UInt64(truncatingIfNeeded: days)
    let halves = number / 10_000 | (number % 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
    let quarters = hundreds | (halves &- 100 &* hundreds) << 16
    let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
    let digits = tens | (quarters &- 10 &* tens) << 8
    // The lowest byte is the first digit. The last one is written even for zero.
    let leadingZeros = min(digits.trailingZeroBitCount / 8, 7)
    append((digits | 0x3030_3030_3030_3030) >> UInt64(8 * leadingZeros), count: 8 - leadingZeros)
  }

  /// Takes back the spaces before the cursor, as far as to where the row began.
  public mutating func dropSpaces(backTo start: RowWriter) {
    while next > start.next, (next - 1).load(as: UInt8.self) == UInt8(ascii: " ") { next -= 1 }
  }

  /// Writes another text in place of what was written since the row began.
  ///
  /// - Parameters:
  ///   - start: The cursor as it was.
  ///   - edit: Returns a text of no more bytes.
  public mutating func rewrite(from start: RowWriter, _ edit: (String) -> String) {
    let written = UnsafeRawBufferPointer(start: start.next, count: next - start.next)
    let text = edit(String(decoding: written, as: UTF8.self))
    next = start.next
    append(text: text)
  }
}
