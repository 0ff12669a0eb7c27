import FoundationEssentials
import Testing

/// The README shows what the program prints.
@Suite struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `its screen is the recorded dashboard`() throws {
    let golden = try text("Tests/BiorhythmCLITests/Goldens/dashboard.unicode.txt")
    #expect(try text("README.md").contains("$ biorhythm\n" + golden + "```"))
  }

  @Test func `its first command is the main job without set-up`() throws {
    #expect(try text("README.md").contains("swift run biorhythm --month --birthday 1990-05-15"))
    #expect(try output("--month", "--birthday", "1990-05-15").contains("November 2026"))
  }

  @Test func `it is finished`() throws {
    #expect(try !text("README.md").contains("@@"))
  }

  @Test func `every file that it names is there`() throws {
    let links = try text("README.md").matches(of: /(?:Config|Tests)\/[A-Za-z0-9_.\/-]*[A-Za-z0-9]/)
    #expect(links.count > 10)
    for link in links {
      let path = root.appending(path: String(link.output)).path()
      #expect(FileManager.default.fileExists(atPath: path), "\(link.output)")
    }
  }
}
