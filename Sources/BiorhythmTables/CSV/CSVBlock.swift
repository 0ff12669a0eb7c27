/// The part of a file that is in memory: from the row in hand to the end of what was read.
struct CSVBlock: ~Copyable {
  /// How many bytes behind the end may be read as a word; they are zero.
  static let slack = 2 * RowWriter.stride

  private var memory: UnsafeMutableRawPointer
  private var size = 1 << 18
  private var end = 0

  /// The first byte that is not passed yet.
  private(set) var start: UnsafeMutableRawPointer

  /// Whether the file holds nothing beyond ``rest``.
  private(set) var isLast = false

  /// Whether the file had less to give than it was asked for, as a terminal or pipe does.
  private(set) var isShort = false

  init() {
    memory = .allocate(byteCount: size, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.slack)
    start = memory
  }

  deinit {
    memory.deallocate()
  }

  /// What is in memory and not passed yet.
  var rest: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start, count: memory + end - start)
  }

  /// Whether the last byte of the file was passed.
  var isAtEnd: Bool { isLast && start == memory + end }

  /// Passes bytes.
  mutating func advance(by count: Int) {
    start += count
    assert(start <= memory + end)
  }

  /// Reads on until the file's end or a line end has come, or more than a number of bytes are in memory.
  ///
  /// Without a line end nothing can be done with what comes, so that small pieces of a long row cost no more than
  /// large ones.
  mutating func fill(upTo limit: Int, from source: CSVReader.Source) throws(ReadingFailure) {
    while !isLast {
      makeRoom()
      let room = UnsafeMutableRawBufferPointer(start: memory + end, count: size - Self.slack - end)
      let count = min(max(try source(room), 0), room.count)
      isLast = count == 0
      isShort = count < room.count
      end += count
      (memory + end).initializeMemory(as: UInt8.self, repeating: 0, count: Self.slack)
      if end > limit || room[..<count].contains(where: { $0 == newline || $0 == carriageReturn }) { return }
    }
  }

  /// Moves what is not passed to the front, or into twice the memory where it fills all of it.
  private mutating func makeRoom() {
    let rest = UnsafeRawBufferPointer(rest)
    let isFull = rest.count + Self.slack >= size
    if isFull { size *= 2 }
    let roomy = isFull ? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8) : memory
    UnsafeMutableRawBufferPointer(start: roomy, count: size).copyMemory(from: rest)
    if isFull { memory.deallocate() }
    (memory, start, end) = (roomy, roomy, rest.count)
  }
}
