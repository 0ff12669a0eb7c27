internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// The evidence report of a run: reads the records, examines them and writes the verdict.
struct EvidenceJob {
  private let request: EvidenceRequest
  private let delivery: Delivery

  init(_ request: EvidenceRequest, _ delivery: Delivery) {
    self.request = request
    self.delivery = delivery
  }

  private var host: Host { delivery.host }

  /// Writes the report; bad rows are named, and the others are examined nevertheless.
  func run() throws(Failure) {
    guard let file = request.file ?? DiaryFile(environmentOf: host)?.path else { throw .diary(.noPlace) }
    let content = try read(file)
    let records = try records(of: content)
    // Control-C ends the permutations, and the program once the report is written.
    let delay = SignalDelay(of: [.interrupt])
    defer { withExtendedLifetime(delay) {} }
    let evidence = try examine(records)
    if evidence.permutations < request.permutations {
      delivery.complain(
        delivery.style.catalog.evidence.endedEarly(evidence.permutations, request.permutations))
    }
    try write(evidence, file: file)
    if content.badRows > 0 {
      throw .badRows(
        file: file, count: content.badRows, named: min(content.badRows, RecordsReader.reportedRows))
    }
  }

  private func write(_ evidence: Evidence, file: String) throws(Failure) {
    let catalog = delivery.style.catalog
    try delivery.output.write { (writer) throws(WriteFailure) in
      switch delivery.format {
      case .json: try JSONEvidence(evidence).write(to: &writer)
      case .svg: try SVGEvidence(evidence, catalog: catalog).write(to: &writer)
      case .html: try HTMLEvidence(evidence, catalog: catalog).write(to: &writer)
      default:
        let lines = EvidenceReport(evidence, file: file, style: delivery.style).lines()
        try writer.append(delivery.style.text(lines))
      }
    }
  }

  private func examine(_ records: EvidenceRecords) throws(Failure) -> Evidence {
    let words = delivery.style.catalog.evidence
    var progress = ProgressLine { [request] done, _ in words.progress("\(done)", request.permutations) }
    let start = Clock.steadySeconds
    let showsProgress = host.terminals.error
    defer { host.complain(progress.clearing) }
    do throws(EvidenceError) {
      return try Evidence(
        examining: records, cycles: request.cycles, permutations: request.permutations, seed: request.seed
      ) { done in
        if showsProgress, let line = progress.text(rows: done, seconds: Clock.steadySeconds - start) {
          host.complain(line)
        }
        return !SignalDelay.isEnding
      }
    } catch {
      throw .evidence(error)
    }
  }

  private func records(of content: RecordsReader.Content) throws(Failure) -> EvidenceRecords {
    if content.kind == .people { return .people(content.lives) }
    guard let birthday = request.person?.birthday else { throw .noBirthday }
    return content.kind == .events
      ? .events(content.events, birthday: birthday) : .values(content.values, birthday: birthday)
  }

  private func read(_ file: String) throws(Failure) -> RecordsReader.Content {
    let input: Descriptor
    do throws(Errno) {
      input = file == "-" ? .input : try Descriptor(reading: file)
    } catch { throw .input(file: file, code: error) }
    defer { if input != .input { input.close() } }
    let owner = request.file == nil ? RecordsReader.DiaryOwner(name: request.person?.name) : nil
    let reader = RecordsReader(file: file, diaryOwner: owner, today: request.today) { failure in
      delivery.complain(delivery.style.catalog.describe(failure))
    }
    return try reader.read { (room) throws(ReadingFailure) in
      var room = room.mutableBytes
      do throws(Errno) {
        return try input == .input ? host.read(&room) : input.read(into: &room)
      } catch { throw ReadingFailure(code: error) }
    }
  }
}
