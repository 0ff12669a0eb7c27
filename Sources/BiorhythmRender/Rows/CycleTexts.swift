internal import BiorhythmCore

/// What a format writes of one cycle on one day.
struct CycleText {
  /// The cycle's cell or member.
  var text: String
  /// What the format lists behind all cells on a day with a turning point, else empty.
  var word = ""
  /// Whether the cycle has a turning point on the day.
  var hasTurningPoint: Bool
}

/// The texts of the chosen cycles on a day of life, stepped day by day.
///
/// What a cycle does repeats with its period, so that in a long window the texts of one turn are made once and then
/// copied. Where a turn is longer than the window, or the texts of all turns would take more than `memoryLimit`, a
/// cycle has a single text that is made anew each day.
struct CycleTexts: ~Copyable {
  /// The most bytes that the texts of whole turns take.
  private static let memoryLimit = 8 << 20

  /// One cycle's texts in memory: a slot for each day of its turn, or just one.
  struct Column {
    fileprivate let first: UnsafeMutableRawPointer
    fileprivate let end: UnsafeMutableRawPointer
    fileprivate let isRepeating: Bool
    /// The day's slot.
    fileprivate(set) var slot: UnsafeMutableRawPointer
  }

  /// The size of a slot's beginning, which holds two lengths and a flag.
  private static let headLength = 16
  private typealias Step = SIMD32<UInt8>
  /// What the room of a text or word is a multiple of.
  static let step = 32
  private static let wordLengthOffset = 2
  private static let turningPointOffset = 4

  private let cycles: [Cycle]
  private let textRoom: Int
  private let wordRoom: Int
  private let stride: Int
  private let memory: UnsafeMutableRawBufferPointer
  private let columns: UnsafeMutableBufferPointer<Column>
  private let make: (_ index: Int, Reading) -> CycleText
  private var day: Int

  /// Prepares the texts.
  ///
  /// - Parameters:
  ///   - cycles: The chosen cycles.
  ///   - day: The day of life to begin with, not negative.
  ///   - count: How many days are stepped through.
  ///   - textRoom: The most bytes that a text has, a multiple of ``step``.
  ///   - wordRoom: The most bytes that a word has, a multiple of ``step``.
  ///   - make: Makes the text of a cycle, by its index, on a day.
  init(
    of cycles: [Cycle], from day: Int, count: Int, textRoom: Int, wordRoom: Int = 0,
    make: @escaping (_ index: Int, Reading) -> CycleText
  ) {
    let stride = Self.headLength + textRoom + wordRoom
    var rest = Self.memoryLimit / stride
    let turns = cycles.map { cycle in
      // A composite repeats when all its parts do.
      let turn = Cycle.repeatInDays(of: [cycle]) ?? .max
      guard turn <= min(count, rest) else { return 1 }
      rest -= turn
      return turn
    }
    memory = .allocate(byteCount: max(1, turns.reduce(0, +)) * stride, alignment: 16)
    columns = .allocate(capacity: cycles.count)
    self.cycles = cycles
    self.textRoom = textRoom
    self.wordRoom = wordRoom
    self.stride = stride
    self.make = make
    self.day = day
    guard var first = memory.baseAddress else { return }
    for (index, turn) in turns.enumerated() {
      let isRepeating = turn > 1
      let slot = first + (isRepeating ? day % turn * stride : 0)
      columns.initializeElement(
        at: index,
        to: Column(first: first, end: first + turn * stride, isRepeating: isRepeating, slot: slot))
      for dayOfTurn in 0..<turn {
        fill(first + dayOfTurn * stride, index, onDay: isRepeating ? dayOfTurn : day)
      }
      first += turn * stride
    }
  }

  deinit {
    memory.deallocate()
    columns.deallocate()
  }

  /// How many bytes each of ``writeTexts(to:)`` and ``writeWords(to:)`` touches at most.
  var room: Int { columns.count * max(textRoom, wordRoom) }

  /// Goes on to the next day.
  mutating func advance() {
    day &+= 1
    // Behind a copy, as Swift 6.3 with -sanitize=thread does not compile a change behind a property of self.
    let columns = columns
    for index in columns.indices {
      if columns[index].isRepeating {
        columns[index].slot += stride
        if columns[index].slot == columns[index].end { columns[index].slot = columns[index].first }
      } else {
        fill(columns[index].slot, index, onDay: day)
      }
    }
  }

  /// Whether any cycle has a turning point on the day.
  var hasTurningPoint: Bool {
    columns.contains { hasTurningPoint($0.slot) }
  }

  /// Writes the day's texts of all cycles and returns their length.
  func writeTexts(to place: UnsafeMutableRawPointer) -> Int {
    var end = place
    for column in columns {
      end += copy(column.slot + Self.headLength, length: column.slot.load(as: UInt16.self), to: end)
    }
    return end - place
  }

  /// Writes the day's words of all cycles and returns their length, which is 0 where there are none.
  func writeWords(to place: UnsafeMutableRawPointer) -> Int {
    var end = place
    for column in columns {
      let length = column.slot.load(fromByteOffset: Self.wordLengthOffset, as: UInt16.self)
      end += copy(column.slot + Self.headLength + textRoom, length: length, to: end)
    }
    return end - place
  }

  private func hasTurningPoint(_ slot: UnsafeMutableRawPointer) -> Bool {
    slot.load(fromByteOffset: Self.turningPointOffset, as: Bool.self)
  }

  private func fill(_ slot: UnsafeMutableRawPointer, _ index: Int, onDay day: Int) {
    let made = make(index, Reading(of: cycles[index], onDay: day))
    let lengths = (text: made.text.utf8.count, word: made.word.utf8.count)
    precondition(lengths.text <= textRoom && lengths.word <= wordRoom)
    slot.storeBytes(of: UInt16(lengths.text), as: UInt16.self)
    slot.storeBytes(of: UInt16(lengths.word), toByteOffset: Self.wordLengthOffset, as: UInt16.self)
    slot.storeBytes(of: made.hasTurningPoint, toByteOffset: Self.turningPointOffset, as: Bool.self)
    let text = slot + Self.headLength
    UnsafeMutableRawBufferPointer(start: text, count: lengths.text).copyBytes(from: made.text.utf8)
    UnsafeMutableRawBufferPointer(start: text + textRoom, count: lengths.word).copyBytes(from: made.word.utf8)
  }

  /// Copies in steps of ``step`` bytes, which is faster than exactly for texts this short; both ends have the room.
  ///
  /// The first step is always taken: a processor cannot foresee on which days there is something to copy.
  private func copy(
    _ source: UnsafeMutableRawPointer, length: UInt16, to place: UnsafeMutableRawPointer
  ) -> Int {
    let length = Int(length)
    var offset = 0
    repeat {
      place.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: Step.self), toByteOffset: offset, as: Step.self)
      offset &+= Self.step
    } while offset < length
    return length
  }
}
