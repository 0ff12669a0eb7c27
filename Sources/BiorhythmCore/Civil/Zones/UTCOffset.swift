internal import BiorhythmTables

/// How far local clocks are ahead of UTC, to the second.
public struct UTCOffset: Hashable, Sendable {
  /// Seconds; negative west of Greenwich.
  public let seconds: Int

  /// UTC itself.
  public static let utc: UTCOffset = UTCOffset(0)

  /// The offsets that zone files may hold, in seconds (RFC 9636 §3.2, `utoff`).
  static let range = -89_999...93_599

  private init(_ seconds: Int) {
    self.seconds = seconds
  }

  /// Creates an offset, or nil where none can be so large: a little over a day either way.
  public init?(seconds: Int) {
    guard Self.range.contains(seconds) else { return nil }
    self.init(seconds)
  }

  /// Creates an offset from text that a person typed, or nil: `Z`, `+09:00`, `-03:30`, `+0900`, `+9`, `+08:27:52`,
  /// under 16 hours either way.
  ///
  /// No place was ever further from Greenwich than Manila until 1844, at −15:56.
  public init?(parsing text: String) {
    let scalars = text.unicodeScalars.halfWidth().trimmed()
    if scalars.count == 1, scalars.first == "Z" || scalars.first == "z" {
      self = .utc
      return
    }
    guard let sign = scalars.first, "+-−".unicodeScalars.contains(sign) else { return nil }
    let digits = scalars.dropFirst()
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    let isCompact = parts.count == 1 && digits.count == 4
    let fields = isCompact ? [digits.prefix(2), digits.suffix(2)] : parts
    guard (1...3).contains(fields.count), fields[0].count == 1 || fields[0].count == 2,
      fields.dropFirst().allSatisfy({ $0.count == 2 }), fields.joined().allSatisfy(\.isDigit)
    else { return nil }
    let numbers = fields.map { $0.reduce(0) { $0 * 10 + Int($1.value - 48) } }
    guard numbers[0] < 16, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    self.init(sign == "+" ? seconds : -seconds)
  }
}

extension UTCOffset: CustomStringConvertible {
  /// The offset as ISO 8601 writes it: `+09:00`, `-03:30`, `+00:00`, and with its seconds `+08:27:52`.
  public var description: String {
    let size = abs(seconds)
    let fields = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (seconds < 0 ? "-" : "+") + fields.map { $0.zeroPadded(to: 2) }.joined(separator: ":")
  }
}
