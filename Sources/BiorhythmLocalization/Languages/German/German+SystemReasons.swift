internal import BiorhythmSystem

extension German {
  /// An `errno` in words; rare ones stay in the C library's.
  static func reason(_ code: Errno) -> String {
    systemReason(code) { reason in
      switch reason {
      case .notFound: "Datei oder Ordner nicht gefunden"
      case .noPermission: "keine Berechtigung"
      case .notAllowed: "der Vorgang ist nicht erlaubt"
      case .isFolder: "das ist ein Ordner und keine Datei"
      case .notFolder: "ein Teil des Pfades ist kein Ordner"
      case .noSpace: "es ist kein Platz mehr frei"
      case .readOnly: "das Dateisystem ist schreibgeschützt"
      case .tooManyLinks: "zu viele symbolische Links hintereinander"
      case .nameTooLong: "der Name ist zu lang"
      case .inputOutput: "Ein-/Ausgabefehler"
      case .notOpen: "nicht geöffnet"
      case .brokenPipe: "die Gegenseite hat die Pipe geschlossen"
      case .quotaExceeded: "das Speicherkontingent ist ausgeschöpft"
      case .fileTooLarge: "die Datei ist zu groß"
      case .otherFileSystem: "liegt auf einem anderen Dateisystem"
      }
    }
  }
}
