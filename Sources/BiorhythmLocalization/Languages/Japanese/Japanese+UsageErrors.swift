internal import BiorhythmCore

extension Japanese {
  static func describe(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let word, let suggestion):
      suggestion.map { "オプション \(quoted(word)) は不明です。\($0) のことですか？" }
        ?? "オプション \(quoted(word)) は不明です。一覧は biorhythm --help で表示できます"
    case .unexpectedWord(let word, let suggestion):
      suggestion.map { "引数 \(quoted(word)) は不明です。\($0) のことですか？" }
        ?? "引数 \(quoted(word)) は不明です。使い方は biorhythm --help で表示できます"
    case .missingValue(let option, let label):
      "\(option.spelling) には値が必要です。\(option.spelling) \(label) の形で指定してください"
    case .unwantedValue(let option, let value):
      "\(option.spelling) に値 \(quoted(value)) は指定できません。\(option.spelling) だけを書いてください"
    case .wrongChoice(let option, let value, let choices):
      "\(option.spelling) に \(quoted(value)) は指定できません。\(listed(choices)) から選んでください"
    case .wrongDate(let word, let error): "\(quoted(word)) は日付ではありません。\(describe(error, form: "2026-11-30 "))"
    case .wrongExpression(let fault): describe(fault)
    case .notADate(let word, let kind): describe(word, notADateBut: kind)
    case .wrongMonth(let word, let error): "\(quoted(word)) は年月ではありません。\(describe(error, form: "2026-11 "))"
    case .wrongYear(let word, let error): "\(quoted(word)) は年ではありません。\(describe(error, form: "2026"))"
    case .wrongBirth(let word, let fault): describe(fault, of: word)
    case .momentBeforeBirth(let moment): "\(moment) は生まれた時より前です。もっと後の時を選んでください"
    case .wrongTime(let option, let value):
      "\(option.spelling) に \(quoted(value)) は指定できません。07:30 の形で時刻を指定してください"
    case .onlyInCalendars(let option): "\(option.spelling) はカレンダーでだけ使えます。--format ics を付けるか、この指定を外してください"
    case .wrongCount(let option, let value, let largest):
      "\(option.spelling) に \(quoted(value)) は指定できません。1から\(largest)までの整数を指定してください"
    case .argumentTooLong(let limit): "引数が\(limit)バイトを超えています。短くしてください"
    case .argumentNotUTF8: "引数が UTF-8 のテキストではありません。UTF-8 のターミナルで入力してください"
    case .wrongNumber(let option, let value):
      "\(option.spelling) に \(quoted(value)) は使えません。7や6.5のような数を指定してください"
    case .outOfRange(let option, let value, let range):
      "\(option.spelling) に \(quoted(value)) は使えません。\(range.lowerBound)から\(range.upperBound)までの整数を指定してください"
    case .variableNotUTF8(let name, let value):
      "\(name) のファイル名が UTF-8 ではありません。\(quoted(value)) の名前を変えるか、--settings FILE でファイルを指定してください"
    case .tilde(let name, let value, let meant):
      "シェルが \(quoted(value)) の ~ を置き換えていません。\(name) \(quoted(meant ?? "$HOME")) と書いてください"
    case .wordsUnknown: "入力されたコマンドラインを取得できません。/proc をマウントしてください"
    case .conflict(let first, let second): "\(first.spelling) と \(second.spelling) は同時に使えません。どちらか一方にしてください"
    case .onlyWith(let option, let reports):
      "\(option.spelling) はここでは使えません。\(listed(reports.map(reportName))) のいずれかと一緒に使ってください"
    case .missingCompanion(let option, let other):
      "\(option.spelling) だけでは何も保存されません。\(other.spelling) 日付 も指定してください"
    case .repeated(let option): "\(option.spelling) が二度指定されています。一度だけ書いてください"
    case .disagreement(let option, let value, let date):
      "\(option.spelling) \(quoted(value)) と --date \(date) が食い違っています。どちらか一方を外してください"
    case .loneEnd(let option, let missing):
      "\(option.spelling) には期間のもう一方の端が必要です。\(missing.spelling) DATE を加えてください"
    case .windowTurned(let from, let to):
      "期間の前後が逆です (\(from) から \(to) まで)。早いほうの日付を --from に指定してください"
    case .outOfCalendar(let option, let from):
      "\(from) から \(option.spelling) で移動すると0001年から9999年までの範囲を超えます。移動を減らすか、別の日付を選んでください"
    case .beforeBirth(let date, let birthday):
      "\(date) は誕生日 \(birthday) より前です。\(birthday) 以降の日付を選んでください"
    case .formatNotOffered(let format, let report, let offered):
      "\(reportName(report)) に形式 \(quoted(format.rawValue)) はありません。"
        + (offered.count == 1
          ? "使えるのは \(offered[0].rawValue) だけです" : "\(listed(offered.map(\.rawValue))) から選んでください")
    case .unknownCycle(let id, let known):
      "リズム \(quoted(id)) は不明です。\(listed(known)) から選んでください"
    case .noCycles: "--cycles にリズムがありません。physical,emotional のように id をコンマでつないでください"
    case .pictureTooLong(let days, let limit):
      "\(days)日分の図は長すぎます。\(limit)日以内の期間を選んでください"
    case .futureBirthday(let date):
      "誕生日 \(date) が未来の日付です。生まれた日を YYYY-MM-DD の形で指定してください"
    case .centuryMissing(let date):
      "誕生日 \(date) の年が\(date.month.year)年です。19\(date.description.dropFirst(2)) のように西暦4桁で指定してください"
    case .nameIsDate(let name): "\(quoted(name)) は日付として読まれるため、名前にできません。別の名前を選んでください"
    case .wrongName(let longest):
      "名前には見える文字が1文字以上必要で、長さは\(longest)文字までです。--person に別の名前を指定してください"
    case .nearlySavedName(let name, let saved):
      "\(quoted(name)) は登録されていませんが、\(quoted(saved)) は登録されています。その名前を書くか、新しい名前なら --set \(quoted("people.\(name)=日付")) で登録してください"
    case .wrongSetting(let word):
      "\(quoted(word)) は設定ではありません。--set color=never のように --set KEY=VALUE の形で指定してください"
    case .unknownPreference(let key):
      "設定 \(quoted(key)) は不明です。\(listed(Preference.allCases.map(\.rawValue))) から選んでください"
    case .wrongPreference(let preference, let value):
      "\(preference.rawValue) に \(quoted(value)) は設定できません。"
        + (preference.choices.map { "\(listed($0)) から選んでください" }
          ?? (preference == .cycles
            ? "リズムやグループの id をコンマでつないでください"
            : "moon:29,work:7 のように id:周期 をコンマでつなぎ、周期は2日から\(Cycle.customPeriods.upperBound)日までにしてください"))
    case .noTerminal:
      "対話画面には標準入力と標準出力の両方にターミナルが必要です。代わりに --month か --day を使ってください"
    case .dumbTerminal: "TERM=dumb では対話画面を描けません。代わりに --month か --day を使ってください"
    }
  }

  /// What is wrong with a date and its right form, with the space that sets letters off; the word itself stands before.
  static func describe(_ error: CivilDate.ParseError, form: String) -> String {
    switch error {
    case .notADate: "\(form)の形で書いてください"
    case .yearNotFourDigits: "\(form)のように年を4桁で書いてください"
    case .yearNotFirst(let meant):
      meant.map { "年を先頭にして \($0) と書いてください" }
        ?? "年が先頭になく、月と日の順序も決められません。\(form)の形で書いてください"
    case .yearOutOfRange: "年は0001から9999までです"
    case .noSuchMonth(let month): "\(month)月はありません。月は01から12までです"
    case .noSuchDay(let day, let month):
      "\(month.year)年\(month.month)月に\(day)日はありません。月末は \(month.last) です"
    }
  }

  static func reportName(_ report: ReportKind) -> String {
    report.option?.spelling ?? "ダッシュボード"
  }
}
