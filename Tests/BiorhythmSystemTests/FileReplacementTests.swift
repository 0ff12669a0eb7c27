import BiorhythmSystem
import Testing

/// Where an output would go, told by the files themselves and not by their names.
@Suite struct FileIdentityTests {
  @Test func `a file is the same by any path, and another one is not`() throws {
    let known = try #require(FileIdentity(of: "/etc/passwd"))
    #expect(FileIdentity(of: "/etc/../etc/./passwd") == known)
    #expect(FileIdentity(of: "/etc/group") != known)
    let open = try Descriptor(reading: "/etc/passwd")
    defer { open.close() }
    #expect(FileIdentity(of: open) == known)
  }

  @Test func `a file that is not there yet is told by its folder and name`() {
    let first = FileIdentity(of: "/etc/no-such-file")
    #expect(first != nil && first == FileIdentity(of: "/etc/../etc/no-such-file"))
    #expect(first != FileIdentity(of: "/etc/no-such-file-either"))
    #expect(FileIdentity(of: "/no/such/folder/file") == nil)
  }

  @Test(arguments: ["/", "/dev/null", "/dev/zero"])
  func `a folder and a device are no file that could be lost`(path: String) {
    #expect(FileIdentity(of: path) == nil)
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/proc/thread-self/fd/1"])
  func `a name of a descriptor is one`(path: String) {
    #expect(Descriptor(named: path) == .output)
  }

  @Test(arguments: ["1", "/dev/fd", "/dev/fd/", "/dev/fd/x", "/dev/fd/-1", "/dev/null", "/etc/1", ""])
  func `another name is none`(path: String) {
    #expect(Descriptor(named: path) == nil)
  }

  @Test func `what is no file is not replaced, and what is not open cannot be written to`() throws {
    #expect(try !FileReplacement(of: "/dev/null", newFileMode: 0o600).isWhole)
    #expect(throws: Errno.notOpen) { try FileReplacement(of: "/dev/fd/9999", newFileMode: 0o600) }
    #expect(throws: Errno.isFolder) { try FileReplacement(of: "/", newFileMode: 0o600) }
  }
}
