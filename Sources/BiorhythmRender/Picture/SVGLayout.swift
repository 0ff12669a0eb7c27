internal import BiorhythmCore
internal import BiorhythmTables

/// Where things stand in the picture of a window; all numbers are in the units of the picture, from its top left.
struct SVGLayout {
  static let margin = 32.0
  /// About as much as a column of small text takes in any font.
  static let columnWidth = 7.6
  /// The plot's edges.
  static let left = 84.0
  static let top = 124.0
  static let bottom = 424.0
  /// The height of zero, and how far 100 percent is from it; a curve at ±100 keeps a little room to the edge.
  static let zero = (top + bottom) / 2
  static let amplitude = (bottom - top) / 2 - 12

  let window: ClosedRange<CivilDate>
  /// The plot's right edge.
  let right: Double
  /// The width of a day.
  let step: Double

  /// Lays a window out: as wide as the picture of a month, or as wide as its days need to be told apart.
  init(_ window: ClosedRange<CivilDate>) {
    self.window = window
    step = max((Self.narrowest - Self.margin - Self.left) / Double(window.count), 2.25)
    right = Self.left + step * Double(window.count)
  }

  /// The width of the picture.
  var width: Double { right + Self.margin }

  private static let narrowest = 960.0

  /// Whether the days are wide enough for a dot each.
  var hasDots: Bool { step >= 5 }

  /// The middle of a day; days outside the window lie outside the plot.
  func x(of date: CivilDate) -> Double {
    Self.left + (Double(date - window.lowerBound) + 0.5) * step
  }

  /// The left edge of a day.
  func edge(of date: CivilDate) -> Double { x(of: date) - step / 2 }

  /// The height of a value.
  ///
  /// - Parameter value: −1...1.
  func y(of value: Double) -> Double { Self.zero - value * Self.amplitude }
}

/// A coordinate as SVG writes it: at most two places behind the point, and never −0.
func coordinate(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  let fraction = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest.zeroPadded(to: 2)
  return "\(sign)\(whole).\(fraction)"
}
