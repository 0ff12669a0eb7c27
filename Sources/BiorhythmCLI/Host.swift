package import BiorhythmCore
package import BiorhythmSystem

/// Everything that a run may know of the world outside; tests make their own.
package struct Host: Sendable {
  /// The civil date of the local clock.
  package var today: CivilDate
  /// The time of the local clock.
  package var secondsSinceMidnight: Int = 0
  /// The instant, in seconds since 1970-01-01 UTC.
  package var secondsSince1970: Int
  /// The variables of the environment, of those that are asked for.
  package var environment: [String: String]
  /// The variables whose values are not UTF-8, with U+FFFD for what is not.
  package var variablesNotUTF8: [String: String] = [:]
  /// The home folder of the user database, asked only where `HOME` is of no use.
  package var homeFolder: @Sendable () -> String?
  /// Whether the streams are terminals.
  package var terminals: Terminals
  /// The columns of the terminal on standard output, where it tells them.
  package var columns: Int?
  /// The rows of the terminal on standard output, where it tells them.
  package var rows: Int?
  /// Reads from standard input into a buffer; returns the bytes read, 0 at the end.
  package var read: ByteSource
  /// Writes to standard output.
  package var write: ByteSink
  /// The regular files on standard input and output, if they are such.
  package var streamFiles: (input: FileIdentity?, output: FileIdentity?) = (nil, nil)
  /// Writes to standard error, where failures have nowhere to be told.
  package var complain: @Sendable (String) -> Void

  /// Which streams are terminals.
  package struct Terminals: Hashable, Sendable {
    package var input: Bool
    package var output: Bool
    package var error: Bool

    package init(input: Bool = false, output: Bool = false, error: Bool = false) {
      self.input = input
      self.output = output
      self.error = error
    }
  }

  package init(
    today: CivilDate, secondsSince1970: Int, environment: [String: String],
    homeFolder: @escaping @Sendable () -> String?, terminals: Terminals, columns: Int?,
    read: @escaping ByteSource, write: @escaping ByteSink,
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.today = today
    self.secondsSince1970 = secondsSince1970
    self.environment = environment
    self.homeFolder = homeFolder
    self.terminals = terminals
    self.columns = columns
    self.read = read
    self.write = write
    self.complain = complain
  }

  /// Date and time of the local clock.
  var now: CivilMoment {
    TimeOfDay(secondsSinceMidnight: secondsSinceMidnight).map { CivilMoment(on: today, at: $0) }
      ?? CivilMoment(startOf: today)
  }

  /// The variables that a run may ask for.
  static let variableNames = [
    "BIORHYTHM_COMPLETE", "BIORHYTHM_SETTINGS", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "HOME", "LANG",
    "LC_ALL",
    "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "PAGER", "SOURCE_DATE_EPOCH", "TERM", "TZ", "TZDIR",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
  ]

  /// The value of a variable that is set and not empty; it must be one of ``variableNames``.
  func variable(_ name: String) -> String? {
    assert(Self.variableNames.contains(name), name)
    return environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
