extension Fraction: CustomStringConvertible, LosslessStringConvertible {
  /// The number as people write it: `7`, `5/6`, and mixed where it is larger than one, `580 8/23` and `-2 1/2`.
  public var description: String {
    guard !isWhole else { return "\(numerator)" }
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    let sign = numerator < 0 ? "-" : ""
    return whole == 0 ? "\(sign)\(rest)/\(denominator)" : "\(sign)\(whole) \(rest)/\(denominator)"
  }

  /// Creates a number from text in the forms of ``description``, in lowest terms or not; nil where it is none, or
  /// has no room.
  ///
  ///     Fraction("580 8/23")     // 13348/23
  ///     Fraction("4/2")          // 2
  public init?(_ description: String) {
    let isNegative = description.hasPrefix("-")
    let words = description.dropFirst(isNegative ? 1 : 0).split(
      separator: " ", omittingEmptySubsequences: false)
    guard (1...2).contains(words.count), let last = words.last else { return nil }
    let parts = last.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 || (parts.count == 1 && words.count == 1) else { return nil }
    guard let numerator = Self.digits(parts[0], isNegative: isNegative),
      let denominator = parts.count == 2 ? Self.digits(parts[1], isNegative: false) : 1,
      let fraction = try? Fraction(numerator, denominator)
    else { return nil }
    guard words.count == 2 else {
      self = fraction
      return
    }
    guard let whole = Self.digits(words[0], isNegative: isNegative),
      let mixed = try? Fraction(whole) + fraction
    else { return nil }
    self = mixed
  }

  private static func digits(_ text: Substring, isNegative: Bool) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(isNegative ? "-" + text : text)
  }
}
