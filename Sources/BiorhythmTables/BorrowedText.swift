/// UTF-8 text in memory that someone else owns, such as a field of a row: good as long as that memory is.
package struct BorrowedText {
  /// Where the text begins; ``RowWriter/stride`` readable bytes stand behind it.
  package let start: UnsafeRawPointer
  /// How many bytes it has.
  package let count: Int

  /// Takes text that has ``RowWriter/stride`` readable bytes behind it.
  package init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// The text's bytes.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
  /// The text as a value of its own.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
