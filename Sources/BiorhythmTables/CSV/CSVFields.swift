/// The fields of a row of a ``CSVReader``, there until it is asked for the next row.
package struct CSVFields {
  /// How many fields there are.
  package let count: Int
  /// Whether the row certainly holds no quotation mark and no control character.
  package let isPlain: Bool
  let row: UnsafeMutableRawPointer
  let fields: UnsafeMutablePointer<CSVRow.Field>

  /// A field, without the quotation marks around it.
  package subscript(_ index: Int) -> BorrowedText {
    BorrowedText(start: row + fields[index].start, count: fields[index].end - fields[index].start)
  }
}
