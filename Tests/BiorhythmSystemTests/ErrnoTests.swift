import BiorhythmSystem
import Testing

/// Error numbers and their words.
@Suite struct ErrnoTests {
  @Test(arguments: [
    (Errno.notFound, "No such file or directory"), (.noPermission, "Permission denied"),
    (.noSpace, "No space left on device"), (.notOpen, "Bad file descriptor"), (.brokenPipe, "Broken pipe"),
  ])
  func `an error number is told in the C library's words`(code: Errno, words: String) {
    #expect(code.description == words)
  }

  @Test func `a file that is not there cannot be opened`() throws {
    #expect(throws: Errno.notFound) { try Descriptor(reading: "/no/such/file") }
    #expect(try readFile("/no/such/file", limit: 1) == nil)
  }

  @Test func `reading a folder fails, and a file without an end is too large`() {
    #expect(throws: ReadFailure.system(.isFolder)) { try readFile("/", limit: 1) }
    #expect(throws: ReadFailure.tooLarge) { try readFile("/dev/zero", limit: 100_000) }
  }

  @Test func `writing to what only reads is refused`() throws {
    let file = try Descriptor(reading: "/dev/null")
    defer { file.close() }
    #expect(throws: Errno.notOpen) { try file.write("x") }
    #expect(!file.isTerminal && file.columns == nil)
  }
}
