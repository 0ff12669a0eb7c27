internal import BiorhythmLocalization
internal import BiorhythmRender

/// What `--help` prints: every option on one screen.
struct HelpPage {
  let style: Style

  private var words: HelpWords { style.catalog.help }

  func text() -> String { style.text(lines()) }

  private func lines() -> [StyledLine] {
    var lines = [
      StyledLine(words.tagline),
      StyledLine("\(words.usage): biorhythm [REPORT] [WHO] [WHEN] [OUTPUT]"),
    ]
    for section in OptionSection.allCases {
      lines.append(StyledLine(words.section(section), .strong))
      lines += OptionTable.entries.filter { $0.section == section }.flatMap(entryLines)
    }
    return lines + [StyledLine(words.more), StyledLine(words.disclaimer)]
  }

  /// The columns of `  -m, --month [YYYY-MM]  `.
  private static let synopsisColumns = 27

  private func entryLines(_ entry: OptionEntry) -> [StyledLine] {
    var line = StyledLine(entry.short.map { " -\($0), " } ?? "     ")
    line.append(entry.synopsis)
    if line.columns >= Self.synopsisColumns, line.columns + 2 + summary(entry).displayWidth > style.columns {
      var below = StyledLine()
      below.pad(toColumn: Self.synopsisColumns)
      below.append(summary(entry))
      return [line, below]
    }
    line.pad(toColumn: max(Self.synopsisColumns, line.columns + 2))
    line.append(summary(entry))
    return [line]
  }

  private func summary(_ entry: OptionEntry) -> String { words.summary(entry.name) }
}

/// What `--help REPORT` prints: one report explained, with examples that run.
struct ReportHelpPage {
  let report: ReportKind
  let style: Style

  func text() -> String {
    let words = style.catalog.help
    let formats = Request.formats(of: report).map(\.rawValue).joined(separator: ", ")
    let title = ["biorhythm", report.option.flatMap { OptionTable.entry(named: $0.rawValue)?.synopsis }]
    var lines = [StyledLine(title.compactMap { $0 }.joined(separator: " "), .strong), ""]
    lines += TextFlow.lines(words.explanation(report), columns: min(style.columns, 78)).map { StyledLine($0) }
    lines += ["", StyledLine("\(words.formats): \(formats)"), "", StyledLine(words.examples, .strong)]
    lines += Self.examples(of: report).map { StyledLine("  " + $0) }
    return style.text(lines)
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
