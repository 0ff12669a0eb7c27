internal import BiorhythmCore
internal import BiorhythmLocalization

/// A birth as it was typed.
struct TypedBirth {
  /// The birth.
  var birth: Birth
  /// The lunar date that was typed for its day, if one was.
  var lunarDate: LunarDate?
}

/// Reads births as they are typed: a date, and perhaps a time and a zone.
struct BirthReader {
  /// What the names in a date stand for.
  let context: Expression.Context
  let lexicon: Lexicon
  let zones: Zones

  /// Reads a birth.
  ///
  /// - Throws: ``UsageError``, with what is wrong with it.
  func birth(_ word: String) throws(UsageError) -> TypedBirth {
    let input = try checked(word) { () throws(BirthFault) in
      do throws(BirthInput.Fault) { return try BirthInput(parsing: word) } catch { throw .input(error) }
    }
    let date: CivilDate
    do throws(DateInput.Fault) {
      date = try CivilDate(typed: input.date, in: context, lexicon: lexicon)
    } catch { throw UsageError(input.date, error) }
    let lunarDate = (try? LunarInput(parsing: input.date))?.date
    guard let time = input.time else { return TypedBirth(birth: Birth(on: date), lunarDate: lunarDate) }
    let clock = try checked(word) { () throws(BirthFault) in
      let clock = Birth.Clock(time, in: try zones.zone(of: input.zone, on: date, at: time))
      _ = try zones.instant(of: date, clock)
      return clock
    }
    return TypedBirth(birth: Birth(on: date, at: clock), lunarDate: lunarDate)
  }

  private func checked<Value>(
    _ word: String, _ body: () throws(BirthFault) -> Value
  ) throws(UsageError) -> Value {
    do throws(BirthFault) { return try body() } catch { throw .wrongBirth(word, error) }
  }
}
