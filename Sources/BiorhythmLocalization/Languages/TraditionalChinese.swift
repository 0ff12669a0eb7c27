internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let traditionalChinese = Catalog(
    language: .traditionalChinese,
    terms: Terms(
      physical: "體力", emotional: "情緒", intellectual: "智力",
      intuition: "直覺", aesthetic: "審美", awareness: "覺知", spiritual: "靈性",
      passion: "熱情", mastery: "技能", wisdom: "智慧", average: "平均",
      trend: { trend in
        switch trend {
        case .rising: "上升"
        case .falling: "下降"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "上升臨界日"
        case .criticalFalling: "下降臨界日"
        case .peak: "高峰"
        case .valley: "低谷"
        }
      },
      critical: "臨界日", doubleCritical: "雙重臨界日", tripleCritical: "三重臨界日"),
    dates: DateWords(
      shortWeekday: weekday,
      month: { "\($0.year)年\($0.month)月" },
      full: full,
      short: short,
      range: { "\(long($0.lowerBound))至\(long($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { spaced($0, "的生物節律") } ?? "生物節律" },
      dailyTitle: { name, date in
        name.map { spaced($0, "的生物節律：\(full(date))") } ?? "生物節律：\(full(date))"
      },
      born: { "\(long($0))出生" },
      dayOfLife: { "出生後 \($0) 天" },
      beforeBirth: "尚未出生",
      turningPoints: "轉折點",
      noTurningPoints: "這段期間沒有轉折點。",
      dayByDay: "逐日",
      next: "接下來",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date))，\(daysUntil(days))" },
      dayOfCycle: { "週期 \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "下一個臨界日：\(short(date))，\(joined(cycles))，\(days) 天後。"
      },
      criticalOnDay: { "當天是臨界日：\(joined($0))。" },
      notCriticalOnDay: "當天沒有主要節律處於臨界日。",
      pair: { spaced($0, "和", $1) },
      you: "你",
      daysApart: { "生日相差 \($0) 天" },
      compatibility: "契合度",
      overall: "綜合",
      name: "姓名", birthday: "生日", day: "天數",
      progress: { "\($0) 列，每秒 \($1) 列" },
      unknownBirthdays: { "已略過 \($0) 位沒有生日或出生年份的人" },
      pictureDescription: { cycles, window in
        "\(long(window.lowerBound))至\(long(window.upperBound))的\(joined(cycles))曲線，刻度從 -100% 到 +100%。"
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0)：\(cycle)，\(event)" } ?? "\(cycle)：\(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { spaced("已將", $0, "的生日 \(date)（\(long(date))）儲存到 \(path)") }
          ?? "已將生日 \(date)（\(long(date))）儲存到 \(path)"
      },
      forgot: { spaced("已將", $0, "從 \($1) 中刪除") },
      storedPreference: { "已將 \($0)=\($1) 儲存到 \($2)" },
      removedPreference: { "已從 \($1) 中刪除偏好設定 \($0)" },
      file: "設定檔", notThereYet: "尚未建立", birthday: "生日", people: "人員",
      none: "無",
      source: { source in
        switch source {
        case .option(let name): "來自 \(name)"
        case .environment(let name): "來自環境變數 \(name)"
        case .file: "來自設定檔"
        case .standard: "預設值"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "日", month: "月", today: "今天", nextCritical: "下個臨界日", previousCritical: "上個臨界日",
        date: "前往", cycles: "節律", person: "下一個人", birthday: "生日", keys: "按鍵", quit: "結束"),
      keys: KeyWords(
        previousDay: "前一天", nextDay: "後一天", previousMonth: "上個月", nextMonth: "下個月", today: "今天",
        date: "前往指定日期", nextCritical: "下一個臨界日", previousCritical: "上一個臨界日", birthday: "變更生日",
        person: "下一個人", cycles: "切換主要、次要、組合節律", keys: "按鍵說明", pause: "暫停 (用 fg 返回)", repaint: "重繪畫面",
        quit: "結束"),
      keysTitle: "按鍵", anyKeyCloses: "按任意鍵關閉。",
      birthdayPrompt: { name in name.map { spaced($0, "的生日") } ?? "生日" },
      datePrompt: "前往",
      birthdayHint: "YYYY-MM-DD  Enter 儲存，Esc 取消，Ctrl-U 清空",
      dateHint: "YYYY-MM-DD  Enter 前往，Esc 取消",
      tooSmall: "視窗太小",
      noOtherPerson: "沒有儲存其他人：biorhythm --person NAME --set-birthday DATE",
      stored: { "已儲存生日 \($0)" },
      noFurther: "該方向沒有更多了。"),
    help: HelpWords(
      tagline: "終端機裡的生物節律：當月曲線、當日數值、臨界日。",
      usage: { "用法：\($0)" }, examples: "範例", formats: { "格式：\($0)" },
      more: "biorhythm --help REPORT 說明某個報告，biorhythm --manual 顯示完整手冊。",
      disclaimer: "生物節律理論沒有科學依據，僅供娛樂。",
      section: { section in
        switch section {
        case .reports: "報告 [REPORT]（省略時顯示儀表板）"
        case .who: "人員 [WHO]"
        case .when: "日期 [WHEN]（省略 N 時為 1）"
        case .settings: "設定"
        case .output: "輸出 [OUTPUT]"
        case .about: "其他"
        }
      },
      summary: { option in
        switch option {
        case .month: "整月：走勢線、曲線圖、轉折點、逐日數值"
        case .day: "某一天的詳情和接下來的轉折點"
        case .daily: "適合 cron 和郵件的簡短摘要"
        case .oneline: "適合提示字元或狀態列的一行文字"
        case .events: "依日期列出臨界日、高峰和低谷"
        case .compare: "比較兩個人：已儲存的姓名或一個生日"
        case .roster: "CSV 檔中每人一列（- 表示標準輸入）"
        case .interactive: "即時畫面"
        case .birthday: "本次使用的生日，不儲存"
        case .person: "使用已儲存的人"
        case .date: "選擇日期（預設：今天）"
        case .previousDay: "移到 N 天前"
        case .nextDay: "移到 N 天後"
        case .previousMonth: "移到 N 個月前"
        case .nextMonth: "移到 N 個月後"
        case .from: "期間的第一天"
        case .to: "期間的最後一天"
        case .setBirthday: "儲存生日（與 --person 同用：儲存此人的生日）"
        case .forget: "刪除已儲存的人"
        case .set: "儲存一項偏好設定"
        case .showSettings: "顯示目前生效的設定及其位置"
        case .settings: "使用另一個設定檔"
        case .format: "輸出格式"
        case .output: "完整寫入檔案，否則不寫入"
        case .cycles: "id 或 primary, secondary, composite, all"
        case .onlyCritical: "只在主要節律的臨界日輸出"
        case .ascii: "只用 ASCII 字元繪製"
        case .color: "何時使用色彩"
        case .width: "使用的欄數"
        case .language: "顯示語言"
        case .help: "顯示本說明，或某個報告的說明"
        case .version: "顯示版本"
        case .manual: "顯示手冊"
        case .completion: "輸出補全指令碼"
        }
      },
      choices: { "\($0)：\($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "上方是當月曲線，下方是所選日期的長條圖、數值和趨勢，以及接下來的轉折點。"
            + "直接執行 biorhythm 就會顯示它。"
        case .month:
          "每種節律一條走勢線（每天一個字元），然後是所有曲線的圖、依日期排列的轉折點，最後每天一列，"
            + "列出各節律的長條圖和數值。期間超出畫面寬度時，依月分別繪製。"
        case .day:
          "某一天的詳情：各節律的長條圖、百分比、週期中的位置（如 8/23）和趨勢，以及下一個臨界日、"
            + "下一個高峰或低谷，並註明還有幾天。"
        case .daily:
          "不超過 78 欄的幾行純文字，不用色彩，每天措辭相同，適合 cron 和郵件。"
            + "加上 --only-critical 後，只在主要節律的臨界日才有輸出。"
        case .oneline:
          "一行短文字，列出各節律的字母（P 體力、E 情緒、I 智力）、百分比和趨勢；處於臨界日的節律後面帶感嘆號。"
            + "適合提示字元、tmux 或狀態列。"
        case .events:
          "依日期列出當月或指定期間內的臨界日、高峰和低谷。"
            + "兩種或三種主要節律同為臨界日的日子會突出顯示。"
        case .compare:
          "比較兩個人：每種節律的契合度從 0%（始終相反）到 100%（始終相同），三種主要節律的平均值，"
            + "以及期間內兩人每種節律的曲線。"
        case .roster:
          "CSV 檔中每人一列，顯示所選日期的狀態。標題列須有 name 和 birthday 兩欄，順序不限，其他欄會被忽略。"
            + "有錯的列會報告檔名和列號，其餘各列照常輸出，此時結束狀態為 65。"
        case .interactive:
          "即時檢視全部內容：上方是當月曲線圖，下方是所選日期的長條圖，可用按鍵逐日或逐月移動、變更生日、"
            + "前往任意日期。按 ? 檢視按鍵說明。"
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "名稱"
        case .synopsis: "概要"
        case .description: "描述"
        case .options: "選項"
        case .formats: "格式"
        case .files: "檔案"
        case .environment: "環境變數"
        case .exitStatus: "結束狀態"
        case .examples: "範例"
        case .seeAlso: "參見"
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
    "\(date.month.month)月\(date.day)日 週\(weekday(date.weekday))"
  }

  /// `體力、情緒、智力`.
  private static func joined(_ words: [String]) -> String { words.joined(separator: "、") }

  /// `text, json, csv`: words that are typed as they stand.
  private static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "今天"
    case 1: "明天"
    default: "\(days) 天後"
    }
  }

  /// An `errno` in words; rare ones stay in the C library's.
  private static func reason(_ code: Int32) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "檔案或目錄不存在"
      case .noPermission: "權限不足"
      case .notAllowed: "不允許此操作"
      case .isFolder: "這是目錄，不是檔案"
      case .notFolder: "路徑中有一段不是目錄"
      case .noSpace: "空間不足"
      case .readOnly: "檔案系統是唯讀的"
      case .tooManyLinks: "符號連結層數過多"
      case .nameTooLong: "名稱太長"
      case .inputOutput: "讀寫發生錯誤"
      case .notOpen: "沒有開啟"
      case .brokenPipe: "管線的讀取端已關閉"
      case .quotaExceeded: "超出磁碟配額"
      case .fileTooLarge: "檔案太大"
      case .otherFileSystem: "位於另一個檔案系統"
      }
    }
  }

  private static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "尚未儲存生日：用 biorhythm --set-birthday 1990-05-15 儲存，或用 --birthday 1990-05-15 試一次"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "沒有儲存名為 \(quoted(name)) 的人：用 --person \(quoted(name)) --set-birthday DATE 儲存"
        : "沒有儲存名為 \(quoted(name)) 的人：已儲存的有 \(listed(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file))：已略過 \(count) 列，上面只列出前 \(named) 列：請改正後重新執行"
        : "\(heading(file))：已略過 \(count) 列：請改正後重新執行"
    case .input(let file, let code):
      file == "-"
        ? "無法讀取標準輸入：\(reason(code))；請用 < FILE 或管線傳入"
        : "無法讀取 \(quoted(file))：\(reason(code))；請檢查路徑和權限"
    case .output(let file, let code):
      "無法建立 \(quoted(file))：\(reason(code))；請用 --output 指定其他位置"
    case .write(let file, let code):
      file.map { "無法寫入 \(quoted($0))：\(reason(code))；未作任何更動" }
        ?? "無法寫入輸出：\(reason(code))；已輸出的內容不完整"
    }
  }

  private static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "未知選項 \(quoted(word))：是否想輸入 \($0)？" }
        ?? "未知選項 \(quoted(word))：用 biorhythm --help 檢視全部選項"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "無法識別 \(quoted(word))：是否想輸入 \($0)？" }
        ?? "無法識別 \(quoted(word))：用 biorhythm --help 檢視用法"
    case .missingValue(let option, let label):
      "\(option.spelling) 需要一個值：請寫成 \(option.spelling) \(label)"
    case .unwantedValue(let option, let value):
      "\(option.spelling) 不接受值 \(quoted(value))：只寫 \(option.spelling) 即可"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) 不能是 \(quoted(value))：請從 \(listed(choices)) 中選擇"
    case .wrongDate(let word, let error): "\(quoted(word)) 不是日期：\(describe(error, form: "2026-11-30"))"
    case .wrongMonth(let word, let error): "\(quoted(word)) 不是月份：\(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(option.spelling) 不能是 \(quoted(value))：請寫 1 到 1000000000 之間的整數"
    case .argumentTooLong(let limit): "引數超過 \(limit) 位元組：請縮短"
    case .argumentNotUTF8: "引數不是 UTF-8 文字：請在 UTF-8 終端機中輸入"
    case .wordsUnknown: "系統沒有提供輸入的命令列：請掛載 /proc"
    case .conflict(let first, let second): "\(first) 和 \(second) 不能同時使用：請只用其中一個"
    case .onlyWith(let option, let reports):
      "\(option.spelling) 不能用在這裡：須與 \(listed(reports)) 之一同用"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) 與 --date \(date) 矛盾：請去掉其中一個"
    case .loneEnd(let option, let missing):
      "\(option.spelling) 還需要期間的另一端：請加上 \(missing.spelling) DATE"
    case .windowTurned(let from, let to):
      "期間從 \(from) 到 \(to) 前後顛倒：請把較早的日期寫在 --from 之後"
    case .outOfCalendar(let option, let from):
      "\(option.spelling) 從 \(from) 移動後超出 0001 至 9999 年：請減少移動，或從其他日期開始"
    case .beforeBirth(let date, let birthday):
      "\(date) 早於生日 \(birthday)：請選擇 \(birthday) 或之後的日期"
    case .formatNotOffered(let format, let report, let offered):
      "\(spaced(reportName(report), "沒有")) \(quoted(format)) 格式："
        + (offered.count == 1 ? "只有 \(offered[0])" : "請從 \(listed(offered)) 中選擇")
    case .unknownCycle(let id, let known):
      "未知節律 \(quoted(id))：請從 \(listed(known)) 中選擇"
    case .noCycles: "--cycles 沒有指定節律：請用逗號連接 id，例如 physical,emotional"
    case .pictureTooLong(let days, let limit):
      "\(days) 天的圖太長：請選擇不超過 \(limit) 天的期間"
    case .futureBirthday(let date):
      "生日 \(date) 在未來：請依 YYYY-MM-DD 格式寫出出生日期"
    case .centuryMissing(let date):
      "生日 \(date) 的年份是 \(date.month.year) 年：請寫出四位年份，例如 19\(date.description.dropFirst(2))"
    case .wrongName:
      "姓名至少要有一個可見字元，最長 200 個字元：請在 --person 之後另寫一個"
    case .wrongSetting(let word):
      "\(quoted(word)) 不是設定：請寫成 --set KEY=VALUE，例如 --set color=never"
    case .unknownPreference(let key, let known):
      "未知的偏好設定 \(quoted(key))：請從 \(listed(known)) 中選擇"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) 不能是 \(quoted(value))："
        + (preference.choices.map { "請從 \(listed($0)) 中選擇" }
          ?? (preference == .cycles
            ? "請用逗號連接節律或分組的 id"
            : "請用逗號連接 id:週期，例如 moon:29,work:7，週期為 2 到 36500 天"))
    case .noTerminal:
      "即時畫面要求標準輸入和標準輸出都是終端機：請改用 --month 或 --day"
    case .dumbTerminal: "TERM=dumb 時無法繪製即時畫面：請改用 --month 或 --day"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "請寫成 \(form) 的形式"
    case .yearNotFourDigits: "請寫四位年份，例如 \(form)"
    case .yearNotFirst(let meant):
      meant.map { "年份應在最前；請寫成 \($0)" }
        ?? "年份應在最前，且無法判斷月和日的順序；請寫成 \(form) 的形式"
    case .yearOutOfRange: "年份範圍是 0001 到 9999"
    case .noSuchMonth(let month): "沒有 \(month) 月；月份範圍是 01 到 12"
    case .noSuchDay(let day, let month):
      "\(month.year)年\(month.month)月沒有\(day)日；最後一天是 \(month.last)"
    }
  }

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "設定檔 \(quoted(path)) 第 \(fault.line) 列第 \(fault.column) 個字元處無法按 JSON 讀取：\(describe(fault.problem))：請修正或移走該檔案"
      case .notAnObject:
        "設定檔 \(quoted(path)) 不是 JSON 物件：請修正或移走該檔案"
      case .repeatedKey(let key):
        "設定檔 \(quoted(path)) 中 \(quoted(key)) 出現兩次：請刪除其中一個"
      case .wrongVersion(let version):
        "設定檔 \(quoted(path)) 的版本是 \(quoted(version))，本程式只支援版本 1：請使用更新的程式"
      case .wrongValue(let key, let value):
        "設定檔 \(quoted(path)) 中 \(quoted(key)) 的值不能是 \(quoted(value))：請改正或刪除"
      }
    case .tooLarge(let path):
      "設定檔 \(quoted(path)) 超過 \(SettingsFile.maximumSize) 位元組：請確認檔案是否正確"
    case .unreadable(let path, let code):
      "無法讀取設定檔 \(quoted(path))：\(reason(code))；請檢查路徑和權限"
    case .unwritable(let path, let code):
      "無法儲存設定檔 \(quoted(path))：\(reason(code))；未儲存任何內容"
    case .noPlace: "沒有可存放設定的家目錄：請設定 HOME，或用 --settings FILE 指定檔案"
    }
  }

  /// How a message about a whole file calls it, with the space that sets off words of the user's.
  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "位元組不是 UTF-8"
    case .comment: "JSON 沒有註解"
    case .trailingComma: "右括號前有逗號"
    case .tooDeep(let limit): "巢狀超過 \(limit) 層"
    case .repeatedKey(let key): "鍵 \(quoted(key)) 出現兩次"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "值"
      case .key: "帶引號的鍵"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " 或 ")
      case .digit: "數字"
      case .escape: "跳脫字元"
      case .end: "檔案結尾"
      }
    return "此處應為 \(what)"
  }

  private static func source(_ file: String) -> String { file == "-" ? "標準輸入" : "\(quoted(file)) " }

  /// The same before a colon.
  private static func heading(_ file: String) -> String { file == "-" ? "標準輸入" : quoted(file) }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))是空的：第一列須有 name 和 birthday 兩個欄名"
    case .missingColumn(let file, let column, let header):
      "\(source(file))沒有 \(quoted(column))\(splitHeader(header)) 欄：第一列須有 name 和 birthday 兩個欄名"
    case .repeatedColumn(let file, let column):
      "\(source(file))中 \(quoted(column)) 欄出現兩次：請將其中一個改名"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))從第 \(line) 列起像是 UTF-16，不是 UTF-8：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .utf16)) 轉換"
        : "\(source(file))從第 \(line) 列起不是 UTF-8 文字：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .traditionalChinese)) 轉換"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))第 \(line) 列超過 \(limit) 位元組：請檢查是否有未關閉的引號，並確認它是 CSV 檔"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "缺少姓名"
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) 不是日期：\(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "生日 \(birthday) 晚於 \(date)"
    case .tooFewFields: "該列的欄位太少"
    case .unclosedQuote: "引號沒有關閉"
    case .textAfterQuote: "右引號之後還有文字"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "不是 UTF-8 文字：請另存為 UTF-8，或用 \(conversion(from: encodings, usual: .traditionalChinese)) 轉換"
    case .nul: "該列有文字中不應出現的 NUL 字元"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "儀表板"
  }
}
