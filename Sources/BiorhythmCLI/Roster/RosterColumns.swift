internal import BiorhythmLocalization
internal import BiorhythmTables

/// Where a roster has its names and birthdays, as its header tells.
struct RosterColumns {
  let separator: UInt8
  let name: Int
  let birthday: Int

  /// Whether rows begin with the name and the birthday, as most rosters do.
  var areFirst: Bool { name == 0 && birthday == 1 }

  /// What may stand between fields; the first is taken where the header does not tell.
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// What the header names in place of the columns.
  enum Fault: Error, Hashable {
    case missing(column: String)
    case repeated(column: String)
  }

  /// Creates the columns from the cells of a header.
  ///
  /// - Parameters:
  ///   - cells: The column names; case and white space around them do not matter.
  ///   - separator: What stood between them.
  init(cells: [String], separator: UInt8) throws(Fault) {
    let names = cells.map { $0.trimmed().lowercased() }
    self.separator = separator
    name = try Self.place(of: "name", in: names)
    birthday = try Self.place(of: "birthday", in: names)
  }

  private static func place(of column: String, in names: [String]) throws(Fault) -> Int {
    guard let place = names.firstIndex(of: column) else { throw .missing(column: column) }
    guard names.lastIndex(of: column) == place else { throw .repeated(column: column) }
    return place
  }
}

/// What the beginning of a file says about its columns.
enum HeaderScan {
  /// More of the file is needed.
  case incomplete
  /// The row at the beginning holds no text.
  case blank(RowScan)
  case found(RosterColumns, RowScan)
  case wrong(RosterColumns.Fault, RowScan)

  /// Reads the row at the beginning of the bytes as a header.
  ///
  /// The separator is the one that sets the two names apart; so other separators may stand in the other names.
  ///
  /// - Parameters:
  ///   - bytes: What is known of the file, from the row on.
  ///   - isWhole: Whether nothing follows.
  init(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) {
    var wrong: (fault: RosterColumns.Fault, row: RowScan)?
    var isIncomplete = false
    for separator in RosterColumns.separators {
      var cells: [String] = []
      var scanner = RowScanner(bytes: bytes, separator: separator, isWhole: isWhole)
      let row = scanner.scan { _, field in
        cells.append(
          String(decoding: bytes[field.range], as: UTF8.self).replacing("\"\"", with: "\""))
      }
      guard let row else {
        isIncomplete = true
        continue
      }
      do throws(RosterColumns.Fault) {
        let columns = try RosterColumns(cells: cells, separator: separator)
        self = .found(columns, row)
        return
      } catch {
        if isBlank(bytes[..<row.end], separators: RosterColumns.separators) {
          self = .blank(row)
          return
        }
        // A repeated column tells more than a missing one, which any wrong separator brings about.
        if case .repeated = error { wrong = (error, row) }
        if case .missing("birthday") = error, case .missing("name") = wrong?.fault { wrong = (error, row) }
        wrong = wrong ?? (error, row)
      }
    }
    self = isIncomplete ? .incomplete : wrong.map { .wrong($0.fault, $0.row) } ?? .incomplete
  }
}

/// Whether a row has nothing in its fields but white space.
func isBlank(_ row: Slice<UnsafeRawBufferPointer>, separators: [UInt8]) -> Bool {
  if row.isEmpty { return true }
  if row.contains(where: { (0x23..<0x7F).contains($0) && !separators.contains($0) }) { return false }
  return String(decoding: row, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
    scalar.properties.isWhitespace || scalar == "\"" || separators.contains { $0 == scalar.value }
  }
}
