extension TraditionalChinese {
  static let help = HelpWords(
    tagline: "終端機裡的生物節律：當月曲線、當日數值、臨界日。",
    usage: { "用法：\($0)" }, examples: "範例", formats: { "格式：\($0)" },
    more: "biorhythm --help all 列出所有選項，--help REPORT 說明單一報告，--manual 顯示完整手冊。",
    disclaimer: "生物節律理論沒有科學依據，僅供娛樂。",
    section: { section in
      switch section {
      case .reports: "報告 [REPORT]（省略時顯示儀表板）"
      case .who: "對象 [WHO]"
      case .when: "日期 [WHEN]（省略 N 時為 1）"
      case .settings: "設定"
      case .output: "輸出 [OUTPUT]"
      case .about: "其他"
      }
    },
    summary: { option in
      switch option {
      case .month: "整月：走勢圖、曲線圖、關鍵日期、每日數值"
      case .year: "全年：十二個月的每一天"
      case .day: "某一天的詳情和接下來的關鍵日期"
      case .daily: "適合 cron 和郵件的簡短摘要"
      case .oneline: "適合提示字元或狀態列的一行文字"
      case .events: "依日期列出臨界日、高峰和低谷"
      case .compare: "比較兩個人：已儲存的姓名或一個生日"
      case .find: "尋找符合條件的日子"
      case .people: "已儲存的每人一行"
      case .roster: "CSV 或 vCard 中每人一行（- 表示標準輸入）"
      case .calculate: "計算數、天數和日期（- 表示標準輸入）"
      case .interactive: "互動畫面"
      case .evidence: "檢驗記錄是否與曲線同步"
      case .record: "把當天的數寫入日記"
      case .birthday: "本次使用的生日，不儲存"
      case .person: "使用已儲存的人"
      case .with: "加上已儲存的人（all 為所有人）"
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
      case .columns: "讀取名單的哪些欄"
      case .permutations: "檢驗的置換次數（預設 9999）"
      case .seed: "置換的種子（預設 1）"
      case .limit: "找到前 N 天為止"
      case .alarm: "在每天的 HH:MM 提醒（行事曆）"
      case .onlyCritical: "只輸出臨界日（沒有則不輸出）"
      case .ascii: "只用 ASCII 字元繪製"
      case .color: "何時使用色彩"
      case .width: "使用的欄數"
      case .noPager: "長報告也不經分頁程式"
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
        "上方是當月曲線，下方是所選日期的長條圖、數值和趨勢，以及接下來的關鍵日期。"
          + "直接執行 biorhythm 就會顯示它。"
      case .month:
        "每種節律一條走勢圖（每天一個字元），然後是所有曲線的圖、依日期排列的關鍵日期，最後每天一行，"
          + "列出各節律的長條圖和數值。期間超出畫面寬度時，依月分別繪製。"
      case .year:
        "十二個月的每一天各在其位：每月一行標出臨界日，下面每種節律一行顯示起伏。兩種或三種主要節律同時臨界的日子會特別標示。SVG 和 HTML 格式為一張 A4 或 Letter 紙。"
      case .day:
        "某一天的詳情：各節律的長條圖、百分比、週期中的位置（如 8/23）和趨勢，以及下一個臨界日、"
          + "下一個高峰或低谷，並註明還有幾天。"
      case .daily:
        "不超過 78 欄的幾行純文字，不用色彩，每天措辭相同，適合 cron 和郵件。"
          + "加上 --only-critical 後，只在主要節律的臨界日才有輸出。"
      case .oneline:
        "一行短文字，列出各節律的字母（P 體力、E 情緒、I 智力）、百分比和趨勢；處於臨界日的節律後面帶驚嘆號。"
          + "適合提示字元、tmux 或狀態列。"
      case .events:
        "依日期列出當月或指定期間內的臨界日、高峰和低谷。"
          + "兩種或三種主要節律同為臨界日的日子會醒目顯示。"
          + "--only-critical 略去高峰和低谷，--with 並列顯示其他人。"
      case .compare:
        "比較兩個人：每種節律的契合度從 0%（始終相反）到 100%（始終相同），三種主要節律的平均值，"
          + "以及期間內兩人每種節律的曲線。"
      case .find:
        "列出今後一年或指定期間內符合條件的日子及數值。節律的 id 表示其百分比，primary、secondary、composite 表示該組的每個節律；critical、peak、valley 是處於該狀態的主要節律的數量；weekday 從星期一的 1 到星期日的 7，day 是天數。用 < <= = != >= > 比較，用 and、or、not 和括號連接。加上 --with 時，只找對所有人都成立的日子。"
      case .people:
        "按所選日期列出已儲存的每個人，本人在前，每人一行：生日、天數和各節律的百分比，並標出臨界日。"
      case .roster:
        "CSV 或 vCard 檔中每人一行，顯示所選日期的狀態；有 --find 時只顯示符合條件的人。CSV 的標題列須有下列詞語的欄，"
          + "或由 --columns name=姓名,birthday=生日 指明，順序不限，其他欄會被忽略。"
          + "有錯的列會報告檔名和列號，其餘各列照常輸出，此時結束狀態為 65。"
      case .calculate:
        "求由精確的數、時間段和日期組成的運算式的值，例如 'today - birthday' 或 'birthday + 10000'。可用的詞有 today、tomorrow、yesterday、now、birthday、星期，以及表示上一結果的 ans；單位有 min、h、d、w、mo、y 及其全稱。運算子寫在值之間，或像堆疊計算機那樣寫在值之後：'today birthday - 23 days /'。凡是需要日期的選項都可以寫運算式。"
      case .evidence:
        "用置換檢驗判斷記錄是否與曲線同步。CSV 檔案的欄為 date 和 value（一個人的數值）、date（一個人的事件），或 birthday 和 date（許多人的事件）；沒有檔案時讀取日記。每個節律給出效應、p 值和能顯現的最小效應，最後是一句淺顯的話。趨勢和星期的影響已去除；按 Ctrl-C 會以已完成的部分提前結束。"
      case .record:
        "把心情、睡眠時間之類的數寫入所選日期的日記，並說明原來的數值。日記是有 date、name 和 value 三欄的 CSV 檔案，由 --evidence 讀取。"
      case .interactive:
        "在互動畫面中檢視全部內容：上方是當月曲線圖，下方是所選日期的長條圖，可用按鍵逐日或逐月移動、變更生日、"
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
    })
}
