package import BiorhythmCore
package import BiorhythmTables

/// The verdict on a record as one JSON object; `Config/report.schema.json` describes it. UTF-8, ends in LF.
package struct JSONEvidence {
  private let evidence: Evidence

  /// Creates the document of a verdict.
  package init(_ evidence: Evidence) { self.evidence = evidence }

  /// Writes the object and a line feed.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    var json = JSONWriter()
    json.beginObject()
    json.key("kind")
    json.write(evidence.kind.rawValue)
    json.key("rows")
    json.write(evidence.rows)
    json.key("days")
    json.write(evidence.days)
    json.key("from")
    json.write("\(evidence.from)")
    json.key("to")
    json.write("\(evidence.to)")
    json.key("permutations")
    json.write(evidence.permutations)
    json.key("seed")
    json.write(evidence.seed)
    json.key("cycles")
    json.beginArray()
    for finding in evidence.cycles { Self.write(finding, to: &json) }
    json.endArray()
    json.key("found")
    json.write(JSONValue.bool(evidence.found))
    json.endObject()
    try out.append(json.bytes)
    try out.append("\n")
  }

  private static func write(_ finding: Evidence.Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.write(finding.cycle.id)
    json.key("period")
    json.write(finding.cycle.period)
    switch finding.effect {
    case .slope(let size, let inSDs):
      json.key("effect")
      json.write(size)
      json.key("effectSD")
      json.write(inSDs)
    case .count(let seen, let expected):
      json.key("seen")
      json.write(seen)
      json.key("expected")
      json.write(expected)
    }
    json.key("pValue")
    json.write(finding.pValue)
    json.key("smallestEffect")
    json.write(finding.smallestEffect)
    json.endObject()
  }
}
