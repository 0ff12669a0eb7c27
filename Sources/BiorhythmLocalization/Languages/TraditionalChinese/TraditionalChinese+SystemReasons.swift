internal import BiorhythmSystem

extension TraditionalChinese {
  /// An `errno` in words; rare ones stay in the C library's.
  static func reason(_ code: Errno) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "檔案或目錄不存在"
      case .noPermission: "權限不足"
      case .notAllowed: "不允許此操作"
      case .isFolder: "這是目錄，不是檔案"
      case .notFolder: "路徑中有一段不是目錄"
      case .noSpace: "空間不足"
      case .readOnly: "檔案系統是唯讀的"
      case .tooManyLinks: "符號連結層數過多"
      case .nameTooLong: "名稱太長"
      case .inputOutput: "讀寫發生錯誤"
      case .notOpen: "沒有開啟"
      case .brokenPipe: "管線的讀取端已關閉"
      case .quotaExceeded: "超出磁碟配額"
      case .fileTooLarge: "檔案太大"
      case .otherFileSystem: "位於另一個檔案系統"
      }
    }
  }
}
