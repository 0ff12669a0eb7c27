import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

@testable import BiorhythmRender

/// The text of a line without its inks.
private func text(_ line: StyledLine) -> String { line.spans.map(\.text).joined() }

@Suite struct DashboardTests {
  /// The part of the width that some lines use.
  private func used(_ lines: [StyledLine], of columns: Int) -> Double {
    Double(lines.map { $0.trimmed.columns }.max() ?? 0) / Double(columns)
  }

  @Test(arguments: [Language.english, .german, .korean, .japanese])
  func `it fits every window, shows its title, and uses the width`(language: Language) throws {
    let report = try report(born: "1990-05-15", "2026-12", selected: "2026-12-15")
    let title = language.catalog.reports.title(nil)
    // All widths in one language, and some in the others.
    for columns in stride(from: 40, through: 240, by: language == .english ? 1 : 23) {
      var style = Style(columns: columns, catalog: language.catalog)
      style.today = try date("2026-12-03")
      // Every height comes up at some width of any twenty.
      for rows in stride(from: 10 + columns % 20, through: 70, by: 20) {
        let lines = FittedDashboard(report, style: style).lines(rows: rows)
        #expect(lines.count <= rows && lines.allSatisfy { $0.columns <= columns }, "\(columns)×\(rows)")
        #expect(text(lines[0]).hasPrefix(title), "\(columns)×\(rows)")
        // The heading, which ends at the width, does not count.
        let graph = Array(lines.dropFirst(2))
        if columns >= 60 { #expect(used(graph, of: columns) >= 0.9, "\(columns)×\(rows)") }
        style.rows = rows
        let printed = Dashboard(report, style: style).lines()
        #expect(printed.count <= rows - 1 && printed.allSatisfy { $0.columns <= columns })
        #expect(text(printed[0]).hasPrefix(title))
      }
    }
  }

  @Test(arguments: [40, 60, 80, 120, 200], [10, 24, 40])
  func `more than four cycles are a row each and use the width`(columns: Int, rows: Int) throws {
    let report = try report(born: "1990-05-15", "2026-12", cycles: Cycle.builtIn)
    let style = Style.plain(columns)
    let lines = FittedDashboard(report, style: style).lines(rows: rows)
    #expect(lines.count <= rows && lines.allSatisfy { $0.columns <= columns })
    // Whatever the room, every value is told.
    let shown = lines.map(text).joined(separator: "\n")
    for reading in report.day(report.selected).readings ?? [] {
      #expect(shown.contains(style.glyphs.percent(reading.percent)), "\(reading.cycle.id)")
    }
    guard rows > 20 else { return }
    for cycle in Cycle.builtIn {
      let name = style.catalog.terms.name(of: cycle)
      let percent = try #require(report.day(report.selected).readings?.first { $0.cycle == cycle }?.percent)
      let row = lines.first { text($0).hasPrefix(name) }
      #expect(row.map { text($0).contains(style.glyphs.percent(percent)) } == true, "\(name)")
      #expect(row.map { Double($0.columns) >= 0.9 * Double(columns) - 2 } == true)
    }
  }

  @Test func `what comes next is one line in date order`() throws {
    let report = try report(born: "1990-05-15", "2026-12", selected: "2026-12-14")
    let line = try #require(ComingPoints(report: report, style: .plain(80)).line())
    #expect(
      text(line) == "Next  ● Physical tomorrow  ▲ Emotional tomorrow  ● Intellectual Thu 17 Dec")
    let german = Style(columns: 80, catalog: Language.german.catalog)
    // `kritisch  Di, 15. Dez.` and `Hoch      Di, 15. Dez.`
    let rows = ComingPoints(report: report, style: german).list().dropFirst().map(text)
    #expect(Set(rows.map { $0.prefix { $0 != "," }.count }).count == 1, "\(rows)")
    let list = ComingPoints(report: report, style: .plain(80)).list().map(text)
    #expect(list.count == 7 && list[1].hasPrefix("● Physical") && list[6].contains("Fri 25 Dec"))
  }
}

@Suite struct ReadOutTests {
  @Test func `the selected day's line is unbroken, and dots and percents stand on the curves`() throws {
    let birthday = try date("1990-05-15")
    let style = Style.plain(40)
    let rows = 7
    for day in 0..<21_252 {
      let selected = birthday.advanced(by: day)
      // A window of four days, in which the day takes every place.
      let first = selected.advanced(by: -(day % 4))
      let window = first...first.advanced(by: 3)
      let report = Report(of: Person(birth: Birth(on: birthday)), window: window, selected: selected)
      let graph = Graph(report: report, style: style, rows: rows)
      let column = Graph.scaleColumns + (graph.axis.column(of: selected) ?? -1)
      let canvas = DotCanvas(columns: 1, rows: rows, .braille)
      let lines = graph.lines().prefix(rows).map { Array(text($0)) }
      for (row, line) in lines.enumerated() {
        let cycles = report.cycles.filter { canvas.row(of: $0.value(onDay: day)) == row }
        #expect(line[column] == (cycles.isEmpty ? "│" : "●"), "day \(day), row \(row)")
        guard !cycles.isEmpty else { continue }
        let shown = cycles.map { cycle in
          let percent = cycle.percent(onDay: day)
          return (percent < 0 ? "−" : percent > 0 ? "+" : "") + String(abs(percent))
        }.joined(separator: " ")
        let behind = String(line[(column + 1)...].prefix(shown.count))
        let before = String(line[..<column].suffix(shown.count))
        #expect(behind == shown || before == shown, "day \(day): \(String(line))")
      }
    }
  }

  @Test func `weekends are shaded and today is marked where another day is selected`() throws {
    let report = try report(born: "1990-05-15", "2026-12", selected: "2026-12-14")
    var style = Style.plain(80)
    style.today = try date("2026-12-03")
    let lines = Graph(report: report, style: style, rows: 11).lines()
    let axis = Graph(report: report, style: style, rows: 11).axis
    for day in report.window where day.weekday.isWeekend {
      let column = try #require(axis.column(of: day)) + Graph.scaleColumns
      let cells = lines.prefix(11).map { Array(text($0))[column] }
      #expect(cells.contains("░"), "\(day)")
    }
    #expect(text(lines[11]).contains("▲3 today") && text(lines[11]).contains("[14]"))
    style.today = report.selected
    #expect(!text(Graph(report: report, style: style, rows: 11).lines()[11]).contains("today"))
  }

  @Test(arguments: [(9, 80), (31, 80), (62, 80), (73, 80), (28, 40), (33, 40), (31, 200)])
  func `every day has its columns, and they fill the width`(days: Int, columns: Int) throws {
    let first = try date("2026-11-20")
    let axis = TimeAxis(window: first...first.advanced(by: days - 1), columns: columns - 7)
    var end = 0
    for day in axis.window {
      let own = axis.columns(of: day)
      #expect(own.lowerBound == end && !own.isEmpty)
      #expect(own.lowerBound...own.upperBound ~= (try #require(axis.column(of: day))))
      end = own.upperBound
    }
    #expect(end == columns - 7)
  }

  @Test func `a month between two others keeps its name`() throws {
    let report = try report(born: "1990-05-15", "2026-11-20", "2027-01-20")
    for columns in [70, 80, 120] {
      let months = text(
        try #require(Graph(report: report, style: .plain(columns), rows: 3).lines().last))
      #expect(
        months.split { $0 == " " }.count { $0.contains("2026") || $0.contains("2027") } == 3, "\(months)")
    }
  }
}
