internal import BiorhythmLocalization
internal import BiorhythmRender

/// Which keys there are: a few in the last line, all in a panel.
struct KeyHints {
  let style: Style

  /// A key, or several that do the same, and what they do.
  private struct Hint {
    let keys: String
    let action: String
    /// Whether the hint is among those that are left in a low window.
    var isEssential = false
  }

  /// Returns one line with as many hints as fit.
  ///
  /// - Parameters:
  ///   - hasReport: Whether there is something to move in.
  ///   - hasOthers: Whether there is another person to show.
  ///   - isSearching: Whether it is the days of a search that are stepped through.
  /// - Returns: A line no wider than the columns, except where not even the last two hints fit.
  func footer(hasReport: Bool, hasOthers: Bool, isSearching: Bool) -> StyledLine {
    var shown = Footer.allCases.filter { hint in
      switch hint {
      case .birthday, .keys, .quit: true
      case .person: hasOthers
      case .nextFound, .previousFound: isSearching && hasReport
      case .nextCritical, .previousCritical: !isSearching && hasReport
      default: hasReport
      }
    }
    func columns(gap: Int) -> Int {
      shown.reduce(0) { $0 + line($1).columns } + gap * (shown.count - 1)
    }
    for hint in Footer.givingWay where columns(gap: 2) > style.columns { shown.removeAll { $0 == hint } }
    let gap = columns(gap: 3) <= style.columns ? 3 : 2
    var footer = StyledLine()
    for hint in shown {
      if footer.columns > 0 { footer.append(String(repeating: " ", count: gap)) }
      footer.append(line(hint))
    }
    return footer
  }

  /// The hints of the last line, left to right.
  private enum Footer: CaseIterable {
    case day, month, today, nextCritical, previousCritical, nextFound, previousFound, find, date, cycles,
      person, birthday, keys, quit

    /// Those that give way in narrow windows, first to last; the way to all keys and the way out stay.
    static let givingWay: [Footer] = [
      .previousCritical, .find, .date, .cycles, .today, .previousFound, .person, .birthday, .nextCritical,
      .nextFound, .month, .day,
    ]

    func hint(_ words: FooterWords) -> Hint {
      switch self {
      case .day: Hint(keys: "←→", action: words.day)
      case .month: Hint(keys: "[ ]", action: words.month)
      case .today: Hint(keys: "t", action: words.today)
      case .nextCritical: Hint(keys: "n", action: words.nextCritical)
      case .previousCritical: Hint(keys: "N", action: words.previousCritical)
      case .nextFound: Hint(keys: "n", action: words.nextFound)
      case .previousFound: Hint(keys: "N", action: words.previousFound)
      case .find: Hint(keys: "f", action: words.find)
      case .date: Hint(keys: "g", action: words.date)
      case .cycles: Hint(keys: "c", action: words.cycles)
      case .person: Hint(keys: "p", action: words.person)
      case .birthday: Hint(keys: "i", action: words.birthday)
      case .keys: Hint(keys: "?", action: words.keys)
      case .quit: Hint(keys: "q", action: words.quit)
      }
    }
  }

  private func line(_ footer: Footer) -> StyledLine {
    let hint = footer.hint(style.catalog.screen.footer)
    var line = StyledLine(name(hint.keys), .strong)
    line.append(" " + hint.action)
    return line
  }

  /// All keys, in the panel's order.
  private var all: [Hint] {
    let words = style.catalog.screen.keys
    return [
      Hint(keys: "← h , <", action: words.previousDay, isEssential: true),
      Hint(keys: "→ l . >", action: words.nextDay, isEssential: true),
      Hint(keys: "w W", action: words.week),
      Hint(keys: "PgUp [ ↑ k", action: words.previousMonth, isEssential: true),
      Hint(keys: "PgDn ] ↓ j", action: words.nextMonth, isEssential: true),
      Hint(keys: "Home End", action: words.monthEnds),
      Hint(keys: "t", action: words.today),
      Hint(keys: "f", action: words.find),
      Hint(keys: "g", action: words.date),
      Hint(keys: "=", action: words.calculator),
      Hint(keys: "n", action: words.nextCritical, isEssential: true),
      Hint(keys: "N", action: words.previousCritical),
      Hint(keys: "i", action: words.birthday, isEssential: true),
      Hint(keys: "p", action: words.person),
      Hint(keys: "c", action: words.cycles),
      Hint(keys: "?", action: words.keys),
      Hint(keys: "Ctrl-Z", action: words.pause),
      Hint(keys: "Ctrl-L", action: words.repaint),
      Hint(keys: "q  Ctrl-C", action: words.quit, isEssential: true),
    ]
  }

  /// Returns the panel of all keys.
  ///
  /// They stand beside each other where the rows make it necessary and the columns allow it. Where not all of them fit,
  /// the essential ones come first and others are left out.
  func panel(rows: Int) -> [StyledLine] {
    let all = all
    let room = max(1, rows - (rows > all.count + 1 ? 2 : 1))
    let needed = (all.count + room - 1) / room
    let tables = (1...needed).reversed().lazy.map { table(of: all, columns: $0, rows: room) }
    let lines =
      tables.first { $0.allSatisfy { $0.columns <= style.columns } } ?? table(of: all, columns: 1, rows: room)
    let title = StyledLine(style.catalog.screen.keysTitle, .strong)
    return [title] + (rows > lines.count + 1 ? [""] : []) + lines
  }

  private func table(of hints: [Hint], columns: Int, rows: Int) -> [StyledLine] {
    var shown = hints
    if hints.count > columns * rows {
      shown = Array((hints.filter(\.isEssential) + hints.filter { !$0.isEssential }).prefix(columns * rows))
    }
    let height = (shown.count + columns - 1) / columns
    var lines = Array(repeating: StyledLine(), count: height)
    for start in stride(from: 0, to: shown.count, by: height) {
      let left = start == 0 ? 0 : (lines.map(\.columns).max() ?? 0) + 2
      let end = min(start + height, shown.count)
      for (row, entry) in column(Array(shown[start..<end])).enumerated() {
        lines[row].pad(toColumn: left)
        lines[row].append(entry)
      }
    }
    return lines
  }

  private func column(_ hints: [Hint]) -> [StyledLine] {
    let keyColumns = (hints.map { name($0.keys).displayWidth }.max() ?? 0) + 3
    return hints.map { hint in
      var line = StyledLine(name(hint.keys), .strong)
      line.pad(toColumn: keyColumns)
      line.append(hint.action)
      return line
    }
  }

  /// The names of keys; where arrows cannot be drawn, they are spelled out.
  private func name(_ keys: String) -> String {
    let keys = keys.replacing("Ctrl", with: style.catalog.screen.control)
    guard !style.glyphs.isUnicode else { return keys }
    let arrows: [Character: String] = ["←": "Left", "→": "Right", "↑": "Up", "↓": "Down"]
    var name = ""
    var isAfterArrow = false
    for key in keys {
      let arrow = arrows[key]
      name += (isAfterArrow && arrow != nil ? "/" : "") + (arrow ?? String(key))
      isAfterArrow = arrow != nil
    }
    return name
  }
}
