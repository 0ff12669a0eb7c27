/// An exact number: a fraction in lowest terms whose denominator is positive.
///
///     try Fraction(1, 2) + Fraction(1, 3)      // 5/6
///     try Fraction(13_348, 23).description     // "580 8/23"
///
/// Both parts have 64 bits. A result that does not fit is an error and never rounded; what is larger only on the
/// way to a result that fits does no harm to `+`, `-`, `*`, `/` and comparison.
public struct Fraction: Hashable, Sendable {
  /// The part above the line, which bears the sign.
  public let numerator: Int
  /// The part below the line, 1 or more.
  public let denominator: Int

  /// Why a number cannot be.
  public enum Fault: Error, Hashable, Sendable {
    /// Something was divided by zero.
    case divisionByZero
    /// A part needs more than 64 bits.
    case overflow
  }

  /// Creates a whole number.
  public init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// Creates the quotient of two whole numbers, in lowest terms.
  ///
  /// - Throws: ``Fault``, where the denominator is 0 or a part of the result has no room.
  public init(_ numerator: Int, _ denominator: Int) throws(Fault) {
    guard denominator != 0 else { throw .divisionByZero }
    let common = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    try self.init(
      isNegative: (numerator < 0) != (denominator < 0),
      numerator.magnitude / common, denominator.magnitude / common)
  }

  /// Creates a fraction from parts that are in lowest terms.
  init(isNegative: Bool, _ numerator: UInt, _ denominator: UInt) throws(Fault) {
    guard let denominator = Int(exactly: denominator) else { throw .overflow }
    // The least number has no positive twin, so the sign is put on before looking whether there is room.
    let signed = isNegative ? 0 &- Int(truncatingIfNeeded: numerator) : Int(truncatingIfNeeded: numerator)
    guard signed.magnitude == numerator, (signed < 0) == (isNegative && numerator != 0) else {
      throw .overflow
    }
    self.numerator = signed
    self.denominator = denominator
  }

  /// Whether there is nothing below the line.
  public var isWhole: Bool { denominator == 1 }

  /// The largest whole number that is not above this one.
  public var floor: Int {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Fraction: Comparable {
  /// Whether the first number is below the second; exact for all numbers there are.
  public static func < (first: Fraction, second: Fraction) -> Bool {
    if first.denominator == second.denominator { return first.numerator < second.numerator }
    let left = first.numerator.multipliedFullWidth(by: second.denominator)
    let right = second.numerator.multipliedFullWidth(by: first.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }
}

/// The greatest common divisor, 1 or more where one of the two is not 0.
func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> UInt {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
