internal import BiorhythmTables

/// What was typed where a date is wanted, for options that also take a time of day.
public enum DateInput: Hashable, Sendable {
  /// A day.
  case date(CivilDate)
  /// A day and a time.
  case moment(CivilMoment)

  /// Why what was typed is no date.
  public enum Fault: Error, Hashable, Sendable {
    /// It has the look of a plain date.
    case notADate(CivilDate.ParseError)
    /// It is an expression that cannot be read or has no value.
    case expression(Expression.Fault)
    /// It is an expression whose value is of another kind; a moment too, where it cannot be had.
    case wrongKind(Expression.Value.Kind)
  }

  /// Reads a date as a person types it: in every form that ``CivilDate/init(parsing:today:)`` reads, a weekday for
  /// the next such day, `+7` and `-7` for days from today, a time of day behind a date, and every expression whose
  /// value is a date or a moment.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - context: What the names stand for.
  ///   - lexicon: The words that are known.
  /// - Throws: ``Fault``; that of the date where the text has the look of a plain one.
  public init(
    parsing text: String, in context: Expression.Context, lexicon: Lexicon = .english
  ) throws(Fault) {
    let plainFault: CivilDate.ParseError
    do throws(CivilDate.ParseError) {
      self = .date(try CivilDate(parsing: text, today: context.today))
      return
    } catch { plainFault = error }
    if let days = Self.signedDays(text) {
      guard let date = days.flatMap({ context.today.adding(days: $0) }) else {
        throw .expression(.init(.dateOutOfRange, in: text, at: 0..<text.unicodeScalars.count))
      }
      self = .date(date)
      return
    }
    let value: Expression.Value
    do throws(Expression.Fault) {
      value = try Expression(parsing: text, lexicon: lexicon).value(in: context)
    } catch {
      throw Self.looksPlain(text) ? .notADate(plainFault) : .expression(error)
    }
    switch value {
    case .date(let date): self = .date(date)
    case .moment(let moment): self = .moment(moment)
    default: throw Self.looksPlain(text) ? .notADate(plainFault) : .wrongKind(value.kind)
    }
  }

  /// A number of days with a sign before it: nil where the text is none, nil in nil where it has no room.
  private static func signedDays(_ text: String) -> Int?? {
    let scalars = text.unicodeScalars.halfWidth().trimmed()
    guard let sign = scalars.first, "+-−".unicodeScalars.contains(sign), scalars.count > 1,
      scalars.dropFirst().allSatisfy(\.isDigit)
    else { return nil }
    return .some(Int((sign == "+" ? "" : "-") + String(scalars: scalars.dropFirst())))
  }

  /// Whether nothing but digits, separators and the units of a date stand in a text, as in a plain date.
  private static func looksPlain(_ text: String) -> Bool {
    var mayHaveSpace = false
    return !text.unicodeScalars.isEmpty
      && text.unicodeScalars.halfWidth().trimmed().allSatisfy { scalar in
        if scalar.properties.isWhitespace { return mayHaveSpace }
        mayHaveSpace = scalar == "." || !scalar.isASCII
        return scalar.isDigit || "-./年月日년월일".unicodeScalars.contains(scalar)
      }
  }
}

extension DateInput {
  /// The day.
  public var date: CivilDate {
    switch self {
    case .date(let date): date
    case .moment(let moment): moment.date
    }
  }

  /// The time of the day, where one was typed.
  public var time: TimeOfDay? {
    if case .moment(let moment) = self { moment.time } else { nil }
  }
}

extension CivilDate {
  /// Reads a date as a person types it where no time of day can be had.
  ///
  ///     try CivilDate(typed: "today + 1 year", in: context)
  ///
  /// - Throws: ``DateInput/Fault``, also for a moment. ``DateInput`` says what is read.
  public init(
    typed text: String, in context: Expression.Context, lexicon: Lexicon = .english
  ) throws(DateInput.Fault) {
    switch try DateInput(parsing: text, in: context, lexicon: lexicon) {
    case .date(let date): self = date
    case .moment: throw .wrongKind(.moment)
    }
  }
}
