extension Japanese {
  static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "誕生日が保存されていません。biorhythm --set-birthday 1990-05-15 で保存するか、--birthday 1990-05-15 で試してください"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "\(quoted(name)) という人は登録されていません。--person \(quoted(name)) --set-birthday DATE で登録してください"
        : "\(quoted(name)) という人は登録されていません。登録されているのは \(listed(known.map { quoted($0) })) です"
    case .roster(let error): describe(error)
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file))：\(count)行を除外しました (最初の\(named)行だけ上に示しました)。修正してもう一度実行してください"
        : "\(heading(file))：\(count)行を除外しました。修正してもう一度実行してください"
    case .badLines(let count):
      count == 1
        ? "標準入力：値のない行が1行あります。直してもう一度実行してください"
        : "標準入力：値のない行が\(count)行あります。直してもう一度実行してください"
    case .input(let file, let code):
      file == "-"
        ? "標準入力を読み込めません：\(reason(code))。< FILE またはパイプで渡してください"
        : "\(quoted(file)) を読み込めません：\(reason(code))。パスと権限を確認してください"
    case .output(let file, let code):
      "\(quoted(file)) を作成できません：\(reason(code))。--output で別の場所を指定してください"
    case .outputOntoInput(let file):
      "この実行で読むファイルや設定ファイルには出力できません。\(quoted(file)) 以外の場所を指定してください"
    case .pager(let command):
      "ページャ \(quoted(command)) が失敗したため、レポートをそのまま出力しました。PAGER を別のものにするか、--no-pager を付けてください"
    case .write(let file, let code):
      file.map { "\(quoted($0)) に書き込めません：\(reason(code))。そこにあるものは変更していません" }
        ?? "出力を書き込めません：\(reason(code))。出力された内容は不完全です"
    }
  }

  /// The same before a colon.
  static func heading(_ file: String) -> String { file == "-" ? "標準入力" : quoted(file) }

  /// A message with the full stop of its last sentence; a question has its own mark.
  static func ended(_ message: String) -> String { message.last == "？" ? message : message + "。" }
}
