internal import BiorhythmCore
internal import BiorhythmLocalization

/// The figures of a verdict in words: as many digits as they deserve.
struct EvidenceFigures {
  let words: EvidenceWords
  /// The sign of a negative figure.
  let minus: String

  /// Returns the effect, its p-value, and the smallest effect that would have shown.
  func all(of finding: Evidence.Finding) -> [String] {
    let p = "p = \(Self.pValue(finding.pValue))"
    switch finding.effect {
    case .slope(let size, let inSDs):
      return [
        words.slope(signed(size), signed(inSDs)), p, words.smallest(Self.figure(finding.smallestEffect)),
      ]
    case .count(let seen, let expected):
      return [
        words.counts(seen, Self.tenths(expected)), p,
        words.smallestCount(Self.tenths(finding.smallestEffect)),
      ]
    }
  }

  /// A figure with its minus sign, if it has one.
  func plain(_ number: Double) -> String { (number < 0 ? minus : "") + Self.figure(number.magnitude) }

  private func signed(_ number: Double) -> String {
    (number < 0 ? minus : "+") + Self.figure(number.magnitude)
  }

  /// Three significant digits.
  private static func figure(_ number: Double) -> String {
    guard number > 0 else { return "0" }
    guard (0.001..<1_000_000).contains(number) else {
      var (mantissa, exponent) = (number, 0)
      while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
      while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
      return "\((mantissa * 100).rounded() / 100)e\(exponent)"
    }
    var scale = 1.0
    while number * scale < 100, scale < 100_000 { scale *= 10 }
    return decimal((number * scale).rounded() / scale)
  }

  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  /// Never rounded below what decides: 0.0496 is not shown as 0.05.
  static func pValue(_ number: Double) -> String {
    number < 0.1 ? "\((number * 10_000).rounded() / 10_000)" : "\((number * 100).rounded() / 100)"
  }
}
