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
  /// The selected day's line, and the pointer before it.
  case selected
  /// The selected day's date, which brings its own ground.
  case chip
  /// Today, where another day is selected.
  case today
  /// A critical day.
  case critical

  /// The ink of a cycle.
  package init(_ cycle: Cycle) {
    self = .cycle(Cycle.builtIn.firstIndex(of: cycle) ?? Cycle.builtIn.count)
  }
}

/// How many colors a terminal has.
package enum ColorDepth: Hashable, Sendable {
  /// The basic ones, which the terminal's theme decides.
  case sixteen
  /// The 256 of xterm, whose colors from 16 up are the same everywhere.
  case many
}

/// Colors for inks, as the parameters of SGR escape sequences (ECMA-48 §8.3.117).
package struct Palette: Hashable, Sendable {
  private let cycles: [String]
  private let selected: String
  private let chip: String
  private let faint: String
  private let critical: String

  /// Whether there are colors, so that curves need no dashes to be told apart.
  package let hasColors: Bool

  /// The phone app's colors: physical red, emotional blue, intellectual green, the selected day on yellow.
  ///
  /// With 256 of them, each has a contrast of at least 3:1 on black, on white and on both grounds of Solarized. Of the
  /// basic sixteen, only those are used that are colors in every usual theme.
  package static func classic(_ depth: ColorDepth) -> Palette {
    switch depth {
    case .sixteen:
      Palette(
        cycles: ["31", "94", "32", "35", "36", "33", "91", "95"], selected: "1", chip: "30;43", faint: "2",
        critical: "1", hasColors: true)
    case .many:
      Palette(
        cycles: [196, 33, 28, 134, 30, 166, 67, 168, 100, 31, 102, 98].map { "38;5;\($0)" },
        selected: "38;5;136", chip: "38;5;16;48;5;220", faint: "38;5;244", critical: "1", hasColors: true)
    }
  }

  /// Colors that eyes without red or green tell apart too.
  ///
  /// Source: Okabe and Ito, "Color Universal Design", 2008, in the nearest of 256 colors that have a contrast of at
  /// least 3:1 on the grounds of ``classic(_:)``.
  package static let safe = Palette(
    cycles: [166, 32, 29, 169, 67, 136, 103, 131, 68, 65, 244, 243].map { "38;5;\($0)" },
    selected: "38;5;136", chip: "38;5;16;48;5;220", faint: "38;5;244", critical: "1", hasColors: true)

  /// Weight alone, for a screen without colors.
  package static let monochrome = Palette(
    cycles: [""], selected: "1", chip: "1", faint: "2", critical: "1", hasColors: false)

  /// Whether an ink is seen on a space, because it brings its own ground.
  package func hasGround(_ ink: Ink) -> Bool { ink == .chip && hasColors }

  /// The parameters for an ink; empty for the terminal's own color.
  package func code(for ink: Ink) -> String {
    switch ink {
    case .plain: ""
    case .strong: "1"
    case .faint: faint
    case .cycle(let place): cycles[place % cycles.count]
    case .selected: selected
    case .chip: chip
    case .today: "1"
    case .critical: critical
    }
  }
}
