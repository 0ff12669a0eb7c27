internal import BiorhythmCore
internal import BiorhythmLocalization

extension Resolver {
  /// Reads a birth: a date, and perhaps a time and a zone.
  ///
  /// - Parameter isBirth: Whether it is for this run, so that no birthday is known from which it could count.
  func birth(_ word: String, isBirth: Bool) throws(Failure) -> TypedBirth {
    // Most births are plain dates, and cost nothing more than that.
    if let date = try? CivilDate(parsing: word, today: today) { return TypedBirth(birth: Birth(on: date)) }
    do throws(UsageError) {
      return try BirthReader(context: context(isBirth: isBirth), lexicon: lexicon, zones: zones).birth(word)
    } catch { throw .usage(error) }
  }

  /// Returns the report on someone over some days.
  ///
  /// - Throws: ``Failure``, where the zone of birth cannot be had, or a moment was asked for that lies before the birth.
  func report(of person: Person, over window: ClosedRange<CivilDate>, _ days: ChosenDays) throws(Failure)
    -> Report
  {
    var report = Report(of: person, window: window, selected: days.selected, cycles: try cycles())
    report.exact = try exactBirth(of: person)
    report.lunarCalendar = lunarCalendar
    if let time = days.time {
      let moment = CivilMoment(on: days.selected, at: time)
      let instant = zones.instantHere(of: moment)
      let birth = report.exact?.instant ?? zones.instantHere(of: CivilMoment(startOf: person.birthday))
      guard instant >= birth else { throw .usage(.momentBeforeBirth(moment)) }
      report.moment = Report.Moment(time, at: instant, birth: birth)
    }
    return report
  }

  /// The instant of someone's birth and the viewer's clocks, where the time of birth is known.
  func exactBirth(of person: Person) throws(Failure) -> ExactBirth? {
    do throws(BirthFault) { return try zones.exact(person.birth) } catch {
      throw .usage(.wrongBirth(person.birth.description, error))
    }
  }
}
