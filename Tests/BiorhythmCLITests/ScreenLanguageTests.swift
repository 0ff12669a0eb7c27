import BiorhythmCLI
import BiorhythmLocalization
import BiorhythmRender
import TestSupport
import Testing

/// The live screen in every language, at 80 columns.
@Suite struct ScreenLanguageTests {
  @Test(arguments: Language.allCases, [("browse", ""), ("birthday", "i"), ("keys", "?")])
  func `the screen is as recorded, and not wider than 80 columns`(
    language: Language, scene: (name: String, keys: String)
  ) throws {
    var screen = try makeScreen(language: language)
    screen.type(scene.keys)
    let rows = screen.rows(80, 24)
    #expect(rows.count == 24 && rows.allSatisfy { $0.displayWidth <= 80 })
    let text = rows.map { $0 + "\n" }.joined()
    #expect(try Golden("screen-\(scene.name).\(language.rawValue).txt").check(text) == nil)
  }
}
