internal import BiorhythmCore
internal import BiorhythmTables

extension Japanese {
  static func describe(_ error: SettingsError) -> String {
    switch error {
    case .invalid(let path, let content):
      switch content {
      case .notJSON(let fault):
        "設定ファイル \(quoted(path)) は\(fault.line)行\(fault.column)文字目から JSON として読めません：\(describe(fault.problem))。修正するか別の場所へ移してください"
      case .notAnObject:
        "設定ファイル \(quoted(path)) が JSON オブジェクトではありません。修正するか別の場所へ移してください"
      case .repeatedKey(let key):
        "設定ファイル \(quoted(path)) にキー \(quoted(key)) が2回あります。どちらかを削除してください"
      case .wrongVersion(let version):
        "設定ファイル \(quoted(path)) のバージョンが \(quoted(version)) です (このプログラムはバージョン\(Settings.version)に対応)。"
          + "新しいプログラムを使ってください"
      case .wrongValue(let key, let value):
        "設定ファイル \(quoted(path)) の \(quoted(key)) に値 \(quoted(value)) は使えません。修正するか削除してください"
      }
    case .tooLarge(let path):
      "設定ファイル \(quoted(path)) が\(SettingsFile.maximumSize)バイトを超えています。正しいファイルか確認してください"
    case .unreadable(let path, let code):
      "設定ファイル \(quoted(path)) を読み込めません：\(reason(code))。パスと権限を確認してください"
    case .unwritable(let path, let code):
      "設定ファイル \(quoted(path)) に保存できません：\(reason(code))。何も保存していません"
    case .locked(let path):
      "ほかのプログラムが \(quoted(path)) の設定を使い続けています。そのプログラムを終了するか、後でもう一度試してください。何も保存していません"
    case .noPlace: "設定を置くホームフォルダーがありません。HOME を設定するか、--settings FILE でファイルを指定してください"
    }
  }

  static func describe(_ problem: JSONFault.Problem) -> String {
    switch problem {
    case .notUTF8: "UTF-8 ではないバイトがあります"
    case .comment: "JSON にコメントはありません"
    case .trailingComma: "閉じ括弧の前にコンマがあります"
    case .tooDeep(let limit): "入れ子が\(limit)段を超えています"
    case .repeatedKey(let key): "キー \(quoted(key)) が2回あります"
    case .expected(let expectation): expected(expectation)
    }
  }

  static func expected(_ expectation: JSONFault.Expectation) -> String {
    let what =
      switch expectation {
      case .value: "値"
      case .key: "引用符で囲んだキー"
      case .oneOf(let characters): " \(characters.map(String.init).joined(separator: " または ")) "
      case .digit: "数字"
      case .escape: "エスケープ"
      case .end: "ファイルの終わり"
      }
    return "ここに必要なものは\(what)です"
  }
}
