internal import BiorhythmCore
internal import BiorhythmSystem

/// The curve of a cycle over a window, as cubic Bézier curves with the heights and slopes of the sine itself.
struct SVGCurve {
  let cycle: Cycle
  let birthday: CivilDate
  let layout: SVGLayout

  /// The data of a `path` element, from edge to edge of the plot or from birth on; nil
  /// where the window ends before birth.
  var pathData: String? {
    let first = Double(layout.window.lowerBound - birthday)
    let last = Double(layout.window.upperBound - birthday)
    guard last >= 0 else { return nil }
    let start = max(0, first - layout.birthFraction)
    let end = last + 1 - layout.birthFraction
    guard start < end else { return nil }
    // An eighth of the fastest turn keeps a cubic within a thousandth of the sine; its ends fall on the sine's tops.
    let piece = Double(cycle.periods.min() ?? 1) / 8
    var data = "M" + point(start, value(at: start))
    var time = start
    while time < end {
      let next = min(end, (time / piece + 1e-9).rounded(.down) * piece + piece)
      // A cubic has the slopes of its ends where its inner points lie a third of the way along them.
      let third = (next - time) / 3
      data +=
        "C" + point(time + third, value(at: time) + third * slope(at: time))
        + " " + point(next - third, value(at: next) - third * slope(at: next))
        + " " + point(next, value(at: next))
      time = next
    }
    return data
  }

  private func point(_ time: Double, _ value: Double) -> String {
    coordinate(layout.x(of: time, since: birthday)) + "," + coordinate(layout.y(of: value))
  }

  private func value(at time: Double) -> Double { cycle.value(at: time) }

  /// How much the curve rises in a day.
  private func slope(at time: Double) -> Double {
    cycle.periods.reduce(0) { sum, period in
      let speed = 2 * Double.pi / Double(period)
      return sum + speed * cosine(2 * .pi * (time / Double(period)).truncatingRemainder(dividingBy: 1))
    } / Double(cycle.periods.count)
  }
}
