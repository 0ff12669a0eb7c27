@testable import BiorhythmCLI
import BiorhythmLocalization
import Testing

/// The command lines that the pages show.
enum Examples {
  static let all = ManualPage.examples.map(\.command) + ReportEntry.all.flatMap(\.examples)

  /// The words of a command line, in which single quotes keep spaces together.
  private static func words(of command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  /// The runs of the program in a command line, each without what a shell does with it.
  static func runs(in command: String) -> [[String]] {
    var runs: [[String]] = []
    var words = words(of: command)[...]
    while words.popFirst() == "biorhythm" {
      let own = words.prefix { !["|", "<", "&&"].contains($0) }
      runs.append(Array(own))
      words = words.dropFirst(own.count)
      if words.popFirst() != "&&" { break }
    }
    return runs
  }
}
