internal import BiorhythmCore

/// How a curve is drawn: a color for light and one for dark paper, and dashes, so that color alone never tells
/// curves apart.
struct SVGStroke {
  let light: String
  let dark: String
  /// Lengths of dashes and gaps; empty for an unbroken line.
  let dashes: String
  let width: String

  private init(_ light: String, _ dark: String, _ dashes: String, width: String = "2.25") {
    self.light = light
    self.dark = dark
    self.dashes = dashes
    self.width = width
  }

  /// Returns the class of a cycle's curve and dots in the style sheet.
  ///
  /// - Parameter index: The cycle's place among the chosen ones, which gives a custom cycle its color.
  static func name(of cycle: Cycle, index: Int) -> String {
    cycle.group == .custom ? "custom\(index % custom.count)" : cycle.id
  }

  /// Every stroke there is, by its class.
  static let all: [(name: String, stroke: SVGStroke)] =
    Cycle.builtIn.map { (name(of: $0, index: 0), of($0, index: 0)) }
    + custom.enumerated().map { ("custom\($0.offset)", $0.element) }

  /// Returns the stroke of a cycle.
  ///
  /// - Parameter index: The cycle's place among the chosen ones, which gives a custom cycle its color.
  static func of(_ cycle: Cycle, index: Int) -> SVGStroke {
    switch cycle {
    // Red, blue and green as near to those of Okabe and Ito as the app's colors allow: told apart with any color
    // vision.
    case .physical: SVGStroke("#d1401f", "#ff7b57", "", width: "3")
    case .emotional: SVGStroke("#0b6fc2", "#5cb6ff", "11 6", width: "3")
    case .intellectual: SVGStroke("#00916a", "#3fd6a4", "0.1 6.5", width: "3.5")
    case .intuition: SVGStroke("#a8458f", "#e592d2", "7 4")
    case .aesthetic: SVGStroke("#a87400", "#e0ad55", "14 4 3 4")
    case .awareness: SVGStroke("#1789a6", "#62d0e8", "4 4")
    case .spiritual: SVGStroke("#6b48b5", "#b49bf0", "16 5")
    case .passion: SVGStroke("#8a2a56", "#f08fb4", "10 3 2 3")
    case .mastery: SVGStroke("#7a6b12", "#cfc15c", "3 3")
    case .wisdom: SVGStroke("#0f6b6b", "#5fc4c0", "12 3 2 3 2 3")
    case .average: SVGStroke("#4a4f57", "#c3c8d0", "20 4")
    default: custom[index % custom.count]
    }
  }

  private static let custom = [
    SVGStroke("#b3541e", "#f0a070", "9 4 2 4"), SVGStroke("#3f6fb0", "#8fb8f2", "6 3"),
    SVGStroke("#5d7f14", "#acd05c", "2 4"), SVGStroke("#95376b", "#e88fc0", "13 5 5 5"),
    SVGStroke("#5a5f8c", "#b0b5e8", "8 6"),
  ]
}
