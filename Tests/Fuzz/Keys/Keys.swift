import BiorhythmCLI

/// Bytes from a terminal; the first one says how the rest is cut into reads.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let bytes = Array(input.dropFirst())
  let (keys, isWaiting) = decode([bytes])
  check(keys)
  let length = Int(first % 16) + 1
  let pieces = stride(from: 0, to: bytes.count, by: length).map {
    Array(bytes[$0..<min($0 + length, bytes.count)])
  }
  let (others, isOtherWaiting) = decode(pieces)
  precondition(others == keys && isWaiting == isOtherWaiting, "the cuts do not matter")
  return 0
}

/// The keys of some reads and of the silence behind them; whether a paste is still open then.
private func decode(_ reads: [[UInt8]]) -> (keys: [Key], isWaiting: Bool) {
  var decoder = KeyDecoder()
  var keys = reads.flatMap { decoder.decode($0) }
  keys += decoder.flush()
  precondition(decoder.flush().isEmpty, "a second silence adds nothing")
  let isWaiting = decoder.isWaiting
  var other = decoder
  precondition(other.decode([0x03]).last == .control("c"), "Control-C works after any silence")
  return (keys, isWaiting)
}

private func check(_ keys: [Key]) {
  for key in keys {
    switch key {
    case .character(let character):
      precondition(
        character.unicodeScalars.count == 1 && !isControl(character.unicodeScalars), "a character is one")
    case .paste(let text):
      precondition(
        !isControl(text.unicodeScalars.filter { !"\n\t".unicodeScalars.contains($0) }), "a paste is text")
      precondition(text.utf8.count <= 64 << 10, "a paste has an end")
    default: break
    }
  }
}

private func isControl(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
  scalars.contains { $0.properties.generalCategory == .control }
}
