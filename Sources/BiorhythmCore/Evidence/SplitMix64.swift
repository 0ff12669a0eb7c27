/// The generator SplitMix64 (Steele, Lea and Flood, 2014): the same numbers from the same seed on every machine.
///
/// Bounded integers and shuffles are its own, so that they cannot change with the standard library.
package struct SplitMix64: Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next integer in 0..<bound, each equally likely (Lemire 2019, multiplication with rejection).
  ///
  /// - Parameter bound: At least 1.
  package mutating func next(below bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// Puts a stretch of an array into random order, every order equally likely (Fisher and Yates).
  package mutating func shuffle<Element>(_ array: inout [Element], in range: Range<Int>) {
    guard range.count > 1 else { return }
    for place in stride(from: range.upperBound - 1, to: range.lowerBound, by: -1) {
      array.swapAt(place, range.lowerBound + next(below: place - range.lowerBound + 1))
    }
  }
}
