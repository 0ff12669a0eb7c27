internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a vCard file one by one.
struct CardRosterReader: PersonReader, ~Copyable {
  private let file: String
  private let rule: BirthdayRule
  private var cards = CardReader()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: What messages call the file.
  ///   - selected: The day on which people must be born.
  ///   - zones: Those of this computer.
  init(file: String, selected: CivilDate, zones: Zones) {
    self.file = file
    rule = BirthdayRule(selected: selected, zones: zones)
  }

  var isShort: Bool { cards.isShort }

  mutating func fill(from source: CSVReader.Source) throws(RosterInterruption) {
    do throws(ReadingFailure) { try cards.fill(from: source) } catch { throw .unreadable(error) }
  }

  mutating func next() throws(RosterError) -> PersonStep {
    do throws(CardFault) {
      switch try cards.next() {
      case .needsMore: return .needsMore
      case .end: return .end
      case .card: break
      }
    } catch { throw .row(file: file, line: error.line, RosterError.RowError(error.problem)) }
    if let person = PersonRow(
      name: cards.name, isPlain: cards.isPlain, birthday: cards.birthday, selected: rule.selected),
      rule.isLikely(day: person.day)
    {
      return .person(person)
    }
    do throws(RosterError.RowError) { return try unusualPerson() } catch {
      throw .row(file: file, line: cards.line, error)
    }
  }

  /// The person of a card whose birthday is not written as most are, or not right, or whose name may not be seen.
  @inline(never)
  private func unusualPerson() throws(RosterError.RowError) -> PersonStep {
    guard let birth = try rule.birth(cards.birthday.string) else { return .unknownBirthday }
    if cards.name.string.isInvisible { throw .missingName }
    return rule.step(name: cards.name, birth)
  }
}

extension RosterError.RowError {
  /// What a fault of a card is called.
  fileprivate init(_ problem: CardFault.Problem) {
    switch problem {
    case .unclosedCard: self = .unclosedCard
    case .outsideCard: self = .outsideCard
    case .notUTF8(let encodings): self = .notUTF8(looksLike: encodings)
    case .unknownCharacterSet(let set): self = .unknownCharacterSet(set)
    case .nul: self = .nul
    case .tooLong(let limit): self = .tooLong(limit: limit)
    }
  }
}
