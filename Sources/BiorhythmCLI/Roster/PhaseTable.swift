internal import BiorhythmCore

/// What some cycles show on any day of life, worked out once for each day of a cycle.
struct PhaseTable: ~Copyable {
  /// One cycle's part of the table.
  private struct Turn {
    let days: UInt64
    /// ⌈2⁶⁴ / days⌉, to take remainders without a division.
    let reciprocal: UInt64
    let firstEntry: Int
    /// How many days of the turn have an entry; the rest are worked out every time.
    let entryCount: Int
  }

  /// The most entries of all cycles together, so that memory stays small however many and long they are.
  private static let capacity = 1 << 18

  private let cycles: [Cycle]
  private let turns: UnsafeMutableBufferPointer<Turn>
  private let entries: UnsafeMutablePointer<PhaseEntry>
  private let percentText: (Int) -> String

  /// Creates a table that is still to be filled, as the days come.
  ///
  /// - Parameters:
  ///   - cycles: In the order in which they are asked for.
  ///   - percentText: Writes a percent in at most six bytes.
  init(cycles: [Cycle], percentText: @escaping (Int) -> String) {
    self.cycles = cycles
    self.percentText = percentText
    turns = .allocate(capacity: cycles.count)
    var entryCount = 0
    for (index, cycle) in cycles.enumerated() {
      let days = Cycle.repeatInDays(of: [cycle]) ?? 1
      let turn = Turn(
        days: UInt64(days), reciprocal: UInt64.max / UInt64(days) + 1, firstEntry: entryCount,
        entryCount: min(days, Self.capacity - entryCount))
      turns.initializeElement(at: index, to: turn)
      entryCount += turn.entryCount
    }
    entries = .allocate(capacity: entryCount)
    entries.initialize(repeating: PhaseEntry(word: 0), count: entryCount)
  }

  deinit {
    turns.deallocate()
    entries.deallocate()
  }

  /// How many cycles there are.
  var count: Int { turns.count }

  /// Returns what a cycle shows.
  ///
  /// - Parameters:
  ///   - index: The cycle's place, below ``count``.
  ///   - day: Days since birth, 0 to 3,652,058.
  @inline(__always)
  func entry(ofCycle index: Int, onDay day: Int) -> PhaseEntry {
    let turn = turns[index]
    // Source: Lemire, Kaser, Kurz, "Faster Remainder by Direct Computation"; exact for 32-bit numbers.
    let phase = Int(
      truncatingIfNeeded: turn.days.multipliedFullWidth(by: turn.reciprocal &* UInt64(day)).high)
    guard phase < turn.entryCount else { return makeEntry(ofCycle: index, phase: phase) }
    let found = entries[turn.firstEntry + phase]
    if found.word != 0 { return found }
    let made = makeEntry(ofCycle: index, phase: phase)
    entries[turn.firstEntry + phase] = made
    return made
  }

  /// Returns how many of the cycles cross zero on a day.
  func criticalCount(onDay day: Int) -> Int {
    (0..<count).count { entry(ofCycle: $0, onDay: day).isCritical }
  }

  @inline(never)
  private func makeEntry(ofCycle index: Int, phase: Int) -> PhaseEntry {
    let cycle = cycles[index]
    return PhaseEntry(
      percentText: percentText(cycle.percent(onDay: phase)), event: cycle.turningPoint(onDay: phase))
  }
}

/// A cycle's percent as text and its event, in one word.
struct PhaseEntry {
  /// Text in bytes 0 to 5; in byte 6 the event, and in its highest bit whether it is a crossing of zero; in byte 7 the
  /// length of the text.
  fileprivate let word: UInt64

  fileprivate init(word: UInt64) {
    self.word = word
  }

  fileprivate init(percentText: String, event: TurningPoint?) {
    var word: UInt64 = 0
    for byte in percentText.utf8.prefix(6).reversed() { word = word << 8 | UInt64(byte) }
    let code = event.flatMap { TurningPoint.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let crossing: UInt64 = event?.isCritical == true ? 1 << 55 : 0
    self.word = word | crossing | UInt64(code) << 48 | UInt64(min(percentText.utf8.count, 6)) << 56
  }

  /// The bytes of the percent, the first one lowest, with others behind them.
  var text: UInt64 { word }

  /// How many bytes the percent takes, 1 to 6.
  var textCount: Int { Int(word >> 56) }

  /// How many terminal columns the percent takes; U+2212, its only character beyond ASCII, has three bytes.
  var textColumns: Int { word & 0xFF == 0xE2 ? textCount - 2 : textCount }

  /// The event's place in `TurningPoint.allCases` and one, or 0.
  var eventCode: Int { Int(word >> 48 & 0x7F) }

  /// Whether the curve crosses zero.
  var isCritical: Bool { word >> 55 & 1 == 1 }
}
