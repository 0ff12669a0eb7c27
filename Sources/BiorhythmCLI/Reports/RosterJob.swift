internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// The roster report of a run: opens the file, tells of bad rows and of progress, and chooses the failure.
struct RosterJob {
  private let request: RosterRequest
  private let delivery: Delivery

  init(_ request: RosterRequest, _ delivery: Delivery) {
    self.request = request
    self.delivery = delivery
  }

  private var file: String { request.file }
  private var host: Host { delivery.host }

  /// Writes a line for every person; people before a failure are written nevertheless.
  func run() throws(Failure) {
    let input = try open()
    defer { if input != .input { input.close() } }
    let format: RosterRun.Format =
      switch delivery.format {
      case .csv: .csv(isOnTerminal: delivery.isOnTerminal)
      case .jsonl: .jsonLines
      default: .table(delivery.style)
      }
    let run = RosterRun(
      file: file, selected: request.selected, cycles: request.cycles, format: format,
      onlyCritical: request.onlyCritical, columns: request.columns, condition: request.condition,
      zones: Zones(environment: host.environment))
    var tally = RosterTally()
    var failure: Failure?
    var progress = ProgressLine(wording: delivery.style.catalog.reports.progress)
    let start = Clock.steadySeconds
    let write = { (writer: inout ByteWriter) throws(WriteFailure) in
      do throws(RosterInterruption) {
        tally = try run.run(
          reading: { (room) throws(ReadingFailure) in
            var room = room.mutableBytes
            do throws(Errno) {
              return try input == .input ? host.read(&room) : input.read(into: &room)
            } catch {
              throw ReadingFailure(code: error)
            }
          },
          to: &writer,
          report: { error in
            host.complain(
              progress.clearing + delivery.style.told(delivery.style.catalog.describe(.roster(error))) + "\n")
          },
          progress: host.terminals.error && !delivery.output.mayBePaged
            ? { rows in
              let line = progress.text(rows: rows, seconds: Clock.steadySeconds - start)
              if let line { host.complain(line) }
            } : nil)
      } catch {
        switch error {
        case .refused(let error): failure = .roster(error)
        case .unreadable(let error): failure = .input(file: file, code: error.code)
        case .unreckoned(let fault): failure = .usage(.wrongExpression(fault))
        case .unwritable(let error): throw error
        }
        // A file is replaced whole or not at all: half of a roster must not take its place.
        if !delivery.output.isStream { throw WriteFailure(code: .canceled) }
      }
    }
    do {
      try delivery.output.write(write)
    } catch {
      host.complain(progress.clearing)
      throw failure ?? error
    }
    host.complain(progress.clearing)
    if tally.unknownBirthdays > 0 {
      let words = delivery.style.catalog.reports.unknownBirthdays(tally.unknownBirthdays)
      delivery.complain("\(file): \(words)")
    }
    if let failure { throw failure }
    if tally.badRows > 0 {
      throw .badRows(file: file, count: tally.badRows, named: min(tally.badRows, RosterTally.reportedRows))
    }
  }

  /// Opens the file, or standard input.
  private func open() throws(Failure) -> Descriptor {
    guard file != "-" else { return .input }
    do {
      return try Descriptor(reading: file)
    } catch {
      throw .input(file: file, code: error)
    }
  }
}
