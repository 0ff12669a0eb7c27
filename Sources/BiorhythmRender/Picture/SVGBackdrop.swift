internal import BiorhythmCore

/// What lies behind the curves: the plot with its weekends, scale and months.
struct SVGBackdrop {
  /// How much of the scale is written.
  enum Scale {
    /// Lines and labels at every 50 percent.
    case full
    /// The lines of 0 alone.
    case zero
  }

  let layout: SVGLayout
  /// Where months begin.
  let boundaries: [Double]
  var scale: Scale = .full

  var text: String {
    rectangle("plot", x: layout.left, width: layout.right - layout.left) + weekends + months + lines
  }

  private var weekends: String {
    guard layout.window.count <= SVGAxis.longestByWeek else { return "" }
    return layout.window.filter { $0.weekday.isWeekend }
      .map { rectangle("weekend", x: layout.edge(of: $0), width: layout.step) }.joined()
  }

  private func rectangle(_ kind: String, x: Double, width: Double) -> String {
    """
    <rect class="\(kind)" x="\(coordinate(x))" y="\(coordinate(layout.top))" width="\(coordinate(width))" \
    height="\(coordinate(layout.bottom - layout.top))"/>

    """
  }

  private var months: String {
    boundaries.map { x in
      "<path class=\"grid\" d=\"M\(coordinate(x)),\(coordinate(layout.top))V\(coordinate(layout.bottom))\"/>\n"
    }.joined()
  }

  private var lines: String {
    let all = [(1, "+100%"), (0.5, "+50%"), (0, "0%"), (-0.5, "\u{2212}50%"), (-1, "\u{2212}100%")]
    return all.filter { scale == .full || $0.0 == 0 }.map { value, label in
      let y = layout.y(of: value)
      let line = """
        <path class="\(value == 0 ? "zero" : "grid")" d="M\(coordinate(layout.left)),\(coordinate(y))\
        H\(coordinate(layout.right))"/>

        """
      guard scale == .full else { return line }
      return line + SVGText.line(label, style: "axis scale", x: layout.left - 7, y: y + 5)
    }.joined()
  }
}
