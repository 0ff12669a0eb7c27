internal import BiorhythmLocalization
internal import BiorhythmRender

/// What `--help` prints: every option on one screen.
struct HelpPage {
  let style: Style

  private var words: HelpWords { style.catalog.help }

  /// The columns to fill; a page of long lines is hard to read.
  private var columns: Int { min(style.columns, Appearance.standardColumns) }

  func text() -> String {
    var lines = flow(words.tagline) + flow("\(words.usage): biorhythm [REPORT] [WHO] [WHEN] [OUTPUT]")
    for section in OptionSection.allCases {
      lines += flow(words.section(section), .strong)
      var entries = OptionTable.entries.filter { $0.section == section }[...]
      while let entry = entries.popFirst() {
        if let next = entries.first, let line = line(of: entry, and: next) {
          lines.append(line)
          entries.removeFirst()
        } else {
          lines += self.lines(of: entry)
        }
      }
    }
    lines += flow(words.more) + flow(words.disclaimer)
    return style.text(lines)
  }

  private func flow(_ text: String, _ ink: Ink = .plain, indent: Int = 0) -> [StyledLine] {
    TextFlow.lines(text, columns: columns - indent).map { line in
      var indented = StyledLine()
      indented.pad(toColumn: indent)
      indented.append(line, ink)
      return indented
    }
  }

  /// The columns of `  -m, --month [YYYY-MM]  `.
  private static let synopsisColumns = 27

  private func lines(of entry: OptionEntry) -> [StyledLine] {
    let short = entry.short.map { "-\($0), " } ?? ""
    let start = StyledLine((short.isEmpty ? "     " : " " + short) + entry.synopsis)
    let summary = words.summary(entry.name)
    var line = start
    line.pad(toColumn: max(Self.synopsisColumns, start.columns + 2))
    line.append(summary)
    if line.columns <= columns { return [line] }
    let indent = columns < 2 * Self.synopsisColumns ? 7 : Self.synopsisColumns
    let above = start.columns <= columns ? [start] : flow(short + entry.synopsis, indent: 5 - short.count)
    return above + flow(summary, indent: indent)
  }

  /// Two options that belong together share a line where there is room, so that all of them stay on one screen.
  private func line(of first: OptionEntry, and second: OptionEntry) -> StyledLine? {
    guard Self.pairs.contains([first.name, second.name]) else { return nil }
    var line = StyledLine("     \(first.synopsis), \(second.synopsis)")
    line.pad(toColumn: max(Self.synopsisColumns, line.columns + 2))
    line.append("\(words.summary(first.name)), \(words.summary(second.name))")
    return line.columns <= columns ? line : nil
  }

  private static let pairs: Set<[OptionName]> = [
    [.previousDay, .nextDay], [.previousMonth, .nextMonth], [.from, .to], [.version, .manual],
  ]
}
