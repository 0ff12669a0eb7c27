internal import BiorhythmLocalization

/// The style sheet of the picture.
struct SVGStyle {
  /// Of the curves, in their order.
  let strokes: [SVGStroke]
  /// Whether the curves are so close together that their strokes must be thin.
  let isThin: Bool
  let language: Language

  var text: String {
    let curves = strokes.enumerated().map { index, stroke in
      let dashes = stroke.dashes.isEmpty ? "" : ";stroke-dasharray:\(stroke.dashes)"
      let width = isThin ? "2" : stroke.width
      return """
        .c\(index){stroke:\(stroke.light);stroke-width:\(width)\(dashes)}
        .d\(index){stroke:\(stroke.light)}.d\(index).critical{fill:\(stroke.light)}
        """
    }
    let darkCurves = strokes.enumerated().map { index, stroke in
      ".c\(index),.d\(index){stroke:\(stroke.dark)}.d\(index).critical{fill:\(stroke.dark)}"
    }
    return """
      text{font-family:\(fontFamily);font-size:14px;fill:#272b33}
      .title{font-weight:700}
      .quiet,.axis{fill:#5f6672}.axis{font-size:12px}.tick{text-anchor:middle}.scale{text-anchor:end}
      .value{font-weight:700;text-anchor:end}
      .paper,.dot{fill:#fff}.plot{fill:#f6f7f9}.weekend{fill:#e9ecf1}
      .grid{stroke:#dadee5}.zero{stroke:#7d8593;stroke-width:1.5}
      .band{fill:#ffd84a;fill-opacity:.55}.needle{stroke:#d8a300;stroke-width:1.5}
      .flag{fill:#ffd021}.date{fill:#332600;font-weight:700;font-size:13px;text-anchor:middle}
      .curve{fill:none;stroke-linecap:round;stroke-linejoin:round}
      .dot{stroke-width:2.25}.critical{stroke-width:1}.plain{stroke:#5f6672}.plain.critical{fill:#5f6672}
      \(curves.joined(separator: "\n"))
      @media (prefers-color-scheme:dark){
      text{fill:#e8eaee}.quiet,.axis{fill:#a2a9b5}
      .paper,.dot{fill:#14171c}.plot{fill:#1b1f26}.weekend{fill:#252b34}
      .grid{stroke:#323944}.zero{stroke:#8b94a3}
      .band{fill:#e8b400;fill-opacity:.22}.needle{stroke:#f0c022}.date{fill:#2b2000}
      .plain{stroke:#a2a9b5}.plain.critical{fill:#a2a9b5}
      \(darkCurves.joined(separator: "\n"))
      }
      """
  }

  /// Fonts that systems bring along, the language's own first, so that a name in any script has its letters.
  private var fontFamily: String {
    let fonts: [(language: Language, names: String)] = [
      (.korean, "'Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic'"),
      (.japanese, "'Noto Sans CJK JP','Hiragino Sans','Yu Gothic'"),
      (.simplifiedChinese, "'Noto Sans CJK SC','PingFang SC','Microsoft YaHei'"),
      (.traditionalChinese, "'Noto Sans CJK TC','PingFang TC','Microsoft JhengHei'"),
    ]
    let own = fonts.filter { $0.language == language }
    let others = fonts.filter { $0.language != language }
    return (["system-ui", "'Noto Sans'", "'Segoe UI'"] + (own + others).map(\.names) + ["sans-serif"])
      .joined(separator: ",")
  }
}
