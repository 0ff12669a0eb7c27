import BiorhythmSystem
import BiorhythmTables
import Testing

struct ByteWriterTests {
  @Test func `bytes are handed on in blocks, in order`() throws {
    var blocks: [[UInt8]] = []
    try withoutActuallyEscaping({ (block: UnsafeRawBufferPointer) throws(WriteFailure) in
      blocks.append(Array(block))
    }) { sink in
      var out = ByteWriter(blockSize: 4, to: sink)
      try out.append("abc")
      try out.append(literal: "de")
      try out.append([UInt8](repeating: 0x66, count: 9))
      try out.append(upTo: 4) { place in
        place.append(0x67)
      }
      try out.append("")
      try out.append([])
      try out.flush()
      try out.flush()
    }
    #expect(blocks == [Array("abc".utf8), Array("de".utf8), Array("fffffffff".utf8), Array("g".utf8)])
  }

  @Test func `a place that is larger than the block makes the block grow`() throws {
    let written = try bytes(blockSize: 4) { (out) throws(WriteFailure) in
      try out.append("abc")
      try out.append(upTo: 100) { place in
        for _ in 0..<100 { place.append(0x78) }
      }
      try out.append("def")
    }
    #expect(written == Array(("abc" + String(repeating: "x", count: 100) + "def").utf8))
  }

  @Test func `a failure of the place they go to is thrown`() {
    #expect(throws: WriteFailure(code: .noSpace)) {
      var out = ByteWriter(blockSize: 4) { _ throws(WriteFailure) in throw WriteFailure(code: .noSpace) }
      try out.append("abc")
      try out.append("de")
    }
  }
}

/// Returns what a body writes through blocks of a size.
private func bytes(
  blockSize: Int, _ write: (inout ByteWriter) throws(WriteFailure) -> Void
) throws -> [UInt8] {
  var result: [UInt8] = []
  try withoutActuallyEscaping({ (block: UnsafeRawBufferPointer) throws(WriteFailure) in
    result.append(contentsOf: block)
  }) { sink in
    var out = ByteWriter(blockSize: blockSize, to: sink)
    try write(&out)
    try out.flush()
  }
  return result
}
