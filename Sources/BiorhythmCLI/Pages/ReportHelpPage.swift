internal import BiorhythmLocalization
internal import BiorhythmRender

/// What `--help REPORT` prints: one report explained, with examples that run.
struct ReportHelpPage {
  let report: ReportKind
  let style: Style

  func text() -> String {
    let words = style.catalog.help
    let columns = min(style.columns, 78)
    let formats = Request.formats(of: report).map(\.rawValue).joined(separator: ", ")
    var lines = [StyledLine(title, .strong), ""]
    lines += TextFlow.lines(words.explanation(report), columns: columns).map { StyledLine($0) }
    lines.append("")
    lines += TextFlow.lines(words.formats(formats), columns: columns).map { StyledLine($0) }
    lines += ["", StyledLine(words.examples, .strong)]
    lines += Self.examples(of: report).flatMap { example($0, columns: columns) }
    return style.text(lines)
  }

  /// `biorhythm -m, --month [YYYY-MM]`.
  private var title: String {
    guard let entry = report.option.flatMap({ OptionTable.entry(named: $0.rawValue) }) else {
      return "biorhythm"
    }
    return "biorhythm " + (entry.short.map { "-\($0), " } ?? "") + entry.synopsis
  }

  /// A command line, broken so that a shell still reads it as one.
  private func example(_ command: String, columns: Int) -> [StyledLine] {
    let parts = TextFlow.lines(command, columns: columns - 6)
    return parts.enumerated().map { index, part in
      StyledLine((index == 0 ? "  " : "    ") + part + (index == parts.count - 1 ? "" : " \\"))
    }
  }

  /// Command lines for a report; tests run them all.
  static func examples(of report: ReportKind) -> [String] {
    switch report {
    case .dashboard: ["biorhythm", "biorhythm --birthday 1990-05-15 --date 2026-12-24"]
    case .month:
      [
        "biorhythm --month", "biorhythm --month 2026-11 --ascii", "biorhythm --month --next-month",
        "biorhythm --month --format svg --output month.svg",
      ]
    case .day: ["biorhythm --day", "biorhythm --day tomorrow", "biorhythm --day 2026-11-30 --format json"]
    case .daily: ["biorhythm --daily", "biorhythm --daily --only-critical"]
    case .oneline: ["biorhythm --oneline", "biorhythm --oneline --ascii --color never"]
    case .events:
      [
        "biorhythm --events", "biorhythm --events --from 2026-01-01 --to 2026-12-31",
        "biorhythm --events --format ics --output critical.ics",
      ]
    case .compare: ["biorhythm --compare 1992-09-20", "biorhythm --compare Minji --cycles all"]
    case .roster:
      ["biorhythm --roster people.csv", "biorhythm --roster - --format csv --only-critical < people.csv"]
    case .interactive: ["biorhythm --interactive", "biorhythm -i --birthday 1990-05-15"]
    }
  }
}
