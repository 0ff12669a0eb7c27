import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

@testable import BiorhythmRender

private func text(_ line: StyledLine) -> String { line.spans.map(\.text).joined() }

@Suite struct YearReportTests {
  @Test(arguments: ["2026-12-14", "2024-02-29", "1990-01-01", "0001-06-01", "9999-12-31"])
  func `every day of the year has its place, in at most 60 lines at 80 columns`(selected: String) throws {
    let report = try report(born: "0001-01-01", selected, selected)
    let lines = YearReport(report, style: .plain(80)).lines()
    #expect(lines.count <= 60 && lines.allSatisfy { $0.columns <= 80 })
    let levels = Set(Glyphs.unicode.levels)
    let days = lines.reduce(0) { $0 + text($1).count { levels.contains($0) } }
    let year = report.selected.month.year
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    // Two columns a day, three cycles.
    #expect(days == (isLeap ? 366 : 365) * 2 * 3)
  }

  @Test func `critical days are marked, and double and triple ones by their number on a ground`() throws {
    let report = try report(born: "2000-01-01", "2058-03-09", "2058-03-09")
    let lines = YearReport(report, style: .plain(80)).lines()
    let spans = lines.dropLast().flatMap(\.spans)
    let year = try date("2058-01-01")...date("2058-12-31")
    for count in 2...3 {
      let expected = year.count { report.day($0).criticalCount == count }
      #expect(spans.count { $0.text == String(count) && $0.ink == .chip } == expected, "\(count)")
    }
    let single = year.count { report.day($0).criticalCount == 1 }
    #expect(spans.reduce(0) { $0 + $1.text.count { $0 == "●" } } == single)
  }

  @Test(arguments: Language.allCases, [40, 60, 80, 120, 200])
  func `it fits every width in every language`(language: Language, columns: Int) throws {
    for cycles in [Cycle.primaries, Cycle.builtIn] {
      let report = try report(born: "1990-05-15", "2026-12", cycles: cycles)
      for glyphs in [Glyphs.unicode, .ascii, .blocks] {
        let style = Style(columns: columns, glyphs: glyphs, catalog: language.catalog)
        let lines = YearReport(report, style: style).lines()
        #expect(lines.allSatisfy { $0.columns <= columns })
        #expect(lines.count >= 12 * (cycles.count + 1))
      }
    }
  }
}

@Suite struct EventListTests {
  /// The lines of days, without headings.
  private func days(_ first: String, _ last: String) throws -> [String] {
    let report = try report(born: "1990-05-15", first, last, selected: "2023-06-30")
    return EventList(report, style: .plain(80)).lines().map(text).filter { $0.hasPrefix("  ") }
  }

  @Test func `a year, a leap year and a year and a day have one layout`() throws {
    let year = try days("2023-01-01", "2023-12-31")
    #expect(try days("2023-01-01", "2024-01-01").starts(with: year))
    #expect(try days("2023-01-01", "2024-12-31").starts(with: year))
    let leap = try days("2024-01-01", "2024-12-31")
    #expect(
      leap.allSatisfy { line in
        [10, 24, 38].contains { line.dropFirst($0).first.map { "●▲▼".contains($0) } == true }
      })
  }

  @Test func `parts of a window make its whole`() throws {
    let report = try report(born: "1990-05-15", "2026-11-20", "2027-01-20")
    let list = EventList(report, style: .plain(80))
    let parts = [("2026-11-20", "2026-11-30"), ("2026-12-01", "2026-12-31"), ("2027-01-01", "2027-01-20")]
    let joined = try parts.map { list.lines(over: try date($0.0)...date($0.1)) }.joined(separator: [""])
    #expect(Array(joined) == list.lines())
    #expect(
      list.lines().map(text).filter { !$0.hasPrefix("  ") && !$0.isEmpty }
        == ["November 2026", "December 2026", "January 2027"])
  }

  @Test(arguments: [40, 60, 80, 120])
  func `it fits every width`(columns: Int) throws {
    for cycles in [Cycle.primaries, Cycle.builtIn] {
      for language in Language.allCases {
        let report = try report(born: "1990-05-15", "2026-01-01", "2026-12-31", cycles: cycles)
        let style = Style(columns: columns, catalog: language.catalog)
        let list = EventList(report, style: style)
        #expect((list.heading() + list.lines()).allSatisfy { $0.columns <= columns })
      }
    }
  }
}
