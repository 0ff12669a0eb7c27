internal import BiorhythmCore

extension Japanese {
  static let reports = ReportWords(
    title: { name in name.map { "\($0)さんのバイオリズム" } ?? "バイオリズム" },
    dailyTitle: { name, date in
      name.map { "\($0)さんのバイオリズム：\(full(date))" } ?? "バイオリズム：\(full(date))"
    },
    born: { "\(long($0))生まれ" },
    dayOfLife: { "生後\($0)日" },
    beforeBirth: "誕生前",
    turningPoints: "節目",
    noTurningPoints: "この期間に節目はありません。",
    dayByDay: "日別",
    next: "次の節目",
    daysUntil: daysUntil,
    upcoming: { date, days in "\(date)、\(daysUntil(days))" },
    dayOfCycle: { "周期 \($0)/\($1)" },
    nextCritical: { date, cycles, days in
      "次の要注意日：\(short(date))、\(joined(cycles))、\(daysUntil(days))"
    },
    criticalOnDay: { "この日は要注意日です：\(joined($0))" },
    notCriticalOnDay: "この日は基本リズムの要注意日ではありません。",
    pair: { "\($0)と\($1)" },
    you: "あなた",
    daysApart: { "誕生日の差は\($0)日" },
    compatibility: "相性",
    overall: "総合",
    name: "名前", birthday: "誕生日", day: "日数",
    date: "日付", cycle: "リズム", value: "値",
    pictureHint: "図の上でポインター、指、矢印キーを動かすと、その日の値を読めます。",
    progress: { "\(grouped($0, by: ","))行、毎秒\(grouped($1, by: ","))行" },
    unknownBirthdays: { "誕生日または生年のない\($0)人は飛ばしました。" },
    pictureDescription: { cycles, window in
      "\(long(window.lowerBound))から\(long(window.upperBound))までの\(joined(cycles))の曲線。"
        + "目盛りは-100%から+100%まで。"
    },
    eventSummary: { name, cycle, event in
      name.map { "\($0)：\(cycle)、\(event)" } ?? "\(cycle)：\(event)"
    }
  )
}
