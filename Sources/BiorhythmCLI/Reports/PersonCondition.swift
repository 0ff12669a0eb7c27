internal import BiorhythmCore
internal import BiorhythmLocalization

extension Resolver {
  /// Reads the condition that chooses among the people of a list.
  func condition() throws(Failure) -> Condition? {
    guard let text = invocation.condition else { return nil }
    do throws(Expression.Fault) {
      return try Condition(
        parsing: text, cycles: Cycle.builtIn + customCycles, in: context(), lexicon: lexicon)
    } catch { throw .usage(.wrongExpression(error)) }
  }

  /// The columns of a roster that were named.
  func rosterColumns() throws(Failure) -> RosterColumns.Names {
    guard let words = invocation.columnNames else { return RosterColumns.Names() }
    do throws(UsageError) { return try RosterColumns.Names(parsing: words) } catch { throw .usage(error) }
  }
}
