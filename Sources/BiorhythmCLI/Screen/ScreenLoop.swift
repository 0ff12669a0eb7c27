internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem

/// Runs a screen on the terminal until it is quit.
struct ScreenLoop {
  private var screen: Screen
  private var painter: FramePainter
  private let store: SettingsStore
  /// A birthday that waits for another program to let go of the settings, and until when.
  private var waiting: (birth: Birth, person: String?, deadline: Double)?

  /// How long the rest of a key may take to come: beyond it, ESC is the key Escape.
  private static let patienceInMilliseconds = 100
  /// How long a birthday that waits is left alone before the next attempt.
  private static let pauseInMilliseconds = 50
  /// The window where the terminal does not tell its size.
  private static let standardSize = (columns: Appearance.standardColumns, rows: 24)

  init(_ screen: Screen, store: SettingsStore) {
    self.screen = screen
    self.store = store
    painter = FramePainter(palette: screen.style.palette)
  }

  /// Refuses a run without a terminal to draw on, before anything is drawn.
  static func checkTerminal(of host: Host) throws(Failure) {
    guard host.terminals.input, host.terminals.output else { throw .usage(.noTerminal) }
    if host.variable("TERM") == "dumb" { throw .usage(.dumbTerminal) }
  }

  /// Runs until the screen is quit; a signal ends the program from here.
  ///
  /// A terminal that is gone counts as SIGHUP, for that is what it sends where nobody ignores it.
  mutating func run() throws(Failure) {
    guard let terminal = Terminal.takeOver() else { throw .usage(.noTerminal) }
    var decoder = KeyDecoder()
    draw(on: terminal)
    while true {
      var keys: [Key] = []
      switch terminal.wait(timeoutMilliseconds: pause(for: decoder)) {
      case .input(let bytes): keys = decoder.decode(bytes)
      case .timeout: keys = decoder.flush()
      case .hangup: Terminal.die(of: .hangup)
      case .signal(.windowChange): painter.forget()
      case .signal(.terminalStop): suspend(terminal)
      case .signal(.continued):
        terminal.resume()
        painter.forget()
      case .signal(let signal): Terminal.die(of: signal)
      }
      screen.meet(CivilMoment(localTimeAt: Clock.secondsSince1970))
      for key in keys {
        if key == .escape { waiting = nil }
        switch screen.handle(key) {
        case nil: break
        case .quit:
          terminal.restore()
          return
        case .interrupt: Terminal.die(of: .interrupt)
        case .abandon: Terminal.die(of: .quit)
        case .suspend: suspend(terminal)
        case .repaint: painter.forget()
        case .store(let birth, let person):
          waiting = (birth, person, Clock.steadySeconds + SettingsFile.patience)
        }
      }
      keepWaiting()
      draw(on: terminal)
    }
  }

  /// How long to sleep if no key comes: to midnight, unless something is to be done before.
  private func pause(for decoder: KeyDecoder) -> Int {
    if decoder.isWaiting { return Self.patienceInMilliseconds }
    if waiting != nil { return Self.pauseInMilliseconds }
    // A day that is an hour longer costs waking up once more.
    return (86_400 - CivilMoment(localTimeAt: Clock.secondsSince1970).secondsSinceMidnight) * 1000
  }

  private mutating func suspend(_ terminal: borrowing Terminal) {
    terminal.suspend()
    painter.forget()
  }

  /// Stores a birthday; nothing but that changes in the settings, whoever else stores something meanwhile.
  ///
  /// Where another program holds the settings, this is an attempt that never waits: keys and signals must be heard.
  private mutating func keepWaiting() {
    guard let (birth, person, deadline) = waiting else { return }
    do throws(Failure) {
      let settings = try store.update(patience: 0) { settings in
        settings.store(birth, of: person)
      }
      screen.finishStoring(birth, .success(settings.everyone))
    } catch {
      if case .settings(.locked) = error, Clock.steadySeconds < deadline { return }
      screen.finishStoring(birth, .failure(error))
    }
    waiting = nil
  }

  private mutating func draw(on terminal: borrowing Terminal) {
    let (columns, rows) = terminal.size ?? Self.standardSize
    let bytes = painter.bytes(for: screen.frame(columns: columns, rows: rows))
    // Where writing fails, the next wait tells why.
    if !bytes.isEmpty { _ = terminal.write(bytes) }
  }
}
