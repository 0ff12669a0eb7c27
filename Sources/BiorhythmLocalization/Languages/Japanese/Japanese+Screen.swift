internal import BiorhythmCore

extension Japanese {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "日", month: "月", today: "今日", nextCritical: "次の要注意日", previousCritical: "前の要注意日",
      nextFound: "次の該当日", previousFound: "前の該当日", find: "検索",
      date: "日付へ移動", cycles: "リズム", person: "次の人", birthday: "誕生日", keys: "ヘルプ", quit: "終了"),
    keys: KeyWords(
      previousDay: "前の日", nextDay: "次の日", previousMonth: "前の月", nextMonth: "次の月", today: "今日",
      week: "1週間先、前", monthEnds: "月初、月末",
      date: "日付を指定して移動", find: "日を検索",
      calculator: "日付の計算", nextCritical: "次の要注意日", previousCritical: "前の要注意日",
      birthday: "誕生日を変更",
      person: "次の人", cycles: "リズムの種類を切り替え", keys: "このヘルプ", pause: "中断 (fg で再開)", repaint: "再描画",
      quit: "終了"),
    keysTitle: "キー操作", anyKeyCloses: "何かキーを押すと閉じます。",
    birthdayPrompt: { name in name.map { "\($0)さんの誕生日：" } ?? "誕生日：" },
    datePrompt: "移動先の日付：",
    conditionPrompt: "検索条件：",
    conditionHint: "primary >= 80  Enter 検索、n と N で移動、Esc 取り消し",
    birthdayHint: "YYYY-MM-DD  Enter 保存、Esc 取り消し、Ctrl-U 行を消去",
    dateHint: "YYYY-MM-DD  Enter 移動、Esc 取り消し",
    calculatorHint: "Enter: 計算/移動  ↑↓: 履歴  Esc: 閉じる",
    tooSmall: { "画面が小さすぎます。\($0)桁\($1)行以上が必要です。q で終了します。" },
    noOtherPerson: "ほかの人は登録されていません：biorhythm --person NAME --set-birthday DATE",
    stored: { "誕生日 \($0) を保存しました。" },
    control: "Ctrl",
    noFurther: "これ以上移動できません。")
}
