internal import BiorhythmLocalization

extension ManualPage {
  func addDescription(to page: inout Roff) {
    let english = Language.english.catalog.help
    page.flow("`biorhythm` shows biorhythms: sine curves that begin at zero on the day of birth.")
    page.paragraph(
      "The primary cycles are physical (23 days), emotional (28) and intellectual (33); the secondary ones are "
        + "intuition (38), aesthetic (43), awareness (48) and spiritual (53). The composites are means: passion "
        + "(physical, emotional), mastery (physical, intellectual), wisdom (emotional, intellectual) and average (all "
        + "three). A cycle is critical on the day during which its curve crosses zero.")
    page.paragraph(english.explanation(.dashboard))
    page.paragraph(english.disclaimer)
  }

  func addFormats(to page: inout Roff) {
    page.flow(
      "Machine formats have ASCII digits, ISO dates, English ids and UTF-8 in every locale. A report that does not "
        + "have a format says which it has.")
    for format in Format.allCases {
      let reports = ReportEntry.all.filter { $0.formats.contains(format) }
        .map { $0.option.map { "`\($0.name.spelling)`" } ?? "the dashboard" }
      let all = reports.count == ReportEntry.all.count
      page.item(
        "`\(format.rawValue)`",
        Self.description(of: format) + " For " + (all ? "every report" : reports.joined(separator: ", "))
          + ".")
    }
  }

  private static func description(of format: Format) -> String {
    switch format {
    case .text: "What people read, in columns."
    case .json:
      "One object with the birthday, the selected day, the window, its cycles and its days. A day has its number, how "
        + "many primaries are critical, and for each cycle the day of the cycle, value, percent, trend and event: "
        + "critical-rising, critical-falling, peak, valley or null."
    case .jsonl: "JSON Lines: such a day, or a person of the roster, a line."
    case .csv:
      "Comma-separated values (RFC 4180): a column of whole percents per cycle, and the events. A text that a "
        + "spreadsheet would run as a formula gets an apostrophe before it."
    case .ics: "iCalendar (RFC 5545): an all-day event for each critical day, peak and valley."
    case .svg: "A standalone picture of the curves."
    case .html:
      "A self-contained page to look at, to send and to print: the picture, the values and the days."
    }
  }

  func addFiles(to page: inout Roff) {
    page.item(
      "`$XDG_CONFIG_HOME/biorhythm/settings.json`",
      "The settings, else `~/.config/biorhythm/settings.json`. Keys that the program does not know are kept.")
    page.verbatim([
      "{", #"  "birthday" : "1990-05-15","#,
      #"  "people" : { "Minji" : { "birthday" : "1992-09-20" } },"#, #"  "version" : 1"#, "}",
    ])
    page.item(
      "`$XDG_DATA_HOME/biorhythm/diary.csv`",
      "The diary of `--record`, else `~/.local/share/biorhythm/diary.csv`: the columns `date`, `name` (empty for the "
        + "owner) and `value`.")
    page.subsection("Roster files")
    page.flow(
      "A roster for `--roster` is a CSV file in UTF-8 whose first line names the columns `name` and `birthday`, in any "
        + "order and case, between commas, semicolons or tabs. Other columns and blank lines are passed over. A bad "
        + "row is reported as file:line: reason, and the others are still printed.")
  }

  /// The variables that matter, each with its meaning.
  static let environment: [(name: String, text: String)] = [
    ("BIORHYTHM_SETTINGS", "Another settings file; the option `--settings` goes before it."),
    ("XDG_CONFIG_HOME, HOME", "Where the settings file is looked for."),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "The first that is set says whether the locale is UTF-8; if not, output is ASCII."
    ),
    ("LC_ALL, LC_MESSAGES, LANG", "The first that is set names the language."),
    ("TZ", "The time zone in which today is today."),
    ("COLUMNS", "The width where the output is no terminal."),
    (
      "PAGER",
      "The pager for text longer than the terminal; `less -FRX` where it is not set, and none where it is empty or `cat`."
    ),
    ("NO_COLOR", "If not empty, never use color unless `--color` asks for it."),
    ("CLICOLOR_FORCE", "If neither empty nor 0, use color even in a pipe; `NO_COLOR` goes before it."),
    ("TERM", "With the value dumb, no color and no live screen."),
    (
      CompletionWords.variable,
      "Set by the completion scripts: with the value people, the names of the saved people are printed, with months "
        + "this month and the next, and nothing else is done."
    ),
  ]

  /// The exit statuses, each with its meaning.
  static let statuses: [(status: ExitCode, text: String)] = [
    (.done, "Done."),
    (.badCommandLine, "The command line is wrong."),
    (.badRows, "Rows of the input are bad; the others were printed."),
    (.noInput, "An input is missing or unreadable."),
    (.noOutput, "The output cannot be made."),
    (.failedStream, "Reading or writing failed."),
    (.badSettings, "The settings are missing or invalid."),
  ]
}
