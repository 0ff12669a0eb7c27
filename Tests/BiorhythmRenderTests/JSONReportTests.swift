import BiorhythmCore
import BiorhythmRender
import BiorhythmTables
import TestSupport
import Testing

struct JSONReportTests {
  @Test func `a month is the recorded document`() throws {
    let report = try report(
      name: "Minji \"M\"", born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", selected: "2026-11-30",
      cycles: Cycle.builtIn)
    #expect(try Golden("month.json").check(bytes(JSONReport(report).write)) == nil)
  }

  @Test func `a window without events has an empty list`() throws {
    let report = try report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-01")
    let json = try text(JSONReport(report, eventsOnly: true).write)
    #expect(json.hasSuffix("\"days\":[\n]}\n"))
    #expect(json.contains(#""name":null,"#))
    let lines = try text(JSONLinesReport(report, eventsOnly: true).write)
    #expect(lines == "")
  }

  @Test func `zero is never negative`() throws {
    // Source: the days on which theory has each curve at zero.
    for day in ["2000-01-15", "2000-01-24", "2000-01-29", "2000-02-03", "2058-03-09"] {
      let report = try report(born: "2000-01-01", from: day, to: day, cycles: Cycle.builtIn)
      let json = try text(JSONReport(report).write)
      #expect(json.contains(#""value":0,"percent":0,"#))
      #expect(!json.contains("-0,") && !json.contains("-0.0,"))
      let csv = try text(CSVReport(report).write)
      #expect(csv.contains(",0,") && !csv.contains("-0" + ","))
    }
  }

  @Test func `two people are compared cycle by cycle`() throws {
    let json = try text(
      JSONComparison(date("2000-01-01"), date("2000-01-15"), cycles: [.emotional, .passion]).write)
    #expect(
      json.hasPrefix(
        #"{"birthdays":["2000-01-01","2000-01-15"],"daysApart":14,"cycles":{"emotional":{"period":28,"compatibility":0},"passion":{"period":null,"compatibility":"#
      ))
    #expect(json.hasSuffix("}\n"))
  }
}

struct JSONTextTests {
  @Test(arguments: [
    ("", #""""#), ("Ana", #""Ana""#), (#"a"b\c/"#, #""a\"b\\c/""#), ("가👨‍👩‍👧é", #""가👨‍👩‍👧é""#),
    ("\n\u{0}\u{1B}", #""\u000A\u0000\u001B""#),
    ("\u{7F}\u{9B}", #""\u007F\u009B""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}\u{FEFF}", #""\u202E\u2066\u200F\u061C\uFEFF""#),
  ])
  func `what acts unseen is escaped and all else is kept`(text: String, json: String) {
    #expect(Array(text.jsonString.utf8) == Array(json.utf8))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (97.5, "97.5"), (0.1 + 0.2, "0.30000000000000004"),
    (1e-7, "1e-07"), (1e22, "1e+22"), (.infinity, "null"), (.nan, "null"),
  ])
  func `a number is its shortest text`(number: Double, json: String) {
    #expect(number.jsonNumber == json)
  }
}
