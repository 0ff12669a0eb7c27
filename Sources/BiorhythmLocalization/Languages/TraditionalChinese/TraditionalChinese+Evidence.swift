internal import BiorhythmCore
internal import BiorhythmSystem

extension TraditionalChinese {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "驗證：記錄的數值"
      case .events: "驗證：一個人的事件"
      case .people: "驗證：許多人的事件"
      }
    },
    read: { "\($0) 列，有記錄 \($1) 天" + ($2.map { "，其間無記錄 \($0) 天" } ?? "") },
    slope: { "從中點到頂點 \($0)（標準差的 \($1) 倍）" },
    counts: { "實際 \($0)，期望 \($1)" },
    smallest: { "能顯現的最小效應 \($0)" }, smallestCount: { "能顯現的最小差值 \($0)" },
    curve: "曲線", record: { $0 == .values ? "記錄" : "事件" },
    method: { "p 值來自 \($0) 次置換，種子 \($1)，已按 \($2) 個節律校正" },
    nothing: "沒有發現什麼：這些記錄所顯示的，沒有超出偶然可能造成的程度。這不證明沒有效應，比上面所列更小的效應可能藏而不見。",
    found: { "這些記錄與曲線的同步程度高於偶然通常造成的程度：\(joined($0))。這既不證明曲線是原因，也不證明今後還會如此：毫無效應的記錄，20 份中也有 1 份看起來是這樣。" },
    endedEarly: { "提前結束：\($1) 次置換完成了 \($0) 次，數字以此為據" },
    progress: { "\($1) 次置換中的 \($0) 次" },
    recorded: { value, date, name, before, path in
      let whose = name.map { "，姓名 \($0)" } ?? ""
      let was = before.isEmpty ? "" : "（原為 \(before.joined(separator: "、"))）"
      return "已記錄：\(date)\(whose)，數值 \(value)\(was)，檔案 \(path)"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed): "只有 \(found) 天的記錄，不足以判斷：請至少記錄 \(needed) 天"
    case .tooFewEvents(let found, let needed): "只有 \(found) 個事件，不足以判斷：請至少記錄 \(needed) 個"
    case .noVariation: "除去星期和趨勢，數值沒有變化：沒有可與曲線同步的內容"
    case .untestable(let cycle): "這些記錄無法檢驗節律 \(quoted(cycle.id))：請從 --cycles 中去掉它"
    case .composite(let cycle): "\(quoted(cycle.id)) 是多個節律的平均，無法檢驗：請用 --cycles 另選"
    case .beforeBirth(let date, let birthday): "\(date) 的記錄早於生日 \(birthday)：請更正其中之一"
    case .notFinite(let date): "\(date) 的數值不是有限的數：請更正"
    case .mixedDay(let date): "\(date) 既有帶數值的列，也有不帶數值的列：請刪除其中之一"
    case .tooFewPermutations(let done, let needed): "提前結束，只完成 \(done) 次置換，不足以判斷：至少需要 \(needed) 次"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file): "\(source(file))是空的：第一列須有欄名 date 和 value、date，或 birthday 和 date"
    case .missingColumn(let file, let header):
      "\(source(file))缺少所需的欄\(splitHeader(header))：第一列須有欄名 date 和 value、date，或 birthday 和 date"
    case .wrongValue(let file, let line, let word): "\(file):\(line): \(quoted(word)) 不是數：請寫成 7、6.5 或 1e3"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "日記 \(quoted(path)) 的第一列沒有欄名 date、name 和 value\(splitHeader(header))：請更正第一列"
    case .wrongLine(let path, let line): "日記 \(quoted(path)) 第 \(line) 列無法讀取：請更正該列"
    case .tooLarge(let path): "日記 \(quoted(path)) 超過 \(DiaryFile.maximumSize) 位元組：請確認檔案是否正确"
    case .unreadable(let path, let code): "無法讀取日記 \(quoted(path))：\(reason(code))；請檢查路徑和權限"
    case .unwritable(let path, let code): "無法寫入日記 \(quoted(path))：\(reason(code))；未儲存任何內容"
    case .locked(let path): "另一個程式一直占用日記 \(quoted(path))：請結束該程式或稍後再試；未儲存任何內容"
    case .noPlace: "沒有可存放日記的家目錄：請設置 HOME 或 XDG_DATA_HOME"
    }
  }
}
