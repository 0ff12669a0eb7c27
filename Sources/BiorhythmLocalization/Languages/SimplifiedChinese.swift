internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let simplifiedChinese = Catalog(
    language: .simplifiedChinese,
    terms: Terms(
      physical: "体力", emotional: "情绪", intellectual: "智力",
      intuition: "直觉", aesthetic: "审美", awareness: "意识", spiritual: "精神",
      passion: "热情", mastery: "技能", wisdom: "智慧", average: "平均",
      trend: { trend in
        switch trend {
        case .rising: "上升"
        case .falling: "下降"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "上升临界日"
        case .criticalFalling: "下降临界日"
        case .peak: "高峰"
        case .valley: "低谷"
        }
      },
      critical: "临界日", doubleCritical: "双重临界日", tripleCritical: "三重临界日"),
    dates: DateWords(
      shortWeekday: weekday,
      month: { "\($0.year)年\($0.month)月" },
      full: full,
      short: short,
      range: { "\(long($0.lowerBound))至\(long($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { spaced($0, "的生物节律") } ?? "生物节律" },
      dailyTitle: { name, date in
        name.map { spaced($0, "的生物节律：\(full(date))") } ?? "生物节律：\(full(date))"
      },
      born: { "\(long($0))出生" },
      dayOfLife: { "出生后 \($0) 天" },
      beforeBirth: "尚未出生",
      turningPoints: "转折点",
      noTurningPoints: "这段时间没有转折点。",
      dayByDay: "逐日",
      next: "接下来",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date))，\(daysUntil(days))" },
      dayOfCycle: { "周期 \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "下一个临界日：\(short(date))，\(joined(cycles))，\(days) 天后。"
      },
      criticalOnDay: { "当天是临界日：\(joined($0))。" },
      notCriticalOnDay: "当天没有主要节律处于临界日。",
      pair: { spaced($0, "和", $1) },
      you: "你",
      daysApart: { "生日相差 \($0) 天" },
      compatibility: "契合度",
      overall: "综合",
      name: "姓名", birthday: "生日", day: "天数",
      progress: { "\($0) 行，每秒 \($1) 行" },
      unknownBirthdays: { "已略过 \($0) 位没有生日或出生年份的人" },
      pictureDescription: { cycles, window in
        "\(long(window.lowerBound))至\(long(window.upperBound))的\(joined(cycles))曲线，刻度从 -100% 到 +100%。"
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0)：\(cycle)，\(event)" } ?? "\(cycle)：\(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { spaced("已将", $0, "的生日 \(date)（\(long(date))）保存到 \(path)") }
          ?? "已将生日 \(date)（\(long(date))）保存到 \(path)"
      },
      forgot: { spaced("已将", $0, "从 \($1) 中删除") },
      storedPreference: { "已将 \($0)=\($1) 保存到 \($2)" },
      removedPreference: { "已从 \($1) 中删除偏好设置 \($0)" },
      file: "设置文件", notThereYet: "尚未创建", birthday: "生日", people: "人员",
      none: "无",
      source: { source in
        switch source {
        case .option(let name): "来自 \(name)"
        case .environment(let name): "来自环境变量 \(name)"
        case .file: "来自设置文件"
        case .standard: "默认值"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "日", month: "月", today: "今天", nextCritical: "下个临界日", previousCritical: "上个临界日",
        date: "转到", cycles: "节律", person: "下一个人", birthday: "生日", keys: "按键", quit: "退出"),
      keys: KeyWords(
        previousDay: "前一天", nextDay: "后一天", previousMonth: "上个月", nextMonth: "下个月", today: "今天",
        date: "转到指定日期", nextCritical: "下一个临界日", previousCritical: "上一个临界日", birthday: "修改生日",
        person: "下一个人", cycles: "切换主要、次要、组合节律", keys: "按键说明", pause: "暂停 (用 fg 返回)", repaint: "重绘屏幕",
        quit: "退出"),
      keysTitle: "按键", anyKeyCloses: "按任意键关闭。",
      birthdayPrompt: { name in name.map { spaced($0, "的生日") } ?? "生日" },
      datePrompt: "转到",
      birthdayHint: "YYYY-MM-DD  Enter 保存，Esc 取消，Ctrl-U 清空",
      dateHint: "YYYY-MM-DD  Enter 转到，Esc 取消",
      tooSmall: "窗口太小",
      noOtherPerson: "没有保存其他人：biorhythm --person NAME --set-birthday DATE",
      stored: { "已保存生日 \($0)" },
      noFurther: "该方向没有更多了。"),
    help: HelpWords(
      tagline: "终端里的生物节律：当月曲线、当日数值、临界日。",
      usage: { "用法：\($0)" }, examples: "示例", formats: { "格式：\($0)" },
      more: "biorhythm --help REPORT 说明某个报告，biorhythm --manual 显示完整手册。",
      disclaimer: "生物节律理论没有科学依据，仅供娱乐。",
      section: { section in
        switch section {
        case .reports: "报告 [REPORT]（省略时显示仪表板）"
        case .who: "人员 [WHO]"
        case .when: "日期 [WHEN]（省略 N 时为 1）"
        case .settings: "设置"
        case .output: "输出 [OUTPUT]"
        case .about: "其他"
        }
      },
      summary: { option in
        switch option {
        case .month: "整月：迷你图、曲线图、转折点、逐日数值"
        case .day: "某一天的详情和接下来的转折点"
        case .daily: "适合 cron 和邮件的简短摘要"
        case .oneline: "适合提示符或状态栏的一行文字"
        case .events: "按日期列出临界日、高峰和低谷"
        case .compare: "比较两个人：已保存的姓名或一个生日"
        case .roster: "CSV 文件中每人一行（- 表示标准输入）"
        case .interactive: "实时界面"
        case .birthday: "本次使用的生日，不保存"
        case .person: "使用已保存的人"
        case .date: "选择日期（默认：今天）"
        case .previousDay: "移到 N 天前"
        case .nextDay: "移到 N 天后"
        case .previousMonth: "移到 N 个月前"
        case .nextMonth: "移到 N 个月后"
        case .from: "时间段的第一天"
        case .to: "时间段的最后一天"
        case .setBirthday: "保存生日（与 --person 同用：保存此人的生日）"
        case .forget: "删除已保存的人"
        case .set: "保存一项偏好设置"
        case .showSettings: "显示当前生效的设置及其位置"
        case .settings: "使用另一个设置文件"
        case .format: "输出格式"
        case .output: "完整写入文件，否则不写入"
        case .cycles: "id 或 primary, secondary, composite, all"
        case .onlyCritical: "只在主要节律的临界日输出"
        case .ascii: "只用 ASCII 字符绘制"
        case .color: "何时使用颜色"
        case .width: "使用的列数"
        case .language: "显示语言"
        case .help: "显示本帮助，或某个报告的帮助"
        case .version: "显示版本"
        case .manual: "显示手册"
        case .completion: "输出补全脚本"
        }
      },
      choices: { "\($0)：\($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "上方是当月曲线，下方是所选日期的条形图、数值和趋势，以及接下来的转折点。"
            + "直接运行 biorhythm 就会显示它。"
        case .month:
          "每种节律一条迷你图（每天一个字符），然后是所有曲线的图、按日期排列的转折点，最后每天一行，"
            + "列出各节律的条形图和数值。时间段超出屏幕宽度时，按月分别绘制。"
        case .day:
          "某一天的详情：各节律的条形图、百分比、周期中的位置（如 8/23）和趋势，以及下一个临界日、"
            + "下一个高峰或低谷，并注明还有几天。"
        case .daily:
          "不超过 78 列的几行纯文本，不用颜色，每天措辞相同，适合 cron 和邮件。"
            + "加上 --only-critical 后，只在主要节律的临界日才有输出。"
        case .oneline:
          "一行短文字，列出各节律的字母（P 体力、E 情绪、I 智力）、百分比和趋势；处于临界日的节律后面带感叹号。"
            + "适合提示符、tmux 或状态栏。"
        case .events:
          "按日期列出当月或指定时间段内的临界日、高峰和低谷。"
            + "两种或三种主要节律同为临界日的日子会突出显示。"
        case .compare:
          "比较两个人：每种节律的契合度从 0%（始终相反）到 100%（始终相同），三种主要节律的平均值，"
            + "以及时间段内两人每种节律的曲线。"
        case .roster:
          "CSV 文件中每人一行，显示所选日期的状态。表头须有 name 和 birthday 两列，顺序不限，其他列会被忽略。"
            + "有错的行会报告文件名和行号，其余各行照常输出，此时退出状态为 65。"
        case .interactive:
          "实时查看全部内容：上方是当月曲线图，下方是所选日期的条形图，可用按键按天或按月移动、修改生日、"
            + "转到任意日期。按 ? 查看按键说明。"
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "名称"
        case .synopsis: "概要"
        case .description: "描述"
        case .options: "选项"
        case .formats: "格式"
        case .files: "文件"
        case .environment: "环境变量"
        case .exitStatus: "退出状态"
        case .examples: "示例"
        case .seeAlso: "另请参阅"
        }
      }),
    describe: describe)

  private static func weekday(_ weekday: Weekday) -> String {
    ["一", "二", "三", "四", "五", "六", "日"][weekday.rawValue - 1]
  }
  private static func long(_ date: CivilDate) -> String {
    "\(date.month.year)年\(date.month.month)月\(date.day)日"
  }
  private static func full(_ date: CivilDate) -> String { "\(long(date)) 星期\(weekday(date.weekday))" }
  private static func short(_ date: CivilDate) -> String {
    "\(date.month.month)月\(date.day)日 周\(weekday(date.weekday))"
  }

  /// `体力、情绪、智力`.
  private static func joined(_ words: [String]) -> String { words.joined(separator: "、") }

  /// `text, json, csv`: words that are typed as they stand.
  private static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "今天"
    case 1: "明天"
    default: "\(days) 天后"
    }
  }

  /// An `errno` in words; rare ones stay in the C library's.
  private static func reason(_ code: Int32) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "文件或目录不存在"
      case .noPermission: "权限不足"
      case .notAllowed: "不允许此操作"
      case .isFolder: "这是目录，不是文件"
      case .notFolder: "路径中有一段不是目录"
      case .noSpace: "空间不足"
      case .readOnly: "文件系统是只读的"
      case .tooManyLinks: "符号链接层数过多"
      case .nameTooLong: "名称太长"
      case .inputOutput: "读写出错"
      case .notOpen: "没有打开"
      case .brokenPipe: "管道的读取端已关闭"
      case .quotaExceeded: "超出磁盘配额"
      case .fileTooLarge: "文件太大"
      case .otherFileSystem: "位于另一个文件系统"
      }
    }
  }

  private static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "尚未保存生日：用 biorhythm --set-birthday 1990-05-15 保存，或用 --birthday 1990-05-15 试一次"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "没有保存名为 \(quoted(name)) 的人：用 --person \(quoted(name)) --set-birthday DATE 保存"
        : "没有保存名为 \(quoted(name)) 的人：已保存的有 \(listed(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file))：已跳过 \(count) 行，上面只列出前 \(named) 行：请改正后重新运行"
        : "\(heading(file))：已跳过 \(count) 行：请改正后重新运行"
    case .input(let file, let code):
      file == "-"
        ? "无法读取标准输入：\(reason(code))；请用 < FILE 或管道传入"
        : "无法读取 \(quoted(file))：\(reason(code))；请检查路径和权限"
    case .output(let file, let code):
      "无法创建 \(quoted(file))：\(reason(code))；请用 --output 指定其他位置"
    case .write(let file, let code):
      file.map { "无法写入 \(quoted($0))：\(reason(code))；未作任何改动" }
        ?? "无法写入输出：\(reason(code))；已输出的内容不完整"
    }
  }

  private static func describe(_ error: UsageError) -> String {
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
    case .wrongMonth(let word, let error): "\(quoted(word)) 不是月份：\(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(option.spelling) 不能是 \(quoted(value))：请写 1 到 1000000000 之间的整数"
    case .argumentTooLong(let limit): "参数超过 \(limit) 字节：请缩短"
    case .argumentNotUTF8: "参数不是 UTF-8 文本：请在 UTF-8 终端中输入"
    case .wordsUnknown: "系统没有提供输入的命令行：请挂载 /proc"
    case .conflict(let first, let second): "\(first) 和 \(second) 不能同时使用：请只用其中一个"
    case .onlyWith(let option, let reports):
      "\(option.spelling) 不能用在这里：须与 \(listed(reports)) 之一同用"
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
      "\(spaced(reportName(report), "没有")) \(quoted(format)) 格式："
        + (offered.count == 1 ? "只有 \(offered[0])" : "请从 \(listed(offered)) 中选择")
    case .unknownCycle(let id, let known):
      "未知节律 \(quoted(id))：请从 \(listed(known)) 中选择"
    case .noCycles: "--cycles 没有指定节律：请用逗号连接 id，例如 physical,emotional"
    case .pictureTooLong(let days, let limit):
      "\(days) 天的图太长：请选择不超过 \(limit) 天的时间段"
    case .futureBirthday(let date):
      "生日 \(date) 在未来：请按 YYYY-MM-DD 写出出生日期"
    case .centuryMissing(let date):
      "生日 \(date) 的年份是 \(date.month.year) 年：请写出四位年份，例如 19\(date.description.dropFirst(2))"
    case .wrongName:
      "姓名至少要有一个可见字符，最长 200 个字符：请在 --person 之后另写一个"
    case .wrongSetting(let word):
      "\(quoted(word)) 不是设置：请写成 --set KEY=VALUE，例如 --set color=never"
    case .unknownPreference(let key, let known):
      "未知的偏好设置 \(quoted(key))：请从 \(listed(known)) 中选择"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) 不能是 \(quoted(value))："
        + (preference.choices.map { "请从 \(listed($0)) 中选择" }
          ?? (preference == .cycles
            ? "请用逗号连接节律或分组的 id"
            : "请用逗号连接 id:周期，例如 moon:29,work:7，周期为 2 到 36500 天"))
    case .noTerminal:
      "实时界面要求标准输入和标准输出都是终端：请改用 --month 或 --day"
    case .dumbTerminal: "TERM=dumb 时无法绘制实时界面：请改用 --month 或 --day"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
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

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "设置文件 \(quoted(path)) 第 \(fault.line) 行第 \(fault.column) 个字符处无法按 JSON 读取：\(describe(fault.problem))：请修正或移走该文件"
      case .notAnObject:
        "设置文件 \(quoted(path)) 不是 JSON 对象：请修正或移走该文件"
      case .repeatedKey(let key):
        "设置文件 \(quoted(path)) 中 \(quoted(key)) 出现两次：请删除其中一个"
      case .wrongVersion(let version):
        "设置文件 \(quoted(path)) 的版本是 \(quoted(version))，本程序只支持版本 1：请使用更新的程序"
      case .wrongValue(let key, let value):
        "设置文件 \(quoted(path)) 中 \(quoted(key)) 的值不能是 \(quoted(value))：请改正或删除"
      }
    case .tooLarge(let path):
      "设置文件 \(quoted(path)) 超过 \(SettingsFile.maximumSize) 字节：请确认文件是否正确"
    case .unreadable(let path, let code):
      "无法读取设置文件 \(quoted(path))：\(reason(code))；请检查路径和权限"
    case .unwritable(let path, let code):
      "无法保存设置文件 \(quoted(path))：\(reason(code))；未保存任何内容"
    case .noPlace: "没有可存放设置的主目录：请设置 HOME，或用 --settings FILE 指定文件"
    }
  }

  /// How a message about a whole file calls it, with the space that sets off words of the user's.
  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "字节不是 UTF-8"
    case .comment: "JSON 没有注释"
    case .trailingComma: "右括号前有逗号"
    case .tooDeep(let limit): "嵌套超过 \(limit) 层"
    case .repeatedKey(let key): "键 \(quoted(key)) 出现两次"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "值"
      case .key: "带引号的键"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 或 ")
      case .digit: "数字"
      case .escape: "转义符"
      case .end: "文件结尾"
      }
    return "此处应为 \(what)"
  }

  private static func source(_ file: String) -> String { file == "-" ? "标准输入" : "\(quoted(file)) " }

  /// The same before a colon.
  private static func heading(_ file: String) -> String { file == "-" ? "标准输入" : quoted(file) }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))是空的：第一行须有 name 和 birthday 两个列名"
    case .missingColumn(let file, let column, let header):
      "\(source(file))没有 \(quoted(column))\(splitHeader(header)) 列：第一行须有 name 和 birthday 两个列名"
    case .repeatedColumn(let file, let column):
      "\(source(file))中 \(quoted(column)) 列出现两次：请给其中一个改名"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))从第 \(line) 行起像是 UTF-16，不是 UTF-8：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .utf16)) 转换"
        : "\(source(file))从第 \(line) 行起不是 UTF-8 文本：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .simplifiedChinese)) 转换"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))第 \(line) 行超过 \(limit) 字节：请检查是否有未闭合的引号，并确认它是 CSV 文件"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "缺少姓名"
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) 不是日期：\(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "生日 \(birthday) 晚于 \(date)"
    case .tooFewFields: "该行的字段太少"
    case .unclosedQuote: "引号没有闭合"
    case .textAfterQuote: "右引号之后还有文字"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "不是 UTF-8 文本：请另存为 UTF-8，或用 \(conversion(from: encodings, usual: .simplifiedChinese)) 转换"
    case .nul: "该行有文本中不应出现的 NUL 字符"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "仪表板"
  }
}
