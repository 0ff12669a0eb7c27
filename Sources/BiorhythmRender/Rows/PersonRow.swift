internal import BiorhythmCore
internal import BiorhythmTables

/// A person of a list, ready to be written as a row.
package struct PersonRow {
  /// The name in UTF-8, or nil for the owner of the settings; ``RowWriter/stride`` readable bytes stand behind it, and it
  /// is good as long as the memory that it lies in.
  let name: UnsafeRawBufferPointer?
  /// Whether the name holds no C0 control, quotation mark or comma; false also where that is not known.
  let isPlain: Bool
  let birthday: DateText
  /// Days since birth on the selected day, 0 or more.
  package let day: Int

  /// Creates a row from memory that a reader owns.
  package init(name: UnsafeRawBufferPointer?, isPlain: Bool, birthday: DateText, day: Int) {
    self.name = name
    self.isPlain = isPlain
    self.birthday = birthday
    self.day = day
  }

  /// Lets a body use the row of a person whose birthday is known.
  ///
  /// - Parameters:
  ///   - person: Who.
  ///   - selected: A day on which they are born.
  static func with(
    _ person: Person, on selected: CivilDate, _ body: (PersonRow) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let name = person.name.map { Array($0.utf8) }
    // Memory behind the name may be read.
    let memory = (name ?? []) + [UInt8](repeating: 0, count: RowWriter.stride)
    var failure: WriteFailure?
    memory.withUnsafeBytes { bytes in
      let row = PersonRow(
        name: name.map { UnsafeRawBufferPointer(rebasing: bytes[..<$0.count]) }, isPlain: false,
        birthday: DateText(person.birthday), day: selected - person.birthday)
      do throws(WriteFailure) { try body(row) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
