internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// The calculator over the lower half of the screen: the results so far, and the line that is typed.
struct Calculator {
  /// What a key asks of the screen.
  enum Outcome: Equatable {
    case stay
    case close
    /// Close and go to a day.
    case go(CivilDate)
  }

  /// The most entries that are kept.
  private static let entriesKept = 100

  private(set) var lines: LineCalculator
  private(set) var editor = LineEditor()
  /// The entry that was recalled, counted from the last; 0 is the line of one's own.
  private var recalled = 0

  init(context: Expression.Context, lexicon: Lexicon) {
    lines = LineCalculator(context: context, lexicon: lexicon, entriesKept: Self.entriesKept)
  }

  /// Reckons on with other names, keeping the results.
  mutating func meet(_ context: Expression.Context) {
    lines.meet(context)
  }

  /// Takes a key: Enter reckons, or on an empty line goes to the last result that is a date.
  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .close
    case .enter:
      if editor.text.trimmed().isEmpty { return day.map { .go($0) } ?? .stay }
      lines.enter(editor.text)
      editor = LineEditor()
      recalled = 0
    case .up: recall(recalled + 1)
    case .down: recall(recalled - 1)
    default: editor.handle(key)
    }
    return .stay
  }

  private mutating func recall(_ place: Int) {
    guard (0...lines.entries.count).contains(place) else { return }
    recalled = place
    editor = LineEditor(place == 0 ? "" : lines.entries[lines.entries.count - place].line)
  }

  /// The day of the last result, if it is one.
  private var day: CivilDate? { lines.answer?.day }
}

extension Expression.Value {
  /// The day that the value is or lies on.
  var day: CivilDate? {
    switch self {
    case .date(let date): date
    case .moment(let moment): moment.date
    case .number, .span, .truth: nil
    }
  }
}

/// The calculator as it is seen.
struct CalculatorPanel {
  let calculator: Calculator
  /// Whose percents are shown beside a result that is a date.
  let report: Report?
  let style: Style

  /// Returns the panel: a rule, the last results, the line that is typed, what it comes to so far, and what keys do.
  ///
  /// - Parameter rows: How many lines to return, at least 2.
  /// - Returns: Just as many lines, and where the cursor stands in them.
  func picture(rows: Int) -> (lines: [StyledLine], cursor: Frame.Position) {
    let hint = StyledLine(style.catalog.screen.calculatorHint, .faint)
    let rule = StyledLine(String(repeating: style.glyphs.rule, count: style.columns), .faint)
    let (field, column) = field()
    let answerRows = rows < 6 ? 1 : 2
    let answer = wrapped(preview(), rows: answerRows)
    let foot = [field] + answer + (rows > answerRows + 2 ? [hint] : [])
    let room = max(0, rows - foot.count - (rows > 4 ? 1 : 0))
    let results = calculator.lines.entries.flatMap(lines(of:)).suffix(room)
    let lines = (rows > 4 ? [rule] : []) + Array(repeating: "", count: room - results.count) + results
    return (Array((lines + foot).prefix(rows)), Frame.Position(row: lines.count, column: column))
  }

  private func field() -> (StyledLine, Int) {
    var line = StyledLine("= ", .strong)
    let (text, cursor) = calculator.editor.view(columns: max(1, style.columns - 2)) { character in
      style.glyphs.isUnicode ? String(character).visible : String(character).visible.asciiEscaped
    }
    line.append(text)
    return (line, 2 + cursor)
  }

  /// A line that was entered, and what came of it.
  private func lines(of entry: LineCalculator.Entry) -> [StyledLine] {
    let typed = StyledLine("  " + style.shown(entry.line), .faint)
    return [typed] + wrapped(said(entry.result), rows: 3)
  }

  /// What the line that is typed comes to; nothing before anything was typed.
  private func preview() -> StyledLine {
    let text = calculator.editor.text
    return text.trimmed().isEmpty ? "" : said(calculator.lines.preview(text))
  }

  private func said(_ result: Result<Expression.Value, Expression.Fault>) -> StyledLine {
    switch result {
    case .success(let value):
      var line = StyledLine("\(value)", .strong)
      if let day = value.day { line.append("  " + meaning(of: day)) }
      return line
    case .failure(let fault):
      return StyledLine(style.told(style.catalog.describe(.usage(.wrongExpression(fault)))), .faint)
    }
  }

  /// The weekday, and the percents on the day.
  private func meaning(of date: CivilDate) -> String {
    let percents = report?.day(date).readings?.map { reading in
      "\(reading.cycle.symbol(among: report?.cycles ?? [])) \(style.glyphs.percent(reading.percent))"
    }
    return ([style.catalog.dates.weekday(date.weekday)] + (percents ?? [])).joined(separator: "  ")
  }

  private func wrapped(_ line: StyledLine, rows: Int) -> [StyledLine] {
    guard line.columns > style.columns else { return [line] + Array(repeating: "", count: 0) }
    let text = line.spans.map(\.text).joined()
    return TextFlow.lines(text, columns: style.columns).prefix(rows).map {
      StyledLine($0, line.spans.first?.ink ?? .plain)
    }
  }
}
