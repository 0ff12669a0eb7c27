extension English {
  static let help = HelpWords(
    tagline: "Biorhythms in the terminal: the month's curves, the day's values, critical days.",
    usage: { "Usage: \($0)" }, examples: "Examples", formats: { "Formats: \($0)" },
    more: "biorhythm --help all lists every option, --help REPORT explains one report, --manual has it all.",
    disclaimer: "Biorhythm theory has no scientific support; enjoy it as entertainment.",
    section: { section in
      switch section {
      case .reports: "Reports (none: the dashboard)"
      case .who: "Who"
      case .when: "When (N left out is 1)"
      case .settings: "Settings"
      case .output: "Output"
      case .about: "About"
      }
    },
    summary: { option in
      switch option {
      case .month: "the month: sparklines, graph, turning points, days"
      case .year: "the year: every day of twelve months"
      case .day: "one day in detail, and what comes next"
      case .daily: "a short plain summary for cron and mail"
      case .oneline: "one short line for a prompt or status bar"
      case .events: "critical days, peaks and valleys in date order"
      case .compare: "two people: a saved name or a birthday"
      case .find: "days on which a condition holds"
      case .people: "everyone saved, a line each"
      case .roster: "a line for everyone of a CSV or vCard file (- stdin)"
      case .calculate: "reckon with numbers, days and dates (- is stdin)"
      case .evidence: "test whether records run with the curves"
      case .record: "write a number for the day into the diary"
      case .interactive: "the live screen"
      case .birthday: "use this birthday, store nothing"
      case .person: "use a saved person"
      case .with: "add a saved person, or all"
      case .date: "select a day (default: today)"
      case .previousDay: "N days back"
      case .nextDay: "N days on"
      case .previousMonth: "N months back"
      case .nextMonth: "N months on"
      case .from: "first day shown"
      case .to: "last day shown"
      case .setBirthday: "store the birthday (with --person: that person's)"
      case .forget: "remove a saved person"
      case .set: "store a preference"
      case .showSettings: "print the settings in force and where they are"
      case .settings: "use another settings file"
      case .format: "output format"
      case .output: "write to a file, whole or not at all"
      case .cycles: "ids or primary, secondary, composite, all"
      case .columns: "columns of a roster: name=WHO,birthday=BORN"
      case .permutations: "permutations of the test (default: 9999)"
      case .seed: "where the permutations start (default: 1)"
      case .limit: "end after the first N days"
      case .alarm: "a reminder at HH:MM of each day (calendars)"
      case .onlyCritical: "critical days alone; nothing where there is none"
      case .ascii: "draw with ASCII characters only"
      case .color: "when to use color"
      case .width: "columns to use"
      case .noPager: "print long reports without a pager"
      case .language: "language"
      case .help: "this help, or help on one report"
      case .version: "print the version"
      case .manual: "print the manual"
      case .completion: "print a completion script"
      }
    },
    choices: { "\($0): \($1)" },
    explanation: { report in
      switch report {
      case .dashboard:
        "The month's curves above, the selected day's bars, values and trends below, and what comes next. "
          + "It is what a bare biorhythm shows."
      case .month:
        "One sparkline per cycle with one character a day, the graph of all curves, the turning points in date "
          + "order, then a line for every day with a bar and the value of every cycle. A window too long for "
          + "the width is drawn month by month."
      case .year:
        "Every day of twelve months in its place: for each month a row with the critical days, then one of levels for each cycle. Days on which two or three primary cycles are critical stand out. As SVG or HTML it is one sheet of A4 or Letter."
      case .day:
        "One day in detail: bar, percent, day of the cycle and trend, the next critical day and the next peak or "
          + "valley of every cycle, with the days until then."
      case .daily:
        "A few plain lines of at most 78 columns, never with color, worded the same every day: made for cron and "
          + "mail. With --only-critical it prints nothing unless a primary cycle is critical on that day."
      case .oneline:
        "One short line with a letter (P physical, E emotional, I intellectual), percent and trend for every cycle; an exclamation mark follows a critical "
          + "one. Made for a prompt, tmux or a status bar."
      case .events:
        "The critical days, peaks and valleys of the month, or of a window, in date order. Days on which two or "
          + "three primary cycles are critical stand out. --only-critical leaves peaks and valleys out, and --with sets other people beside."
      case .compare:
        "Two people: how far each cycle of theirs runs in step, from 0 (opposite forever) to 100 percent (the "
          + "same forever), the mean of the three primaries, and both curves of each cycle over the window."
      case .find:
        "The days of the coming year, or of a window, on which a condition holds, with the values. A cycle's id stands for its percent, primary, secondary and composite for each cycle of the group; critical, peak and valley count the primaries at theirs; weekday is 1 Monday to 7 Sunday, day the day number. Comparisons are < <= = != >= >, joined by and, or, not and parentheses. With --with, a day is found when the condition holds for everyone."
      case .people:
        "A line for everyone saved on the selected day, the owner first: birthday, day number, and the percent of every cycle; a critical day is marked."
      case .roster:
        "A line for every person of a CSV or vCard file on the selected day, or with --find of those for whom a "
          + "condition holds. The header of CSV names the columns in any order by the words below, or --columns "
          + "name=WHO,birthday=BORN says which they are; other columns are passed over. Bad rows are reported with file and line, the "
          + "others still printed, and the exit status is then 65."
      case .calculate:
        "The value of an expression of exact numbers, spans and dates, such as 'today - birthday' or 'birthday + 10000'. Words are today, tomorrow, yesterday, now, birthday, weekdays and ans, the result before; units are min, h, d, w, mo, y and their full names. Operators may stand between their values or, as on a calculator with a stack, behind them: 'today birthday - 23 days /'. Every option that takes a date takes such an expression too."
      case .evidence:
        "Whether a record runs with the curves, tested by permutation. A CSV file has the columns date and value (numbers of one person), date (events of one person), or birthday and date (events of many); without a file it is the diary. For each cycle come the effect, the p-value and the smallest effect that would have shown, then one plain sentence. Trend and weekday are taken out, and Ctrl-C ends early with what is done."
      case .record:
        "Writes a number, such as a mood or the hours of sleep, for the selected day into the diary, and says what stood there before. The diary is a CSV file with the columns date, name and value, which --evidence reads."
      case .interactive:
        "The whole of it live: the month's graph above, the selected day's bars below, and keys to move by day and "
          + "month, to change the birthday and to go to any date. Press ? there for the keys."
      }
    },
    manualHeading: { section in
      switch section {
      case .name: "NAME"
      case .synopsis: "SYNOPSIS"
      case .description: "DESCRIPTION"
      case .options: "OPTIONS"
      case .formats: "FORMATS"
      case .files: "FILES"
      case .environment: "ENVIRONMENT"
      case .exitStatus: "EXIT STATUS"
      case .examples: "EXAMPLES"
      case .seeAlso: "SEE ALSO"
      }
    })
}
