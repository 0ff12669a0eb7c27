package import BiorhythmCore
package import BiorhythmTables

/// Days of several people side by side, in the machine formats.
///
/// JSON is one object, JSON Lines an object of `days` a line, CSV the columns of ``CSVReport`` behind a first column
/// `name`, a row for each person and day. UTF-8, lines end in LF.
package struct GroupDays {
  private let days: DaySet
  private let condition: String?
  private let reports: [Report]

  /// Creates the document.
  ///
  /// - Parameters:
  ///   - days: The days that are written.
  ///   - condition: What holds on them, where they were searched for.
  ///   - reports: Each person over the window; at least one.
  package init(_ days: DaySet, condition: String?, of reports: [Report]) {
    self.days = days
    self.condition = condition
    self.reports = reports
  }

  /// Writes one JSON object and a line feed.
  package func writeJSON(to out: inout ByteWriter) throws(WriteFailure) {
    var json = JSONWriter()
    json.beginObject()
    if let condition {
      json.key("condition")
      json.write(condition)
    }
    json.key("from")
    json.write("\(days.window.lowerBound)")
    json.key("to")
    json.write("\(days.window.upperBound)")
    json.key("people", isOnNewLine: true)
    json.beginArray()
    for report in reports {
      json.beginObject()
      json.key("name")
      json.write(report.name)
      json.key("birthday")
      json.write("\(report.birthday)")
      json.endObject()
    }
    json.endArray()
    json.key("days", isOnNewLine: true)
    json.beginArray()
    try out.append(json.bytes)
    try out.append("\n")
    var isFirst = true
    for date in days {
      try out.append((isFirst ? "" : ",\n") + object(of: date))
      isFirst = false
    }
    try out.append("]}\n")
  }

  /// Writes an object a line.
  package func writeJSONLines(to out: inout ByteWriter) throws(WriteFailure) {
    for date in days { try out.append(object(of: date) + "\n") }
  }

  /// Writes a header and a row for each person and day.
  package func writeCSV(to out: inout ByteWriter) throws(WriteFailure) {
    let cycles = reports.first?.cycles ?? []
    let hasMoments = reports.contains { $0.exact != nil }
    let last = ["events"] + (hasMoments ? ["moments"] : [])
    try out.append((["name", "date", "day"] + cycles.map(\.id) + last).joined(separator: ",") + "\n")
    for date in days {
      for report in reports {
        let cells = CSVReport.cells(of: report.day(date), cycles: cycles, hasMoments: hasMoments)
        try out.append(([(report.name ?? "").csvCell] + cells).joined(separator: ",") + "\n")
      }
    }
  }

  private func object(of date: CivilDate) -> String {
    var json = JSONWriter()
    json.beginObject()
    JSONDays.writeDate(date, of: reports[0], to: &json)
    json.key("people")
    json.beginArray()
    for report in reports {
      let day = report.day(date)
      json.beginObject()
      json.key("name")
      json.write(report.name)
      JSONDays.writeMembers(of: day, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
