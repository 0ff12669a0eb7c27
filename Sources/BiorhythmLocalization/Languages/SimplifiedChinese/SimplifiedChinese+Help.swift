extension SimplifiedChinese {
  static let help = HelpWords(
    tagline: "终端里的生物节律：当月曲线、当日数值、临界日。",
    usage: { "用法：\($0)" }, examples: "示例", formats: { "格式：\($0)" },
    more: "biorhythm --help all 列出所有选项，--help REPORT 说明单个报告，--manual 显示完整手册。",
    disclaimer: "生物节律理论没有科学依据，仅供娱乐。",
    section: { section in
      switch section {
      case .reports: "报告 [REPORT]（省略时显示仪表板）"
      case .who: "对象 [WHO]"
      case .when: "日期 [WHEN]（省略 N 时为 1）"
      case .settings: "设置"
      case .output: "输出 [OUTPUT]"
      case .about: "其他"
      }
    },
    summary: { option in
      switch option {
      case .month: "整月：迷你图、曲线图、关键日期、每日数值"
      case .year: "全年：十二个月的每一天"
      case .day: "某一天的详情和接下来的关键日期"
      case .daily: "适合 cron 和邮件的简短摘要"
      case .oneline: "适合提示符或状态栏的一行文字"
      case .events: "按日期列出临界日、高峰和低谷"
      case .compare: "比较两个人：已保存的姓名或一个生日"
      case .find: "查找符合条件的日子"
      case .people: "已保存的每人一行"
      case .roster: "CSV 或 vCard 中每人一行（- 表示标准输入）"
      case .calculate: "计算数、天数和日期（- 表示标准输入）"
      case .interactive: "交互界面"
      case .evidence: "检验记录是否与曲线同步"
      case .record: "把当天的数写入日记"
      case .birthday: "本次使用的生日，不保存"
      case .person: "使用已保存的人"
      case .with: "加上已保存的人（all 为所有人）"
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
      case .settings: "使用另一个配置文件"
      case .format: "输出格式"
      case .output: "完整写入文件，否则不写入"
      case .cycles: "id 或 primary, secondary, composite, all"
      case .columns: "读取名单的哪些列"
      case .permutations: "检验的置换次数（默认 9999）"
      case .seed: "置换的种子（默认 1）"
      case .limit: "找到前 N 天为止"
      case .alarm: "在每天的 HH:MM 提醒（日历）"
      case .onlyCritical: "只输出临界日（没有则不输出）"
      case .ascii: "只用 ASCII 字符绘制"
      case .color: "何时使用颜色"
      case .width: "使用的列数"
      case .noPager: "长报告也不经分页程序"
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
        "上方是当月曲线，下方是所选日期的条形图、数值和趋势，以及接下来的关键日期。"
          + "直接运行 biorhythm 就会显示它。"
      case .month:
        "每种节律一条迷你图（每天一个字符），然后是所有曲线的图、按日期排列的关键日期，最后每天一行，"
          + "列出各节律的条形图和数值。时间段超出屏幕宽度时，按月分别绘制。"
      case .year:
        "十二个月的每一天各在其位：每月一行标出临界日，下面每种节律一行显示起伏。两种或三种主要节律同时临界的日子会突出显示。SVG 和 HTML 格式为一张 A4 或 Letter 纸。"
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
          + "--only-critical 略去高峰和低谷，--with 并列显示其他人。"
      case .compare:
        "比较两个人：每种节律的契合度从 0%（始终相反）到 100%（始终相同），三种主要节律的平均值，"
          + "以及时间段内两人每种节律的曲线。"
      case .find:
        "列出今后一年或指定期间内符合条件的日子及数值。节律的 id 表示其百分比，primary、secondary、composite 表示该组的每个节律；critical、peak、valley 是处于该状态的主要节律的数量；weekday 从星期一的 1 到星期日的 7，day 是天数。用 < <= = != >= > 比较，用 and、or、not 和括号连接。加上 --with 时，只找对所有人都成立的日子。"
      case .people:
        "按所选日期列出已保存的每个人，本人在前，每人一行：生日、天数和各节律的百分比，并标出临界日。"
      case .roster:
        "CSV 或 vCard 文件中每人一行，显示所选日期的状态；有 --find 时只显示符合条件的人。CSV 的表头须有下列词语的列，"
          + "或由 --columns name=姓名,birthday=生日 指明，顺序不限，其他列会被忽略。"
          + "有错的行会报告文件名和行号，其余各行照常输出，此时退出状态为 65。"
      case .calculate:
        "求由精确的数、时间段和日期组成的表达式的值，例如 'today - birthday' 或 'birthday + 10000'。可用的词有 today、tomorrow、yesterday、now、birthday、星期，以及表示上一结果的 ans；单位有 min、h、d、w、mo、y 及其全称。运算符写在值之间，或像堆栈计算器那样写在值之后：'today birthday - 23 days /'。凡是需要日期的选项都可以写表达式。"
      case .evidence:
        "用置换检验判断记录是否与曲线同步。CSV 文件的列为 date 和 value（一个人的数值）、date（一个人的事件），或 birthday 和 date（许多人的事件）；没有文件时读取日记。每个节律给出效应、p 值和能显现的最小效应，最后是一句浅显的话。趋势和星期的影响已去除；按 Ctrl-C 会以已完成的部分提前结束。"
      case .record:
        "把心情、睡眠时间之类的数写入所选日期的日记，并说明原来的数值。日记是有 date、name 和 value 三列的 CSV 文件，由 --evidence 读取。"
      case .interactive:
        "在交互界面中查看全部内容：上方是当月曲线图，下方是所选日期的条形图，可用按键按天或按月移动、修改生日、"
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
    })
}
