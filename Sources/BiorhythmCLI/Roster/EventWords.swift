internal import BiorhythmCore

/// A word for every turning point of some cycles, laid out so that the ones of a day are copied without a branch.
///
/// Which days have events is as good as random, and a wrongly foreseen branch costs more than all three copies.
struct EventWords: ~Copyable {
  /// Text, filled up with zeros, and its length in the last byte.
  private static let slotSize = 128
  private let slots: UnsafeMutableRawBufferPointer
  private let slotsOfCycle = TurningPoint.allCases.count + 1

  /// Creates the words.
  ///
  /// - Parameters:
  ///   - cycles: In the order of their columns.
  ///   - word: Says what happens, in at most 95 bytes.
  init(cycles: [Cycle], word: (Cycle, TurningPoint) -> String) {
    slots = .allocate(byteCount: cycles.count * slotsOfCycle * Self.slotSize, alignment: 64)
    slots.initializeMemory(as: UInt8.self, repeating: 0)
    for (index, cycle) in cycles.enumerated() {
      for (code, point) in TurningPoint.allCases.enumerated() {
        let text = word(cycle, point).utf8.prefix(Self.slotSize - RowCursor.stride - 1)
        let slot = (index * slotsOfCycle + code + 1) * Self.slotSize
        UnsafeMutableRawBufferPointer(rebasing: slots[slot...]).copyBytes(from: text)
        slots[slot + Self.slotSize - 1] = UInt8(text.count)
      }
    }
  }

  deinit {
    slots.deallocate()
  }

  /// Returns the word for what a cycle shows; empty where nothing happens.
  @inline(__always)
  func word(ofCycle index: Int, _ entry: PhaseEntry) -> UnsafeRawBufferPointer {
    let slot = (index &* slotsOfCycle &+ entry.eventCode) &* Self.slotSize
    let start = slots.baseAddress.map { UnsafeRawPointer($0 + slot) }
    let count = start?.load(fromByteOffset: Self.slotSize - 1, as: UInt8.self) ?? 0
    return UnsafeRawBufferPointer(start: start, count: Int(count))
  }
}
