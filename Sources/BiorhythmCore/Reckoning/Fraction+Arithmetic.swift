extension Fraction {
  /// The sum.
  public static func + (first: Fraction, second: Fraction) throws(Fault) -> Fraction {
    if first.isWhole, second.isWhole {
      let (sum, overflow) = first.numerator.addingReportingOverflow(second.numerator)
      guard !overflow else { throw .overflow }
      return Fraction(sum)
    }
    return try sum(first, second, isSecondNegative: second.numerator < 0)
  }

  /// The difference.
  public static func - (first: Fraction, second: Fraction) throws(Fault) -> Fraction {
    if first.isWhole, second.isWhole {
      let (difference, overflow) = first.numerator.subtractingReportingOverflow(second.numerator)
      guard !overflow else { throw .overflow }
      return Fraction(difference)
    }
    return try sum(first, second, isSecondNegative: second.numerator > 0)
  }

  private static func sum(
    _ first: Fraction, _ second: Fraction, isSecondNegative: Bool
  ) throws(Fault) -> Fraction {
    // Source: Knuth, "The Art of Computer Programming" volume 2, 4.5.1: what can still be taken out of the sum
    // divides the common divisor of the denominators.
    let (left, right) = (first.denominator.magnitude, second.denominator.magnitude)
    let common = greatestCommonDivisor(left, right)
    let sum = WideSum(
      first.numerator.magnitude.multipliedFullWidth(by: right / common), isNegative: first.numerator < 0,
      second.numerator.magnitude.multipliedFullWidth(by: left / common), isNegative: isSecondNegative)
    let rest = greatestCommonDivisor(sum.remainder(dividingBy: common), common)
    guard let numerator = sum.quotient(dividingBy: rest) else { throw .overflow }
    let (denominator, overflow) = (left / common).multipliedReportingOverflow(by: right / rest)
    guard !overflow else { throw .overflow }
    return try Fraction(isNegative: sum.isNegative, numerator, denominator)
  }

  /// The product.
  public static func * (first: Fraction, second: Fraction) throws(Fault) -> Fraction {
    try product(
      first.numerator.magnitude, over: first.denominator.magnitude,
      second.numerator.magnitude, over: second.denominator.magnitude,
      isNegative: (first.numerator < 0) != (second.numerator < 0))
  }

  /// The quotient.
  public static func / (first: Fraction, second: Fraction) throws(Fault) -> Fraction {
    guard second.numerator != 0 else { throw .divisionByZero }
    return try product(
      first.numerator.magnitude, over: first.denominator.magnitude,
      second.denominator.magnitude, over: second.numerator.magnitude,
      isNegative: (first.numerator < 0) != (second.numerator < 0))
  }

  /// The number with the other sign.
  public static prefix func - (number: Fraction) throws(Fault) -> Fraction {
    try Fraction(
      isNegative: number.numerator > 0, number.numerator.magnitude, number.denominator.magnitude)
  }

  /// Returns what is left after taking away a divisor as many whole times as it goes: 0 or of the divisor's sign.
  ///
  ///     try Fraction.modulo(13_348, 23)     // 8
  ///     try Fraction.modulo(-14, 23)        // 9
  ///
  /// - Throws: ``Fault``; an overflow also where the divisor goes into the dividend and has more than 64 bits when
  ///   counted in their common denominator.
  public static func modulo(_ dividend: Fraction, _ divisor: Fraction) throws(Fault) -> Fraction {
    guard divisor.numerator != 0 else { throw .divisionByZero }
    let isNegative = divisor.numerator < 0
    let common = greatestCommonDivisor(dividend.denominator.magnitude, divisor.denominator.magnitude)
    let factor = divisor.denominator.magnitude / common
    let (parts, overflow) = divisor.numerator.magnitude
      .multipliedReportingOverflow(by: dividend.denominator.magnitude / common)
    let wide = dividend.numerator.magnitude.multipliedFullWidth(by: factor)
    guard !overflow else {
      let isSmaller =
        wide < divisor.numerator.magnitude.multipliedFullWidth(by: dividend.denominator.magnitude / common)
      guard isSmaller else { throw .overflow }
      return dividend.numerator == 0 || (dividend.numerator < 0) == isNegative
        ? dividend : try dividend + divisor
    }
    var rest = parts.dividingFullWidth((wide.high % parts, wide.low)).remainder
    if rest != 0, (dividend.numerator < 0) != isNegative { rest = parts - rest }
    let reducible = greatestCommonDivisor(rest, dividend.denominator.magnitude)
    return try product(
      rest / reducible, over: dividend.denominator.magnitude / reducible, 1, over: factor,
      isNegative: isNegative)
  }

  private static func product(
    _ first: UInt, over firstDivisor: UInt, _ second: UInt, over secondDivisor: UInt, isNegative: Bool
  ) throws(Fault) -> Fraction {
    // Reduced crosswise before multiplying, the product is in lowest terms and overflows only where it must.
    let left = greatestCommonDivisor(first, secondDivisor)
    let right = greatestCommonDivisor(second, firstDivisor)
    let (numerator, overflow) = (first / left).multipliedReportingOverflow(by: second / right)
    let (denominator, overflows) = (firstDivisor / right)
      .multipliedReportingOverflow(by: secondDivisor / left)
    guard !overflow, !overflows else { throw .overflow }
    return try Fraction(isNegative: isNegative && numerator != 0, numerator, denominator)
  }
}

/// The sum of two numbers of 126 bits and a sign.
private struct WideSum {
  typealias Magnitude = (high: UInt, low: UInt)

  let isNegative: Bool
  private let magnitude: Magnitude

  init(_ first: Magnitude, isNegative: Bool, _ second: Magnitude, isNegative isSecondNegative: Bool) {
    if isNegative == isSecondNegative {
      let (low, carry) = first.low.addingReportingOverflow(second.low)
      magnitude = (first.high &+ second.high &+ (carry ? 1 : 0), low)
      self.isNegative = isNegative
    } else {
      let isFirstLarger = first >= second
      let (larger, smaller) = isFirstLarger ? (first, second) : (second, first)
      let (low, borrow) = larger.low.subtractingReportingOverflow(smaller.low)
      magnitude = (larger.high &- smaller.high &- (borrow ? 1 : 0), low)
      self.isNegative = isFirstLarger ? isNegative : isSecondNegative
    }
  }

  func remainder(dividingBy divisor: UInt) -> UInt {
    divisor.dividingFullWidth((magnitude.high % divisor, magnitude.low)).remainder
  }

  /// The magnitude of the quotient, or nil where it needs more than 64 bits.
  func quotient(dividingBy divisor: UInt) -> UInt? {
    magnitude.high < divisor ? divisor.dividingFullWidth(magnitude).quotient : nil
  }
}
