internal import BiorhythmCore

extension English {
  static func describe(_ fault: BirthFault, of text: String) -> String {
    let word = quoted(text)
    return switch fault {
    case .input(.noSuchTime(let time)):
      "\(word) has no time of day \(quoted(time)): write it as 1990-05-15T18:30"
    case .input(.notAZone(let zone)):
      "\(quoted(zone)) is no zone: write @Asia/Seoul, Z or +09:00 behind the time"
    case .input(.emptyZone): "no zone stands behind @ in \(word): write @Asia/Seoul, or leave the @ out"
    case .input(.zoneWithoutTime(let zone)):
      "\(word) names a zone without a time of day: write 1990-05-15T18:30@\(zone)"
    case .zone(.unknown(let name, let nearest)):
      "no zone is called \(quoted(name)): \(nearest.isEmpty ? "write it as Asia/Seoul, or an offset as +09:00" : "did you mean \(joinedByOr(nearest))?")"
    case .zone(.ambiguous(let name, let names)):
      "several zones end in \(quoted(name)): write \(joinedByOr(names))"
    case .database(.unknownName(let name)): describe(.zone(.unknown(name, nearest: [])), of: text)
    case .database(.noDatabase(let folder)):
      "no time zones are in \(quoted(folder)): install the package tzdata, or write the offset, as in 1990-05-15T18:30+09:00"
    case .database(.badFile(let path, _)):
      "the time zone file \(quoted(path)) is damaged: install the package tzdata again, or write the offset, as in +09:00"
    case .localTime(.skipped(let moment, let from, let to)):
      "the clocks of that zone skipped \(moment), going from \(from.moment) to \(to.moment): write another time"
    case .localTime(.doubled(let moment, let earlier, let later)):
      "the clocks of that zone showed \(moment) twice: write \(earlier) or \(later) behind the time"
    case .localTime(.outOfRange(let moment)): "\(moment) lies at the edge of the calendar: write another date"
    }
  }
}
