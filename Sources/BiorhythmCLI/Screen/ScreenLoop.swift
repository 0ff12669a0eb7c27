internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem

/// Runs a screen on the terminal until it is quit.
struct ScreenLoop {
  private var screen: Screen
  private var painter: FramePainter
  private let store: SettingsStore

  /// How long the rest of a key may take to come: beyond it, ESC is the key Escape.
  private static let patienceInMilliseconds = 100
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
      switch terminal.wait(timeoutMilliseconds: decoder.isWaiting ? Self.patienceInMilliseconds : nil) {
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
      for key in keys {
        switch screen.handle(key) {
        case nil: break
        case .quit:
          terminal.restore()
          return
        case .interrupt: Terminal.die(of: .interrupt)
        case .abandon: Terminal.die(of: .quit)
        case .suspend: suspend(terminal)
        case .repaint: painter.forget()
        case .store(let birthday, let person): keep(birthday, of: person)
        }
      }
      draw(on: terminal)
    }
  }

  private mutating func suspend(_ terminal: borrowing Terminal) {
    terminal.suspend()
    painter.forget()
  }

  /// Stores a birthday; nothing but that changes in the settings, whoever else stores something meanwhile.
  private mutating func keep(_ birthday: CivilDate, of person: String?) {
    do throws(Failure) {
      let settings = try store.update { settings in
        settings.store(Birth(on: birthday), of: person)
      }
      screen.finishStoring(birthday, .success(settings.everyone))
    } catch {
      screen.finishStoring(birthday, .failure(error))
    }
  }

  private mutating func draw(on terminal: borrowing Terminal) {
    let (columns, rows) = terminal.size ?? Self.standardSize
    let bytes = painter.bytes(for: screen.frame(columns: columns, rows: rows))
    // Where writing fails, the next wait tells why.
    if !bytes.isEmpty { _ = terminal.write(bytes) }
  }
}
