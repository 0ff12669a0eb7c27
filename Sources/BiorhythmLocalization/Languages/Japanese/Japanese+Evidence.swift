internal import BiorhythmCore
internal import BiorhythmSystem

extension Japanese {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "検証。記録した値"
      case .events: "検証。1人の出来事"
      case .people: "検証。多くの人の出来事"
      }
    },
    read: { "\($0)行、記録\($1)日" + ($2.map { "、間の記録なし\($0)日" } ?? "") },
    slope: { "中央から頂点まで \($0) (標準偏差の \($1) 倍)" },
    counts: { "実際\($0)件、期待値\($1)件" },
    smallest: { "検出できた最小の効果 \($0)" }, smallestCount: { "検出できた最小の差 \($0)" },
    curve: "曲線", record: { $0 == .values ? "記録" : "出来事" },
    method: { "並べ替え\($0)回による p 値、シード\($1)、リズム\($2)個で補正" },
    nothing: "何も見つかりませんでした。この記録には、偶然で起こりうる程度のものしか見られません。効果がないという証明ではなく、上に示したより小さな効果は隠れているかもしれません。",
    found: {
      "この記録は、偶然でよく起こる程度より近く曲線と一緒に動いています。\(joined($0))。曲線が原因であることも、この先も続くことも証明しません。効果がまったくない記録でも20件に1件はこう見えます。"
    },
    endedEarly: { "途中で終了しました。並べ替え\($1)回のうち\($0)回まで済み、数値はそれに基づきます" },
    progress: { "並べ替え\($1)回のうち\($0)回" },
    recorded: { value, date, name, before, path in
      let whose = name.map { "\($0)さんの" } ?? ""
      let was = before.isEmpty ? "" : " (以前は \(before.joined(separator: "、")))"
      return "\(whose)\(date) の値 \(value)\(was) を \(path) に記録しました"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed): "記録が\(found)日分しかなく、判断には足りません。少なくとも\(needed)日分を記録してください"
    case .tooFewEvents(let found, let needed): "出来事が\(found)件しかなく、判断には足りません。少なくとも\(needed)件を記録してください"
    case .noVariation: "曜日と傾向を除くと値に変化がありません。曲線と一緒に動くものがありません"
    case .untestable(let cycle): "リズム \(quoted(cycle.id)) はこの記録では検定できません。--cycles から外してください"
    case .composite(let cycle): "\(quoted(cycle.id)) は複数のリズムの平均で、検定できません。--cycles で別のものを選んでください"
    case .beforeBirth(let date, let birthday): "\(date) の記録が誕生日 \(birthday) より前です。どちらかを直してください"
    case .notFinite(let date): "\(date) の値が有限の数ではありません。直してください"
    case .mixedDay(let date): "\(date) に値のある行とない行があります。どちらかを削除してください"
    case .tooFewPermutations(let done, let needed): "並べ替え\(done)回で終了し、判断には足りません。少なくとも\(needed)回必要です"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file): "\(source(file))が空です。先頭の行に date と value、date、または birthday と date の列名が必要です"
    case .missingColumn(let file, let header):
      "\(source(file))に必要な列がありません\(splitHeader(header)): 先頭の行に date と value、date、または birthday と date の列名が必要です"
    case .wrongValue(let file, let line, let word):
      "\(file):\(line): \(quoted(word)) は数ではありません。7、6.5、1e3 のように書いてください"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "日記 \(quoted(path)) の先頭の行に列名 date、name、value がありません\(splitHeader(header)): 先頭の行を直してください"
    case .wrongLine(let path, let line): "日記 \(quoted(path)) の\(line)行目を読み込めません。その行を直してください"
    case .tooLarge(let path): "日記 \(quoted(path)) が\(DiaryFile.maximumSize)バイトを超えています。正しいファイルか確認してください"
    case .unreadable(let path, let code): "日記 \(quoted(path)) を読み込めません。\(reason(code))。パスと権限を確認してください"
    case .unwritable(let path, let code): "日記 \(quoted(path)) に書き込めません。\(reason(code))。何も保存していません"
    case .locked(let path): "ほかのプログラムが日記 \(quoted(path)) を使い続けています。そのプログラムを終了するか、後でもう一度試してください。何も保存していません"
    case .noPlace: "日記を置くホームフォルダーがありません。HOME または XDG_DATA_HOME を設定してください"
    }
  }
}
