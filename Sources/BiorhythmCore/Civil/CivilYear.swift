internal import BiorhythmTables

/// A year of the proleptic Gregorian calendar, 0001 to 9999.
public struct CivilYear: Hashable, Sendable {
  /// Its number, 1 to 9999.
  public let number: Int

  /// Creates the year in which a date lies.
  public init(containing date: CivilDate) { number = date.month.year }

  /// Creates a year from text that a person typed: `2026`, also `2026년`, `2026年` and in full-width digits.
  ///
  /// - Throws: ``CivilDate/ParseError``, with what is wrong.
  public init(parsing text: String) throws(CivilDate.ParseError) {
    var digits = text.unicodeScalars.halfWidth()[...].trimmed()
    if let unit = digits.last, unit == "年" || unit == "년" { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { throw .notADate }
    guard digits.count >= 4 else { throw .yearNotFourDigits }
    guard digits.count == 4, let number = Int(String(scalars: digits)), number > 0 else {
      throw .yearOutOfRange
    }
    self.number = number
  }

  /// January to December.
  public var months: [CivilMonth] { (1...12).compactMap { CivilMonth(year: number, month: $0) } }

  /// All days, first to last.
  public var days: ClosedRange<CivilDate> {
    let months = months
    return months[0].first...months[months.count - 1].last
  }
}

extension CivilYear: CustomStringConvertible {
  /// The year as ISO 8601 writes it, with four digits: `2026`.
  public var description: String { number.zeroPadded(to: 4) }
}
