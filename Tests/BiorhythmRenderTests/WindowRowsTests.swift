import BiorhythmCore
import BiorhythmRender
import TestSupport
import Testing

/// The formats step a window day by day; here every row is made anew from `Report.day(_:)`.
struct WindowRowsTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `rows that are stepped equal rows that are made one by one`(seed: UInt64) throws {
    let report = try randomReport(seed)
    let days = report.days.map { $0 }
    let eventful = days.filter { $0.readings?.contains { $0.turningPoint != nil } == true }
    for (days, eventsOnly) in [(days, false), (eventful, true)] {
      let csv = try text(CSVReport(report, eventsOnly: eventsOnly).write)
      #expect(csv == csvHeader(report) + days.map { csvRow($0, report) }.joined())
      let lines = try text(JSONLinesReport(report, eventsOnly: eventsOnly).write)
      #expect(lines == days.map { jsonDay($0) + "\n" }.joined())
      let json = try text(JSONReport(report, eventsOnly: eventsOnly).write)
      #expect(json.hasSuffix("\n \"days\":[\n" + days.map(jsonDay).joined(separator: ",\n") + "]}\n"))
    }
  }

  @Test(arguments: [("0001-01-01", "0001-12-31"), ("9999-01-01", "9999-12-31"), ("9999-12-31", "9999-12-31")])
  func `both ends of the calendar have their rows`(first: String, last: String) throws {
    let report = try report(born: "0001-01-01", from: first, to: last)
    let csv = try text(CSVReport(report).write)
    #expect(csv == csvHeader(report) + report.days.map { csvRow($0, report) }.joined())
  }

  @Test func `many long cycles of one's own are written in little memory`() throws {
    let cycles = (0..<400).compactMap { Cycle(customID: "own\($0)", period: 36_500 - $0) }
    let report = try report(born: "1900-01-01", from: "2000-01-01", to: "2000-01-20", cycles: cycles)
    let csv = try text(CSVReport(report).write)
    #expect(csv == csvHeader(report) + report.days.map { csvRow($0, report) }.joined())
  }

  @Test func `the memory for whole turns is shared out to the first cycles alone`() throws {
    let cycles = Cycle.primaries + (0..<8).compactMap { Cycle(customID: "own\($0)", period: 36_500 - $0) }
    let report = try report(born: "1900-01-01", from: "2000-01-01", to: "2150-01-01", cycles: cycles)
    let csv = try bytes(blockSize: 1 << 16, CSVReport(report).write)
    let last = report.day(report.window.upperBound)
    #expect(csv.suffix(csvRow(last, report).utf8.count) == Array(csvRow(last, report).utf8)[...])
  }

  private func randomReport(_ seed: UInt64) throws -> Report {
    var dice = Dice(state: seed)
    let last = CivilDate.max - CivilDate.min
    let birthday = CivilDate.min.advanced(by: .random(in: 0...last, using: &dice))
    let first = birthday.advanced(by: .random(in: -400...40_000, using: &dice))
    let length = Bool.random(using: &dice) ? 70 : 3_000
    let window = first...first.advanced(by: .random(in: 0..<length, using: &dice))
    let custom = try (0..<4).map { index in
      let period = index == 0 ? Int.random(in: 2...3, using: &dice) : .random(in: 4...36_500, using: &dice)
      return try #require(Cycle(customID: "own\(index)" + String(repeating: "x", count: 28), period: period))
    }
    let cycles = (Cycle.builtIn + custom).shuffled(using: &dice).prefix(.random(in: 1...15, using: &dice))
    return Report(
      of: Person(birth: Birth(on: birthday)), window: window, selected: first, cycles: Array(cycles))
  }
}

private func csvHeader(_ report: Report) -> String {
  "date,day," + report.cycles.map { $0.id + "," }.joined() + "events\n"
}

private func csvRow(_ day: Report.Day, _ report: Report) -> String {
  guard let number = day.number, let readings = day.readings else {
    return "\(day.date)" + String(repeating: ",", count: report.cycles.count + 2) + "\n"
  }
  let events = readings.compactMap { reading in
    reading.turningPoint.map { "\(reading.cycle.id):\($0.rawValue)" }
  }
  return "\(day.date),\(number)," + readings.map { "\($0.percent)," }.joined() + events.joined(separator: " ")
    + "\n"
}

private func jsonDay(_ day: Report.Day) -> String {
  guard let number = day.number, let readings = day.readings else {
    return #"{"date":"\#(day.date)","day":null,"critical":0,"cycles":null}"#
  }
  let members = readings.map { reading in
    func quoted(_ word: String?) -> String { word.map { "\"\($0)\"" } ?? "null" }
    let value = reading.value == reading.value.rounded() ? "\(Int(reading.value))" : "\(reading.value)"
    return
      #""\#(reading.cycle.id)":{"dayOfCycle":\#(reading.dayOfCycle.map(String.init) ?? "null"),"value":\#(value),"#
      + #""percent":\#(reading.percent),"trend":\#(quoted(reading.trend?.rawValue)),"#
      + #""event":\#(quoted(reading.turningPoint?.rawValue))}"#
  }
  return #"{"date":"\#(day.date)","day":\#(number),"critical":\#(day.criticalCount),"#
    + #""cycles":{\#(members.joined(separator: ","))}}"#
}
