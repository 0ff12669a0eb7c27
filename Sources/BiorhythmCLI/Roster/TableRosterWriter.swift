internal import BiorhythmCore
package import BiorhythmLocalization
internal import BiorhythmRender

/// How people see a roster.
package struct RosterTableStyle: Sendable {
  /// The columns of a line; below 40, lines are clipped.
  package var columns: Int
  /// Whether only ASCII characters are written.
  package var isASCII: Bool
  package var terms: Terms
  package var words: ReportWords
  /// A line above the table, such as the selected day; nil for none.
  package var title: String?

  package init(columns: Int, isASCII: Bool, terms: Terms, words: ReportWords, title: String? = nil) {
    self.columns = columns
    self.isASCII = isASCII
    self.terms = terms
    self.words = words
    self.title = title
  }

  var ellipsis: String { isASCII ? "~" : "…" }
  /// The mark behind a percent, for each turning point.
  var marks: [StaticString] { isASCII ? ["!", "^", "!", "v"] : ["!", "▲", "!", "▼"] }

  func percentText(_ percent: Int) -> String {
    percent == 0 ? "0" : percent > 0 ? "+\(percent)" : "\(isASCII ? "-" : "\u{2212}")\(-percent)"
  }

  /// Text without anything that a terminal would act on or could not show.
  func shown(_ text: String) -> String { isASCII ? text.visible.asciiEscaped : text.visible }

  func fitted(_ text: String, to columns: Int, alignment: ColumnAlignment = .leading) -> String {
    shown(text).truncated(toColumns: columns, ellipsis: ellipsis)
      .padded(toColumns: columns, alignment: alignment)
  }
}

/// Writes a roster as a table with a heading, a line of fixed columns for every person.
struct TableRosterWriter: RosterRowWriter, ~Copyable {
  let header: String
  private let style: RosterTableStyle
  private let layout: RosterTableLayout
  private let phases: PhaseTable
  private let primaries: PhaseTable
  private let marks: [StaticString]
  /// What a day is called on which one, two and three primaries are critical.
  private let criticalWords: [String]
  private static let leastColumns = 40

  init(cycles: [Cycle], selected: CivilDate, style: RosterTableStyle) {
    let words = [style.terms.critical, style.terms.doubleCritical, style.terms.tripleCritical]
      .map { style.shown($0) }
    let headings = cycles.map { style.shown(style.terms.name(of: $0)) }
    let dayHeading = style.shown(style.words.day)
    let layout = RosterTableLayout(
      columns: max(style.columns, Self.leastColumns), headings: headings.map(\.displayWidth),
      day: max(dayHeading.displayWidth, String(selected - .min).count),
      words: words.map(\.displayWidth).max() ?? 0)
    self.style = style
    self.layout = layout
    criticalWords = words
    marks = style.marks
    phases = PhaseTable(cycles: Array(cycles.prefix(layout.cycles.count)), percentText: style.percentText)
    primaries = PhaseTable(cycles: Cycle.primaries) { "\($0)" }
    header = Self.header(style: style, layout: layout, headings: headings)
  }

  private static func header(style: RosterTableStyle, layout: RosterTableLayout, headings: [String]) -> String
  {
    var line = style.fitted(style.words.name, to: layout.name)
    if layout.hasBirthday {
      line += "  " + style.fitted(style.words.birthday, to: RosterTableLayout.birthdayColumns)
    }
    if let day = layout.day { line += "  " + style.fitted(style.words.day, to: day, alignment: .trailing) }
    for (heading, columns) in zip(headings, layout.cycles) {
      line += "  " + style.fitted(heading, to: columns, alignment: .trailing)
    }
    if layout.lacksCycles { line += " \(style.ellipsis)" }
    return ([style.title.map { style.shown($0) }, line].compactMap { $0 })
      .map { $0.truncated(toColumns: style.columns, ellipsis: style.ellipsis) + "\n" }.joined()
  }

  func room(forName nameCount: Int) -> Int {
    // A byte of a name becomes at most eight as an escape: `\u{AC00}` stands for three.
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
    if style.columns < Self.leastColumns {
      cursor.rewrite(from: start) { $0.truncated(toColumns: style.columns, ellipsis: style.ellipsis) }
    }
    cursor.append(newline)
  }

  private func write(name: UnsafeRawBufferPointer, at cursor: inout RowCursor) {
    if name.count <= layout.name, name.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      cursor.append(name)
      cursor.append(spaces: layout.name - name.count)
    } else {
      cursor.append(text: style.fitted(String(decoding: name, as: UTF8.self), to: layout.name))
    }
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
