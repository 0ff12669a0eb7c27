package import BiorhythmCore
package import BiorhythmTables

/// Two people's compatibility as one JSON object.
///
/// `compatibility` and `overall` are percents from 0 to 100, not rounded; a composite's `period` is null. The keys
/// stand in a fixed order. UTF-8, ends in LF.
package struct JSONComparison: Sendable {
  private let birthdays: (CivilDate, CivilDate)
  private let cycles: [Cycle]

  /// Creates the document of two birthdays, in the order in which they are listed.
  package init(_ first: CivilDate, _ second: CivilDate, cycles: [Cycle] = Cycle.primaries) {
    birthdays = (first, second)
    self.cycles = cycles
  }

  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let compatibility = Compatibility(birthdays.0, birthdays.1)
    let members = cycles.map { cycle in
      "\(cycle.id.jsonString):{\"period\":\(cycle.period.map(String.init) ?? "null"),"
        + "\"compatibility\":\(compatibility.percent(of: cycle).jsonNumber)}"
    }
    try out.append(
      """
      {"birthdays":["\(birthdays.0)","\(birthdays.1)"],"daysApart":\(compatibility.daysApart),\
      "cycles":{\(members.joined(separator: ","))},"overall":\(compatibility.overall.jsonNumber)}

      """)
  }
}
