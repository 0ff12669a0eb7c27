import BiorhythmCore
import TestSupport
import Testing

@Suite struct FractionTests {
  @Test(arguments: [
    (1, 2, "1/2"), (2, 4, "1/2"), (-2, 4, "-1/2"), (2, -4, "-1/2"), (-2, -4, "1/2"), (0, -5, "0"),
    (6, 3, "2"),
    (13_348, 23, "580 8/23"), (-5, 2, "-2 1/2"), (.max, 1, "9223372036854775807"),
    (.min, 1, "-9223372036854775808"), (.min, .min, "1"), (.min, 2, "-4611686018427387904"),
    (.min, .max, "-1 1/9223372036854775807"), (1, .max, "1/9223372036854775807"),
  ])
  func `a quotient is in lowest terms and is written mixed`(numerator: Int, denominator: Int, text: String)
    throws
  {
    let fraction = try Fraction(numerator, denominator)
    #expect(fraction.description == text)
    #expect(fraction.denominator > 0)
    #expect(Fraction(text) == fraction)
  }

  @Test(arguments: [
    "", "-", "1/", "/2", "1 2", "1 2/0", "1/0", "+1", " 1", "1 ", "1  1/2", "1 -1/2", "--1", "1.5", "½", "१",
    "9223372036854775808", "-9223372036854775809", "1/9223372036854775808", "9223372036854775807 3/2",
  ])
  func `a text that is no number, or has no room, is refused`(text: String) {
    #expect(Fraction(text) == nil)
  }

  @Test func `text not in lowest terms is read too`() throws {
    #expect(Fraction("4/2") == 2)
    #expect(Fraction("-1 9/6") == (try Fraction(-5, 2)))
  }

  @Test func `what has no room is an overflow, and what has room is exact whatever lies on the way`() throws {
    let large = Fraction(.max)
    let least = Fraction(.min)
    #expect(throws: Fraction.Fault.overflow) { try large + 1 }
    #expect(throws: Fraction.Fault.overflow) { try least - 1 }
    #expect(throws: Fraction.Fault.overflow) { try -least }
    #expect(throws: Fraction.Fault.overflow) { try 0 - least }
    #expect(throws: Fraction.Fault.overflow) { try large * 2 }
    #expect(throws: Fraction.Fault.overflow) { try least * -1 }
    #expect(throws: Fraction.Fault.overflow) { try least / -1 }
    #expect(throws: Fraction.Fault.overflow) { try 1 / least }
    #expect(throws: Fraction.Fault.overflow) { try Fraction(1, .min) }
    #expect(throws: Fraction.Fault.overflow) { try Fraction(1, .max) + Fraction(1, .max - 1) }
    #expect(throws: Fraction.Fault.divisionByZero) { try Fraction(1, 0) }
    #expect(throws: Fraction.Fault.divisionByZero) { try large / 0 }
    #expect(throws: Fraction.Fault.divisionByZero) { try Fraction.modulo(large, 0) }
    #expect(try -1 - least == large)
    #expect(try least + large == -1)
    #expect(try least - least == 0)
    #expect(try least / least == 1)
    #expect(try Fraction(.max, 2) + Fraction(.max, 2) == large)
    #expect(try Fraction(.min, 3) - Fraction(1, 3) == Fraction(-3_074_457_345_618_258_603))
    #expect(try Fraction(.max, 3) * Fraction(3, .max) == 1)
    #expect(try Fraction(.max, .max - 1) / Fraction(.max, .max - 1) == 1)
    #expect(try Fraction.modulo(least, -1) == 0)
    #expect(try Fraction.modulo(Fraction(.max, 2), Fraction(1, 3)) == Fraction(1, 6))
    #expect(try Fraction.modulo(Fraction(3, 7), large) == Fraction(3, 7))
    #expect(try Fraction.modulo(-1, large) == Fraction(.max - 1))
    #expect(throws: Fraction.Fault.overflow) {
      try Fraction.modulo(Fraction(.max, 5), Fraction(.max - 1, 11))
    }
  }

  @Test(arguments: [(13_348, 23, 8), (-14, 23, 9), (14, -23, -9), (-14, -23, -14), (46, 23, 0), (-46, 23, 0)])
  func `modulo has the sign of its divisor`(dividend: Int, divisor: Int, rest: Int) throws {
    #expect(try Fraction.modulo(Fraction(dividend), Fraction(divisor)) == Fraction(rest))
  }

  @Test func `comparison is exact where the products need 128 bits`() throws {
    let below = try Fraction(.max - 1, .max)
    let above = try Fraction(.max, .max - 1)
    #expect(below < 1 && 1 < above && below < above && !(above < below))
    #expect(try -above < -below)
    #expect(try Fraction(.min, .max) < Fraction(.min + 1, .max))
    #expect(try Fraction(.max - 2, .max - 1) < below)
  }

  @Test func `random fractions keep the laws of numbers`() throws {
    var dice = Dice(state: 15)
    for _ in 0..<20_000 {
      let (a, b, c) = (try random(&dice), try random(&dice), try random(&dice))
      #expect(try a + b == b + a)
      #expect(try a + b - b == a)
      #expect(try (a + b) + c == a + (b + c))
      #expect(try (a * b) * c == a * (b * c))
      #expect(try a * (b + c) == a * b + a * c)
      if b != 0 {
        #expect(try a / b * b == a)
        let rest = try Fraction.modulo(a, b)
        let turns = try (a - rest) / b
        #expect(turns.isWhole)
        #expect(b > 0 ? rest >= 0 && rest < b : rest <= 0 && rest > b)
      }
      #expect(Fraction(a.description) == a)
      let difference = try a - b
      #expect((a < b) == (difference < 0))
      let next = try Fraction(a.floor) + 1
      #expect(Fraction(a.floor) <= a && a < next)
    }
  }

  @Test func `parts of all sizes give the result of 64 bits or an overflow, never another`() throws {
    var dice = Dice(state: 64)
    var fitting = 0
    for _ in 0..<20_000 {
      let (a, b) = (try anySize(&dice), try anySize(&dice))
      guard let sum = try? a + b else { continue }
      fitting += 1
      // What was added can be taken away again, and both ways of comparing agree.
      #expect(try sum - b == a)
      #expect(try sum - a == b)
      #expect((sum > a) == (b > 0))
      if let product = try? a * b, b != 0 { #expect(try product / b == a) }
      #expect(Fraction(sum.description) == sum)
    }
    #expect(fitting > 5_000)
  }

  private func random(_ dice: inout Dice) throws -> Fraction {
    try Fraction(Int.random(in: -999...999, using: &dice), Int.random(in: 1...999, using: &dice))
  }

  private func anySize(_ dice: inout Dice) throws -> Fraction {
    let numerator = Int(bitPattern: UInt(dice.next())) >> Int.random(in: 0...63, using: &dice)
    let denominator = Int(dice.next() >> 1) >> Int.random(in: 0...62, using: &dice)
    return try Fraction(numerator, max(1, denominator))
  }
}
