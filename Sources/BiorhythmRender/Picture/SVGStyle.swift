internal import BiorhythmLocalization

/// The style sheet of every picture.
///
/// It is the same for all pictures and touches nothing outside them, so that several of them in one page agree, and
/// a page may name it by its hash.
enum SVGStyle {
  /// The class of a picture's root, which every rule asks for.
  static let scope = "biorhythm-picture"

  static let text: String = {
    let light =
      [
        "{max-width:100%;height:auto;font-size:16px;font-family:\(fontFamily(nil))}",
        " text{fill:#272b33}",
        " .title{font-weight:700}", " .quiet,.axis,.below{fill:#565d69}",
        " .axis,.quiet{font-size:14.5px}", " .tick{text-anchor:middle}", " .scale,.end{text-anchor:end}",
        " .value{font-weight:700;font-size:20px}", " .strong{font-weight:700}",
        " .paper{fill:#fff}", " .dot{fill:#fff;stroke-width:2}", " .plot{fill:#f6f7f9}",
        " .weekend{fill:#e9ecf1}", " .grid{stroke:#dadee5}", " .zero{stroke:#7d8593;stroke-width:1.2}",
        " .band{fill:#ffd84a;fill-opacity:.55}", " .needle{stroke:#b98900;stroke-width:1.5}",
        " .double{fill:#ffd84a}", " .triple{fill:#ff9d2e}", " .onband{fill:#332600;font-weight:700}",
        " .flag{fill:#ffd021}", " .date{fill:#332600;font-weight:700;font-size:15px;text-anchor:middle}",
        " .curve{fill:none;stroke-linecap:round;stroke-linejoin:round}",
        " .plain{stroke:#565d69}", " .plain.critical{fill:#565d69}",
      ]
      + SVGStroke.all.flatMap { name, stroke in
        let dashes = stroke.dashes.isEmpty ? "" : ";stroke-dasharray:\(stroke.dashes)"
        return [
          " .\(name){stroke:\(stroke.light)}", " .curve.\(name){stroke-width:\(stroke.width)\(dashes)}",
          " .\(name).critical,.\(name).reading{fill:\(stroke.light)}",
        ]
      } + [
        " .critical{stroke-width:1}", " .reading{stroke:#fff}", " .curve.thin{stroke-width:1.6}",
        " .curve.first{stroke-width:2.75;stroke-dasharray:none}",
        " .curve.second{stroke-width:2.25;stroke-dasharray:7 5}",
        " .curve.person{stroke:#565d69}",
      ]
    let dark =
      [
        " text{fill:#e8eaee}", " .quiet,.axis,.below{fill:#aab1bd}", " .paper,.dot{fill:#14171c}",
        " .plot{fill:#1b1f26}", " .weekend{fill:#282e38}", " .grid{stroke:#323944}", " .zero{stroke:#8b94a3}",
        " .band{fill:#e8b400;fill-opacity:.22}", " .needle{stroke:#f0c022}", " .date,.onband{fill:#2b2000}",
        " .plain,.curve.person{stroke:#aab1bd}", " .plain.critical{fill:#aab1bd}",
      ]
      + SVGStroke.all.flatMap { name, stroke in
        [
          " .\(name){stroke:\(stroke.dark)}", " .\(name).critical,.\(name).reading{fill:\(stroke.dark)}",
        ]
      } + [" .reading{stroke:#14171c}"]
    let languages = Language.allCases.compactMap { language in
      ownFonts[language].map { _ in ":lang(\(language.rawValue)){font-family:\(fontFamily(language))}" }
    }
    return scoped(light + languages) + "@media screen and (prefers-color-scheme:dark){\n" + scoped(dark)
      + "}\n"
  }()

  /// Puts the scope before every selector of rules.
  private static func scoped(_ rules: [String]) -> String {
    rules.map { rule in
      let body = rule.firstIndex(of: "{") ?? rule.endIndex
      let selectors = rule[..<body].split(separator: ",", omittingEmptySubsequences: false).map { part in
        ".\(scope)" + (part.hasPrefix(".") ? " \(part)" : part)
      }
      return selectors.joined(separator: ",") + rule[body...] + "\n"
    }.joined()
  }

  private static let ownFonts: [Language: String] = [
    .korean: "'Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic'",
    .japanese: "'Noto Sans CJK JP','Hiragino Sans','Yu Gothic'",
    .simplifiedChinese: "'Noto Sans CJK SC','PingFang SC','Microsoft YaHei'",
    .traditionalChinese: "'Noto Sans CJK TC','PingFang TC','Microsoft JhengHei'",
  ]

  /// Fonts that systems bring along, the language's own first, so that a name in any script has its letters.
  static func fontFamily(_ language: Language?) -> String {
    let own = language.flatMap { ownFonts[$0] }.map { [$0] } ?? []
    let others = Language.allCases.filter { $0 != language }.compactMap { ownFonts[$0] }
    return (["system-ui", "'Noto Sans'", "'Segoe UI'"] + own + others + ["sans-serif"]).joined(separator: ",")
  }
}
