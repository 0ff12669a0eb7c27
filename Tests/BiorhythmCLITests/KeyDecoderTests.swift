import BiorhythmCLI
import TestSupport
import Testing

/// What a terminal sends, and the keys it means by that.
private struct Sample: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let keys: [Key]

  init(_ text: String, _ keys: Key...) { (bytes, self.keys) = (Array(text.utf8), keys) }
  init(bytes: [UInt8], _ keys: Key...) { (self.bytes, self.keys) = (bytes, keys) }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

private let plain: [Sample] = [
  Sample("q", .character("q")), Sample("Q?", .character("Q"), .character("?")), Sample(" ", .character(" ")),
  Sample("\r", .enter), Sample("\n", .enter), Sample("\t", .tab),
  Sample("\u{08}", .backspace), Sample("\u{7F}", .backspace),
  Sample("\u{01}\u{03}\u{1A}", .control("a"), .control("c"), .control("z")),
  Sample("\u{1C}", .control("\\")), Sample("\u{00}"),
  Sample("é", .character("é")), Sample("木", .character("木")), Sample("🌙", .character("🌙")),
  Sample("e\u{301}", .character("e"), .character("\u{301}")),
]

private let malformed: [Sample] = [
  Sample(bytes: [0xFF, 0x61], .character("a")),
  Sample(bytes: [0xC0, 0xAF, 0x61], .character("a")),
  Sample(bytes: [0x80, 0x9B, 0x61], .character("a")),
  Sample(bytes: [0xE6, 0x9C, 0x61], .character("a")),
  Sample(bytes: [0xE6, 0x1B, 0x5B, 0x43], .right),
  Sample(bytes: [0xED, 0xA0, 0x80, 0x61], .character("a")),
  Sample(bytes: [0xF4, 0x90, 0x80, 0x80, 0x61], .character("a")),
  Sample("\u{9B}a", .character("a")),
]

private let cursor: [Sample] = [
  Sample("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
  Sample("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .up, .down, .right, .left),
  Sample("\u{1B}[1;5C", .right), Sample("\u{1B}[1;129C", .right), Sample("\u{1B}[1;65D", .left),
  Sample("\u{1B}[5A", .up), Sample("\u{1B}O5B", .down), Sample("\u{1B}[c\u{1B}Od", .right, .left),
  Sample("\u{1B}\u{1B}[C", .right), Sample("\u{1B}\u{1B}OD", .left),
  Sample("\u{1B}[1;1:2C", .right), Sample("\u{1B}[1;1:3C"),
  Sample(
    "\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~\u{1B}[1;2H\u{1B}[1;5~", .home, .home, .home, .home, .home, .home),
  Sample("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~\u{1B}[1;129F\u{1B}[4;5~", .end, .end, .end, .end, .end, .end),
  Sample("\u{1B}[5~\u{1B}[5;3~\u{1B}[5^", .pageUp, .pageUp, .pageUp),
  Sample("\u{1B}[6~\u{1B}[6;129~\u{1B}[6@", .pageDown, .pageDown, .pageDown),
  Sample("\u{1B}[3~\u{1B}[3;2~\u{1B}[3$", .delete, .delete, .delete), Sample("\u{1B}[3;1:3~"),
  Sample("\u{1B}OM\u{1B}Op\u{1B}Ok", .enter, .character("0"), .character("+")),
]

private let kitty: [Sample] = [
  Sample("\u{1B}[113u", .character("q")), Sample("\u{1B}[113;129u", .character("q")),
  Sample("\u{1B}[113;65u", .character("Q")), Sample("\u{1B}[113;66u", .character("q")),
  Sample("\u{1B}[99;5u", .control("c")), Sample("\u{1B}[99;133u", .control("c")),
  Sample("\u{1B}[99;6u", .control("c")), Sample("\u{1B}[99;7u", .control("c")),
  Sample("\u{1B}[1089::99;5u", .control("c")), Sample("\u{1B}[49;5u"), Sample("\u{1B}[99;9u"),
  Sample("\u{1B}[127u", .backspace), Sample("\u{1B}[27u", .escape), Sample("\u{1B}[13u", .enter),
  Sample("\u{1B}[27;129u", .escape), Sample("\u{1B}[13;2u", .enter), Sample("\u{1B}[32u", .character(" ")),
  Sample("\u{1B}[9u", .tab), Sample("\u{1B}[9;2u"),
  Sample("\u{1B}[97;2u", .character("A")), Sample("\u{1B}[97:65;2u", .character("A")),
  Sample("\u{1B}[97:65;66u", .character("a")), Sample("\u{1B}[49:33;2u", .character("!")),
  Sample("\u{1B}[223;2u", .character("ß")), Sample("\u{1B}[97;3u"),
  Sample("\u{1B}[97;1:1u", .character("a")), Sample("\u{1B}[97;1:2u", .character("a")),
  Sample("\u{1B}[97;1:3u"), Sample("\u{1B}[27;1:3u"),
  Sample("\u{1B}[97;;229u", .character("å")),
  Sample("\u{1B}[0;;26408:26399u", .character("木"), .character("期")),
  Sample("\u{1B}[57417u\u{1B}[57418;129u", .left, .right), Sample("\u{1B}[57419u\u{1B}[57420u", .up, .down),
  Sample("\u{1B}[57421u\u{1B}[57422u", .pageUp, .pageDown), Sample("\u{1B}[57423u\u{1B}[57424u", .home, .end),
  Sample("\u{1B}[57426u\u{1B}[57414u", .delete, .enter), Sample("\u{1B}[57399u", .character("0")),
  Sample("\u{1B}[57376u"), Sample("\u{1B}[57441;2u"), Sample("\u{1B}[63743u"),
  Sample("\u{1B}[27;5;99~", .control("c")), Sample("\u{1B}[27;133;99~", .control("c")),
  Sample("\u{1B}[27;2;65~", .character("A")), Sample("\u{1B}[27;2;13~", .enter),
]

private let noKeys: [Sample] = [
  "\u{1B}[999~", "\u{1B}[2~", "\u{1B}[15;5~", "\u{1B}[Z", "\u{1B}[E", "\u{1B}[201~", "\u{1B}[[A", "\u{1B}OP",
  "\u{1B}[<0;1;1M", "\u{1B}[<0;1;1m", "\u{1B}[32;10;10M", "\u{1B}[M !!", "\u{1B}[Mq\u{03}q",
  "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y",
  "\u{1B}[4;2$y",
  "\u{1B}[8;24;80t", "\u{1B}[?0u", "\u{1B}[99999999999999999999u", "\u{1B}[1;99999999999999999999u",
  "\u{1B}[55296u", "\u{1B}[1114112u", "\u{1B}[u", "\u{1B}[;u", "\u{1B}[:;:u", "\u{1B}[~", "\u{1B}[27~",
  "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}]0;q\u{07}", "\u{1B}_Gq;OK\u{1B}\\",
  "\u{1B}^q\u{1B}\\", "\u{1B}Xq木\u{1B}\\", "\u{1B}(B", "\u{1B}x", "\u{1B}q", "\u{1B}é", "\u{1B}木",
  "\u{1B}[" + String(repeating: "1;", count: 500) + "u",
].map { Sample($0) }

private let interrupted: [Sample] = [
  Sample("\u{1B}\u{1B}x", .escape), Sample("\u{1B}\u{1B}\u{1B}[C", .escape, .right),
  Sample("\u{1B}\r", .enter), Sample("\u{1B}\u{03}", .control("c")), Sample("\u{1B}[1\u{03}", .control("c")),
  Sample("\u{1B}[1;\u{1B}[C", .right), Sample("\u{1B}O\u{1B}OC", .right),
  Sample("\u{1B}]0;\u{03}", .control("c")), Sample("\u{1B}P\u{1B}[C", .right),
]

private let pasted: [Sample] = [
  Sample("\u{1B}[200~q\u{1B}[201~", .paste("q")), Sample("\u{1B}[200~\u{1B}[201~", .paste("")),
  Sample("\u{1B}[200~1990-01-31\r木\u{1B}[201~q", .paste("1990-01-31\n木"), .character("q")),
  Sample("\u{1B}[200~a\r\nb\n\nc\td\u{03}\u{1B}[201~", .paste("a\nb\n\nc\td")),
  Sample("\u{1B}[200~a\u{1B}[31mb\u{1B}[20\u{1B}[201~", .paste("a[31mb[20")),
  Sample("\u{1B}[200~\u{1B}\u{1B}[201~", .paste("")),
  Sample(bytes: Array("\u{1B}[200~a".utf8) + [0xFF, 0xE6, 0x9C] + Array("b\u{1B}[201~".utf8), .paste("ab")),
]

private let samples = plain + malformed + cursor + kitty + noKeys + interrupted + pasted

// Case 46: Num Lock and the kitty protocol.
@Test(arguments: samples)
private func `bytes mean their keys and leave nothing pending`(sample: Sample) {
  var decoder = KeyDecoder()
  #expect(decoder.decode(sample.bytes) == sample.keys)
  #expect(!decoder.isWaiting)
  #expect(decoder.flush().isEmpty)
  #expect(decoder.decode("j".utf8) == [.character("j")])
}

@Test(arguments: samples)
private func `an arrow that arrives in pieces is one key, and so is everything else`(sample: Sample) {
  var single = KeyDecoder()
  #expect(sample.bytes.flatMap { single.decode([$0]) } == sample.keys)
  for cut in sample.bytes.indices {
    var decoder = KeyDecoder()
    let keys = decoder.decode(sample.bytes[..<cut]) + decoder.decode(sample.bytes[cut...])
    #expect(keys == sample.keys, "cut before byte \(cut)")
  }
}

@Test func `a lone ESC is Escape once the time ran out`() {
  var decoder = KeyDecoder()
  #expect(decoder.decode("\u{1B}".utf8).isEmpty)
  #expect(decoder.isWaiting)
  #expect(decoder.flush() == [.escape])
  #expect(!decoder.isWaiting)
  #expect(decoder.decode("[C".utf8) == [.character("["), .character("C")])
}

@Test func `Escape pressed twice is two keys`() {
  var decoder = KeyDecoder()
  #expect(decoder.decode("\u{1B}\u{1B}".utf8) + decoder.flush() == [.escape, .escape])
}

@Test(arguments: [
  "\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}]0;q", "\u{1B}P", "\u{1B}[M!", "\u{1B}[[", "\u{1B}(",
])
func `an unfinished sequence is dropped once the time ran out`(bytes: String) {
  var decoder = KeyDecoder()
  #expect(decoder.decode(bytes.utf8).isEmpty)
  #expect(decoder.isWaiting)
  #expect(decoder.flush().isEmpty)
  #expect(decoder.decode("q".utf8) == [.character("q")])
}

@Test func `half a character is dropped once the time ran out`() {
  var decoder = KeyDecoder()
  #expect(decoder.decode([0xE6, 0x9C]).isEmpty)
  #expect(decoder.flush().isEmpty)
  #expect(decoder.decode("木".utf8) == [.character("木")])
}

@Test func `a paste survives a silence`() {
  var decoder = KeyDecoder()
  #expect(decoder.decode("\u{1B}[200~one".utf8).isEmpty)
  #expect(decoder.isWaiting)
  #expect(decoder.flush().isEmpty)
  #expect(!decoder.isWaiting, "nothing is left for another flush to settle")
  #expect(decoder.decode(" q\u{03}\u{1B}[201~".utf8) == [.paste("one q")])
}

@Test func `Control-C after a silence gives up a paste without an end`() {
  var decoder = KeyDecoder()
  #expect((decoder.decode("\u{1B}[200~one".utf8) + decoder.flush()).isEmpty)
  #expect(decoder.decode("\u{03}q".utf8) == [.control("c"), .character("q")])
}

@Test func `only the first 64 KiB of a paste are kept`() {
  var decoder = KeyDecoder()
  let text = String(repeating: "木", count: 30_000)
  let kept = String(repeating: "木", count: 64 * 1024 / 3)
  #expect(decoder.decode("\u{1B}[200~\(text)\u{1B}[201~q".utf8) == [.paste(kept), .character("q")])
}

@Test(arguments: [1, 2, 3] as [UInt64])
func `random bytes mean the same keys however they are cut`(seed: UInt64) {
  var random = Dice(state: seed)
  // Half of the bytes are those that sequences are made of, or chance would hardly make one.
  let frequent = Array("\u{1B}\u{1B}\u{1B}\u{1B}[[[O]P\\0123579;:~$<?MuACHq\u{07}\u{03}\u{18}木é".utf8)
  let bytes = (0..<100_000).map { _ in
    Bool.random(using: &random)
      ? UInt8.random(in: 0...255, using: &random)
      : frequent[Int.random(in: 0..<frequent.count, using: &random)]
  }
  var whole = KeyDecoder()
  let keys = whole.decode(bytes)
  var cut = KeyDecoder()
  var pieces: [Key] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Int.random(in: 1...40, using: &random)
    pieces += cut.decode(rest.prefix(count))
    rest = rest.dropFirst(count)
  }
  #expect(pieces == keys)
  #expect(cut.isWaiting == whole.isWaiting)
  #expect(cut.flush() == whole.flush())
  #expect(!keys.contains(.character("\u{FFFD}")))
}
