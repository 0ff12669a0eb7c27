internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

extension Screen {
  /// The smallest window that is drawn in.
  private static let leastColumns = Style.leastColumns
  private static let leastRows = 6
  /// The rows of the calculator in a low window.
  private static let leastCalculatorRows = 6

  /// Returns the picture of the screen in a window.
  package func frame(columns: Int, rows: Int) -> Frame {
    var style = style
    style.columns = min(columns, style.columns)
    let isTooSmall = style.columns < Self.leastColumns || rows < Self.leastRows
    var lines: [StyledLine]
    var cursor: Frame.Position?
    switch mode {
    case .keys where !isTooSmall:
      lines = filled(KeyHints(style: style).panel(rows: rows - 1), rows: rows - 1)
      lines.append(StyledLine(style.catalog.screen.anyKeyCloses, .faint))
    case .prompt(let prompt):
      let panel = PromptPanel(prompt: prompt, meaning: meaning(of: prompt), style: style).picture(
        rows: rows < Self.leastRows ? 1 : rows)
      let start = max(0, rows - panel.lines.count)
      lines =
        isTooSmall ? tooSmall(rows: start, style) : body(rows: start, above: panel.lines.count - 2, style)
      cursor = Frame.Position(row: start + panel.cursor.row, column: panel.cursor.column)
      lines += panel.lines
    case .calculator where !isTooSmall:
      let panelRows = max(Self.leastCalculatorRows, rows / 2)
      let panel = CalculatorPanel(calculator: calculator, report: report, style: style)
        .picture(rows: min(panelRows, rows - 1))
      let start = rows - panel.lines.count
      lines = body(rows: start, above: 0, style) + panel.lines
      cursor = Frame.Position(row: start + panel.cursor.row, column: panel.cursor.column)
    default:
      if isTooSmall {
        lines = tooSmall(rows: rows, style)
      } else {
        let said = messageLines(style)
        lines = body(rows: rows - 1 - said.count, above: said.count - 1, style) + said
        lines.append(
          KeyHints(style: style).footer(
            hasReport: report != nil, hasOthers: people.next != nil, isSearching: search != nil))
      }
    }
    if !style.glyphs.isUnicode, style.catalog.language.isWrittenInASCII { lines = lines.map(\.inASCII) }
    return Frame(
      columns: columns, rows: rows, lines: lines.map { clipped($0, style) }, cursor: cursor,
      ellipsis: style.glyphs.ellipsis)
  }

  /// Tells which day a prompt's text means, or why none or what came of it; nothing before anything was typed.
  private func meaning(of prompt: Prompt) -> StyledLine {
    if let refusal = prompt.refusal { return StyledLine(style.catalog.describe(refusal).visible, .critical) }
    if prompt.editor.text.isEmpty { return "" }
    do throws(UsageError) {
      let text = prompt.editor.text
      switch prompt.purpose {
      case .date: return StyledLine(style.catalog.dates.full(try date(text)), .strong)
      case .birthday:
        let typed = try birth(text)
        let lunarDate = typed.lunarDate.map { [style.catalog.lunar.full($0)] } ?? []
        let clock = typed.birth.clock == nil ? [] : [typed.birth.description]
        let meaning = [style.catalog.dates.full(typed.birth.date)] + clock + lunarDate
        return StyledLine(meaning.joined(separator: " \(style.glyphs.dot) "), .strong)
      case .condition:
        let date = try first(of: newSearch(for: text), from: selected.date)
        return StyledLine(date.map(style.catalog.dates.full) ?? style.catalog.find.nothing, .strong)
      }
    } catch {
      return StyledLine(style.catalog.describe(.usage(error)).visible)
    }
  }

  private func clipped(_ line: StyledLine, _ style: Style) -> StyledLine {
    line.clipped(toColumns: style.columns, ellipsis: style.glyphs.ellipsis)
  }

  private func tooSmall(rows: Int, _ style: Style) -> [StyledLine] {
    let words = style.catalog.screen.tooSmall(Self.leastColumns, Self.leastRows)
    return filled(TextFlow.lines(words, columns: max(1, style.columns)).map { StyledLine($0) }, rows: rows)
  }

  private func filled(_ lines: [StyledLine], rows: Int) -> [StyledLine] {
    lines.prefix(max(0, rows)) + Array(repeating: "", count: max(0, rows - lines.count))
  }

  /// Returns the dashboard, or a welcome where no birthday is known.
  ///
  /// - Parameters:
  ///   - rows: How many lines to return.
  ///   - panelRows: How many rows more the dashboard has where no panel is below.
  ///   - style: How they look.
  /// - Returns: Just as many lines as there are rows.
  private func body(rows: Int, above panelRows: Int, _ style: Style) -> [StyledLine] {
    guard let report else { return filled(welcome(style), rows: rows) }
    let dashboard = FittedDashboard(report, style: style)
    return filled(dashboard.lines(rows: rows + panelRows, covered: panelRows), rows: rows)
  }

  private func welcome(_ style: Style) -> [StyledLine] {
    let help = style.catalog.help
    func flow(_ text: String) -> [String] { TextFlow.lines(text, columns: min(style.columns, 78)) }
    return [StyledLine(style.catalog.reports.title(people.name?.visible), .strong), ""]
      + flow(help.tagline).map { StyledLine($0) } + flow(help.disclaimer).map { StyledLine($0, .faint) }
  }

  /// The message in as many lines as it needs, or an empty line in its place.
  private func messageLines(_ style: Style) -> [StyledLine] {
    guard let message else { return [""] }
    return TextFlow.lines(message.visible, columns: style.columns).prefix(3).map { StyledLine($0) }
  }
}

extension StyledLine {
  /// The line with everything beyond ASCII as an escape: names can be written in any script.
  fileprivate var inASCII: StyledLine {
    spans.reduce(into: StyledLine()) { $0.append($1.text.asciiEscaped, $1.ink) }
  }
}
