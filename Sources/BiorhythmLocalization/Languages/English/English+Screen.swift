internal import BiorhythmCore

extension English {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "day", month: "month", today: "today", nextCritical: "next critical",
      previousCritical: "previous critical", nextFound: "next found", previousFound: "previous found",
      find: "find",
      date: "go to", cycles: "cycles", person: "person",
      birthday: "birthday", keys: "keys", quit: "quit"),
    keys: KeyWords(
      previousDay: "previous day", nextDay: "next day", previousMonth: "previous month",
      nextMonth: "next month", today: "today", week: "week on, back",
      monthEnds: "ends of the month",
      date: "go to a date",
      find: "find days",
      calculator: "reckon with days", nextCritical: "next critical day",
      previousCritical: "previous critical day",
      birthday: "change the birthday", person: "next person",
      cycles: "another group of cycles", keys: "these keys", pause: "pause until fg",
      repaint: "draw anew", quit: "quit"),
    keysTitle: "Keys", anyKeyCloses: "Any key closes this.",
    birthdayPrompt: { name in name.map { "Birthday of \($0): " } ?? "Birthday: " },
    datePrompt: "Go to: ",
    conditionPrompt: "Find: ",
    conditionHint: "primary >= 80  Enter finds, then n and N step, Esc leaves",
    birthdayHint: "YYYY-MM-DD  Enter stores, Esc leaves, Ctrl-U clears",
    dateHint: "YYYY-MM-DD  Enter goes there, Esc stays",
    calculatorHint: "Enter reckons or goes, Up recalls, Esc",
    tooSmall: { "Window too small: it needs \($0) columns and \($1) rows. q quits." },
    noOtherPerson: "No other person is saved: biorhythm --person NAME --set-birthday DATE",
    stored: { "Stored the birthday \($0)" },
    control: "Ctrl",
    noFurther: "Nothing lies further that way.")
}
