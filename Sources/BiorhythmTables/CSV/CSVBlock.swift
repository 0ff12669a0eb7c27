/// The part of a file that is in memory: from the row in hand to the end of what was read.
struct CSVBlock: ~Copyable {
  /// How many bytes behind the end may be read as a word; they are zero.
  static let slack = 2 * RowWriter.stride

  private var memory: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0

  /// Whether the file holds nothing beyond ``rest``.
  private(set) var isLast = false

  /// Whether the file had less to give than it was asked for, as a terminal or pipe does.
  private(set) var isShort = false

  init() {
    memory = .allocate(byteCount: 1 << 18, alignment: 8)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    memory.deallocate()
  }

  /// What is in memory and not passed yet.
  @inline(__always)
  var rest: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: memory[start..<end]) }

  /// Whether the last byte of the file was passed.
  var isAtEnd: Bool { isLast && start == end }

  /// Passes bytes.
  @inline(__always)
  mutating func advance(by count: Int) {
    start += count
    assert(start <= end)
  }

  /// Reads on until the file's end or a line end has come, or more than a number of bytes are in memory.
  ///
  /// Without a line end nothing can be done with what comes, so that small pieces of a long row cost no more than
  /// large ones.
  mutating func fill(upTo limit: Int, from source: CSVReader.Source) throws(ReadingFailure) {
    while !isLast {
      makeRoom()
      let room = memory[end..<memory.count - Self.slack]
      let count = min(max(try source(UnsafeMutableRawBufferPointer(rebasing: room)), 0), room.count)
      isLast = count == 0
      isShort = count < room.count
      let added = end..<end + count
      end = added.upperBound
      let behind = UnsafeMutableRawBufferPointer(rebasing: memory[end..<end + Self.slack])
      behind.initializeMemory(as: UInt8.self, repeating: 0)
      if end - start > limit || memory[added].contains(where: { $0 == newline || $0 == carriageReturn }) {
        return
      }
    }
  }

  private mutating func makeRoom() {
    let rest = UnsafeRawBufferPointer(rest)
    if end + Self.slack < memory.count || start > 0 {
      memory.copyMemory(from: rest)
    } else {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * memory.count, alignment: 8)
      larger.copyMemory(from: rest)
      memory.deallocate()
      memory = larger
    }
    (start, end) = (0, rest.count)
  }
}
