internal import BiorhythmCore

extension SimplifiedChinese {
  static let screen = ScreenWords(
    footer: FooterWords(
      day: "日", month: "月", today: "今天", nextCritical: "下个临界日", previousCritical: "上个临界日",
      nextFound: "下一个结果", previousFound: "上一个结果", find: "查找",
      date: "转到", cycles: "节律", person: "下一个人", birthday: "生日", keys: "按键", quit: "退出"),
    keys: KeyWords(
      previousDay: "前一天", nextDay: "后一天", previousMonth: "上个月", nextMonth: "下个月", today: "今天",
      week: "后、前一周", monthEnds: "月初、月末",
      date: "转到指定日期", find: "查找日子",
      calculator: "日期计算", nextCritical: "下一个临界日", previousCritical: "上一个临界日",
      birthday: "修改生日",
      person: "下一个人", cycles: "切换主要、次要、组合节律", keys: "按键说明", pause: "暂停（用 fg 恢复）", repaint: "重绘屏幕",
      quit: "退出"),
    keysTitle: "按键", anyKeyCloses: "按任意键关闭。",
    birthdayPrompt: { name in name.map { spaced($0, "的生日：") } ?? "生日：" },
    datePrompt: "转到：",
    conditionPrompt: "查找条件：",
    conditionHint: "primary >= 80  Enter 查找，n 和 N 逐个查看，Esc 取消",
    birthdayHint: "YYYY-MM-DD  Enter 保存，Esc 取消，Ctrl-U 清空",
    dateHint: "YYYY-MM-DD  Enter 转到，Esc 取消",
    calculatorHint: "Enter：计算/跳转，↑↓：历史，Esc：关闭",
    tooSmall: { "窗口太小：至少需要\($0)列\($1)行。按 q 退出。" },
    noOtherPerson: "没有保存其他人：biorhythm --person NAME --set-birthday DATE",
    stored: { "已保存生日 \($0)" },
    control: "Ctrl",
    noFurther: "无法再往该方向移动。")
}
