internal import BiorhythmCore

extension TraditionalChinese {
  static func describe(_ error: UsageError) -> String {
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
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error): "\(quoted(word)) 不是月份：\(describe(error, form: "2026-11"))"
    case .wrongYear(let word, let error): "\(quoted(word)) 不是年份：\(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) 早於出生時刻：請選擇更晚的時刻"
    case .wrongTime(let option, let value): "\(option.spelling) 不能是 \(quoted(value))：請寫時刻，如 07:30"
    case .onlyInCalendars(let option): "\(option.spelling) 只用於行事曆：請加上 --format ics，或去掉該選項"
    case .wrongCount(let option, let value, let largest):
      "\(option.spelling) 不能是 \(quoted(value))：請寫 1 到 \(largest) 之間的整數"
    case .wrongNumber(let option, let value):
      "\(option.spelling) 不能是 \(quoted(value))：請寫一個數，例如 7 或 6.5"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) 不能是 \(quoted(value))：請寫 \(range.lowerBound) 到 \(range.upperBound) 的整數"
    case .argumentTooLong(let limit): "引數超過 \(limit) 位元組：請縮短"
    case .argumentNotUTF8: "引數不是 UTF-8 文字：請在 UTF-8 終端機中輸入"
    case .variableNotUTF8(let name, let value):
      "\(name) 指定的檔名不是 UTF-8，\(quoted(value))：請為檔案改名，或用 --settings FILE 指定檔案"
    case .tilde(let name, let value, let meant):
      "shell 沒有替換 \(quoted(value)) 中的 ~：請寫成 \(name) \(quoted(meant ?? "$HOME"))"
    case .wordsUnknown: "系統沒有提供輸入的命令列：請掛載 /proc"
    case .conflict(let first, let second): "\(first.spelling) 和 \(second.spelling) 不能同時使用：請只用其中一個"
    case .onlyWith(let option, let reports):
      "\(option.spelling) 不能用在這裡：須與 \(listed(reports.map(reportName))) 之一同用"
    case .missingCompanion(let option, let other):
      "單獨使用 \(option.spelling) 不會儲存任何內容：請加上 \(other.spelling) 日期"
    case .repeated(let option): "\(option.spelling) 寫了兩次：請只寫一次"
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
      "\(spaced(reportName(report), "沒有")) \(quoted(format.rawValue)) 格式："
        + (offered.count == 1 ? "只有 \(offered[0].rawValue)" : "請從 \(listed(offered.map(\.rawValue))) 中選擇")
    case .unknownCycle(let id, let known):
      "未知節律 \(quoted(id))：請從 \(listed(known)) 中選擇"
    case .noCycles: "--cycles 沒有指定節律：請用逗號連接 id，例如 physical,emotional"
    case .pictureTooLong(let days, let limit):
      "\(days) 天的圖太長：請選擇不超過 \(limit) 天的期間"
    case .futureBirthday(let date):
      "生日 \(date) 在未來：請依 YYYY-MM-DD 格式寫出出生日期"
    case .centuryMissing(let date):
      "生日 \(date) 的年份是 \(date.month.year) 年：請寫出四位年份，例如 19\(date.description.dropFirst(2))"
    case .nameIsDate(let name): "\(quoted(name)) 會被當作日期，不能用作名字：請換一個名字"
    case .wrongName(let longest):
      "姓名至少要有一個可見字元，最長 \(longest) 個字元：請在 --person 之後另寫一個"
    case .nearlySavedName(let name, let saved):
      "沒有儲存 \(quoted(name))，但儲存了 \(quoted(saved))：是指這個名字嗎？如果是新名字，請用 --set \(quoted("people.\(name)=日期")) 儲存"
    case .wrongSetting(let word):
      "\(quoted(word)) 不是設定：請寫成 --set KEY=VALUE，例如 --set color=never"
    case .unknownPreference(let key):
      "未知的偏好設定 \(quoted(key))：請從 \(listed(Preference.allCases.map(\.rawValue))) 中選擇"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) 不能是 \(quoted(value))："
        + (preference.choices.map { "請從 \(listed($0)) 中選擇" }
          ?? (preference == .cycles
            ? "請用逗號連接節律或分組的 id"
            : "請用逗號連接 id:週期，例如 moon:29,work:7，週期為 2 到 \(Cycle.customPeriods.upperBound) 天"))
    case .noTerminal:
      "互動畫面要求標準輸入和標準輸出都是終端機：請改用 --month 或 --day"
    case .dumbTerminal: "TERM=dumb 時無法繪製互動畫面：請改用 --month 或 --day"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
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

  static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "儀表板"
  }
}
