internal import BiorhythmLocalization
internal import BiorhythmRender

/// What `--help REPORT` prints: one report explained, with examples that run.
struct ReportHelpPage {
  let report: ReportKind
  let style: Style

  func text() -> String {
    let words = style.catalog.help
    let columns = min(style.columns, 78)
    let formats = entry.formats.map(\.rawValue).joined(separator: ", ")
    var lines = [StyledLine(title, .strong), ""]
    lines += TextFlow.lines(words.explanation(report), columns: columns).map { StyledLine($0) }
    lines.append("")
    lines += TextFlow.lines(words.formats(formats), columns: columns).map { StyledLine($0) }
    if let notes = entry.notes {
      lines.append("")
      lines += notes(isShown).filter { !$0.isEmpty }.flatMap { TextFlow.lines($0, columns: columns) }.map {
        StyledLine($0)
      }
    }
    lines += ["", StyledLine(words.examples, .strong)]
    lines += entry.examples.flatMap { example($0, columns: columns) }
    return style.text(lines)
  }

  /// Whether a word of any language can be shown.
  private func isShown(_ word: String) -> Bool {
    style.glyphs != .ascii || word.utf8.allSatisfy { $0 < 0x80 }
  }

  private var entry: ReportEntry { .of(report) }

  /// `biorhythm -m, --month [YYYY-MM]`.
  private var title: String {
    guard let option = entry.option else { return "biorhythm" }
    return "biorhythm " + (option.short.map { "-\($0), " } ?? "") + option.synopsis
  }

  /// A command line, broken so that a shell still reads it as one.
  private func example(_ command: String, columns: Int) -> [StyledLine] {
    let parts = TextFlow.lines(command, columns: columns - 6)
    return parts.enumerated().map { index, part in
      StyledLine((index == 0 ? "  " : "    ") + part + (index == parts.count - 1 ? "" : " \\"))
    }
  }
}
