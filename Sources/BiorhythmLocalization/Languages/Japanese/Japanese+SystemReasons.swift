internal import BiorhythmSystem

extension Japanese {
  /// An `errno` in words; rare ones stay in the C library's.
  static func reason(_ code: Errno) -> String {
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
}
