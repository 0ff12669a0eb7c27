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

  @Test(arguments: Language.allCases, [40, 60])
  func `no hint of a prompt or of the keys is cut in a narrow window`(language: Language, columns: Int) throws
  {
    for keys in ["i", "g", "f", "?"] {
      var screen = try makeScreen(language: language)
      screen.type(keys)
      let rows = screen.rows(columns, 24)
      #expect(rows.allSatisfy { $0.displayWidth <= columns && !$0.contains("…") }, "\(rows)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the hint of a prompt stands whole at 40 columns`(language: Language) throws {
    var screen = try makeScreen(language: language)
    screen.type("i")
    let shown = screen.rows(40, 24).suffix(3).joined().filter { $0 != " " }
    #expect(shown.hasSuffix(language.catalog.screen.birthdayHint.filter { $0 != " " }), "\(shown)")
  }
}
