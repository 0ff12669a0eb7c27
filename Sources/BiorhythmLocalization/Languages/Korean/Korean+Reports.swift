internal import BiorhythmCore

extension Korean {
  static let reports = ReportWords(
    title: { name in name.map { "\($0) 님의 바이오리듬" } ?? "바이오리듬" },
    dailyTitle: { name, date in
      name.map { "\($0) 님의 \(full(date)) 바이오리듬" } ?? "\(full(date)) 바이오리듬"
    },
    born: { "\(long($0))생" },
    dayOfLife: { "생후 \($0)일" },
    beforeBirth: "태어나기 전",
    turningPoints: "주요 날짜",
    noTurningPoints: "이 기간에는 주요 날짜가 없습니다.",
    dayByDay: "날짜별",
    next: "다음 주요 날짜",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date), \(daysUntil(days))" },
    dayOfCycle: { "주기 \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "다음 위험일: \(short(date)), \(joined(cycles)), \(daysUntil(days))"
    },
    criticalOnDay: { "이날은 위험일입니다: \(joined($0))" },
    notCriticalOnDay: "이날은 기본 리듬의 위험일이 아닙니다.",
    pair: { "\($0) & \($1)" },
    you: "나",
    daysApart: { "생일 차이 \($0)일" },
    compatibility: "궁합",
    overall: "종합",
    name: "이름", birthday: "생일", day: "일수",
    date: "날짜", cycle: "리듬", value: "값",
    pictureHint: "그림 위에서 포인터나 손가락, 화살표 키를 움직이면 그날의 값이 나타납니다.",
    progress: { "\(grouped($0, by: ","))행, 초당 \(grouped($1, by: ","))행" },
    unknownBirthdays: { "생일이나 태어난 해가 없는 \($0)명은 건너뛰었습니다" },
    pictureDescription: { cycles, window in
      "\(long(window.lowerBound))부터 \(long(window.upperBound))까지의 곡선: \(joined(cycles)). "
        + "눈금은 -100%부터 +100%까지입니다."
    },
    eventSummary: { name, cycle, event in
      name.map { "\($0): \(cycle), \(event)" } ?? "\(cycle): \(event)"
    }
  )
}
