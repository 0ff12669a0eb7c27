internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmSystem

/// Refuses an output that would go into a file on which the run depends, whatever names and links lead there.
struct OutputGuard {
  let invocation: Invocation
  let settingsPath: String?
  let host: Host

  /// Checks the output before anything is opened.
  ///
  /// - Throws: ``Failure``, with the file that would be lost.
  func check() throws(Failure) {
    if let path = invocation.outputFile {
      try SettingsStore.checkTilde(path, behind: OptionName.output.spelling, host)
    }
    let readsFile = invocation.report == .roster || invocation.report == .evidence
    let roster = readsFile ? invocation.argument : nil
    let diary =
      invocation.report == .record || invocation.report == .evidence
      ? DiaryFile(environmentOf: host)?.path : nil
    let output: FileIdentity?
    if let path = invocation.outputFile {
      output = FileIdentity(of: path)
    } else {
      output = host.streamFiles.output
    }
    guard let output else { return }
    for path in [settingsPath, roster, diary].compactMap({ $0 }) where path != "-" {
      if FileIdentity(of: path) == output { throw .outputOntoInput(file: invocation.outputFile ?? path) }
    }
    let readsInput = roster == "-" || invocation.outputFile != nil
    if readsInput, host.streamFiles.input == output {
      throw .outputOntoInput(file: invocation.outputFile ?? "-")
    }
  }
}
