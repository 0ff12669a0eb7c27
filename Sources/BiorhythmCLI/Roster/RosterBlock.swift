package import BiorhythmSystem

/// Reading a roster stopped, because the system refused.
package struct RosterReadFailure: Error, Hashable, Sendable {
  package let code: Errno

  package init(code: Errno) {
    self.code = code
  }
}

/// The part of a file that is in memory: from the row in hand to the end of what was read.
struct RosterBlock: ~Copyable {
  /// Fills memory with the next bytes of the file and returns how many; 0 at its end.
  typealias Source = (UnsafeMutableRawBufferPointer) throws(RosterReadFailure) -> Int

  /// How many bytes behind the end may be read as a word; they are zero.
  static let slack = 32

  private var memory: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0

  /// Whether the file holds nothing beyond ``rest``.
  private(set) var isLast = false

  /// Whether the file had less to give than it was asked for, as a terminal or pipe does.
  private(set) var isShort = false

  init() {
    memory = .allocate(byteCount: 1 << 18, alignment: 8)
    memory[0..<Self.slack].rebased.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    memory.deallocate()
  }

  /// What is in memory and not passed yet.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[start..<end]) }

  /// The first byte of ``rest``; there are ``slack`` readable bytes behind its last one.
  @inline(__always)
  var next: UnsafeRawPointer? { memory.baseAddress.map { UnsafeRawPointer($0 + start) } }

  /// Passes bytes.
  @inline(__always)
  mutating func advance(by count: Int) {
    start += count
    assert(start <= end)
  }

  /// Turns the doubled quotation marks of a field into single ones, in place.
  ///
  /// - Parameter field: Its range in ``rest``.
  /// - Returns: The range of what is left.
  mutating func joinDoubledQuotes(in field: Range<Int>) -> Range<Int> {
    var read = start + field.lowerBound
    var write = read
    while read < start + field.upperBound {
      memory[write] = memory[read]
      read += memory[read] == quotationMark ? 2 : 1
      write += 1
    }
    return field.lowerBound..<write - start
  }

  /// Reads on until the file's end or a line end has come, or more than a number of bytes are in memory.
  ///
  /// Without a line end nothing can be done with what comes, so that small pieces of a long row cost no more than
  /// large ones.
  mutating func fill(upTo limit: Int, from source: Source) throws(RosterReadFailure) {
    while !isLast {
      makeRoom()
      let room = memory[end..<memory.count - Self.slack]
      let count = try source(UnsafeMutableRawBufferPointer(rebasing: room))
      isLast = count == 0
      isShort = count < room.count
      let added = end..<end + min(max(count, 0), room.count)
      end = added.upperBound
      memory[end..<end + Self.slack].rebased.initializeMemory(as: UInt8.self, repeating: 0)
      if end - start > limit || memory[added].contains(where: { $0 == newline || $0 == carriageReturn }) {
        return
      }
    }
  }

  private mutating func makeRoom() {
    if start > 0 {
      memory[0..<end - start].rebased.copyMemory(from: rest)
      end -= start
      start = 0
    }
    guard end + Self.slack >= memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * memory.count, alignment: 8)
    larger.copyMemory(from: rest)
    memory.deallocate()
    memory = larger
  }
}

extension Slice<UnsafeMutableRawBufferPointer> {
  fileprivate var rebased: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: self) }
}
