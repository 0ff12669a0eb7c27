internal import BiorhythmCore

extension English {
  static let reports = ReportWords(
    title: { name in name.map { "Biorhythm of \($0)" } ?? "Biorhythm" },
    dailyTitle: { name, date in
      let day = "\(weekdays[date.weekday.rawValue - 1]), \(long(date))"
      return name.map { "Biorhythm of \($0) for \(day)" } ?? "Biorhythm for \(day)"
    },
    born: { "born \(long($0))" },
    dayOfLife: { "day \($0)" },
    beforeBirth: "not born yet",
    turningPoints: "Turning points",
    noTurningPoints: "No turning points in these days.",
    dayByDay: "Day by day",
    next: "Next",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date), \(daysUntil(days))" },
    dayOfCycle: { "day \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "Next critical: \(short(date)), "
        + "\(joined(cycles)), \(daysUntil(days))."
    },
    criticalOnDay: { "Critical on this day: \(joined($0))." },
    notCriticalOnDay: "No primary cycle is critical on this day.",
    pair: { "\($0) and \($1)" },
    you: "You",
    daysApart: { $0 == 1 ? "1 day apart" : "\($0) days apart" },
    compatibility: "Compatibility",
    overall: "Overall",
    name: "Name", birthday: "Birthday", day: "Day",
    date: "Date", cycle: "Cycle", value: "Value",
    pictureHint: "Move the pointer, a finger or the arrow keys over the picture to read a day.",
    progress: { "\(grouped($0, by: ",")) rows, \(grouped($1, by: ",")) a second" },
    unknownBirthdays: {
      $0 == 1
        ? "1 person without a birthday or its year was passed over"
        : "\($0) people without a birthday or its year were passed over"
    },
    pictureDescription: { cycles, window in
      "Curves of \(joined(cycles)) from \(long(window.lowerBound)) to \(long(window.upperBound)), "
        + "on a scale from -100 to +100 percent."
    },
    eventSummary: { name, cycle, event in
      name.map { "\($0): \(cycle), \(event)" } ?? "\(cycle): \(event)"
    }
  )
}
