/// A calendar cut into blocks of 21 days, put in random order: whole weeks, and no multiple of the 28-day cycle.
///
/// A rest of fewer than 21 days at the end stays where it is.
struct BlockPermutation {
  /// The days of a block.
  static let blockLength = 21

  /// The block that lies at each place.
  private(set) var order: [Int]

  /// The blocks of a calendar, in their own order.
  init(days: Int) { order = Array(0..<days / Self.blockLength) }

  /// Puts the blocks in random order.
  mutating func shuffle(using generator: inout SplitMix64) {
    generator.shuffle(&order, in: order.startIndex..<order.endIndex)
  }
}
