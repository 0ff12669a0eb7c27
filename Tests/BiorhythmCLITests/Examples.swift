@testable import BiorhythmCLI
import BiorhythmLocalization
import Testing

/// The command lines that the pages show.
enum Examples {
  static let all = ManualPage.examples.map(\.command) + ReportEntry.all.flatMap(\.examples)

  /// The runs of the program in a command line, each without what a shell does with it.
  static func runs(in command: String) -> [[String]] {
    var runs: [[String]] = []
    var words = command.split(separator: " ").map(String.init)[...]
    while words.popFirst() == "biorhythm" {
      let own = words.prefix { !["|", "<", "&&"].contains($0) }
      runs.append(Array(own))
      words = words.dropFirst(own.count)
      if words.popFirst() != "&&" { break }
    }
    return runs
  }
}
