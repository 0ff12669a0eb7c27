internal import BiorhythmLocalization
internal import BiorhythmRender

/// Which keys there are: a few in the last line, all in a panel.
struct KeyHints {
  let style: Style

  private var words: ScreenWords { style.catalog.screen }

  /// The last hints, which show the way to all keys and the way out, are the last to give way.
  private static let kept = 2

  /// The keys that do something where there is nothing to see yet.
  private static let firstKeys = ["i", "?", "q"]

  /// Returns one line with as many hints as fit.
  ///
  /// - Parameter hasReport: Whether there is something to move in.
  /// - Returns: A line no wider than the columns, except where not even the last two hints fit.
  func footer(hasReport: Bool) -> StyledLine {
    let offered = words.footer.filter { hasReport || Self.firstKeys.contains($0.keys) }
    let hints = offered.map { keys, action in
      var hint = StyledLine(name(keys), .strong)
      hint.append(" " + action)
      return hint
    }
    var first = hints.dropLast(Self.kept)
    let last = hints.suffix(Self.kept)
    func columns(gap: Int) -> Int {
      (first + last).reduce(0) { $0 + $1.columns } + gap * (first.count + last.count - 1)
    }
    while !first.isEmpty, columns(gap: 2) > style.columns { first.removeLast() }
    let gap = columns(gap: 3) <= style.columns ? 3 : 2
    var line = StyledLine()
    for hint in first + last {
      if line.columns > 0 { line.append(String(repeating: " ", count: gap)) }
      line.append(hint)
    }
    return line
  }

  /// Returns the panel of all keys, in as many columns as the rows make necessary.
  func panel(rows: Int) -> [StyledLine] {
    let keys = words.keys.map { (keys: name($0.keys), action: $0.action) }
    let title = StyledLine(words.keysTitle, .strong)
    let keyColumns = (keys.map { $0.keys.displayWidth }.max() ?? 0) + 3
    let room = rows - (rows > keys.count + 1 ? 2 : 1)
    let isSplit = keys.count > room
    let perColumn = isSplit ? (keys.count + 1) / 2 : keys.count
    let half = (style.columns - 2) / 2
    var lines = (0..<perColumn).map { row in
      entry(keys[row], keyColumns).clipped(
        toColumns: isSplit ? half : style.columns, ellipsis: style.glyphs.ellipsis)
    }
    for (row, place) in (perColumn..<keys.count).enumerated() {
      lines[row].pad(toColumn: half + 2)
      lines[row].append(entry(keys[place], keyColumns))
    }
    return [title] + (rows > lines.count + 1 ? [""] : []) + lines
  }

  private func entry(_ key: (keys: String, action: String), _ keyColumns: Int) -> StyledLine {
    var line = StyledLine(key.keys, .strong)
    line.pad(toColumn: keyColumns)
    line.append(key.action)
    return line
  }

  /// The names of keys; where arrows cannot be drawn, they are spelled out.
  private func name(_ keys: String) -> String {
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
