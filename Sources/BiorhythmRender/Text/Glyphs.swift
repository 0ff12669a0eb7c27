package import BiorhythmCore

/// How the dots of curves are put into character cells.
package enum DotCells: Hashable, Sendable {
  /// Two dots across and four down (Unicode's Braille Patterns).
  case braille
  /// One dot across and two down, for consoles whose font has no braille.
  case blocks
  /// A letter a cell.
  case letters
}

/// The characters that reports are drawn with.
package struct Glyphs: Hashable, Sendable {
  /// How curves are drawn.
  package let cells: DotCells
  /// Heights of a sparkline, lowest first; eight or as many as tell apart.
  package let levels: [Character]
  /// A day before birth in a sparkline.
  package let blank: Character
  /// A whole cell of a bar, half as high as the line so that bars below one another stay apart.
  package let bar: String
  /// Half a cell of a bar to the left of zero, or nil where there are only whole ones.
  package let leftHalf: String?
  /// Half a cell of a bar to the right of zero.
  package let rightHalf: String?
  /// The zero of a bar.
  package let zero: String
  /// The part of a gauge that has passed, and the part to come.
  package let passed: String
  package let coming: String
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
  /// The ground of weekends.
  package let weekend: String
  /// Where the selected day meets a curve.
  package let point: String

  /// Whether there is more than ASCII.
  package var isUnicode: Bool { cells != .letters }

  /// For terminals with a full font.
  package static let unicode = Glyphs(
    cells: .braille, levels: Array("▁▂▃▄▅▆▇█"), blank: "·", bar: "▄", leftHalf: "▗", rightHalf: "▖",
    zero: "│", passed: "━", coming: "─", minus: "−", ellipsis: "…", dot: "·", rising: "↗", falling: "↘",
    critical: "●", peak: "▲", valley: "▼", pointer: "▶", rule: "─", tick: "┤", zeroTick: "┼", axis: "│",
    weekend: "░", point: "●")

  /// For terminals that draw characters of ambiguous width (UAX #11) in two columns: none of these is ambiguous.
  package static let narrow = Glyphs(
    cells: .braille, levels: Array("⣀⣤⣶⣿"), blank: " ", bar: "⣤", leftHalf: "⢠", rightHalf: "⡄", zero: "|",
    passed: "=", coming: "-", minus: "−", ellipsis: "~", dot: "-", rising: "⬀", falling: "⬂", critical: "◉",
    peak: "▴", valley: "▾", pointer: "▸", rule: "-", tick: "+", zeroTick: "+", axis: "|", weekend: "░",
    point: "◉")

  /// For consoles that have the line and block characters of the PC alone.
  package static let blocks = Glyphs(
    cells: .blocks, levels: Array("_▄█"), blank: " ", bar: "▄", leftHalf: nil, rightHalf: nil, zero: "│",
    passed: "═", coming: "─", minus: "-", ellipsis: "~", dot: "·", rising: "↑", falling: "↓", critical: "•",
    peak: "▲", valley: "▼", pointer: "►", rule: "─", tick: "┤", zeroTick: "┼", axis: "│", weekend: "░",
    point: "•")

  /// For everything else.
  package static let ascii = Glyphs(
    cells: .letters, levels: Array("_.-~=+*#"), blank: " ", bar: "#", leftHalf: nil, rightHalf: nil,
    zero: "|",
    passed: "=", coming: "-", minus: "-", ellipsis: "~", dot: "-", rising: "/", falling: "\\", critical: "!",
    peak: "^", valley: "v", pointer: ">", rule: "-", tick: "+", zeroTick: "+", axis: "|", weekend: ":",
    point: "@")

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
