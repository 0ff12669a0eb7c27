internal import BiorhythmCore
internal import BiorhythmTables

/// What a format writes of one cycle on one day.
struct CycleText {
  /// The cycle's cell or member.
  var text: String
  /// What the format lists behind all cells on a day with a turning point, else empty.
  var word = ""
  /// Whether the cycle has a turning point on the day.
  var hasTurningPoint: Bool
}

/// The texts of the chosen cycles on a day of life, stepped day by day or looked up for any day.
///
/// What a cycle does repeats with its period, so that each text is made once, when its day first comes, and then
/// copied. Where a turn is longer than the days that are wanted, or the texts of all turns would take more than
/// `memoryLimit`, a cycle has a single text that is made anew each time.
struct CycleTexts: ~Copyable {
  /// The most bytes that the texts of whole turns take.
  private static let memoryLimit = 8 << 20

  /// The lengths of a slot's text and word; both are 0 where it is to be filled.
  private struct Head {
    var textCount: UInt16 = 0
    var wordCount: UInt8 = 0
    var hasTurningPoint = false
  }

  /// One cycle's texts: a slot for each day of its turn, or just one.
  private struct Column {
    let firstSlot: Int
    let slotCount: Int
    /// ⌈2⁶⁴ / slotCount⌉, to take remainders without a division; 0 for a single slot.
    let reciprocal: UInt64
    let isRepeating: Bool
    /// The day's slot, where its text begins, and its lengths.
    var slot: Int
    var text: UnsafeMutableRawPointer
    var head = Head()
  }

  private let cycles: [Cycle]
  private let textRoom: Int
  private let stride: Int
  private let memory: UnsafeMutableRawPointer
  private let heads: UnsafeMutablePointer<Head>
  private let columns: UnsafeMutableBufferPointer<Column>
  private let read: (Cycle, _ day: Int) -> Reading
  private let make: (_ index: Int, Reading) -> CycleText
  private var day = 0

  /// How many bytes each of ``writeTexts(to:)`` and ``writeWords(to:)`` writes at most.
  let room: Int

  /// Prepares the texts; ``move(to:)`` comes before all else.
  ///
  /// - Parameters:
  ///   - cycles: The chosen cycles.
  ///   - days: About how many days are wanted; 0 where a day may read otherwise than a turn before.
  ///   - textRoom: The most bytes that a text has.
  ///   - wordRoom: The most bytes that a word has.
  ///   - read: Reads a cycle on a day of life.
  ///   - make: Makes the text of a cycle, by its index, on a day; it must not be empty.
  init(
    of cycles: [Cycle], days: Int = .max, textRoom: Int, wordRoom: Int = 0,
    read: @escaping (Cycle, _ day: Int) -> Reading = Reading.init,
    make: @escaping (_ index: Int, Reading) -> CycleText
  ) {
    func wholeStrides(_ room: Int) -> Int {
      (room + RowWriter.stride - 1) / RowWriter.stride * RowWriter.stride
    }
    self.textRoom = wholeStrides(textRoom)
    let stride = wholeStrides(textRoom) + wholeStrides(wordRoom)
    var rest = Self.memoryLimit / stride
    // A composite repeats when all its parts do.
    let turns = cycles.map { Cycle.repeatInDays(of: [$0]) ?? .max }
    let slots = turns.map { turn in
      guard turn <= min(days, rest) else { return 1 }
      rest -= turn
      return turn
    }
    self.cycles = cycles
    self.stride = stride
    self.read = read
    self.make = make
    room = cycles.count * max(self.textRoom, stride - self.textRoom)
    let slotCount = max(1, slots.reduce(0, +))
    memory = .allocate(byteCount: slotCount * stride, alignment: 16)
    heads = .allocate(capacity: slotCount)
    heads.initialize(repeating: Head(), count: slotCount)
    columns = .allocate(capacity: cycles.count)
    var first = 0
    for (index, count) in slots.enumerated() {
      let column = Column(
        firstSlot: first, slotCount: count, reciprocal: .max / UInt64(count) &+ 1,
        isRepeating: count == turns[index], slot: first, text: memory)
      columns.initializeElement(at: index, to: column)
      first += count
    }
  }

  deinit {
    columns.deallocate()
    heads.deallocate()
    memory.deallocate()
  }

  /// Goes to a day of life.
  ///
  /// - Parameter day: 0 to 3,652,058.
  @inline(__always)
  mutating func move(to day: Int) {
    self.day = day
    for index in columns.indices {
      // Source: Lemire, Kaser, Kurz, "Faster Remainder by Direct Computation"; exact for 32-bit numbers.
      let fraction = columns[index].reciprocal &* UInt64(truncatingIfNeeded: day)
      let count = UInt64(truncatingIfNeeded: columns[index].slotCount)
      let phase = Int(truncatingIfNeeded: count.multipliedFullWidth(by: fraction).high)
      show(columns[index].firstSlot &+ phase, of: index)
    }
  }

  /// Goes on to the next day.
  @inline(__always)
  mutating func advance() {
    day &+= 1
    for index in columns.indices {
      let next = columns[index].slot &+ 1
      let isOver = next == columns[index].firstSlot &+ columns[index].slotCount
      show(isOver ? columns[index].firstSlot : next, of: index)
    }
  }

  @inline(__always)
  private mutating func show(_ slot: Int, of index: Int) {
    // Behind a copy, as Swift 6.3 with -sanitize=thread does not compile a change behind a property of self.
    let columns = columns
    let head = heads[slot]
    columns[index].slot = slot
    columns[index].text = memory + slot &* stride
    columns[index].head = head
    if head.textCount == 0 { fill(index) }
  }

  /// Whether any cycle has a turning point on the day.
  var hasTurningPoint: Bool { columns.contains { $0.head.hasTurningPoint } }

  /// Writes the day's texts of all cycles.
  @inline(__always)
  func writeTexts(to cursor: inout RowWriter) {
    // By way of a copy that no store can change, so that it stays in a register.
    var end = cursor
    for column in columns { end.append(strides: column.text, count: Int(column.head.textCount)) }
    cursor = end
  }

  /// Writes the day's words of all cycles; nothing where there are none.
  @inline(__always)
  func writeWords(to cursor: inout RowWriter) {
    var end = cursor
    let textRoom = textRoom
    for column in columns { end.append(strides: column.text + textRoom, count: Int(column.head.wordCount)) }
    cursor = end
  }

  @inline(never)
  private mutating func fill(_ index: Int) {
    let columns = columns
    let column = columns[index]
    let made = make(index, read(cycles[index], day))
    let (text, word) = (made.text.utf8, made.word.utf8)
    precondition(!text.isEmpty && text.count <= textRoom && word.count <= stride - textRoom)
    UnsafeMutableRawBufferPointer(start: column.text, count: text.count).copyBytes(from: text)
    UnsafeMutableRawBufferPointer(start: column.text + textRoom, count: word.count).copyBytes(from: word)
    columns[index].head = Head(
      textCount: UInt16(text.count), wordCount: UInt8(word.count), hasTurningPoint: made.hasTurningPoint)
    if column.isRepeating { heads[column.slot] = columns[index].head }
  }
}
