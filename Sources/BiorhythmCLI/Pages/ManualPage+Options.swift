internal import BiorhythmLocalization

extension ManualPage {
  /// What an option does, in full; its names and values stand above it.
  static func description(of option: OptionName) -> String {
    if let entry = ReportEntry.all.first(where: { $0.option?.name == option }) {
      let explanation = Language.english.catalog.help.explanation(entry.kind)
      return entry.aboutValue.map { "\(explanation) \($0)" } ?? explanation
    }
    return switch option {
    case .birthday:
      "Use this birth for this run and store nothing. Behind the date may stand a time, and behind that a zone: "
        + "`1990-05-15T18:30@Asia/Seoul`, `@Seoul` where only one zone ends so, `Z`, or `+09:00`; without a zone it is "
        + "this computer's. Turning points then have their moments, on the clocks of the zone that `TZ` names."
    case .person: "Use a saved person's birthday. With `--set-birthday`, store that person's."
    case .date:
      "Select a day; the default is today. A date is written `YYYY-MM-DD`, or with full stops, slashes or the East "
        + "Asian characters for year, month and day in place of the hyphens, or `YYYYMMDD`, or is one of `today`, "
        + "`yesterday` and `tomorrow`, a weekday, `+7` and `-7` for days from today, or an expression; see "
        + "`--calculate`. Dates of the lunar calendar are written `lunar-kr 1990-04-21` (Korean) or "
        + "`lunar-cn 1990-04-21` (Chinese), `lunar` where both agree, and `05L` for a leap month; those after 2050 are "
        + "computed, not published. The dashboard, a day, its summary and the one line also take a time, as in "
        + "`2026-11-30T09:00` or `now`, and show the values of that moment. Two-digit years, and dates that begin with "
        + "the day or the month, are refused."
    case .previousDay:
      "Move the selected day back by N days, 1 when left out. Moves apply in the order written."
    case .nextDay: "Move the selected day on by N days, 1 when left out."
    case .previousMonth:
      "Move the selected day back by N months, 1 when left out. The day of the month stays, or becomes the last one "
        + "where the month is too short."
    case .nextMonth: "Move the selected day on by N months, 1 when left out."
    case .from: "The first day of a window, in place of the month. It needs `--to` as well."
    case .to: "The last day of the window, included. It needs `--from` as well."
    case .setBirthday:
      "Store the birthday, and say what was stored and where; with `--person`, that person's, who is new if the name "
        + "is. Behind the date may stand a time and a zone, as with `--birthday`; of a lunar date, the civil one is stored. "
        + "A birthday in the future, or in the first century, is refused."
    case .forget: "Remove a saved person."
    case .set:
      "Store a preference: `language` (auto, en, ko, ja, zh-Hans, zh-Hant, de), `color` (auto, always, never), "
        + "`charset` (auto, unicode, ascii), `ambiguousWidth` (1, 2), which is how many columns the terminal takes for "
        + "circles, triangles and their kind, `palette` (classic, safe), `lunar` (none, korean, chinese), `cycles` (ids joined by commas), "
        + "`customCycles` (such as moon:29,work:7, with periods in days). Nothing behind the equals sign takes the "
        + "preference back."
    case .showSettings:
      "Print where the settings file is, what is in force, and which value comes from an option, the environment, the "
        + "file or the default."
    case .settings: "Use another settings file."
    case .format: "Write the report in this format; see FORMATS."
    case .output: "Write to a file, which is replaced whole or not at all."
    case .cycles:
      "The cycles to show: ids, or the groups `primary` (the default), `secondary`, `composite` and `all`, joined by "
        + "commas. The ids are `physical`, `emotional`, `intellectual`, `intuition`, `aesthetic`, `awareness`, "
        + "`spiritual`, `passion`, `mastery`, `wisdom`, `average`, and those of your own cycles."
    case .onlyCritical:
      "With `--daily`, print nothing unless a primary cycle is critical on the selected day; with `--roster` and "
        + "`--people`, only the people for whom one is; with `--find`, only such days; with `--events`, the zero "
        + "crossings without peaks and valleys."
    case .alarm:
      "With `--format ics`, give every event an alarm at this time of its day, such as `07:30`."
    case .permutations:
      "With `--evidence`, make N permutations, 99 to 999999; the default is 9999."
    case .seed:
      "With `--evidence`, start the permutations from N; the default is 1, and the same seed gives the same figures on "
        + "every machine."
    case .ascii: "Draw with ASCII characters only. This is the default where the locale is not UTF-8."
    case .color:
      "When to use color; `auto` colors a terminal, not a pipe. Color never carries a meaning alone."
    case .width: "The columns to use; the default is the terminal's, else `COLUMNS`, else 80."
    case .language:
      "The language of what people read; `auto` follows the locale. Machine formats are the same in every language."
    case .help: "Print all options on one screen, or explain one report with examples."
    case .version: "Print the version."
    case .manual: "Print this page, to be read with `man -l`, or stored where man(1) finds it."
    case .completion: "Print a script that teaches the shell to complete options, values and saved names."
    default: ""
    }
  }
}
