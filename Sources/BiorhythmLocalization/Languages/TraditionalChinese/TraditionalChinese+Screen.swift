internal import BiorhythmCore

extension TraditionalChinese {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "日", month: "月", today: "今天", nextCritical: "下個臨界日", previousCritical: "上個臨界日",
      nextFound: "下一個結果", previousFound: "上一個結果", find: "尋找",
      date: "前往", cycles: "節律", person: "下一個人", birthday: "生日", keys: "按鍵", quit: "結束"),
    keys: KeyWords(
      previousDay: "前一天", nextDay: "後一天", previousMonth: "上個月", nextMonth: "下個月", today: "今天",
      week: "後、前一週", monthEnds: "月初、月末",
      date: "前往指定日期", find: "尋找日子",
      calculator: "日期計算", nextCritical: "下一個臨界日", previousCritical: "上一個臨界日",
      birthday: "變更生日",
      person: "下一個人", cycles: "切換主要、次要、組合節律", keys: "按鍵說明", pause: "暫停（用 fg 恢復）", repaint: "重繪畫面",
      quit: "結束"),
    keysTitle: "按鍵", anyKeyCloses: "按任意鍵關閉。",
    birthdayPrompt: { name in name.map { spaced($0, "的生日：") } ?? "生日：" },
    datePrompt: "前往：",
    conditionPrompt: "尋找條件：",
    conditionHint: "primary >= 80  Enter 尋找，n 和 N 逐一檢視，Esc 取消",
    birthdayHint: "YYYY-MM-DD  Enter 儲存，Esc 取消，Ctrl-U 清空",
    dateHint: "YYYY-MM-DD  Enter 前往，Esc 取消",
    calculatorHint: "Enter：計算/跳轉，↑↓：歷史，Esc：關閉",
    tooSmall: { "視窗太小：至少需要\($0)欄\($1)列。按 q 結束。" },
    noOtherPerson: "沒有儲存其他人：biorhythm --person NAME --set-birthday DATE",
    stored: { "已儲存生日 \($0)" },
    control: "Ctrl",
    noFurther: "無法再往該方向移動。")
}
