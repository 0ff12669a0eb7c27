@testable import BiorhythmCLI
import BiorhythmLocalization
import BiorhythmRender
import Testing

/// Breaking running text into lines.
@Suite struct TextFlowTests {
  @Test(arguments: Language.allCases)
  func `no line begins with what may not begin one, nor is one too wide, and nothing is lost`(
    language: Language
  ) {
    let help = language.catalog.help
    for text in ReportKind.allCases.map(help.explanation) + [help.tagline, help.more, help.disclaimer] {
      for columns in 20...80 {
        let lines = TextFlow.lines(text, columns: columns)
        for line in lines {
          // A word of an alphabet may be longer than a very narrow line.
          #expect(line.displayWidth <= columns || !line.contains(" "), "\(line)")
          #expect(line.first.map { !"ァィゥェォッャュョぁぃぅぇぉっゃゅょー々）」』】、。，：；！？)]".contains($0) } == true, "\(line)")
          #expect(line.last.map { !"（「『【([".contains($0) } == true, "\(line)")
        }
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }

  @Test func `a word longer than a line is broken where the line ends`() {
    for columns in 11...78 {
      for length in [columns - 1, columns, columns + 1, columns + 2, 79, 200] {
        let text = "of " + String(repeating: "a", count: length) + " for"
        let lines = TextFlow.lines(text, columns: columns)
        #expect(lines.allSatisfy { $0.displayWidth <= columns }, "\(length) letters in \(columns)")
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }

  @Test(arguments: [
    ("チャート", ["チャー", "ト"]), ("もっと", ["もっ", "と"]), ("人々の", ["人々", "の"]), ("あ、い", ["あ、", "い"]),
    ("あ（い", ["あ", "（い"]),
  ])
  func `small kana and marks stay with the character before them`(text: String, lines: [String]) {
    #expect(TextFlow.lines(text, columns: lines[0].displayWidth) == lines)
  }
}
