package import BiorhythmCore

/// What a piece of text stands for, from which its color follows; never the only sign of it.
package enum Ink: Hashable, Sendable {
  case plain
  /// A heading.
  case strong
  /// Axes, scales and other scaffolding.
  case faint
  /// A cycle, by its place among the built-in ones; custom ones share the colors behind those.
  case cycle(Int)
  /// The selected day.
  case selected
  /// A critical day.
  case critical

  /// The ink of a cycle.
  package init(_ cycle: Cycle) {
    self = .cycle(Cycle.builtIn.firstIndex(of: cycle) ?? Cycle.builtIn.count)
  }
}

/// Colors for inks, as the parameters of SGR escape sequences (ECMA-48 §8.3.117).
package struct Palette: Hashable, Sendable {
  private let cycles: [String]
  private let selected: String

  /// The phone app's colors: physical red, emotional blue, intellectual green, the selected day yellow.
  package static let classic = Palette(
    cycles: ["31", "94", "32", "35", "36", "33", "95", "91", "96", "92", "93", "37"], selected: "1;33")

  /// Colors that eyes without red or green tell apart too.
  ///
  /// Source: Okabe and Ito, "Color Universal Design", 2008, in the nearest of 256 colors.
  package static let safe = Palette(
    cycles: [
      "38;5;166", "38;5;32", "38;5;36", "38;5;175", "38;5;74", "38;5;172", "38;5;103", "38;5;173", "38;5;110",
      "38;5;79", "38;5;250", "38;5;246",
    ], selected: "1;38;5;220")

  /// Weight alone, for a screen without colors.
  package static let monochrome = Palette(cycles: [""], selected: "1")

  /// The parameters for an ink; empty for the terminal's own color.
  package func code(for ink: Ink) -> String {
    switch ink {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .cycle(let place): cycles[min(place, cycles.count - 1)]
    case .selected: selected
    case .critical: "1"
    }
  }
}
