import BiorhythmCore
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

struct CalendarReportTests {
  /// 2026-11-30 08:15:00 UTC.
  private static let stamp = 1_796_026_500

  private func calendar(_ report: Report, madeAt stamp: Int = stamp) throws -> String {
    try text(CalendarReport([report], catalog: Language.english.catalog, madeAt: stamp).write)
  }

  @Test func `a window is the recorded document`() throws {
    let report = try report(name: "Minji", born: "1990-05-15", from: "2026-11-09", to: "2026-11-30")
    #expect(try Golden("events.ics").check(calendar(report)) == nil)
  }

  @Test func `every line ends in CR and LF and none is empty`() throws {
    let report = try report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", cycles: Cycle.builtIn)
    let bytes = Array(try calendar(report).utf8)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.last?.isEmpty == true)
    #expect(lines.dropLast().allSatisfy { $0.count > 1 && $0.last == 0x0D })
  }

  // Case 50: Folded lines of a calendar.
  @Test(arguments: [
    String(repeating: "가", count: 30), String(repeating: "😀", count: 25), String(repeating: "👨‍👩‍👧", count: 8),
    String(repeating: "x", count: 200), "e" + String(repeating: "\u{301}", count: 90), "a, b; c \\ d",
  ])
  func `a folded line is short, is UTF-8 by itself and unfolds to the name`(name: String) throws {
    let report = try report(name: name, born: "1990-05-15", from: "2026-11-10", to: "2026-11-10")
    let calendar = try calendar(report)
    for line in Array(calendar.utf8).split(separator: 0x0A) {
      #expect(line.count - 1 <= 75)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    let unfolded = replacing("\r\n ", with: "", in: calendar)
    var escaped = ""
    for scalar in name.unicodeScalars {
      if "\\;,".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    #expect(unfolded.utf8.count < calendar.utf8.count || name.utf8.count < 20)
    #expect(contains("SUMMARY:\(escaped): Physical\\, critical\\, falling\r\n", in: unfolded))
  }

  // Case 50: The place of the fold.
  @Test func `the 23rd syllable of a summary starts a new line`() throws {
    let name = String(repeating: "가", count: 30)
    let report = try report(name: name, born: "1990-05-15", from: "2026-11-10", to: "2026-11-10")
    #expect(try contains("\r\nSUMMARY:" + String(repeating: "가", count: 22) + "\r\n 가", in: calendar(report)))
  }

  @Test func `controls in a name are made visible`() throws {
    let report = try report(
      name: "a\r\nb\u{1B}\u{202E}", born: "1990-05-15", from: "2026-11-10", to: "2026-11-10")
    #expect(try contains(#"SUMMARY:a\\r\\nb\\u{1B}\\u{202E}: "#, in: calendar(report)))
  }

  @Test func `no two people share an id, and none tells the name or the birthday`() throws {
    func ids(_ name: String?, _ birthday: String = "1990-05-15") throws -> [Substring] {
      let report = try report(name: name, born: birthday, from: "2026-11-10", to: "2026-11-10")
      return try calendar(report).split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    }
    // 644 days are 23 and 28 turns of the first two cycles, which so have the same events.
    let all = try ids(nil) + ids("Ana") + ids("Minji") + ids(nil, "1988-08-09") + ids("Ana", "1988-08-09")
    #expect(all.count == 10 && Set(all).count == 10)
    #expect(try ids("Ana") == ids("Ana"))
    #expect(!all.contains { $0.contains("1990") || $0.contains("Ana") })
  }

  // Case 109: A file of one event opens no new calendar.
  @Test func `only a file of several events names a calendar`() throws {
    let one = try report(name: "Ana", born: "1990-05-15", from: "2026-11-30", to: "2026-11-30")
    #expect(try !contains("X-WR-CALNAME", in: calendar(one)))
    let two = try report(name: "Ana", born: "1990-05-15", from: "2026-11-10", to: "2026-11-10")
    #expect(try contains("X-WR-CALNAME:Biorhythm of Ana\r\n", in: calendar(two)))
  }

  // Case 107: A subscribed calendar says how often to ask.
  @Test func `subscribers are told to ask once a day, and nobody is kept busy`() throws {
    let calendar = try calendar(report(born: "1990-05-15", from: "2026-11-10", to: "2026-11-10"))
    #expect(contains("\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n", in: calendar))
    #expect(contains("\r\nTRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE\r\n", in: calendar))
  }

  @Test func `the last date there is has no day after it`() throws {
    let last = CivilDate.max
    let birthday = last.advanced(by: -23)
    let report = Report(
      of: Person(birth: Birth(on: birthday)), window: last...last, selected: last, cycles: [.physical])
    let calendar = try calendar(report)
    #expect(contains("DTSTART;VALUE=DATE:99991231\r\nSUMMARY", in: calendar))
  }

  @Test func `a calendar without events has a component that shows nothing`() throws {
    let report = try report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-01")
    let calendar = try calendar(report)
    #expect(!contains("VEVENT", in: calendar))
    #expect(contains("BEGIN:VTIMEZONE", in: calendar))
  }

  @Test(arguments: [
    (0, "19700101T000000Z"), (-1, "19691231T235959Z"), (1_796_026_500, "20261130T081500Z"),
    (951_827_696, "20000229T123456Z"),
  ])
  func `the stamp is in UTC`(seconds: Int, stamp: String) throws {
    let report = try report(born: "1990-05-15", from: "2026-11-10", to: "2026-11-10")
    #expect(try contains("DTSTAMP:\(stamp)\r\n", in: calendar(report, madeAt: seconds)))
  }
}

/// Whether the bytes of a text are in another; characters would hide a line end behind a combining mark.
private func contains(_ part: String, in text: String) -> Bool {
  let (part, text) = (Array(part.utf8), Array(text.utf8))
  return text.indices.contains { text[$0...].starts(with: part) }
}

private func replacing(_ part: String, with other: String, in text: String) -> String {
  let (part, other) = (Array(part.utf8), Array(other.utf8))
  var rest = Array(text.utf8)[...]
  var result: [UInt8] = []
  while let byte = rest.first {
    if rest.starts(with: part) {
      result += other
      rest = rest.dropFirst(part.count)
    } else {
      result.append(byte)
      rest = rest.dropFirst()
    }
  }
  return String(decoding: result, as: UTF8.self)
}
