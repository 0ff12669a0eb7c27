internal import BiorhythmSystem

extension Korean {
  /// An `errno` in words; rare ones stay in the C library's.
  static func reason(_ code: Errno) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "파일이나 폴더가 없습니다"
      case .noPermission: "권한이 없습니다"
      case .notAllowed: "허용되지 않는 작업입니다"
      case .isFolder: "파일이 아니라 폴더입니다"
      case .notFolder: "경로 중간에 폴더가 아닌 것이 있습니다"
      case .noSpace: "남은 공간이 없습니다"
      case .readOnly: "읽기 전용 파일 시스템입니다"
      case .tooManyLinks: "심볼릭 링크가 너무 여러 번 이어집니다"
      case .nameTooLong: "이름이 너무 깁니다"
      case .inputOutput: "입출력 오류가 났습니다"
      case .notOpen: "열려 있지 않습니다"
      case .brokenPipe: "파이프의 읽는 쪽이 닫혔습니다"
      case .quotaExceeded: "디스크 할당량을 넘었습니다"
      case .fileTooLarge: "파일이 너무 큽니다"
      case .otherFileSystem: "다른 파일 시스템에 있습니다"
      }
    }
  }
}
