internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmSystem

/// The time zones of this computer, read when they are asked for.
package struct Zones: Sendable {
  /// The largest file of a zone that is read.
  private static let largestFile = 1 << 20

  private let database: ZoneDatabase
  private let local: LocalZone

  /// Creates the zones that the environment names.
  package init(environment: [String: String]) {
    database = ZoneDatabase(
      folder: environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? ZoneDatabase.defaultFolder
    ) { path in
      try? readFile(path, limit: Self.largestFile)
    }
    // A variable that is set and empty means UTC, and is not one that is not set.
    local = LocalZone(TZ: environment["TZ"])
  }

  /// The clocks of this computer.
  var viewer: ZoneRules { database.rules(of: local) }

  /// The instant of a birth whose time is known.
  ///
  /// - Throws: ``BirthFault``, where the zone is unknown or its clocks never showed that time, or showed it twice.
  func instant(of date: CivilDate, _ clock: Birth.Clock) throws(BirthFault) -> Instant {
    let moment = CivilMoment(on: date, at: clock.time)
    switch clock.zone {
    case .offset(let offset): return Instant(moment, offset: offset)
    case .named(let name):
      let rules: ZoneRules
      do throws(ZoneDatabase.Fault) { rules = try database.rules(named: name) } catch {
        if case .unknownName(let name) = error {
          throw .zone(.unknown(name, nearest: []))
        }
        throw .database(error)
      }
      do throws(LocalTimeFault) { return try rules.instant(of: moment) } catch { throw .localTime(error) }
    }
  }

  /// The instant of a birth and the clocks of this computer, where its time is known.
  ///
  /// - Throws: ``BirthFault``.
  func exact(_ birth: Birth) throws(BirthFault) -> ExactBirth? {
    guard let clock = birth.clock else { return nil }
    return ExactBirth(at: try instant(of: birth.date, clock), seenIn: viewer)
  }

  /// The same of a person; nil also where the zone cannot be had, as a screen shows what it can.
  func exactIfKnown(_ person: Person?) -> ExactBirth? {
    person.flatMap { try? exact($0.birth) }
  }

  /// The instant at which the clocks of this computer show a time; the first of two, and the end of a gap in the place
  /// of what lies in it.
  func instantHere(of moment: CivilMoment) -> Instant {
    do throws(LocalTimeFault) {
      return try viewer.instant(of: moment)
    } catch {
      switch error {
      case .doubled(let moment, let earlier, _): return Instant(moment, offset: earlier)
      case .skipped(_, _, let end): return Instant(end.moment, offset: end.offset)
      case .outOfRange(let moment): return Instant(moment, offset: .utc)
      }
    }
  }

  /// Completes what was typed behind a time of birth: a zone by its whole name, and without one this computer's.
  ///
  /// - Throws: ``BirthFault``.
  func zone(of typed: BirthZone?, on date: CivilDate, at time: TimeOfDay) throws(BirthFault) -> BirthZone {
    switch typed {
    case .offset?: return typed ?? .offset(.utc)
    case .named(let name)?: return .named(try wholeName(of: name))
    case nil:
      if let name = ownName { return .named(name) }
      let moment = CivilMoment(on: date, at: time)
      do throws(LocalTimeFault) {
        return .offset(viewer.offset(at: try viewer.instant(of: moment)))
      } catch { throw .localTime(error) }
    }
  }

  private func wholeName(of typed: String) throws(BirthFault) -> String {
    // Most names are typed whole, and no list is needed.
    do throws(ZoneDatabase.Fault) {
      _ = try database.rules(named: typed)
      return typed
    } catch {
      if case .noDatabase = error { throw .database(error) }
    }
    let files = filesBelow(database.folder, depth: 3)
    let names = ZoneNames(files.filter { $0.utf8.first.map { (0x41...0x5A).contains($0) } ?? false })
    do throws(ZoneNames.Fault) { return try names.name(for: typed) } catch { throw .zone(error) }
  }

  /// The name of this computer's zone, where it has one.
  private var ownName: String? {
    let name: String? =
      switch local {
      case .unset:
        (try? linkTarget("/etc/localtime")).flatMap { $0 }
          .flatMap { LocalZone.name(ofFile: $0, in: database.folder) }
      case .path(let path): LocalZone.name(ofFile: path, in: database.folder)
      case .name(let name): name
      case .empty: nil
      }
    guard let name, (try? database.rules(named: name)) != nil else { return nil }
    return name
  }
}
