internal import BiorhythmLocalization
internal import BiorhythmRender

/// What `--help` prints: the options of every day, or with `all` every option by section.
struct HelpPage {
  /// Whether every option is listed.
  let isWhole: Bool
  let style: Style

  /// The options of every day, in the order in which a new user meets them.
  static let everyday: [OptionName] = [
    .setBirthday, .month, .day, .events, .daily, .compare, .people, .interactive, .date, .format,
  ]

  private var words: HelpWords { style.catalog.help }

  /// The columns to fill; a page of long lines is hard to read.
  private var columns: Int { min(style.columns, Appearance.standardColumns) }

  func text() -> String {
    var lines =
      flow(words.tagline) + [""] + flow(words.usage("biorhythm [REPORT] [WHO] [WHEN] [OUTPUT]")) + [""]
    if isWhole {
      for section in OptionSection.allCases { lines += self.lines(of: section) + [""] }
    } else {
      lines += Self.everyday.compactMap { OptionTable.entry(named: $0.rawValue) }.flatMap {
        self.lines(of: $0)
      }
      lines.append("")
    }
    lines += flow(words.more) + flow(words.disclaimer)
    return style.text(lines)
  }

  private func lines(of section: OptionSection) -> [StyledLine] {
    let hasPairs = PairColumns(words).end <= columns
    var lines = flow(words.section(section), .strong)
    var entries = OptionTable.entries.filter { $0.section == section }[...]
    while let entry = entries.popFirst() {
      if hasPairs, let next = entries.first, Self.pairs.contains([entry.name, next.name]) {
        lines.append(line(of: entry, and: next))
        entries.removeFirst()
      } else {
        lines += self.lines(of: entry)
      }
    }
    return lines
  }

  private func flow(_ text: String, _ ink: Ink = .plain, indent: Int = 0) -> [StyledLine] {
    TextFlow.lines(text, columns: columns - indent).map { line in
      var indented = StyledLine()
      indented.pad(toColumn: indent)
      indented.append(line, ink)
      return indented
    }
  }

  /// The column of the summaries: two spaces behind the longest option.
  private static let summaryColumn = 2 + (OptionTable.entries.map { start(of: $0).columns }.max() ?? 0)

  /// How an option is typed, with what stands for one of a few values, which its summary then names.
  private static func synopsis(of entry: OptionEntry) -> String {
    guard choices(of: entry) != nil, let placeholder = placeholders[entry.name] else { return entry.synopsis }
    return "\(entry.name.spelling) \(placeholder)"
  }

  private static let placeholders: [OptionName: String] = [
    .format: "FORMAT", .color: "WHEN", .language: "CODE", .completion: "SHELL",
  ]

  /// The values of an option that takes one of a few.
  private static func choices(of entry: OptionEntry) -> [String]? {
    guard case .words(let words)? = entry.label?.completion,
      entry.label?.text == words.joined(separator: "|")
    else { return nil }
    return words
  }

  /// What stands to the left of the summary.
  private static func start(of entry: OptionEntry) -> StyledLine {
    StyledLine((entry.short.map { " -\($0), " } ?? "     ") + synopsis(of: entry))
  }

  private func lines(of entry: OptionEntry) -> [StyledLine] {
    var summary = words.summary(entry.name)
    if let choices = Self.choices(of: entry) {
      summary = words.choices(summary, choices.joined(separator: ", "))
    }
    let start = Self.start(of: entry)
    var line = start
    line.pad(toColumn: Self.summaryColumn)
    line.append(summary)
    if line.columns <= columns { return [line] }
    return [start] + flow(summary, indent: columns < 2 * Self.summaryColumn ? 7 : Self.summaryColumn)
  }

  /// Two options that belong together share a line where there is room, so that all of them stay on one screen.
  private func line(of first: OptionEntry, and second: OptionEntry) -> StyledLine {
    let pair = PairColumns(words)
    var line = Self.start(of: first)
    line.pad(toColumn: Self.summaryColumn)
    line.append(words.summary(first.name))
    line.pad(toColumn: pair.second)
    line.append(second.synopsis)
    line.pad(toColumn: pair.secondSummary)
    line.append(words.summary(second.name))
    return line
  }

  private static let pairs: Set<[OptionName]> = [
    [.previousDay, .nextDay], [.previousMonth, .nextMonth], [.from, .to], [.version, .manual],
  ]

  /// Where the second option of a pair and its summary stand, the same for all pairs, and the columns of the widest.
  private struct PairColumns {
    let second: Int
    let secondSummary: Int
    let end: Int

    init(_ words: HelpWords) {
      func widest(_ place: Int, _ text: (OptionName) -> String) -> Int {
        HelpPage.pairs.map { text($0[place]).displayWidth }.max() ?? 0
      }
      second = HelpPage.summaryColumn + widest(0, words.summary) + 3
      secondSummary =
        second + 2 + widest(1) { OptionTable.entry(named: $0.rawValue)?.synopsis ?? $0.spelling }
      end = secondSummary + widest(1, words.summary)
    }
  }
}
