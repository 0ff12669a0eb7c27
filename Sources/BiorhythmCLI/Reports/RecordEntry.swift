internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// `--record`: writes a number for a day into the diary.
enum RecordEntry {
  static let entry = ReportEntry(
    kind: .record, option: .report(.record, .record, label: "VALUE", completion: .nothing),
    formats: [.text], options: ReportEntry.day.filter { $0 != .cycles } + [.person],
    examples: ["biorhythm --record 7", "biorhythm --record 7 --date yesterday"]
  ) { (resolver) throws(Failure) in
    let value = resolver.argument.trimmed()
    guard Double(finite: value) != nil else {
      throw .usage(.wrongNumber(.record, value: resolver.argument))
    }
    var name: String?
    if case .named(let saved) = try resolver.identity() { name = saved }
    let date = try resolver.days().selected
    if let person = try resolver.knownPerson(), date < person.birthday {
      throw .usage(.beforeBirth(date: date, birthday: person.birthday))
    }
    return .record(RecordRequest(value: value, date: date, name: name))
  }

  static func write(_ request: RecordRequest, _ delivery: Delivery) throws(Failure) {
    guard let file = DiaryFile(environmentOf: delivery.host) else { throw .diary(.noPlace) }
    let before: [String]
    do throws(DiaryError) {
      before = try file.update { $0.record(request.value, on: request.date, name: request.name) }
    } catch {
      throw .diary(error)
    }
    // A path is of use only whole, whatever the width.
    var style = delivery.style
    style.columns = .max
    let line = style.catalog.evidence.recorded(request.value, request.date, request.name, before, file.path)
    try delivery.output.write(style.text([StyledLine(style.told(line))]))
  }
}

/// A number for a day.
struct RecordRequest: Equatable {
  /// The number as it was typed.
  let value: String
  let date: CivilDate
  /// Whose it is; nil is the owner of the settings.
  let name: String?
}

extension DiaryFile {
  /// Names the diary of a user.
  init?(environmentOf host: Host) {
    let home = host.variable("HOME").flatMap { $0.isAbsolutePath ? $0 : nil } ?? host.homeFolder()
    self.init(dataHome: host.variable("XDG_DATA_HOME"), home: home)
  }
}

extension Resolver {
  /// Finds whose report it is, or nil where the owner's birthday is not stored.
  func knownPerson() throws(Failure) -> Person? {
    do {
      return try person()
    } catch .noBirthday {
      return nil
    }
  }
}
