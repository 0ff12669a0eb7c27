internal import BiorhythmCore
internal import BiorhythmSystem

extension Host {
  /// The world of this process.
  package static func process() -> Host {
    CurrentProcess.prepare()
    let now = Clock.secondsSince1970
    let moment = CivilMoment(localTimeAt: now)
    let (environment, notUTF8) = CurrentProcess.environment(of: Host.variableNames)
    var host = Host(
      today: moment.date, secondsSince1970: now,
      environment: environment, homeFolder: { CurrentProcess.homeFolder() },
      terminals: Terminals(
        input: Descriptor.input.isTerminal, output: Descriptor.output.isTerminal,
        error: Descriptor.error.isTerminal),
      columns: Descriptor.output.columns,
      read: { (buffer) throws(Errno) in try Descriptor.input.read(into: &buffer) },
      write: { (bytes) throws(Errno) in try Descriptor.output.write(bytes) },
      complain: { text in _ = try? Descriptor.error.write(text) })
    host.rows = Descriptor.output.rows
    host.secondsSinceMidnight = moment.secondsSinceMidnight
    host.variablesNotUTF8 = notUTF8
    host.streamFiles = (FileIdentity(of: Descriptor.input), FileIdentity(of: Descriptor.output))
    return host
  }

  /// The words behind the program's name, as the bytes that they came in; nil where the system does not tell them.
  package static func processArguments() -> [[UInt8]]? { CurrentProcess.arguments() }
}

extension CivilMoment {
  /// What the local clock shows at an instant.
  init(localTimeAt secondsSince1970: Int) {
    let local = Clock.localTime(secondsSince1970)
    // A clock past year 9999 is as wrong as can be said.
    let date = CivilDate(year: local.year, month: local.month, day: local.day) ?? .max
    self =
      TimeOfDay(secondsSinceMidnight: local.secondsSinceMidnight).map { CivilMoment(on: date, at: $0) }
      ?? CivilMoment(startOf: date)
  }
}
