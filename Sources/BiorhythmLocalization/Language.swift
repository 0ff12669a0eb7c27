/// A language that people read; the raw value is its BCP 47 tag.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case german = "de"

  /// Whether plain ASCII is enough to write it.
  package var isWrittenInASCII: Bool { self == .english }

  /// Everything that is said in this language.
  package var catalog: Catalog {
    switch self {
    case .english: English.catalog
    case .korean: Korean.catalog
    case .japanese: Japanese.catalog
    case .simplifiedChinese: SimplifiedChinese.catalog
    case .traditionalChinese: TraditionalChinese.catalog
    case .german: German.catalog
    }
  }

  /// Creates the language of a tag or a POSIX locale name as people type them, or nil for one that has no catalog.
  ///
  /// Case, region and, in a locale name, codeset and modifier do not matter: `KO`, `de-AT`, `zh_TW.UTF-8@stroke`.
  /// Taiwan, Hong Kong, Macau and the script `Hant` read traditional Chinese.
  ///
  /// - Parameter tag: The tag or name.
  package init?(tag: String) {
    let name = tag.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    switch parts.first {
    case "en": self = .english
    case "ko": self = .korean
    case "ja": self = .japanese
    case "zh":
      let isTraditional =
        !parts.contains("hans") && parts.contains { ["tw", "hk", "mo", "hant"].contains($0) }
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    case "de": self = .german
    default: return nil
    }
  }

  /// Creates the language of a POSIX locale name; English for one that has no catalog.
  ///
  /// - Parameter locale: The name.
  package init(locale: String) { self = Self(tag: locale) ?? .english }
}
