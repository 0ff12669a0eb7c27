internal import BiorhythmCore
package import BiorhythmLocalization
internal import BiorhythmSystem

/// What the program ends with; the numbers are those of `sysexits.h`.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// EX_USAGE
  case badCommandLine = 64
  /// EX_DATAERR
  case badRows = 65
  /// EX_NOINPUT
  case noInput = 66
  /// EX_CANTCREAT
  case noOutput = 73
  /// EX_IOERR
  case failedStream = 74
  /// EX_CONFIG
  case badSettings = 78
  /// 128 + SIGPIPE, where that signal is ignored and cannot end the program itself.
  case closedPipe = 141
}

extension Failure {
  /// The status of a run that ends with it.
  package var status: ExitCode {
    switch self {
    // The report came out without it.
    case .pager: .done
    case .usage: .badCommandLine
    case .noBirthday, .unknownPerson: .badSettings
    case .settings(let error):
      switch error {
      case .unwritable(_, let code):
        [.noSpace, .inputOutput, .quotaExceeded, .fileTooLarge].contains(code) ? .failedStream : .noOutput
      case .locked: .failedStream
      case .invalid, .tooLarge, .unreadable, .noPlace: .badSettings
      }
    case .roster, .records, .badRows, .badLines: .badRows
    case .evidence(let error):
      if case .composite = error { .badCommandLine } else { .badRows }
    case .diary(let error):
      switch error {
      case .unwritable(_, let code):
        [.noSpace, .inputOutput, .quotaExceeded, .fileTooLarge].contains(code) ? .failedStream : .noOutput
      case .locked: .failedStream
      case .wrongHeader, .wrongLine, .tooLarge: .badRows
      case .unreadable: .noInput
      case .noPlace: .noOutput
      }
    case .input(_, let code): code == .inputOutput ? .failedStream : .noInput
    case .output, .outputOntoInput: .noOutput
    case .write: .failedStream
    }
  }
}
