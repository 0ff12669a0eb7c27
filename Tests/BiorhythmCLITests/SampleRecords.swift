import BiorhythmCore
import TestSupport

/// Records made up for tests, the same every time.
enum SampleRecords {
  /// A diary of someone born 1990-05-15 from 2025-01-01 on, with a wave of a standard deviation on the physical cycle.
  static func values(days: Int, wave: Double = 1, separator: String = ",") -> String {
    let first = CivilDate("2025-01-01") ?? .min
    let birthday = CivilDate("1990-05-15") ?? .min
    var noise = SplitMix64(seed: 7)
    let rows = (0..<days).map { offset in
      let date = first.advanced(by: offset)
      // Twelve uniform numbers less their mean: a standard deviation of 1.
      let error = (0..<12).reduce(-6.0) { sum, _ in sum + Double(noise.next(below: 1_000_000)) / 1e6 }
      let value = 6 + error + wave * Cycle.physical.value(onDay: date - birthday)
      return [date.description, "", "\(value)"].joined(separator: separator)
    }
    return ([["date", "name", "value"].joined(separator: separator)] + rows).joined(separator: "\n") + "\n"
  }

  /// Events in the lives of many people.
  static func lives(count: Int) -> String {
    var dice = SplitMix64(seed: 3)
    let first = CivilDate("1900-01-01") ?? .min
    let rows = (0..<count).map { _ in
      let birth = first.advanced(by: dice.next(below: 20_000))
      return "\(birth),\(birth.advanced(by: 7_000 + dice.next(below: 20_000)))"
    }
    return (["birthday,date"] + rows).joined(separator: "\n") + "\n"
  }
}
