internal import BiorhythmTables

extension TimeOfDay {
  /// Creates a time from text that a person typed, or nil: `18:30`, `9:05`, `18:30:15`, also full-width.
  public init?(parsing text: String) {
    let fields = text.unicodeScalars.halfWidth().trimmed().split(
      separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), (1...2).contains(fields[0].count),
      fields.dropFirst().allSatisfy({ $0.count == 2 }), fields.joined().allSatisfy(\.isDigit)
    else { return nil }
    let numbers = fields.map { $0.reduce(0) { $0 * 10 + Int($1.value - 48) } }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }
}

extension TimeOfDay: Comparable {
  /// Whether the first time comes before the second.
  public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
    first.secondsSinceMidnight < second.secondsSinceMidnight
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as ISO 8601 writes it: `18:30`, and with its seconds `18:30:15` where they are not zero.
  public var description: String {
    let fields = [hour, minute] + (second == 0 ? [] : [second])
    return fields.map { $0.zeroPadded(to: 2) }.joined(separator: ":")
  }
}
