internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmTables

/// A list of people as a table with a heading, a line of fixed columns for every person.
struct PersonTable {
  /// The day, and the heading of each column, with their line ends.
  let header: String
  private let style: Style
  private let layout: PersonTableLayout
  /// What a day is called on which one, two and three primaries are critical.
  private let criticalWords: [String]
  /// What the owner of the settings is called.
  private let owner: String

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - style: The look; below 40 columns, lines are clipped.
  init(cycles: [Cycle], selected: CivilDate, style: Style) {
    let terms = style.catalog.terms
    let words = [terms.critical, terms.doubleCritical, terms.tripleCritical]
    let headings = cycles.map { (name: terms.name(of: $0), symbol: $0.symbol(among: cycles), ink: Ink($0)) }
    let dayHeading = style.catalog.reports.day
    let layout = PersonTableLayout(
      columns: style.layoutColumns, headings: headings.map(\.name.displayWidth),
      day: max(dayHeading.displayWidth, String(selected - .min).count),
      words: words.map(\.displayWidth).max() ?? 0)
    var style = style
    // What is clipped row by row must have no escape sequences in it.
    if style.columns < Style.leastColumns { style.palette = nil }
    self.style = style
    self.layout = layout
    criticalWords = words
    owner = style.catalog.reports.you
    header = style.text([
      StyledLine(style.catalog.dates.full(selected), .strong),
      Self.header(style: style, layout: layout, headings: headings),
    ])
  }

  private static func header(
    style: Style, layout: PersonTableLayout, headings: [(name: String, symbol: String, ink: Ink)]
  ) -> StyledLine {
    let words = style.catalog.reports
    var line = StyledLine(style.fitted(words.name, to: layout.name), .faint)
    if layout.hasBirthday {
      line.append("  " + style.fitted(words.birthday, to: PersonTableLayout.birthdayColumns), .faint)
    }
    if let day = layout.day {
      line.append("  " + style.fitted(words.day, to: day, alignment: .trailing), .faint)
    }
    for (heading, columns) in zip(headings, layout.cycles) {
      // A few letters of a name tell less than the letter that stands for it everywhere.
      let isShort = columns < 6 && heading.name.displayWidth > columns
      line.append(
        "  " + style.fitted(isShort ? heading.symbol : heading.name, to: columns, alignment: .trailing),
        heading.ink)
    }
    if layout.lacksCycles { line.append(" \(style.glyphs.ellipsis)", .faint) }
    return line
  }

  /// The texts of the cycles that have room: a space, the percent at the right and a mark, or a space, behind it.
  func texts(
    of cycles: [Cycle], days: Int, read: @escaping (Cycle, _ day: Int) -> Reading
  ) -> CycleTexts {
    let (columns, glyphs, style) = (layout.cycles, style.glyphs, style)
    return CycleTexts(
      of: Array(cycles.prefix(columns.count)), days: days, textRoom: 48 + (columns.max() ?? 0), read: read
    ) { index, reading in
      let percent = String(glyphs.percent(reading.percent).dropLast())
      var text = StyledLine(" " + String(repeating: " ", count: columns[index] - percent.displayWidth))
      text.append(percent, Ink(reading.cycle))
      text.append(
        reading.turningPoint.map { glyphs.mark($0) } ?? " ", reading.turningPoint == nil ? .plain : .critical)
      return CycleText(
        text: style.encoded(text) + (reading.turningPoint == nil ? " " : ""),
        hasTurningPoint: reading.turningPoint != nil)
    }
  }

  /// The most bytes that a line takes beside those of its texts and of the name's escapes.
  var room: Int { 8 * owner.utf8.count + 4 * layout.name + 256 }

  /// Writes one person with the line end.
  func write(
    _ person: PersonRow, _ criticalCount: Int, _ texts: borrowing CycleTexts, to cursor: inout RowWriter
  ) {
    let start = cursor
    write(name: person.name, to: &cursor)
    if layout.hasBirthday {
      cursor.append(spaces: 2)
      cursor.append(person.birthday)
    }
    if let day = layout.day {
      cursor.append(spaces: 2 + day - String(person.day).utf8.count)
      cursor.append(days: person.day)
    }
    // The first gap is whole; the mark of the percent before is half of the others.
    cursor.append(spaces: 1)
    texts.writeTexts(to: &cursor)
    if layout.hasWords, criticalCount > 0 {
      cursor.append(spaces: 2)
      cursor.append(text: criticalWords[criticalCount - 1])
    }
    cursor.dropSpaces(backTo: start)
    if style.columns < Style.leastColumns {
      cursor.rewrite(from: start) { $0.truncated(toColumns: style.columns, ellipsis: style.glyphs.ellipsis) }
    }
    cursor.append(UInt8(ascii: "\n"))
  }

  private func write(name: BorrowedText?, to cursor: inout RowWriter) {
    if let name, name.count <= layout.name, name.bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      cursor.append(name.bytes)
      cursor.append(spaces: layout.name - name.count)
    } else {
      cursor.append(text: style.fitted(style.shown(name?.string ?? owner), to: layout.name))
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
