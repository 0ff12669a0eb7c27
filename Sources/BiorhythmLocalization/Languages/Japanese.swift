internal import BiorhythmCore
internal import BiorhythmTables

extension Catalog {
  static let japanese = Catalog(
    language: .japanese,
    terms: Terms(
      physical: "身体", emotional: "感情", intellectual: "知性",
      intuition: "直感", aesthetic: "審美", awareness: "自覚", spiritual: "精神",
      passion: "情熱", mastery: "熟達", wisdom: "知恵", average: "平均",
      trend: { trend in
        switch trend {
        case .rising: "上昇"
        case .falling: "下降"
        }
      },
      turningPoint: { point in
        switch point {
        case .criticalRising: "要注意日(上昇)"
        case .criticalFalling: "要注意日(下降)"
        case .peak: "最高点"
        case .valley: "最低点"
        }
      },
      critical: "要注意日", doubleCritical: "要注意日(二重)", tripleCritical: "要注意日(三重)"),
    dates: DateWords(
      shortWeekday: weekday,
      month: { "\($0.year)年\($0.month)月" },
      full: full,
      short: short,
      range: { "\(long($0.lowerBound))～\(long($0.upperBound))" }),
    reports: ReportWords(
      title: { name in name.map { "\($0)さんのバイオリズム" } ?? "バイオリズム" },
      dailyTitle: { name, date in
        name.map { "\($0)さんのバイオリズム：\(full(date))" } ?? "バイオリズム：\(full(date))"
      },
      born: { "\(long($0))生まれ" },
      dayOfLife: { "生後\($0)日" },
      beforeBirth: "誕生前",
      turningPoints: "転換点",
      noTurningPoints: "この期間に転換点はありません。",
      dayByDay: "日別",
      next: "次の転換点",
      daysUntil: daysUntil,
      upcoming: { date, days in "\(short(date))、\(daysUntil(days))" },
      dayOfCycle: { "周期 \($0)/\($1)" },
      nextCritical: { date, cycles, days in
        "次の要注意日：\(short(date))、\(joined(cycles))、\(days)日後"
      },
      criticalOnDay: { "この日は要注意日です：\(joined($0))" },
      notCriticalOnDay: "この日は基本リズムの要注意日ではありません。",
      pair: { "\($0)と\($1)" },
      you: "あなた",
      daysApart: { "誕生日の差は\($0)日" },
      compatibility: "相性",
      overall: "総合",
      name: "名前", birthday: "誕生日", day: "日数",
      progress: { "\($0)行、毎秒\($1)行" },
      unknownBirthdays: { "誕生日または生年のない\($0)人は飛ばしました" },
      pictureDescription: { cycles, window in
        "\(long(window.lowerBound))から\(long(window.upperBound))までの\(joined(cycles))の曲線。"
          + "目盛りは-100%から+100%まで。"
      },
      eventSummary: { name, cycle, event in
        name.map { "\($0)：\(cycle)、\(event)" } ?? "\(cycle)：\(event)"
      }
    ),
    settings: SettingsWords(
      storedBirthday: { name, date, path in
        name.map { "\($0)さんの誕生日 \(date) (\(long(date))) を \(path) に保存しました" }
          ?? "誕生日 \(date) (\(long(date))) を \(path) に保存しました"
      },
      forgot: { "\($0) を \($1) から削除しました" },
      storedPreference: { "\($0)=\($1) を \($2) に保存しました" },
      removedPreference: { "設定 \($0) を \($1) から削除しました" },
      file: "設定ファイル", notThereYet: "未作成", birthday: "誕生日", people: "登録した人",
      none: "なし",
      source: { source in
        switch source {
        case .option(let name): "\(name) の指定"
        case .environment(let name): "環境変数 \(name)"
        case .file: "設定ファイル"
        case .standard: "既定値"
        }
      }),
    screen: ScreenWords(
      footer: FooterWords(
        day: "日", month: "月", today: "今日", nextCritical: "次の要注意日", previousCritical: "前の要注意日",
        date: "日付へ移動", cycles: "リズム", person: "次の人", birthday: "誕生日", keys: "ヘルプ", quit: "終了"),
      keys: KeyWords(
        previousDay: "前の日", nextDay: "次の日", previousMonth: "前の月", nextMonth: "次の月", today: "今日",
        date: "日付を指定して移動", nextCritical: "次の要注意日", previousCritical: "前の要注意日", birthday: "誕生日を変更",
        person: "次の人", cycles: "基本・副次・複合リズムの切り替え", keys: "このヘルプ", pause: "中断 (fg で再開)", repaint: "再描画",
        quit: "終了"),
      keysTitle: "キー操作", anyKeyCloses: "何かキーを押すと閉じます。",
      birthdayPrompt: { name in name.map { "\($0)さんの誕生日" } ?? "誕生日" },
      datePrompt: "移動先の日付",
      birthdayHint: "YYYY-MM-DD  Enter 保存、Esc 取り消し、Ctrl-U 行を消去",
      dateHint: "YYYY-MM-DD  Enter 移動、Esc 取り消し",
      tooSmall: "画面が小さすぎます",
      noOtherPerson: "ほかの人は登録されていません: biorhythm --person NAME --set-birthday DATE",
      stored: { "誕生日 \($0) を保存しました" },
      noFurther: "その方向にはこれ以上ありません。"),
    help: HelpWords(
      tagline: "端末で見るバイオリズム：月の曲線、その日の値、要注意日。",
      usage: { "使い方：\($0)" }, examples: "例", formats: { "形式：\($0)" },
      more: "レポートの説明は biorhythm --help REPORT、全体は biorhythm --manual",
      disclaimer: "バイオリズム理論に科学的な根拠はありません。娯楽としてお楽しみください。",
      section: { section in
        switch section {
        case .reports: "レポート [REPORT] (省略時はダッシュボード)"
        case .who: "対象 [WHO]"
        case .when: "日付 [WHEN] (Nの省略時は1)"
        case .settings: "設定"
        case .output: "出力 [OUTPUT]"
        case .about: "その他"
        }
      },
      summary: { option in
        switch option {
        case .month: "1か月：スパークライン、グラフ、転換点、日別の値"
        case .day: "1日の詳細と次の転換点"
        case .daily: "cron やメール向けの短い要約"
        case .oneline: "プロンプトやステータスバー向けの短い1行"
        case .events: "要注意日、最高点、最低点を日付順に表示"
        case .compare: "2人の相性 (登録した名前または誕生日)"
        case .roster: "CSV ファイルの全員を1人1行で表示 (- は標準入力)"
        case .interactive: "ライブ画面"
        case .birthday: "今回だけ使う誕生日 (保存しない)"
        case .person: "登録した人を選ぶ"
        case .date: "日付を選ぶ (既定値：今日)"
        case .previousDay: "N日前へ"
        case .nextDay: "N日後へ"
        case .previousMonth: "Nか月前へ"
        case .nextMonth: "Nか月後へ"
        case .from: "期間の最初の日"
        case .to: "期間の最後の日"
        case .setBirthday: "誕生日を保存 (--person と併用でその人の誕生日)"
        case .forget: "登録した人を削除"
        case .set: "設定を保存"
        case .showSettings: "有効な設定とファイルの場所を表示"
        case .settings: "別の設定ファイルを使う"
        case .format: "出力形式"
        case .output: "ファイルに書き出す (失敗時は何も残さない)"
        case .cycles: "id または primary, secondary, composite, all"
        case .onlyCritical: "基本リズムの要注意日だけ出力"
        case .ascii: "ASCII 文字だけで描く"
        case .color: "色を使う条件"
        case .width: "使う桁数"
        case .language: "表示言語"
        case .help: "このヘルプ、またはレポートの説明を表示"
        case .version: "バージョンを表示"
        case .manual: "マニュアルを表示"
        case .completion: "補完スクリプトを出力"
        }
      },
      choices: { "\($0)：\($1)" },
      explanation: { report in
        switch report {
        case .dashboard:
          "上に月の曲線、下に選択日のバー、値、傾向と次の転換点を表示します。"
            + "オプションなしで biorhythm を実行すると、この画面になります。"
        case .month:
          "リズムごとに1日1文字のスパークライン、すべての曲線のグラフ、日付順の転換点を表示し、続けて1日1行で"
            + "各リズムのバーと値を表示します。画面の幅に収まらない期間は月ごとに描きます。"
        case .day:
          "1日を詳しく表示します。リズムごとにバー、パーセント、周期内の位置 (8/23 など)、傾向と、次の要注意日、"
            + "次の最高点または最低点、それまでの日数が分かります。"
        case .daily:
          "色を使わない78桁以内の数行で、毎日同じ書き方です。cron やメールに向いています。"
            + "--only-critical を付けると、基本リズムの要注意日でない日は何も出力しません。"
        case .oneline:
          "リズムごとに文字 (P 身体、E 感情、I 知性)、パーセント、傾向を短い1行で表示し、要注意日のリズムには感嘆符を付けます。"
            + "プロンプト、tmux、ステータスバーに向いています。"
        case .events:
          "月または指定した期間の要注意日、最高点、最低点を日付順に表示します。"
            + "2つまたは3つの基本リズムの要注意日が重なる日は目立つように示します。"
        case .compare:
          "2人のリズムがどれだけ合うかを、0% (常に正反対) から 100% (常に同じ) までの値でリズムごとに表示し、"
            + "3つの基本リズムの平均と、期間中の2人の曲線を並べて表示します。"
        case .roster:
          "選択日の状態を CSV ファイルの1人につき1行で表示します。見出し行には name と birthday の列が必要です。"
            + "順序は自由で、ほかの列は無視します。誤りのある行はファイル名と行番号を知らせ、残りの行はそのまま"
            + "表示します。その場合の終了ステータスは65です。"
        case .interactive:
          "すべてをその場で見る画面です。上に月のグラフ、下に選択日のバーがあり、キーで日や月を移動し、"
            + "誕生日を変更し、任意の日付へ移動できます。キーの一覧は ? で表示します。"
        }
      },
      manualHeading: { section in
        switch section {
        case .name: "名前"
        case .synopsis: "書式"
        case .description: "説明"
        case .options: "オプション"
        case .formats: "形式"
        case .files: "ファイル"
        case .environment: "環境変数"
        case .exitStatus: "終了ステータス"
        case .examples: "例"
        case .seeAlso: "関連項目"
        }
      }),
    describe: describe)

  private static func weekday(_ weekday: Weekday) -> String {
    ["月", "火", "水", "木", "金", "土", "日"][weekday.rawValue - 1]
  }
  private static func long(_ date: CivilDate) -> String {
    "\(date.month.year)年\(date.month.month)月\(date.day)日"
  }
  private static func full(_ date: CivilDate) -> String { "\(long(date))(\(weekday(date.weekday)))" }
  private static func short(_ date: CivilDate) -> String {
    "\(date.month.month)月\(date.day)日(\(weekday(date.weekday)))"
  }

  /// `身体・感情・知性`.
  private static func joined(_ words: [String]) -> String { words.joined(separator: "・") }

  /// `text, json, csv`: words that are typed as they stand.
  private static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func daysUntil(_ days: Int) -> String {
    switch days {
    case 0: "今日"
    case 1: "明日"
    default: "\(days)日後"
    }
  }

  /// An `errno` in words; rare ones stay in the C library's.
  private static func reason(_ code: Int32) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "ファイルまたはフォルダーがありません"
      case .noPermission: "アクセス権がありません"
      case .notAllowed: "許可されていない操作です"
      case .isFolder: "ファイルではなくフォルダーです"
      case .notFolder: "パスの途中にフォルダーでないものがあります"
      case .noSpace: "空き容量がありません"
      case .readOnly: "読み取り専用のファイルシステムです"
      case .tooManyLinks: "シンボリックリンクの段数が多すぎます"
      case .nameTooLong: "名前が長すぎます"
      case .inputOutput: "入出力エラーです"
      case .notOpen: "開かれていません"
      case .brokenPipe: "パイプの読み手が終了しています"
      case .quotaExceeded: "ディスクの割り当て容量を超えています"
      case .fileTooLarge: "ファイルが大きすぎます"
      case .otherFileSystem: "別のファイルシステムにあります"
      }
    }
  }

  private static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "誕生日が保存されていません: biorhythm --set-birthday 1990-05-15 で保存するか、--birthday 1990-05-15 で試してください"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "\(quoted(name)) という人は登録されていません: --person \(quoted(name)) --set-birthday DATE で登録してください"
        : "\(quoted(name)) という人は登録されていません: 登録されているのは \(listed(known.map { quoted($0) })) です"
    case .roster(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file)): \(count)行を除外しました (最初の\(named)行だけ上に示しました): 修正してもう一度実行してください"
        : "\(heading(file)): \(count)行を除外しました: 修正してもう一度実行してください"
    case .input(let file, let code):
      file == "-"
        ? "標準入力を読み込めません: \(reason(code)); < FILE またはパイプで渡してください"
        : "\(quoted(file)) を読み込めません: \(reason(code)); パスと権限を確認してください"
    case .output(let file, let code):
      "\(quoted(file)) を作成できません: \(reason(code)); --output で別の場所を指定してください"
    case .write(let file, let code):
      file.map { "\(quoted($0)) に書き込めません: \(reason(code)); そこにあるものは変更していません" }
        ?? "出力を書き込めません: \(reason(code)); 出力された内容は不完全です"
    }
  }

  private static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "不明なオプション \(quoted(word)): \($0) のことですか?" }
        ?? "不明なオプション \(quoted(word)): 一覧は biorhythm --help で表示できます"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "不明な引数 \(quoted(word)): \($0) のことですか?" }
        ?? "不明な引数 \(quoted(word)): 使い方は biorhythm --help で表示できます"
    case .missingValue(let option, let label):
      "\(option.spelling) には値が必要です: \(option.spelling) \(label) の形で指定してください"
    case .unwantedValue(let option, let value):
      "\(option.spelling) に値 \(quoted(value)) は指定できません: \(option.spelling) だけを書いてください"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) に \(quoted(value)) は指定できません: \(listed(choices)) から選んでください"
    case .wrongDate(let word, let error): "\(quoted(word)) は日付ではありません: \(describe(error, form: "2026-11-30"))"
    case .wrongMonth(let word, let error): "\(quoted(word)) は年月ではありません: \(describe(error, form: "2026-11"))"
    case .wrongCount(let option, let value):
      "\(option.spelling) に \(quoted(value)) は指定できません: 1から1000000000までの整数を指定してください"
    case .argumentTooLong(let limit): "引数が\(limit)バイトを超えています: 短くしてください"
    case .argumentNotUTF8: "引数が UTF-8 のテキストではありません: UTF-8 の端末で入力してください"
    case .wordsUnknown: "入力されたコマンドラインを取得できません: /proc をマウントしてください"
    case .conflict(let first, let second): "\(first) と \(second) は同時に使えません: どちらか一方にしてください"
    case .onlyWith(let option, let reports):
      "\(option.spelling) はここでは使えません: \(listed(reports)) のいずれかと一緒に使ってください"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) と --date \(date) が食い違っています: どちらか一方を外してください"
    case .loneEnd(let option, let missing):
      "\(option.spelling) には期間のもう一方の端が必要です: \(missing.spelling) DATE を加えてください"
    case .windowTurned(let from, let to):
      "期間の前後が逆です (\(from) から \(to) まで): 早いほうの日付を --from に指定してください"
    case .outOfCalendar(let option, let from):
      "\(from) から \(option.spelling) で移動すると0001年から9999年までの範囲を超えます: 移動を減らすか、別の日付を選んでください"
    case .beforeBirth(let date, let birthday):
      "\(date) は誕生日 \(birthday) より前です: \(birthday) 以降の日付を選んでください"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report)) に形式 \(quoted(format)) はありません: "
        + (offered.count == 1 ? "使えるのは \(offered[0]) だけです" : "\(listed(offered)) から選んでください")
    case .unknownCycle(let id, let known):
      "不明なリズム \(quoted(id)): \(listed(known)) から選んでください"
    case .noCycles: "--cycles にリズムがありません: physical,emotional のように id をコンマでつないでください"
    case .pictureTooLong(let days, let limit):
      "\(days)日分の図は長すぎます: \(limit)日以内の期間を選んでください"
    case .futureBirthday(let date):
      "誕生日 \(date) が未来の日付です: 生まれた日を YYYY-MM-DD の形で指定してください"
    case .centuryMissing(let date):
      "誕生日 \(date) の年が\(date.month.year)年です: 19\(date.description.dropFirst(2)) のように西暦4桁で指定してください"
    case .wrongName:
      "名前には見える文字が1文字以上必要で、長さは200文字までです: --person に別の名前を指定してください"
    case .wrongSetting(let word):
      "\(quoted(word)) は設定ではありません: --set color=never のように --set KEY=VALUE の形で指定してください"
    case .unknownPreference(let key, let known):
      "不明な設定 \(quoted(key)): \(listed(known)) から選んでください"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) に \(quoted(value)) は設定できません: "
        + (preference.choices.map { "\(listed($0)) から選んでください" }
          ?? (preference == .cycles
            ? "リズムやグループの id をコンマでつないでください"
            : "moon:29,work:7 のように id:周期 をコンマでつなぎ、周期は2日から36500日までにしてください"))
    case .noTerminal:
      "ライブ画面には標準入力と標準出力の両方に端末が必要です: 代わりに --month か --day を使ってください"
    case .dumbTerminal: "TERM=dumb ではライブ画面を描けません: 代わりに --month か --day を使ってください"
    }
  }

  /// What is wrong with a date, and the right form of it; the word itself stands before.
  private static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "\(form) の形で書いてください"
    case .yearNotFourDigits: "\(form) のように年を4桁で書いてください"
    case .yearNotFirst(let meant):
      meant.map { "年を先頭にして \($0) と書いてください" }
        ?? "年が先頭になく、月と日の順序も決められません; \(form) の形で書いてください"
    case .yearOutOfRange: "年は0001から9999までです"
    case .noSuchMonth(let month): "\(month)月はありません; 月は01から12までです"
    case .noSuchDay(let day, let month):
      "\(month.year)年\(month.month)月に\(day)日はありません; 月末は \(month.last) です"
    }
  }

  private static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "設定ファイル \(quoted(path)) は\(fault.line)行\(fault.column)文字目から JSON として読めません: \(describe(fault.problem)): 修正するか別の場所へ移してください"
      case .notAnObject:
        "設定ファイル \(quoted(path)) が JSON オブジェクトではありません: 修正するか別の場所へ移してください"
      case .repeatedKey(let key):
        "設定ファイル \(quoted(path)) にキー \(quoted(key)) が2回あります: どちらかを削除してください"
      case .wrongVersion(let version):
        "設定ファイル \(quoted(path)) のバージョンが \(quoted(version)) です (このプログラムはバージョン1に対応): "
          + "新しいプログラムを使ってください"
      case .wrongValue(let key, let value):
        "設定ファイル \(quoted(path)) の \(quoted(key)) に値 \(quoted(value)) は使えません: 修正するか削除してください"
      }
    case .tooLarge(let path):
      "設定ファイル \(quoted(path)) が\(SettingsFile.maximumSize)バイトを超えています: 正しいファイルか確認してください"
    case .unreadable(let path, let code):
      "設定ファイル \(quoted(path)) を読み込めません: \(reason(code)); パスと権限を確認してください"
    case .unwritable(let path, let code):
      "設定ファイル \(quoted(path)) に保存できません: \(reason(code)); 何も保存していません"
    case .noPlace: "設定を置くホームフォルダーがありません: HOME を設定するか、--settings FILE でファイルを指定してください"
    }
  }

  /// How a message about a whole file calls it, with the space that sets off words of the user's.
  private static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "UTF-8 ではないバイト"
    case .comment: "JSON にコメントはありません"
    case .trailingComma: "閉じ括弧の前にコンマがあります"
    case .tooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .repeatedKey(let key): "キー \(quoted(key)) が2回あります"
    case .expected(let expectation): expected(expectation)
    }
  }

  private static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "値"
      case .key: "引用符で囲んだキー"
      case .oneOf(let characters): characters.map(String.init).joined(separator: " または ")
      case .digit: "数字"
      case .escape: "エスケープ"
      case .end: "ファイルの終わり"
      }
    return "必要なもの: \(what)"
  }

  private static func source(_ file: String) -> String { file == "-" ? "標準入力" : "\(quoted(file)) " }

  /// The same before a colon.
  private static func heading(_ file: String) -> String { file == "-" ? "標準入力" : quoted(file) }

  private static func describe(_ error: RosterError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file))が空です: 先頭の行に name と birthday の列名が必要です"
    case .missingColumn(let file, let column, let header):
      "\(source(file))に列 \(quoted(column))\(splitHeader(header)) がありません: 先頭の行に name と birthday の列名が必要です"
    case .repeatedColumn(let file, let column):
      "\(source(file))に列 \(quoted(column)) が2つあります: どちらかの名前を変えてください"
    case .notUTF8(let file, let line, let encodings):
      encodings.first == .utf16
        ? "\(source(file))は\(line)行目から UTF-8 ではなく UTF-16 のようです: UTF-8 で保存するか、\(conversion(from: encodings, usual: .utf16)) で変換してください"
        : "\(source(file))は\(line)行目から UTF-8 のテキストではありません: UTF-8 で保存するか、\(conversion(from: encodings, usual: .japanese)) で変換してください"
    case .lineTooLong(let file, let line, let limit):
      "\(source(file))の\(line)行目に\(limit)バイトを超える行があります: 引用符が閉じているか、CSV ファイルかを確認してください"
    case .row(let file, let line, let error): "\(file):\(line): \(describe(error))"
    }
  }

  private static func describe(_ error: RosterError.RowError) -> String {
    switch error {
    case .missingName: "名前がありません"
    case .wrongBirthday(let word, let error):
      "\(quoted(word)) は日付ではありません: \(describe(error, form: "1990-05-15"))"
    case .bornLater(let birthday, let date): "誕生日 \(birthday) が \(date) より後です"
    case .tooFewFields: "フィールドが足りません"
    case .unclosedQuote: "引用符が閉じていません"
    case .textAfterQuote: "閉じ引用符の後に文字があります"
    case .centuryMissing(let date): describe(.centuryMissing(date) as UsageError)
    case .notUTF8(let encodings):
      "UTF-8 のテキストではありません: UTF-8 で保存するか、\(conversion(from: encodings, usual: .japanese)) で変換してください"
    case .nul: "テキストにはない NUL 文字があります"
    }
  }

  private static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "ダッシュボード"
  }
}
