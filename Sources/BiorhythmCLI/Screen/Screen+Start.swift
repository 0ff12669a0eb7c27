internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

extension Screen {
  /// Creates the screen that a command line asks for.
  ///
  /// Unlike a report, a screen needs no birthday to begin with, and its day may lie before it.
  ///
  /// - Throws: ``Failure``, where options make no sense together or with what is stored.
  init(_ invocation: Invocation, settings: Settings, style: Style, today: CivilDate) throws(Failure) {
    do {
      try Request.check(invocation, kind: .interactive, format: invocation.format ?? .text)
    } catch {
      throw .usage(error)
    }
    var person: String?
    if let name = invocation.person { person = try Request.person(name, nil, in: settings).name }
    var style = style
    // Without the option, the window may grow.
    style.columns = invocation.columns ?? .max
    self.init(
      settings: settings, person: person, birthday: invocation.birthday,
      cycles: try Request.cycles(invocation, settings),
      selected: try Request.when(invocation, settings, kind: .interactive).selected, today: today,
      style: style)
  }
}
