package import BiorhythmCore
package import BiorhythmTables

/// Two people's compatibility as CSV: `cycle,period,compatibility`, a row for each chosen cycle.
///
/// The last row, `overall`, is the mean of the three primaries, whichever cycles are chosen. It has no period, as
/// composites have none. Compatibility is a percent from 0 to 100, not rounded. UTF-8, lines end in LF.
package struct CSVComparison: Sendable {
  private let compatibility: Compatibility
  private let cycles: [Cycle]

  /// Creates the document of two birthdays.
  package init(_ first: CivilDate, _ second: CivilDate, cycles: [Cycle] = Cycle.primaries) {
    compatibility = Compatibility(first, second)
    self.cycles = cycles
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    try out.append("cycle,period,compatibility\n")
    for cycle in cycles {
      let period = cycle.period.map(String.init) ?? ""
      try out.append("\(cycle.id.csvCell),\(period),\(compatibility.percent(of: cycle).jsonNumber)\n")
    }
    try out.append("overall,,\(compatibility.overall.jsonNumber)\n")
  }
}
