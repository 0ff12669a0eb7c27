package import BiorhythmTables

/// Numbers that people wrote down for days, as rows of text `date,name,value`.
///
/// A row that cannot be read, and columns of other names, are kept as they are.
package struct Diary: Equatable, Sendable {
  /// The columns that a diary must name.
  package static let columns = ["date", "name", "value"]

  private var header = Self.columns
  private var rows: [[String]] = []
  private var separator: Character = ","

  /// Creates an empty diary.
  package init() {}

  /// Why bytes are no diary.
  package enum Fault: Error, Hashable, Sendable {
    /// The first line does not name the columns; its cells.
    case wrongHeader([String])
    /// What is wrong with a row as text.
    case row(CSVFault)
  }

  /// Reads a diary; bytes with no row at all are an empty one.
  package init(parsing bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    let source = { (room: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int in
      let block = rest.prefix(room.count)
      room.copyBytes(from: block)
      rest = rest.dropFirst(block.count)
      return block.count
    }
    var reader = CSVReader()
    do throws(CSVReader.HeaderFault) {
      header = try reader.readHeader(from: source) { Self.places(in: $0) != nil }
    } catch {
      switch error {
      case .unusable(let fault): throw .row(fault)
      case .empty, .unreadable: return
      }
    }
    guard Self.places(in: header) != nil else { throw .wrongHeader(header) }
    separator = Character(Unicode.Scalar(reader.separator))
    do throws(CSVFault) {
      while true {
        switch try reader.next() {
        case .row(let fields): rows.append((0..<fields.count).map { fields[$0].string })
        case .needsMore: do { try reader.fill(from: source) } catch { return }
        case .end: return
        }
      }
    } catch { throw .row(error) }
  }

  private static func places(in header: [String]) -> (date: Int, name: Int, value: Int)? {
    let names = header.map { $0.lowercased() }
    guard let date = names.firstIndex(of: columns[0]), let name = names.firstIndex(of: columns[1]),
      let value = names.firstIndex(of: columns[2])
    else { return nil }
    return (date, name, value)
  }

  /// Writes a number down for a day, in place of those that stand there.
  ///
  /// - Parameters:
  ///   - value: The number's text, kept as it is.
  ///   - name: Whose it is; nil is the owner.
  /// - Returns: What stood there before.
  package mutating func record(_ value: String, on date: CivilDate, name: String?) -> [String] {
    guard let places = Self.places(in: header) else { return [] }
    func isMeant(_ row: [String]) -> Bool {
      row.count > max(places.date, places.name, places.value)
        && (try? CivilDate(parsing: row[places.date].trimmed(), today: date)) == date
        && Self.name(inCell: row[places.name]) == name
    }
    let former = rows.filter(isMeant).map { $0[places.value].trimmed() }
    var row = rows.first(where: isMeant) ?? Array(repeating: "", count: header.count)
    row[places.date] = date.description
    row[places.name] = Self.cell(of: name)
    row[places.value] = value
    if let place = rows.firstIndex(where: isMeant) {
      rows[place] = row
      rows = rows.enumerated().filter { $0.offset <= place || !isMeant($0.element) }.map(\.element)
    } else {
      rows.append(row)
    }
    return former
  }

  /// The name in a cell, nil for the owner; see ``cell(of:)``.
  package static func name(inCell cell: String) -> String? {
    let isGuarded = cell.hasPrefix("'") && cell.dropFirst().unicodeScalars.first.map(isFormulaStart) == true
    let name = isGuarded ? String(cell.dropFirst()) : cell
    return name.isEmpty ? nil : name
  }

  /// A name as no spreadsheet takes it for a formula.
  private static func cell(of name: String?) -> String {
    guard let name else { return "" }
    return name.unicodeScalars.first.map(isFormulaStart) == true ? "'" + name : name
  }

  private static func isFormulaStart(_ scalar: Unicode.Scalar) -> Bool {
    "=+-@\t\r".unicodeScalars.contains(scalar)
  }

  /// The diary as it is stored: UTF-8, lines end in LF.
  package func formatted() -> [UInt8] {
    let lines = ([header] + rows).map { row in
      row.map(quoted).joined(separator: String(separator)) + "\n"
    }
    return Array(lines.joined().utf8)
  }

  /// RFC 4180 §2: cells with quotation marks, separators and line breaks stand in quotation marks.
  private func quoted(_ cell: String) -> String {
    let scalars = cell.unicodeScalars
    guard scalars.contains(where: { "\"\n\r".unicodeScalars.contains($0) || Character($0) == separator })
    else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}
