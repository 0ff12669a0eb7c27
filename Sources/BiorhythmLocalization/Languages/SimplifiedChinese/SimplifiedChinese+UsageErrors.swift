internal import BiorhythmCore

extension SimplifiedChinese {
  static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "未知选项 \(quoted(word))：是否想输入 \($0)？" }
        ?? "未知选项 \(quoted(word))：用 biorhythm --help 查看全部选项"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "无法识别 \(quoted(word))：是否想输入 \($0)？" }
        ?? "无法识别 \(quoted(word))：用 biorhythm --help 查看用法"
    case .missingValue(let option, let label):
      "\(option.spelling) 需要一个值：请写成 \(option.spelling) \(label)"
    case .unwantedValue(let option, let value):
      "\(option.spelling) 不接受值 \(quoted(value))：只写 \(option.spelling) 即可"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) 不能是 \(quoted(value))：请从 \(listed(choices)) 中选择"
    case .wrongDate(let word, let error): "\(quoted(word)) 不是日期：\(describe(error, form: "2026-11-30"))"
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error): "\(quoted(word)) 不是月份：\(describe(error, form: "2026-11"))"
    case .wrongYear(let word, let error): "\(quoted(word)) 不是年份：\(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) 早于出生时刻：请选择更晚的时刻"
    case .wrongTime(let option, let value): "\(option.spelling) 不能是 \(quoted(value))：请写时刻，如 07:30"
    case .onlyInCalendars(let option): "\(option.spelling) 只用于日历：请加上 --format ics，或去掉该选项"
    case .wrongCount(let option, let value, let largest):
      "\(option.spelling) 不能是 \(quoted(value))：请写 1 到 \(largest) 之间的整数"
    case .wrongNumber(let option, let value):
      "\(option.spelling) 不能是 \(quoted(value))：请写一个数，例如 7 或 6.5"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) 不能是 \(quoted(value))：请写 \(range.lowerBound) 到 \(range.upperBound) 的整数"
    case .argumentTooLong(let limit): "参数超过 \(limit) 字节：请缩短"
    case .argumentNotUTF8: "参数不是 UTF-8 文本：请在 UTF-8 终端中输入"
    case .variableNotUTF8(let name, let value):
      "\(name) 指定的文件名不是 UTF-8，\(quoted(value))：请为文件改名，或用 --settings FILE 指定文件"
    case .tilde(let name, let value, let meant):
      "shell 没有替换 \(quoted(value)) 中的 ~：请写成 \(name) \(quoted(meant ?? "$HOME"))"
    case .wordsUnknown: "系统没有提供输入的命令行：请挂载 /proc"
    case .conflict(let first, let second): "\(first.spelling) 和 \(second.spelling) 不能同时使用：请只用其中一个"
    case .onlyWith(let option, let reports):
      "\(option.spelling) 不能用在这里：须与 \(listed(reports.map(reportName))) 之一同用"
    case .missingCompanion(let option, let other):
      "单独使用 \(option.spelling) 不会保存任何内容：请加上 \(other.spelling) 日期"
    case .repeated(let option): "\(option.spelling) 写了两次：请只写一次"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) 与 --date \(date) 矛盾：请去掉其中一个"
    case .loneEnd(let option, let missing):
      "\(option.spelling) 还需要时间段的另一端：请加上 \(missing.spelling) DATE"
    case .windowTurned(let from, let to):
      "时间段从 \(from) 到 \(to) 前后颠倒：请把较早的日期写在 --from 之后"
    case .outOfCalendar(let option, let from):
      "\(option.spelling) 从 \(from) 移动后超出 0001 至 9999 年：请减少移动，或从其他日期开始"
    case .beforeBirth(let date, let birthday):
      "\(date) 早于生日 \(birthday)：请选择 \(birthday) 或之后的日期"
    case .formatNotOffered(let format, let report, let offered):
      "\(spaced(reportName(report), "没有")) \(quoted(format.rawValue)) 格式："
        + (offered.count == 1 ? "只有 \(offered[0].rawValue)" : "请从 \(listed(offered.map(\.rawValue))) 中选择")
    case .unknownCycle(let id, let known):
      "未知节律 \(quoted(id))：请从 \(listed(known)) 中选择"
    case .noCycles: "--cycles 没有指定节律：请用逗号连接 id，例如 physical,emotional"
    case .pictureTooLong(let days, let limit):
      "\(days) 天的图太长：请选择不超过 \(limit) 天的时间段"
    case .futureBirthday(let date):
      "生日 \(date) 在未来：请按 YYYY-MM-DD 写出出生日期"
    case .centuryMissing(let date):
      "生日 \(date) 的年份是 \(date.month.year) 年：请写出四位年份，例如 19\(date.description.dropFirst(2))"
    case .nameIsDate(let name): "\(quoted(name)) 会被当作日期，不能用作名字：请换一个名字"
    case .wrongName(let longest):
      "姓名至少要有一个可见字符，最长 \(longest) 个字符：请在 --person 之后另写一个"
    case .nearlySavedName(let name, let saved):
      "没有保存 \(quoted(name))，但保存了 \(quoted(saved))：是指这个名字吗？如果是新名字，请用 --set \(quoted("people.\(name)=日期")) 保存"
    case .wrongSetting(let word):
      "\(quoted(word)) 不是设置：请写成 --set KEY=VALUE，例如 --set color=never"
    case .unknownPreference(let key):
      "未知的偏好设置 \(quoted(key))：请从 \(listed(Preference.allCases.map(\.rawValue))) 中选择"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) 不能是 \(quoted(value))："
        + (preference.choices.map { "请从 \(listed($0)) 中选择" }
          ?? (preference == .cycles
            ? "请用逗号连接节律或分组的 id"
            : "请用逗号连接 id:周期，例如 moon:29,work:7，周期为 2 到 \(Cycle.customPeriods.upperBound) 天"))
    case .noTerminal:
      "交互界面要求标准输入和标准输出都是终端：请改用 --month 或 --day"
    case .dumbTerminal: "TERM=dumb 时无法绘制交互界面：请改用 --month 或 --day"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "请写成 \(form) 的形式"
    case .yearNotFourDigits: "请写四位年份，例如 \(form)"
    case .yearNotFirst(let meant):
      meant.map { "年份应在最前；请写成 \($0)" }
        ?? "年份应在最前，且无法判断月和日的顺序；请写成 \(form) 的形式"
    case .yearOutOfRange: "年份范围是 0001 到 9999"
    case .noSuchMonth(let month): "没有 \(month) 月；月份范围是 01 到 12"
    case .noSuchDay(let day, let month):
      "\(month.year)年\(month.month)月没有\(day)日；最后一天是 \(month.last)"
    }
  }

  static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "仪表板"
  }
}
