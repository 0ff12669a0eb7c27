extension TraditionalChinese {
  static func describe(_ failure: Failure) -> String {
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
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file))：已略過 \(count) 列，上面只列出前 \(named) 列：請改正後重新執行"
        : "\(heading(file))：已略過 \(count) 列：請改正後重新執行"
    case .badLines(let count):
      count == 1
        ? "標準輸入：有 1 行沒有結果：請改正後重試"
        : "標準輸入：有 \(count) 行沒有結果：請改正後重試"
    case .input(let file, let code):
      file == "-"
        ? "無法讀取標準輸入：\(reason(code))；請用 < FILE 或管線傳入"
        : "無法讀取 \(quoted(file))：\(reason(code))；請檢查路徑和權限"
    case .output(let file, let code):
      "無法建立 \(quoted(file))：\(reason(code))；請用 --output 指定其他位置"
    case .outputOntoInput(let file):
      "這次執行要讀取 \(quoted(file)) 或把設定存放在那裡：請為輸出另選位置"
    case .pager(let command):
      "分頁程式 \(quoted(command)) 執行失敗，報告已直接輸出：請把 PAGER 設為其他程式，或使用 --no-pager"
    case .write(let file, let code):
      file.map { "無法寫入 \(quoted($0))：\(reason(code))；未作任何更動" }
        ?? "無法寫入輸出：\(reason(code))；已輸出的內容不完整"
    }
  }

  /// The same before a colon.
  static func heading(_ file: String) -> String { file == "-" ? "標準輸入" : quoted(file) }
}
