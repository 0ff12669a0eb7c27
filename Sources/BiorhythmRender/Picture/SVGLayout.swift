internal import BiorhythmCore
internal import BiorhythmTables

/// Where the days and values of one plot stand; all numbers are in the units of the picture, from its top left.
struct SVGLayout {
  /// The width of a picture: narrow enough that its text is still read on a phone.
  static let pictureWidth = 560.0
  static let margin = 16.0
  /// The height of text and of what stands along the axes.
  static let textSize = 16.0
  static let axisSize = 14.5
  /// What is kept free left of a plot for its scale.
  static let scaleWidth = 64.0

  let window: ClosedRange<CivilDate>
  /// The plot's edges.
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// The width of a day.
  let step: Double
  /// How far into the day of birth the curves begin, 0 to 1: noon where no time is known, so that the value on a
  /// day stands in its middle.
  let birthFraction: Double

  /// Lays out the one plot of a window: as wide as the picture, or as wide as its days need to be told apart.
  init(_ window: ClosedRange<CivilDate>, birthFraction: Double = 0.5) {
    let room = Self.pictureWidth - Self.margin - Self.scaleWidth
    self.init(
      window, left: Self.scaleWidth, top: 104, step: max(room / Double(window.count), 1.2), height: 240,
      birthFraction: birthFraction)
  }

  /// Lays out one plot of several.
  init(
    _ window: ClosedRange<CivilDate>, left: Double, top: Double, step: Double, height: Double,
    birthFraction: Double = 0.5
  ) {
    self.window = window
    self.left = left
    self.top = top
    self.step = step
    self.birthFraction = birthFraction
    right = left + step * Double(window.count)
    bottom = top + height
  }

  /// The height of zero.
  var zero: Double { (top + bottom) / 2 }
  /// How far 100 percent is from zero; a curve at ±100 keeps a little room to the edge.
  var amplitude: Double { (bottom - top) / 2 - min(10, (bottom - top) / 12) }

  /// The width of the picture.
  var width: Double { right + Self.margin }

  /// Whether the days are wide enough for a dot each.
  var hasDots: Bool { step >= 5 }

  /// The middle of a day; days outside the window lie outside the plot.
  func x(of date: CivilDate) -> Double { edge(of: date) + step / 2 }

  /// The left edge of a day.
  func edge(of date: CivilDate) -> Double { left + Double(date - window.lowerBound) * step }

  /// Where a time since birth stands.
  ///
  /// - Parameter time: Days since birth and a fraction.
  func x(of time: Double, since birthday: CivilDate) -> Double {
    edge(of: birthday) + (birthFraction + time) * step
  }

  /// The height of a value.
  ///
  /// - Parameter value: −1...1.
  func y(of value: Double) -> Double { zero - value * amplitude }

  /// How wide a text is at most in the usual fonts.
  static func width(of text: String, size: Double = textSize) -> Double {
    Double(text.displayWidth) * 0.58 * size
  }
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
