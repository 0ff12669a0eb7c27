internal import BiorhythmCore

extension German {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)):
      "\(word) hat keine Uhrzeit \(quoted(time)): schreiben als 1990-05-15T18:30"
    case .input(.notAZone(let zone)):
      "\(quoted(zone)) ist keine Zeitzone: hinter der Uhrzeit @Asia/Seoul, Z oder +09:00 schreiben"
    case .input(.emptyZone):
      "hinter dem @ in \(word) steht keine Zeitzone: @Asia/Seoul schreiben oder das @ weglassen"
    case .input(.zoneWithoutTime(let zone)):
      "\(word) nennt eine Zeitzone ohne Uhrzeit: schreiben als 1990-05-15T18:30@\(zone)"
    case .zone(.unknown(let name, let nearest)):
      "keine Zeitzone heißt \(quoted(name)): \(nearest.isEmpty ? "schreiben als Asia/Seoul oder als Abstand +09:00" : "vielleicht \(joinedByOr(nearest))?")"
    case .zone(.ambiguous(let name, let names)):
      "mehrere Zeitzonen enden auf \(quoted(name)): \(joinedByOr(names)) schreiben"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "in \(quoted(folder)) sind keine Zeitzonen: das Paket tzdata installieren oder den Abstand schreiben, etwa 1990-05-15T18:30+09:00"
    case .database(.badFile(let path, _)):
      "die Zeitzonendatei \(quoted(path)) ist beschädigt: das Paket tzdata neu installieren oder den Abstand schreiben, etwa +09:00"
    case .localTime(.skipped(let moment, let from, let to)):
      "die Uhren dieser Zeitzone übersprangen \(moment), sie gingen von \(from.moment) auf \(to.moment): eine andere Uhrzeit schreiben"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "die Uhren dieser Zeitzone zeigten \(moment) zweimal: \(earlier) oder \(later) hinter die Uhrzeit schreiben"
    case .localTime(.outOfRange(let moment)):
      "\(moment) liegt am Rand des Kalenders: ein anderes Datum schreiben"
    }
  }
}
