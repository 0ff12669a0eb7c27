internal import BiorhythmSystem

extension SimplifiedChinese {
  /// An `errno` in words; rare ones stay in the C library's.
  static func reason(_ code: Errno) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "文件或目录不存在"
      case .noPermission: "权限不足"
      case .notAllowed: "不允许此操作"
      case .isFolder: "这是目录，不是文件"
      case .notFolder: "路径中有一段不是目录"
      case .noSpace: "空间不足"
      case .readOnly: "文件系统是只读的"
      case .tooManyLinks: "符号链接层数过多"
      case .nameTooLong: "名称太长"
      case .inputOutput: "读写出错"
      case .notOpen: "没有打开"
      case .brokenPipe: "管道的读取端已关闭"
      case .quotaExceeded: "超出磁盘配额"
      case .fileTooLarge: "文件太大"
      case .otherFileSystem: "位于另一个文件系统"
      }
    }
  }
}
