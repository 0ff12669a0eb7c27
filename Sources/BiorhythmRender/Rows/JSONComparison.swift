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

  /// Writes the object and a line feed.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    let compatibility = Compatibility(birthdays.0, birthdays.1)
    var json = JSONWriter()
    json.beginObject()
    json.key("birthdays")
    json.beginArray()
    json.write("\(birthdays.0)")
    json.write("\(birthdays.1)")
    json.endArray()
    json.key("daysApart")
    json.write(compatibility.daysApart)
    json.key("cycles")
    json.beginObject()
    for cycle in cycles {
      json.key(cycle.id)
      json.beginObject()
      json.key("period")
      json.write(cycle.period)
      json.key("compatibility")
      json.write(compatibility.percent(of: cycle))
      json.endObject()
    }
    json.endObject()
    json.key("overall")
    json.write(compatibility.overall)
    json.endObject()
    try out.append(json.bytes)
    try out.append("\n")
  }
}
