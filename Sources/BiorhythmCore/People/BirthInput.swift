internal import BiorhythmTables

/// A birth as a person typed it, taken apart: the date, which is still text, the time and the zone.
///
///     try BirthInput(parsing: "음력 1990-04-21 18:30 @Seoul")
///     // date "음력 1990-04-21", time 18:30, zone .named("Seoul")
public struct BirthInput: Hashable, Sendable {
  /// The text of the date, in any form that is read, a lunar one too.
  public let date: String
  /// The time of day, or nil where none was typed.
  public let time: TimeOfDay?
  /// The zone behind the time, its name as it was typed; nil where none was.
  public let zone: BirthZone?

  /// Why a text is no birth, whatever its date.
  public enum Fault: Error, Hashable, Sendable {
    /// The clock shows no such time, as 24:00 or 18:60.
    case noSuchTime(String)
    /// What stands behind the time is neither an offset nor a name behind `@`.
    case notAZone(String)
    /// Nothing stands behind the `@`.
    case emptyZone
    /// A zone was named without a time of day, where it has no meaning.
    case zoneWithoutTime(String)
  }

  /// Takes a birth apart: `1990-05-15`, `1990-05-15T18:30`, `1990-05-15 18:30:15`, each of these two followed by
  /// nothing, `@Asia/Seoul`, `Z` or `+09:00`.
  ///
  /// - Throws: ``Fault``.
  public init(parsing text: String) throws(Fault) {
    let scalars = Array(text.unicodeScalars.halfWidth().trimmed())
    let sign = scalars.firstIndex(of: "@") ?? scalars.endIndex
    let name = sign < scalars.endIndex ? String(scalars: scalars[(sign + 1)...].trimmed()) : nil
    let head = scalars[..<sign].trimmed()
    if let name, name.isEmpty { throw .emptyZone }
    guard let mark = Self.markOfTime(in: head) else {
      if let name { throw .zoneWithoutTime(name) }
      (date, time, zone) = (String(scalars: head), nil, nil)
      return
    }
    let clock = head[(mark + 1)...].drop { $0.isSpace }.prefix { $0.isDigit || $0 == ":" || $0 == "." }
    guard let time = TimeOfDay(parsing: String(scalars: clock)) else {
      throw .noSuchTime(String(scalars: clock))
    }
    let suffix = String(scalars: head[clock.endIndex...].trimmed())
    date = String(scalars: head[..<mark].trimmed())
    self.time = time
    switch (suffix, name) {
    case ("", nil): zone = nil
    case ("", let name?): zone = UTCOffset(parsing: name).map { .offset($0) } ?? .named(name)
    case (let suffix, nil):
      guard let offset = UTCOffset(parsing: suffix) else { throw .notAZone(suffix) }
      zone = .offset(offset)
    case (let suffix, let name?): throw .notAZone("\(suffix)@\(name)")
    }
  }

  /// Where the `T` or the white space stands that parts the date from the time.
  private static func markOfTime(in head: ArraySlice<Unicode.Scalar>) -> Int? {
    head.indices.first { place in
      guard place > head.startIndex else { return false }
      let digits = head[(place + 1)...].prefix { $0.isDigit }
      guard !digits.isEmpty else { return false }
      // Behind a space, only what has a colon is a time; a `T` within a word begins none.
      if head[place].isSpace { return digits.endIndex < head.endIndex && head[digits.endIndex] == ":" }
      let previous = head[place - 1]
      let endsDate = previous.isDigit || !previous.isASCII || previous == "."
      return endsDate && (head[place] == "T" || head[place] == "t")
    }
  }
}
