internal import BiorhythmCore
internal import BiorhythmRender

/// Words that a completion script asks the program for, because they change from day to day.
///
/// The script sets the variable ``variable`` rather than an option: whatever else is typed is passed over, and
/// every option stays one that the help lists.
enum CompletionWords: String, CaseIterable {
  /// The names of the saved people.
  case people
  /// This month and the next.
  case months

  /// The variable whose value is a ``rawValue``.
  static let variable = "BIORHYTHM_COMPLETE"

  /// Returns the words, a line each; none where the settings cannot be read, since nobody asked to see why.
  func text(on host: Host) -> String {
    lines(on: host).map { $0 + "\n" }.joined()
  }

  private func lines(on host: Host) -> [String] {
    switch self {
    case .people:
      let settings = try? SettingsStore(Invocation(), host: host).load()
      // A name that cannot be shown as it is cannot be offered either.
      return settings?.people.keys.filter { $0.visible == $0 }.sorted() ?? []
    case .months:
      let next = host.today.adding(months: 1)
      return [host.today.month, next?.month].compactMap { $0?.description }
    }
  }
}
