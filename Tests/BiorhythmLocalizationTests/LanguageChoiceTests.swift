import BiorhythmLocalization
import Testing

/// Which language a tag or a locale asks for.
@Suite struct LanguageChoiceTests {
  @Test(arguments: [
    ("en", Language.english), ("ko", .korean), ("KO", .korean), ("ja", .japanese), ("Ja", .japanese),
    ("zh-Hans", .simplifiedChinese), ("ZH-HANT", .traditionalChinese), ("zh-hant", .traditionalChinese),
    ("de", .german), ("zh-TW", .traditionalChinese), ("zh_CN", .simplifiedChinese),
    ("zh-HK", .traditionalChinese),
    ("zh", .simplifiedChinese), ("ko_KR", .korean), ("ko_KR.UTF-8", .korean), ("de-AT", .german),
    ("EN-us", .english),
  ])
  func `a tag names its language as people type it, in any case and of any region`(
    tag: String, language: Language
  ) {
    #expect(Language(tag: tag) == language)
  }

  @Test(arguments: ["", "kor", "fr", "auto", "C", "deutsch", "-", ".UTF-8"])
  func `a tag of no catalog names no language`(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  @Test(arguments: [
    ("ja_JP.UTF-8", Language.japanese), ("ja", .japanese), ("JA_jp", .japanese),
    ("ko_KR.EUC-KR@x", .korean), ("ko", .korean), ("ko_KR", .korean),
    ("zh_TW", .traditionalChinese), ("zh_TW.Big5", .traditionalChinese), ("zh_HK", .traditionalChinese),
    ("zh_MO.UTF-8", .traditionalChinese), ("zh-Hant-HK", .traditionalChinese),
    ("zh_Hant", .traditionalChinese), ("zh_TW.UTF-8@stroke", .traditionalChinese),
    ("zh_CN", .simplifiedChinese), ("zh_CN.GB18030", .simplifiedChinese), ("zh_SG", .simplifiedChinese),
    ("zh", .simplifiedChinese), ("zh_Hans_TW", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
    ("de_AT", .german), ("de_CH.UTF-8", .german), ("de_DE@euro", .german), ("de", .german),
    ("C", .english), ("POSIX", .english), ("C.UTF-8", .english), ("en_US.UTF-8", .english),
    ("xx_YY", .english), ("fr_FR.UTF-8", .english), ("", .english), (".UTF-8", .english), ("@", .english),
    ("_", .english), ("kok_IN", .english), ("deu", .english), ("한국어", .english),
  ])
  func `a locale asks for its language, whatever its codeset and modifier`(
    locale: String, language: Language
  ) {
    #expect(Language(locale: locale) == language)
  }

  @Test(arguments: Language.allCases)
  func `a language has a catalog of its own, and its tag leads back to it`(language: Language) {
    #expect(language.catalog.language == language)
    #expect(Language(tag: language.rawValue) == language)
    #expect(Language(locale: language.rawValue) == language)
  }
}
