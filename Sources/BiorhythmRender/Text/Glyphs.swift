package import BiorhythmCore

/// The characters that reports are drawn with.
package struct Glyphs: Hashable, Sendable {
  /// Which of the two sets this is.
  package let isUnicode: Bool
  /// Heights of a sparkline, lowest first; eight or as many as tell apart.
  package let levels: [Character]
  /// A day before birth in a sparkline.
  package let blank: Character
  /// A whole cell of a bar.
  package let bar: String
  /// Half a cell of a bar to the left of zero, or nil where there are only whole ones.
  package let leftHalf: String?
  /// Half a cell of a bar to the right of zero.
  package let rightHalf: String?
  /// The zero of a bar.
  package let zero: String
  package let minus: String
  package let ellipsis: String
  /// Between parts of a heading.
  package let dot: String
  package let rising: String
  package let falling: String
  package let critical: String
  package let peak: String
  package let valley: String
  /// Before the selected day in a list.
  package let pointer: String
  /// A horizontal line.
  package let rule: String
  /// A vertical line with a mark on its left.
  package let tick: String
  /// Where the zero line meets the scale.
  package let zeroTick: String
  /// The vertical line of the scale.
  package let axis: String

  package static let unicode = Glyphs(
    isUnicode: true, levels: Array("▁▂▃▄▅▆▇█"), blank: "·", bar: "█", leftHalf: "▐", rightHalf: "▌",
    zero: "│",
    minus: "−", ellipsis: "…", dot: "·", rising: "↗", falling: "↘", critical: "●", peak: "▲", valley: "▼",
    pointer: "▶", rule: "─", tick: "┤", zeroTick: "┼", axis: "│")

  package static let ascii = Glyphs(
    isUnicode: false, levels: Array("_.-~=+*#"), blank: " ", bar: "#", leftHalf: nil, rightHalf: nil,
    zero: "|",
    minus: "-", ellipsis: "~", dot: "-", rising: "/", falling: "\\", critical: "!", peak: "^", valley: "v",
    pointer: ">", rule: "-", tick: "+", zeroTick: "+", axis: "|")

  /// The mark of a trend.
  package func mark(_ trend: Trend) -> String { trend == .rising ? rising : falling }

  /// The mark of a turning point.
  package func mark(_ point: TurningPoint) -> String {
    switch point {
    case .criticalRising, .criticalFalling: critical
    case .peak: peak
    case .valley: valley
    }
  }

  /// A signed percentage: `+82%`, `−97%`, `0%`.
  package func percent(_ percent: Int) -> String {
    (percent < 0 ? minus : percent > 0 ? "+" : "") + String(abs(percent)) + "%"
  }
}

extension Cycle {
  private static let customSymbols = "123456789bcdefghijklnoqrstuvxyzBCDFGHJKLMOQRTUVXYZ"

  /// The letter that stands for the cycle in graphs and one-line summaries: capital for cycles, small for composites,
  /// a digit, then a letter that is still free, for a custom one by its place among those shown.
  package func symbol(among cycles: [Cycle]) -> String {
    switch self {
    case .physical: "P"
    case .emotional: "E"
    case .intellectual: "I"
    case .intuition: "N"
    case .aesthetic: "A"
    case .awareness: "W"
    case .spiritual: "S"
    case .passion: "p"
    case .mastery: "m"
    case .wisdom: "w"
    case .average: "a"
    default:
      cycles.filter { $0.group == .custom }.firstIndex(of: self)
        .flatMap { Self.customSymbols.dropFirst($0).first }.map(String.init) ?? "*"
    }
  }
}
