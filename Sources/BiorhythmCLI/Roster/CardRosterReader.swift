internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// Reads the people of a vCard file one by one.
struct CardRosterReader: PersonReader, ~Copyable {
  private let rule: BirthdayRule
  private var cards = CardReader()

  /// Creates a reader.
  ///
  /// - Parameter selected: The day on which people must be born.
  init(selected: CivilDate) {
    rule = BirthdayRule(selected: selected)
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
      case .card: return person()
      }
    } catch { return .bad(line: error.line, RosterError.RowError(error.problem)) }
  }

  /// The person of the card in hand.
  @inline(__always)
  private func person() -> PersonStep {
    let name = cards.name
    if let text = DateText(cards.birthday), let day = rule.day(of: text), startsVisibly(name) {
      return .person(PersonRow(name: name, isPlain: cards.isPlain, birthday: text, day: day))
    }
    return unusualPerson()
  }

  @inline(never)
  private func unusualPerson() -> PersonStep {
    let name = cards.name
    do throws(RosterError.RowError) {
      guard let birthday = try rule.birthday(String(decoding: cards.birthday, as: UTF8.self)) else {
        return .unknownBirthday
      }
      if String(decoding: name, as: UTF8.self).isInvisible { throw .missingName }
      return .person(
        PersonRow(
          name: name, isPlain: false, birthday: DateText(birthday), day: rule.selected - birthday))
    } catch { return .bad(line: cards.line, error) }
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
