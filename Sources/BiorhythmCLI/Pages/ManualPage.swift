internal import BiorhythmCore
internal import BiorhythmLocalization

/// What `--manual` prints: the manual page biorhythm(1), its options made from the option table.
///
/// The page is English throughout: headings of another language over an English text would help nobody.
struct ManualPage {
  func text() -> String {
    var page = Roff(name: "BIORHYTHM", date: Version.date, source: Version.line)
    for section in ManualSection.allCases {
      page.section(Language.english.catalog.help.manualHeading(section))
      switch section {
      case .name: page.flow("biorhythm - biorhythms in the terminal")
      case .synopsis:
        page.flow("`biorhythm` [<REPORT>] [<WHO>] [<WHEN>] [<OUTPUT>]")
        page.paragraph("`biorhythm --set-birthday` <DATE>")
        page.paragraph("`biorhythm --help` [<REPORT>]")
      case .description: addDescription(to: &page)
      case .options: addOptions(to: &page)
      case .formats: addFormats(to: &page)
      case .files: addFiles(to: &page)
      case .environment: for (name, text) in Self.environment { page.item("`\(name)`", text) }
      case .exitStatus: for (status, text) in Self.statuses { page.item("`\(status.rawValue)`", text) }
      case .examples: addExamples(to: &page)
      case .seeAlso: page.flow("`cal`(1), `crontab`(1), `jq`(1), `notify-send`(1), `systemd.timer`(5)")
      }
    }
    return page.text
  }

  private func addOptions(to page: inout Roff) {
    page.flow(
      "A value follows as the next word or after an equals sign. Long names are never abbreviated.")
    for section in OptionSection.allCases {
      page.subsection(Language.english.catalog.help.section(section))
      for entry in OptionTable.entries where entry.section == section {
        page.item(Self.tag(of: entry), Self.description(of: entry.name))
      }
    }
  }

  private static func tag(of entry: OptionEntry) -> String {
    let names = [entry.short.map { "`-\($0)`" }, "`\(entry.name.spelling)`"].compactMap { $0 }
    let value =
      switch entry.label.map({ ($0.text, $0.text.contains("|")) }) {
      case nil: ""
      case (let text, true)?: "`" + text.split(separator: "|").joined(separator: "`|`") + "`"
      case (let text, false)?: "<\(text)>"
      }
    guard !value.isEmpty else { return names.joined(separator: ", ") }
    return names.joined(separator: ", ") + " " + (entry.isValueOptional ? "[\(value)]" : value)
  }

  private func addExamples(to page: inout Roff) {
    for (index, example) in Self.examples.enumerated() {
      if index == 0 { page.flow(example.purpose) } else { page.paragraph(example.purpose) }
      page.verbatim([example.command])
    }
  }

  /// Command lines, each with what it is for; tests run them all.
  static let examples: [(purpose: String, command: String)] = [
    ("Store your birthday once:", "biorhythm --set-birthday 1990-05-15"),
    ("Look at this month, then at the next:", "biorhythm && biorhythm --next-month"),
    ("A friend, saved under a name:", "biorhythm --person Minji --set-birthday 1992-09-20"),
    ("How the two of you run in step:", "biorhythm --compare Minji"),
    ("A day in detail, without storing anything:", "biorhythm --day 2026-11-30 --birthday 1990-05-15"),
    ("The critical days of a year:", "biorhythm --events --from 2026-01-01 --to 2026-12-31"),
    ("This month's as a calendar file:", "biorhythm --events --format ics --output critical.ics"),
    ("The picture of a month:", "biorhythm --month 2026-11 --format svg --output month.svg"),
    ("Today's percentages, by way of jq(1):", "biorhythm --day --format json | jq '.days[0].cycles'"),
    ("A line in your crontab(5), by mail on critical days only:", "biorhythm --daily --only-critical"),
    ("Everybody in a file who has a critical day:", "biorhythm --roster people.csv --only-critical"),
  ]
}
