import BiorhythmCLI
import FoundationEssentials
import Glibc
import Testing

/// Writing to a file, whole or not at all.
@Suite struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(to name: String) throws -> Outcome {
    try run("--day", "--birthday", "1990-05-15", "--output", folder.path + "/" + name, on: folder.host)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `a file takes the report, with the mode of the mask, and nothing is left beside it`() throws {
    #expect(try write(to: "day.txt") == Outcome(output: "", errors: "", status: .done))
    #expect(try folder.read("day.txt") == (try output("--day", "--birthday", "1990-05-15")))
    #expect(try names == ["day.txt"])
    var status = stat()
    #expect(
      stat(folder.path + "/day.txt", &status) == 0 && status.st_mode & 0o600 == 0o600
        && status.st_mode & 0o111 == 0)
  }

  @Test func `a file that was there keeps its mode, and a link stays one`() throws {
    try folder.write("old", to: "target")
    #expect(chmod(folder.path + "/target", 0o604) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "target")
    #expect(try write(to: "link").status == .done)
    #expect(try folder.read("target").contains("+82%"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "target")
    var status = stat()
    #expect(stat(folder.path + "/target", &status) == 0 && status.st_mode & 0o777 == 0o604)
  }

  @Test func `an error leaves the file as it was`() throws {
    try folder.write("old", to: "day.txt")
    let path = folder.path + "/day.txt"
    #expect(
      try run("--day", "1989-01-01", "-b", "1990-05-15", "-o", path, on: folder.host).status
        == .badCommandLine)
    #expect(try folder.read("day.txt") == "old")
  }

  @Test(arguments: ["csv", "jsonl", "text"])
  func `a roster that is refused half way leaves the file as it was`(format: String) throws {
    try folder.write("precious", to: "out")
    let path = folder.path + "/in.csv"
    // No row is as long as this.
    let endless = "\"" + String(repeating: "x", count: 1 << 20)
    try folder.write("name,birthday\nA,1990-05-15\n\(endless)", to: "in.csv")
    let outcome = try run("--roster", path, "-f", format, "-o", folder.path + "/out", on: folder.host)
    #expect(outcome.status == .badRows && outcome.errors.contains("in.csv") && outcome.output == "")
    #expect(try folder.read("out") == "precious")
    let stream = try run("--roster", path, "-f", format, on: folder.host)
    #expect(stream.status == .badRows && stream.output.contains("A"))
  }

  @Test func `a file that the run depends on is not replaced by its report`() throws {
    _ = try output("--set-birthday", "1990-05-15", on: folder.host)
    let settings = ".config/biorhythm/settings.json"
    try folder.write("name,birthday\nAna,1990-05-15\n", to: "people.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.csv", withDestinationPath: "people.csv")
    for (words, name) in [
      (["--day"], settings), (["--roster", folder.path + "/people.csv", "-f", "csv"], "people.csv"),
      (["--roster", folder.path + "/people.csv", "-f", "csv"], "link.csv"),
    ] {
      let before = try folder.read(name)
      let outcome = try folder.host.run(words + ["-o", folder.path + "/" + name])
      #expect(outcome.status == .noOutput && outcome.errors.contains(name))
      #expect(try folder.read(name) == before)
    }
  }

  @Test func `a hyphen stands for standard output`() throws {
    #expect(try output("--day", "-b", "1990-05-15", "-o", "-") == (try output("--day", "-b", "1990-05-15")))
  }

  @Test func `an empty name of a file is a wrong command line`() throws {
    #expect(try run("--day", "-b", "1990-05-15", "-o", "").status == .badCommandLine)
  }

  @Test func `a place that cannot be is status 73`() throws {
    for name in ["no/such/day.txt", "", "day.txt/x"] {
      try folder.write("", to: "day.txt")
      let outcome = try write(to: name)
      #expect(outcome.status == .noOutput && outcome.output == "" && outcome.errors.contains("--output"))
    }
  }

  @Test func `a device is written to as it stands`() throws {
    #expect(try run("--day", "-b", "1990-05-15", "-o", "/dev/null").status == .done)
    let full = try run("--day", "-b", "1990-05-15", "-o", "/dev/full")
    #expect(full.status == .failedStream && full.errors.contains("No space left on device"))
  }
}
