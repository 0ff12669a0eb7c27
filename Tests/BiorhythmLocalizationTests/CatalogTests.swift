import BiorhythmLocalization
import Testing

@Suite struct CatalogTests {
  @Test(arguments: Language.allCases)
  func `the catalog of a language is its own`(language: Language) {
    #expect(language.catalog.language == language)
    #expect(Language(tag: language.rawValue.uppercased()) == language)
  }
}
