import TestSupport
import Testing

struct GoldenTests {
  @Test func `a missing golden is a difference`() {
    #expect(Golden("no such document.txt").difference(from: []) != nil)
  }

  @Test func `a golden equals its own bytes and nothing else`() {
    let golden = Golden("two-lines.txt")
    #expect(golden.difference(from: Array("one\ntwo\n".utf8)) == nil)
    #expect(golden.difference(from: Array("one\ntwo".utf8))?.contains("from line 3 on") == true)
    #expect(golden.difference(from: Array("one\nTWO\n".utf8))?.contains("recorded: two") == true)
  }
}
