internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// A prompt as it is seen: the question and the line that is typed, what it means, and what the keys do.
struct PromptPanel {
  let prompt: Prompt
  /// What the text means so far, or what is wrong with it.
  let meaning: StyledLine
  let style: Style

  /// Returns the panel for a window, low in low ones.
  ///
  /// - Parameter rows: The rows of the window.
  /// - Returns: The lines, and where the cursor stands in them.
  func picture(rows: Int) -> (lines: [StyledLine], cursor: Frame.Position) {
    let (field, column) = field()
    let hint = TextFlow.lines(prompt.hint(style.catalog.screen), columns: style.columns)
      .map { StyledLine($0, .faint) }
    let top = rows < Self.ruledRows ? [] : [rule]
    let answerRows = rows < Self.lowRows ? 1 : 2
    // Why Enter had no effect is worth more than rows of the graph.
    let most =
      prompt.refusal == nil ? answerRows : max(answerRows, min(rows - top.count - 2, Self.refusalRows))
    let answers = answer(rows: answerRows, most: most)
    let gap: [StyledLine] = rows < Self.fullRows ? [] : [""]
    let lines = top + [field] + answers + gap + hint
    return (Array(lines.prefix(rows)), Frame.Position(row: top.count, column: column))
  }

  /// The rows from which on there is room for answers of two lines, for a rule above, and for a gap.
  private static let lowRows = 12
  private static let ruledRows = 16
  private static let fullRows = 22
  /// The most rows for why Enter had no effect.
  private static let refusalRows = 4

  private var rule: StyledLine {
    StyledLine(String(repeating: style.glyphs.rule, count: min(style.columns, 69)), .faint)
  }

  private func field() -> (StyledLine, Int) {
    // Room to type is more use than the question.
    let label = prompt.label(style.catalog.screen)
    let labelColumns = style.columns < 24 ? 0 : min(label.displayWidth, style.columns - 12)
    var line = StyledLine(
      label.truncated(toColumns: labelColumns, ellipsis: style.glyphs.ellipsis), .strong)
    line.pad(toColumn: labelColumns)
    let escaped = !style.glyphs.isUnicode
    let (text, cursor) = prompt.editor.view(columns: max(1, style.columns - labelColumns)) { character in
      escaped ? String(character).visible.asciiEscaped : String(character).visible
    }
    line.append(text)
    return (line, labelColumns + cursor)
  }

  private func answer(rows: Int, most: Int) -> [StyledLine] {
    var lines = [meaning]
    if most > 1, lines[0].columns > style.columns, let span = lines[0].spans.first {
      lines = TextFlow.lines(span.text, columns: style.columns).prefix(most).map { StyledLine($0, span.ink) }
    }
    return lines + Array(repeating: "", count: max(0, rows - lines.count))
  }
}
