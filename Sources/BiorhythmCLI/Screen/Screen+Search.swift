internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

extension Screen {
  /// A condition, and what was typed for it.
  struct Search {
    let text: String
    let condition: Condition
  }

  /// Which way a search goes.
  enum Direction { case forward, back }

  /// How far ahead a search looks, as `--find --limit` does.
  private static let reachInMonths = 1200

  /// Reads a condition.
  ///
  /// - Throws: ``UsageError``, with what is wrong with it.
  func newSearch(for text: String) throws(UsageError) -> Search {
    do throws(Expression.Fault) {
      let condition = try Condition(parsing: text, cycles: knownCycles, in: context, lexicon: lexicon)
      return Search(text: text, condition: condition)
    } catch { throw .wrongExpression(error) }
  }

  /// Starts to step through what is found, with the first day from the selected one on.
  mutating func begin(_ search: Search) throws(UsageError) {
    let date = try first(of: search, from: selected.date)
    self.search = search
    mode = .browsing
    message = date == nil ? style.catalog.find.nothing : style.catalog.find.title(search.text.visible)
    if let date { go(to: date) }
  }

  /// Goes to the next day that is found, or back to the one before.
  mutating func find(_ direction: Direction) {
    guard let search else { return }
    do throws(UsageError) {
      let date =
        switch direction {
        case .forward:
          try selected.date.adding(days: 1).flatMap { date throws(UsageError) in
            try first(of: search, from: date)
          }
        case .back: try last(of: search, before: selected.date)
        }
      if let date { go(to: date) } else { message = style.catalog.screen.noFurther }
    } catch { message = style.catalog.describe(.usage(error)) }
  }

  /// The first day from a date on for which a condition holds, or nil where there is none in a hundred years.
  func first(of search: Search, from date: CivilDate) throws(UsageError) -> CivilDate? {
    let end = date.adding(months: Self.reachInMonths) ?? .max
    return try days(of: search, in: date...max(date, end), limit: 1)?.next(from: date)
  }

  private func last(of search: Search, before date: CivilDate) throws(UsageError) -> CivilDate? {
    guard let birthday = people.person?.birthday, birthday < date, let end = date.adding(days: -1) else {
      return nil
    }
    return try days(of: search, in: birthday...end)?.last
  }

  private func days(
    of search: Search, in window: ClosedRange<CivilDate>, limit: Int? = nil
  ) throws(UsageError) -> DaySet? {
    guard let birthday = people.person?.birthday else { return nil }
    do throws(Expression.Fault) {
      return try DaySet(finding: search.condition, for: [birthday], in: window, limit: limit)
    } catch { throw .wrongExpression(error) }
  }
}
