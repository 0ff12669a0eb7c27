internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// Writes a roster as a table with a heading, a line of fixed columns for every person.
struct TableRosterWriter: RosterRowWriter, ~Copyable {
  let header: String
  private let style: Style
  private let layout: RosterTableLayout
  private let phases: PhaseTable
  private let primaries: PhaseTable
  /// The mark behind a percent, for each turning point.
  private let marks: [[UInt8]]
  /// What a day is called on which one, two and three primaries are critical.
  private let criticalWords: [String]
  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - style: The look; below 40 columns, lines are clipped.
  init(cycles: [Cycle], selected: CivilDate, style: Style) {
    let terms = style.catalog.terms
    let words = [terms.critical, terms.doubleCritical, terms.tripleCritical]
    let headings = cycles.map { (name: terms.name(of: $0), symbol: $0.symbol(among: cycles)) }
    let dayHeading = style.catalog.reports.day
    let layout = RosterTableLayout(
      columns: style.layoutColumns, headings: headings.map(\.name.displayWidth),
      day: max(dayHeading.displayWidth, String(selected - .min).count),
      words: words.map(\.displayWidth).max() ?? 0)
    self.style = style
    self.layout = layout
    criticalWords = words
    marks = TurningPoint.allCases.map { Array(style.glyphs.mark($0).utf8) }
    phases = PhaseTable(
      cycles: Array(cycles.prefix(layout.cycles.count)),
      percentText: { String(style.glyphs.percent($0).dropLast()) })
    primaries = PhaseTable(cycles: Cycle.primaries) { "\($0)" }
    header = Self.header(style: style, layout: layout, headings: headings)
  }

  private static func header(
    style: Style, layout: RosterTableLayout, headings: [(name: String, symbol: String)]
  ) -> String {
    let words = style.catalog.reports
    var line = style.fitted(words.name, to: layout.name)
    if layout.hasBirthday {
      line += "  " + style.fitted(words.birthday, to: RosterTableLayout.birthdayColumns)
    }
    if let day = layout.day { line += "  " + style.fitted(words.day, to: day, alignment: .trailing) }
    for (heading, columns) in zip(headings, layout.cycles) {
      // A few letters of a name tell less than the letter that stands for it everywhere.
      let isShort = columns < 6 && heading.name.displayWidth > columns
      line += "  " + style.fitted(isShort ? heading.symbol : heading.name, to: columns, alignment: .trailing)
    }
    if layout.lacksCycles { line += " \(style.glyphs.ellipsis)" }
    return line.truncated(toColumns: style.columns, ellipsis: style.glyphs.ellipsis) + "\n"
  }

  func room(forName nameCount: Int) -> Int {
    // A byte of a name becomes at most eight as an escape: `\u{1B}` stands for one.
    8 * nameCount + 256 + 16 * (layout.cycles.count + layout.name) + 4 * layout.cycles.reduce(0, +)
  }

  func write(_ person: RosterPerson, at cursor: inout RowCursor) {
    let start = cursor
    write(name: person.name, at: &cursor)
    if layout.hasBirthday {
      cursor.append(spaces: 2)
      cursor.append(person.birthday)
    }
    if let day = layout.day {
      cursor.append(spaces: 2 + day - digitCount(person.day))
      cursor.append(days: person.day)
    }
    // The first gap is whole; the mark of the percent before is half of the others.
    cursor.append(spaces: 1)
    for (index, columns) in layout.cycles.enumerated() {
      let entry = phases.entry(ofCycle: index, onDay: person.day)
      cursor.append(spaces: 1 + columns - entry.textColumns)
      cursor.append(entry.text, count: entry.textCount)
      if entry.eventCode > 0 {
        cursor.append(marks[entry.eventCode - 1])
      } else {
        cursor.append(spaces: 1)
      }
    }
    let criticals = layout.hasWords ? primaries.criticalCount(onDay: person.day) : 0
    if criticals > 0 {
      cursor.append(spaces: 2)
      cursor.append(text: criticalWords[criticals - 1])
    }
    cursor.dropSpaces(backTo: start)
    if style.columns < Style.leastColumns {
      cursor.rewrite(from: start) { $0.truncated(toColumns: style.columns, ellipsis: style.glyphs.ellipsis) }
    }
    cursor.append(newline)
  }

  private func write(name: UnsafeRawBufferPointer, at cursor: inout RowCursor) {
    if name.count <= layout.name, name.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      cursor.append(name)
      cursor.append(spaces: layout.name - name.count)
    } else {
      cursor.append(text: style.fitted(style.shown(String(decoding: name, as: UTF8.self)), to: layout.name))
    }
  }
}

extension Style {
  /// Text made as wide as a column.
  fileprivate func fitted(_ text: String, to columns: Int, alignment: ColumnAlignment = .leading) -> String {
    text.truncated(toColumns: columns, ellipsis: glyphs.ellipsis)
      .padded(toColumns: columns, alignment: alignment)
  }
}

private func digitCount(_ number: Int) -> Int {
  var count = 1
  var rest = number / 10
  while rest > 0 {
    count += 1
    rest /= 10
  }
  return count
}
