internal import BiorhythmCore

extension TraditionalChinese {
  static let reports = ReportWords(
    title: { name in name.map { spaced($0, "的生物節律") } ?? "生物節律" },
    dailyTitle: { name, date in
      name.map { spaced($0, "的生物節律：\(full(date))") } ?? "生物節律：\(full(date))"
    },
    born: { "\(long($0))出生" },
    dayOfLife: { "出生後 \($0) 天" },
    beforeBirth: "尚未出生",
    turningPoints: "關鍵日期",
    noTurningPoints: "這段期間沒有關鍵日期。",
    dayByDay: "每日數值",
    next: "接下來",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date)，\(daysUntil(days))" },
    dayOfCycle: { "週期 \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "下一個臨界日：\(short(date))，\(joined(cycles))，\(daysUntil(days))。"
    },
    criticalOnDay: { "當天是臨界日：\(joined($0))。" },
    notCriticalOnDay: "當天沒有主要節律處於臨界日。",
    pair: { spaced($0, "和", $1) },
    you: "你",
    daysApart: { "生日相差 \($0) 天" },
    compatibility: "契合度",
    overall: "綜合",
    name: "姓名", birthday: "生日", day: "天數",
    date: "日期", cycle: "節律", value: "數值",
    pictureHint: "在圖上移動指標、手指或使用方向鍵，即可讀取某一天的數值。",
    progress: { "\(grouped($0, by: ",")) 列，每秒 \(grouped($1, by: ",")) 列" },
    unknownBirthdays: { "已略過 \($0) 位沒有生日或出生年份的人" },
    pictureDescription: { cycles, window in
      "\(long(window.lowerBound))至\(long(window.upperBound))的\(joined(cycles))曲線，刻度從 -100% 到 +100%。"
    },
    eventSummary: { name, cycle, event in
      name.map { "\($0)：\(cycle)，\(event)" } ?? "\(cycle)：\(event)"
    }
  )
}
