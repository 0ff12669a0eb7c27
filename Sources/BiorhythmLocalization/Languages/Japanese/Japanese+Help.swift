extension Japanese {
  static let help = HelpWords(
    tagline: "ターミナルで見るバイオリズム：月の曲線、その日の値、要注意日。",
    usage: { "使い方：\($0)" }, examples: "例", formats: { "形式：\($0)" },
    more: "biorhythm --help all で全オプションの一覧、--help REPORT で各レポートの説明、--manual で全文を表示します。",
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
      case .month: "1か月：スパークライン、グラフ、節目、日別の値"
      case .year: "1年：12か月のすべての日"
      case .day: "1日の詳細と次の節目"
      case .daily: "cron やメール向けの短い要約"
      case .oneline: "プロンプトやステータスバー向けの短い1行"
      case .events: "要注意日、最高点、最低点を日付順に表示"
      case .compare: "2人の相性 (登録した名前または誕生日)"
      case .find: "条件に合う日を探す"
      case .people: "登録した全員を1人1行で表示"
      case .roster: "CSV・vCard の全員を1人1行で表示 (- は標準入力)"
      case .calculate: "数・日数・日付の計算 (- は標準入力)"
      case .interactive: "対話画面"
      case .evidence: "記録が曲線と一緒に動くかを検証"
      case .record: "その日の数を日記に書く"
      case .birthday: "今回だけ使う誕生日 (保存しない)"
      case .person: "登録した人を選ぶ"
      case .with: "登録した人を加える (all は全員)"
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
      case .columns: "名簿で読む列"
      case .permutations: "検証の並べ替えの回数 (既定は9999)"
      case .seed: "並べ替えのシード (既定は1)"
      case .limit: "N日見つけたら終わる"
      case .alarm: "各日の HH:MM に通知（カレンダー）"
      case .onlyCritical: "要注意日だけを出力（なければ何も出力しない）"
      case .ascii: "ASCII 文字だけで描く"
      case .color: "色を使う条件"
      case .width: "表示幅(桁数)"
      case .noPager: "長いレポートもページャを使わず出力"
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
        "上に月の曲線、下に選択日のバー、値、傾向と次の節目を表示します。"
          + "オプションなしで biorhythm を実行すると、この画面になります。"
      case .month:
        "リズムごとに1日1文字のスパークライン、すべての曲線のグラフ、日付順の節目を表示し、続けて1日1行で"
          + "各リズムのバーと値を表示します。画面の幅に収まらない期間は月ごとに描きます。"
      case .year:
        "12か月のすべての日を並べて表示します。月ごとに要注意日の行があり、その下にリズムごとの推移が続きます。基本リズムが二つまたは三つ重なる要注意日は目立つように示します。SVG と HTML では A4 またはレター1枚に収まります。"
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
          + "2つまたは3つの基本リズムの要注意日が重なる日は強調表示します。"
          + "--only-critical では最高点と最低点を省き、--with ではほかの人を横に並べます。"
      case .compare:
        "2人のリズムがどれだけ合うかを、0% (常に正反対) から 100% (常に同じ) までの値でリズムごとに表示し、"
          + "3つの基本リズムの平均と、期間中の2人の曲線を並べて表示します。"
      case .find:
        "これから1年、または指定した期間で条件に合う日を数値とともに示します。リズムの id はそのパーセント、primary、secondary、composite はその組の各リズムを表します。critical、peak、valley はその状態にある基本リズムの数、weekday は月曜の1から日曜の7まで、day は日数です。< <= = != >= > で比べ、and、or、not と括弧でつなぎます。--with を付けると、全員について条件が成り立つ日を探します。"
      case .people:
        "選択した日について、登録した人を本人から順に1人1行で表示します。誕生日、日数、各リズムのパーセントを示し、要注意日には印を付けます。"
      case .roster:
        "選択日の状態を CSV または vCard ファイルの1人につき1行で表示します。--find があれば条件に合う人だけです。"
          + "CSV の見出し行には下の語の列が必要で、別の名前なら --columns name=氏名,birthday=誕生日 で指定します。順序は自由で、ほかの列は無視します。誤りのある行はファイル名と行番号を知らせ、残りの行はそのまま"
          + "表示します。その場合の終了ステータスは65です。"
      case .calculate:
        "正確な数・期間・日付からなる式の値を求めます。例：'today - birthday'、'birthday + 10000'。使える語は today、tomorrow、yesterday、now、birthday、曜日、前の結果を表す ans です。単位は min、h、d、w、mo、y とその完全な名前です。演算子は値の間に、またはスタック電卓のように値の後に書きます：'today birthday - 23 days /'。日付を取るどのオプションにも式を書けます。"
      case .evidence:
        "記録が曲線と一緒に動くかを並べ替え検定で調べます。CSV ファイルの列は date と value (1人の数)、date (1人の出来事)、または birthday と date (多くの人の出来事) で、ファイルがなければ日記を読みます。リズムごとに効果、p 値、検出できた最小の効果を示し、平易な1文で終わります。傾向と曜日の影響は除きます。Ctrl-C を押すと、そこまでの結果で終わります。"
      case .record:
        "気分や睡眠時間などの数を選択日の日記に書き、以前の値があれば示します。日記は date、name、value の列がある CSV ファイルで、--evidence が読みます。"
      case .interactive:
        "キーで操作する対話形式の画面です。上に月のグラフ、下に選択日のバーがあり、キーで日や月を移動し、"
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
    })
}
