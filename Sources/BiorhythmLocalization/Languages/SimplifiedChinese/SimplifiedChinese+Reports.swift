internal import BiorhythmCore

extension SimplifiedChinese {
  static let reports = ReportWords(
    title: { name in name.map { spaced($0, "的生物节律") } ?? "生物节律" },
    dailyTitle: { name, date in
      name.map { spaced($0, "的生物节律：\(full(date))") } ?? "生物节律：\(full(date))"
    },
    born: { "\(long($0))出生" },
    dayOfLife: { "出生后 \($0) 天" },
    beforeBirth: "尚未出生",
    turningPoints: "关键日期",
    noTurningPoints: "这段时间没有关键日期。",
    dayByDay: "每日数值",
    next: "接下来",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date)，\(daysUntil(days))" },
    dayOfCycle: { "周期 \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "下一个临界日：\(short(date))，\(joined(cycles))，\(daysUntil(days))。"
    },
    criticalOnDay: { "当天是临界日：\(joined($0))。" },
    notCriticalOnDay: "当天没有主要节律处于临界日。",
    pair: { spaced($0, "和", $1) },
    you: "你",
    daysApart: { "生日相差 \($0) 天" },
    compatibility: "契合度",
    overall: "综合",
    name: "姓名", birthday: "生日", day: "天数",
    date: "日期", cycle: "节律", value: "数值",
    pictureHint: "在图上移动指针、手指或使用方向键，即可读取某一天的数值。",
    progress: { "\(grouped($0, by: ",")) 行，每秒 \(grouped($1, by: ",")) 行" },
    unknownBirthdays: { "已略过 \($0) 位没有生日或出生年份的人" },
    pictureDescription: { cycles, window in
      "\(long(window.lowerBound))至\(long(window.upperBound))的\(joined(cycles))曲线，刻度从 -100% 到 +100%。"
    },
    eventSummary: { name, cycle, event in
      name.map { "\($0)：\(cycle)，\(event)" } ?? "\(cycle)：\(event)"
    }
  )
}
